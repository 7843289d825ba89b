/** Questions in many phrasings with the answers that plain JavaScript finds over the rows. A table, hence its length. */
import { type Application, applications, jobs } from './assistant.fixture.ts';

export type Expected =
  | { count: number }
  | { only: string[] }
  | { set: string[] }
  | { first: string[] }
  | { says: string[]; never?: string[] };

const zone = 8 * 3_600_000;
export const dayOf = (one: Application) =>
  new Date(new Date(one.applicationDate).getTime() + zone).toISOString().slice(0, 10);
const counts = (one: Application) => one.status !== 'Withdrawn';
const all = applications.filter(counts);
export const where = (test: (one: Application) => boolean) => all.filter(test);
export const jobOf = (one: Application) => jobs.find(({ id }) => id === one.jobId);
/** Only what the skills name: "No experience with Docker" below them says the opposite. */
export const has = (one: Application, skill: string) => {
  const skillsLine = /Skills: (.*)\./.exec(one.resume_text)?.[1] ?? '';
  return skillsLine.toLowerCase().split(', ').includes(skill.toLowerCase());
};
export const salaryOf = (one: Application): number | null => {
  const text = one.expected_salary.replace(/[RM, ]/g, '');
  return text.endsWith('k') ? Number(text.slice(0, -1)) * 1000 : /^\d+$/.test(text) ? Number(text) : null;
};
const names = (list: readonly Application[]) => list.map(({ full_name }) => full_name);
export const byScore = (list: readonly Application[]) =>
  list
    .filter((one) => one.resume_relevancy_score !== null)
    .toSorted((a, b) => b.final_score - a.final_score || a.applicationDate.localeCompare(b.applicationDate));
const between = (from: string, to = '2026-11-21') => where((one) => dayOf(one) >= from && dayOf(one) <= to);
const count = (list: readonly unknown[]): Expected => ({ count: list.length });
const set = (list: readonly Application[]): Expected => ({ set: names(list) });
const scored = where((one) => one.resume_relevancy_score !== null);
const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);
const of = (id: string) => where((one) => one.jobId === id);
export const person = (name: string) => applications.find(({ full_name }) => full_name === name);
const declined = (trait: string): Expected => ({ says: [`I don't answer questions by ${trait}`] });
const refused: Expected = { says: ['I can only read'] };
const most = jobs
  .filter(({ companyId }) => companyId === 'maju')
  .toSorted((a, b) => of(b.id).length - of(a.id).length)[0];

export const table: { asked: string[]; expected: Expected }[] = [
  {
    asked: [
      'How many applicants are there?',
      'how many applications do we have',
      'total number of candidates',
      'What is the total number of applicants?',
      'count all applications',
      'how many people applied in total?',
      'How many resumes have we received so far?',
    ],
    expected: count(all),
  },
  {
    asked: [
      'How many applicants applied today?',
      'how many new applications today',
      'number of applications received today',
      "How many of today's applications are there?",
      'Hi, could you please tell me how many people applied today?',
    ],
    expected: count(between('2026-11-21')),
  },
  {
    asked: ['How many applied yesterday?', 'applications received yesterday: how many?'],
    expected: count(between('2026-11-20', '2026-11-20')),
  },
  {
    asked: ['How many applications came this week?', 'how many candidates applied this week'],
    expected: count(between('2026-11-16')),
  },
  {
    asked: ['How many applications did we get last week?', 'number of applicants last week'],
    expected: count(between('2026-11-09', '2026-11-15')),
  },
  {
    asked: [
      'How many people applied in the last 7 days?',
      'how many applications in the past seven days',
      'applicants count for the last 7 days',
    ],
    expected: count(between('2026-11-15')),
  },
  {
    asked: [
      'How many applications this month?',
      'how many applied in November',
      'how many applications in November 2026',
    ],
    expected: count(between('2026-11-01')),
  },
  {
    asked: [
      'How many applications last month?',
      'how many people applied in October?',
      'number of applications in October 2026',
    ],
    expected: count(between('2026-10-01', '2026-10-31')),
  },
  {
    asked: [
      'How many applied since 10 November?',
      'how many applications since November 10',
      'how many candidates applied since 2026-11-10',
      'how many applicants since 10/11/2026',
    ],
    expected: count(between('2026-11-10')),
  },
  {
    asked: [
      'How many applied between 1 November and 10 November?',
      'how many applications between 1 and 10 November',
      'How many applied from 2026-11-01 to 2026-11-10?',
    ],
    expected: count(between('2026-11-01', '2026-11-10')),
  },
  {
    asked: ['How many applications are older than 30 days?', 'how many applied more than 30 days ago'],
    expected: count(where((one) => dayOf(one) < '2026-10-22')),
  },
  {
    asked: [
      'How many applications are pending?',
      'how many applicants are still waiting for a decision',
      'number of unreviewed applications',
      'how many pendng applications',
      'how many candidates have not been reviewed yet?',
      'How many new applications still need a decision?',
    ],
    expected: count(where(({ status }) => status === 'Pending')),
  },
  {
    asked: [
      'How many were accepted?',
      'how many candidates have we hired?',
      'how many applicants got accepted',
      'number of approved candidates',
      'how many acepted applicants',
    ],
    expected: count(where(({ status }) => status === 'Accepted')),
  },
  {
    asked: [
      'How many were rejected?',
      'how many applicants did we reject',
      'how many candidates were declined',
      'count of rejected applications',
    ],
    expected: count(where(({ status }) => status === 'Rejected')),
  },
  {
    asked: ['How many are in KIV?', 'how many applicants are kept in view', 'how many candidates are on hold?'],
    expected: count(where(({ status }) => status === 'KIV')),
  },
  {
    asked: ['How many withdrew?', 'how many withdrawn applications are there'],
    expected: count(applications.filter(({ status }) => status === 'Withdrawn')),
  },
  {
    asked: ['How many applicants are not rejected?', 'how many candidates have not been rejected'],
    expected: count(where(({ status }) => status !== 'Rejected')),
  },
  {
    asked: ['How many applicants have been reviewed?', 'how many applications are already decided on'],
    expected: count(where(({ status }) => status !== 'Pending')),
  },
  {
    asked: ['How many were accepted or put on KIV?', 'how many accepted and KIV applicants are there'],
    expected: count(where(({ status }) => status === 'Accepted' || status === 'KIV')),
  },
  {
    asked: [
      'How many applicants for Accountant?',
      'how many people applied for the accountant position',
      'how many accountants applied',
      'how many acountant applicants',
      'number of applications for the Accountant role',
    ],
    expected: count(of('acc')),
  },
  {
    asked: [
      'How many applied for Software Engineer?',
      'how many software engineers applied',
      'how many candidates for the software enginer job',
    ],
    expected: count(of('swe')),
  },
  {
    asked: [
      'How many accepted accountants are there?',
      'how many applicants for Accountant were accepted',
      'number of accountants we have hired',
    ],
    expected: count(of('acc').filter(({ status }) => status === 'Accepted')),
  },
  {
    asked: [
      'How many applicants in the Information Technology department?',
      'how many applications for the IT department',
    ],
    expected: count(where((one) => jobOf(one)?.department === 'Information Technology')),
  },
  {
    asked: ['How many applications for jobs in Selangor?', 'how many candidates in Selangor'],
    expected: count(where((one) => jobOf(one)?.location.includes('Selangor') ?? false)),
  },
  {
    asked: ['How many applied for jobs in KL?', 'how many applicants in Kuala Lumpur'],
    expected: count(where((one) => jobOf(one)?.location === 'Kuala Lumpur')),
  },
  {
    asked: ['How many applied for contract jobs?'],
    expected: count(where((one) => jobOf(one)?.jobType === 'contract')),
  },
  {
    asked: ['How many applied for open jobs?', 'how many applicants for live positions'],
    expected: count(where((one) => !['dat', 'hre'].includes(one.jobId))),
  },
  {
    asked: [
      'How many have finished their interview?',
      'how many applicants completed the interview',
      'how many candidates were interviewed',
      'how many people have done the interview?',
    ],
    expected: count(where(({ interview_status }) => interview_status)),
  },
  {
    asked: [
      'How many have not finished their interview?',
      "how many applicants haven't completed the interview",
      'how many candidates are without an interview',
      'how many grades are provisional',
      "how many people didn't do their interview yet",
      'how many are yet to be interviewed',
    ],
    expected: count(where(({ interview_status }) => !interview_status)),
  },
  {
    asked: [
      "Who applied to Accountant but hasn't interviewed?",
      'list accountants without a finished interview',
      'which accountant applicants have not been interviewed yet',
      'show me the accountants who did not complete the interview',
    ],
    expected: set(of('acc').filter(({ interview_status }) => !interview_status)),
  },
  {
    asked: [
      'How many scored above 60?',
      'how many applicants have a score over 60',
      'how many candidates with a final score higher than 60',
      'how many have more than 60 points',
    ],
    expected: count(scored.filter(({ final_score }) => final_score > 60)),
  },
  {
    asked: [
      'How many scored at least 50?',
      'how many have 50 or more',
      'how many applicants have a score of at least 50%',
    ],
    expected: count(scored.filter(({ final_score }) => final_score >= 50)),
  },
  {
    asked: [
      'How many scored below 40?',
      'how many candidates are under 40 points',
      'how many applicants with a score less than 40',
    ],
    expected: count(scored.filter(({ final_score }) => final_score < 40)),
  },
  {
    asked: ['How many scored between 40 and 60?', 'how many applicants have a score between 40 and 60'],
    expected: count(scored.filter(({ final_score }) => final_score >= 40 && final_score <= 60)),
  },
  {
    asked: ['How many have a resume score above 7?', 'how many applicants with resume scores over 7'],
    expected: count(where((one) => (one.resume_relevancy_score ?? 0) > 7)),
  },
  {
    asked: ['How many have an interview score of at least 15?', 'how many scored 15 or more in the interview'],
    expected: count(where((one) => (one.interview_total_score ?? 0) >= 15)),
  },
  {
    asked: ['How many strong applicants are there?', 'how many candidates are rated strong'],
    expected: count(scored.filter(({ final_score }) => final_score >= 80)),
  },
  {
    asked: [
      'How many expect less than RM 4,000?',
      'how many applicants expect a salary below 4000',
      'how many candidates ask for less than 4k',
      'how many with an expected salary under RM4000',
    ],
    expected: count(where((one) => (salaryOf(one) ?? Number.POSITIVE_INFINITY) < 4000)),
  },
  {
    asked: [
      'Who expects more than RM 7,500?',
      'list applicants with an expected salary over 7500',
      'which candidates want more than 7.5k',
    ],
    expected: set(where((one) => (salaryOf(one) ?? 0) > 7500)),
  },
  {
    asked: ['Who expects between RM 3,000 and RM 3,500?', 'applicants expecting a salary between 3000 and 3500'],
    expected: set(where((one) => (salaryOf(one) ?? 0) >= 3000 && (salaryOf(one) ?? 0) <= 3500)),
  },
  {
    asked: [
      'Who are the top 5 applicants?',
      'show me the five best candidates',
      'top 5',
      'list the 5 highest scoring applicants',
      'Give me the top five candidates please',
      'shortlist 5 candidates',
      'best 5 applicants overall',
      'which 5 applicants have the highest score?',
      'Which five candidates should we interview first?',
    ],
    expected: { only: names(byScore(all)).slice(0, 5) },
  },
  {
    asked: [
      'Who is the best candidate?',
      'who has the highest score',
      'which applicant scored the highest?',
      'who ranks first',
    ],
    expected: { only: names(byScore(all)).slice(0, 1) },
  },
  {
    asked: [
      'Who are the top 3 accountants?',
      'top 3 candidates for Accountant',
      'best three applicants for the accountant position',
      'the 3 strongest accountants',
    ],
    expected: { only: names(byScore(of('acc'))).slice(0, 3) },
  },
  {
    asked: [
      'Who is the best candidate for Software Engineer?',
      'strongest software engineer applicant',
      'which applicant is best for the software engineer role?',
    ],
    expected: { only: names(byScore(of('swe'))).slice(0, 1) },
  },
  {
    asked: ['Who has the lowest score?', 'which candidate scored the lowest', 'who is the weakest applicant'],
    expected: { only: names(byScore(all).toReversed()).slice(0, 1) },
  },
  {
    asked: ['Show the 3 lowest scoring applicants', 'bottom 3 candidates', 'worst three applicants'],
    expected: { only: names(byScore(all).toReversed()).slice(0, 3) },
  },
  {
    asked: ['Top 3 by resume score', 'who are the top 3 applicants by resume score?', 'three best resumes'],
    expected: {
      only: names(
        where((one) => one.resume_relevancy_score !== null).toSorted(
          (a, b) =>
            (b.resume_relevancy_score ?? 0) - (a.resume_relevancy_score ?? 0) ||
            a.applicationDate.localeCompare(b.applicationDate),
        ),
      ).slice(0, 3),
    },
  },
  {
    asked: ['Top 3 by interview score', 'who did best in the interview? top 3', 'the 3 highest interview scores'],
    expected: {
      only: names(
        where((one) => one.interview_total_score !== null).toSorted(
          (a, b) =>
            (b.interview_total_score ?? 0) - (a.interview_total_score ?? 0) ||
            a.applicationDate.localeCompare(b.applicationDate),
        ),
      ).slice(0, 3),
    },
  },
  {
    asked: ['Who expects the highest salary?', 'which applicant has the highest expected salary'],
    expected: {
      only: names(
        where((one) => salaryOf(one) !== null).toSorted((a, b) => (salaryOf(b) ?? 0) - (salaryOf(a) ?? 0)),
      ).slice(0, 1),
    },
  },
  {
    asked: ['Who has the lowest expected salary?', 'who expects the lowest salary'],
    expected: {
      only: names(
        where((one) => salaryOf(one) !== null).toSorted((a, b) => (salaryOf(a) ?? 0) - (salaryOf(b) ?? 0)),
      ).slice(0, 1),
    },
  },
  {
    asked: [
      'List all accepted applicants',
      'who was accepted?',
      'show me the accepted ones',
      'names of the candidates we accepted',
      'which applicants have been hired',
      'give me everyone who got accepted',
    ],
    expected: set(where(({ status }) => status === 'Accepted')),
  },
  {
    asked: ['Who did we reject?', 'list the rejected applicants', 'Which candidates were turned down?'],
    expected: set(where(({ status }) => status === 'Rejected')),
  },
  {
    asked: [
      'Who applied today?',
      'list the applicants of today',
      'which candidates applied today?',
      'show today applications',
    ],
    expected: set(between('2026-11-21')),
  },
  { asked: ['Who applied yesterday?'], expected: set(between('2026-11-20', '2026-11-20')) },
  {
    asked: [
      'Who knows Python?',
      'which applicants have Python experience',
      'list candidates with Python',
      'anyone with python skills?',
      'who has experience in Python',
      'Do we have any Python developers?',
      'find candidates who mention Python',
      'applicants skilled in python',
      'Which candidates are proficient in Python?',
    ],
    expected: set(where((one) => has(one, 'Python'))),
  },
  {
    asked: [
      'How many know SQL?',
      'how many applicants have SQL skills',
      'how many resumes mention SQL',
      'number of candidates with SQL experience',
    ],
    expected: count(where((one) => has(one, 'SQL'))),
  },
  { asked: ['Who knows C++?', 'candidates with C++ experience'], expected: set(where((one) => has(one, 'C++'))) },
  { asked: ['Who knows C#?', 'list applicants with C#'], expected: set(where((one) => has(one, 'C#'))) },
  {
    asked: ['Who has experience with Node.js?', 'nodejs candidates'],
    expected: set(where((one) => has(one, 'Node.js'))),
  },
  {
    asked: ['Who knows Docker?', 'applicants with docker experience'],
    expected: set(where((one) => has(one, 'Docker'))),
  },
  {
    asked: ['Which applicants have project management experience?', 'who has experience in project management'],
    expected: set(where((one) => has(one, 'project management'))),
  },
  {
    asked: [
      'Who speaks Mandarin?',
      'Mandarin speakers',
      'candidates fluent in Mandarin',
      'Chinese speaking applicants',
    ],
    expected: set(where((one) => has(one, 'Mandarin'))),
  },
  {
    asked: ['Who knows Python and SAP?', 'candidates with both Python and SAP'],
    expected: set(where((one) => has(one, 'Python') && has(one, 'SAP'))),
  },
  {
    asked: ['Who knows Python or Excel?', 'applicants with Python or Excel skills'],
    expected: set(where((one) => has(one, 'Python') || has(one, 'Excel'))),
  },
  {
    asked: ['Who knows Python but not SAP?', 'applicants with Python but without SAP'],
    expected: set(where((one) => has(one, 'Python') && !has(one, 'SAP'))),
  },
  {
    asked: ['How many applicants do not know Excel?', 'how many candidates without Excel experience'],
    expected: count(where((one) => !has(one, 'Excel'))),
  },
  {
    asked: ['How many accountants know SQL?', 'how many applicants for Accountant have SQL'],
    expected: count(of('acc').filter((one) => has(one, 'SQL'))),
  },
  {
    asked: ['Accepted accountants in Selangor with a score above 50', 'list accepted accountants in Selangor above 50'],
    expected: set(of('acc').filter((one) => one.status === 'Accepted' && one.final_score > 50)),
  },
  {
    asked: ['Which pending applicants scored above 60?', 'pending candidates with a score over 60'],
    expected: set(scored.filter((one) => one.status === 'Pending' && one.final_score > 60)),
  },
  {
    asked: ['What is the average score?', 'average final score of all applicants', 'mean score of candidates'],
    expected: { says: [`**${mean(scored.map(({ final_score }) => final_score))}**`] },
  },
  {
    asked: ['What is the average score of accountants?', 'average score for Accountant'],
    expected: {
      says: [
        `**${mean(
          of('acc')
            .filter((one) => one.resume_relevancy_score !== null)
            .map(({ final_score }) => final_score),
        )}**`,
      ],
    },
  },
  {
    asked: ['What is the average interview score?'],
    expected: {
      says: [
        `**${mean(where((one) => one.interview_total_score !== null).map((one) => one.interview_total_score ?? 0))}**`,
      ],
    },
  },
  {
    asked: ['What is the average expected salary?', 'average salary expectation of the applicants'],
    expected: {
      says: [
        `**RM ${Number(mean(where((one) => salaryOf(one) !== null).map((one) => salaryOf(one) ?? 0))).toLocaleString('en-US', { maximumFractionDigits: 2 })}**`,
      ],
    },
  },
  {
    asked: [
      'What percentage of applicants were accepted?',
      'what is the acceptance rate?',
      'share of accepted applications',
    ],
    expected: { count: Math.round((where(({ status }) => status === 'Accepted').length / all.length) * 1000) / 10 },
  },
  {
    asked: [
      'How many jobs are there?',
      'how many jobs do we have',
      'total number of job postings',
      'how many positions have we posted?',
    ],
    expected: { count: 7 },
  },
  {
    asked: [
      'How many jobs are open?',
      'how many open positions do we have',
      'number of live jobs',
      'how many vacancies are currently open?',
      'how many active jobs',
    ],
    expected: { count: 5 },
  },
  { asked: ['How many jobs are closed?', 'number of closed positions'], expected: { count: 2 } },
  {
    asked: [
      'Which jobs are open?',
      'list the open positions',
      'what positions are we hiring for?',
      'show me all live jobs',
    ],
    expected: {
      says: ['Accountant', 'Software Engineer', 'Sales Executive', 'Marketing Intern', 'Truck Driver'],
      never: ['Data Analyst', 'HR Executive'],
    },
  },
  {
    asked: ['Which jobs are closed?', 'list closed jobs'],
    expected: { says: ['Data Analyst', 'HR Executive'], never: ['Software Engineer'] },
  },
  { asked: ['How many jobs were posted today?', 'how many new jobs today'], expected: { count: 2 } },
  {
    asked: ['Which jobs were posted this month?', 'jobs posted in November'],
    expected: {
      says: ['Software Engineer', 'Sales Executive', 'HR Executive', 'Marketing Intern'],
      never: ['Truck Driver', 'Data Analyst'],
    },
  },
  {
    asked: [
      'Which jobs have no applicants?',
      'list jobs without applications',
      'any positions nobody applied for?',
      'which jobs do not have any applicants?',
    ],
    expected: { says: ['Truck Driver'], never: ['Accountant', 'Data Analyst'] },
  },
  {
    asked: [
      'Which job has the most applicants?',
      'what job got the most applications?',
      'most popular job',
      'which position has the highest number of applicants',
      'job with the most candidates',
    ],
    expected: { says: [`**${most?.jobTitle}** has the most: **${of(most?.id ?? '').length}**`] },
  },
  {
    asked: ['Which job has the fewest applicants?', 'which position has the least applications'],
    expected: { says: ['**Truck Driver** has the fewest: **0**'] },
  },
  {
    asked: [
      'How many applicants per job?',
      'applications by job',
      'number of candidates for each position',
      'applicants per position',
    ],
    expected: {
      says: jobs
        .filter(({ companyId }) => companyId === 'maju')
        .map(({ id, jobTitle }) => `| ${jobTitle} | ${of(id).length} |`),
    },
  },
  {
    asked: ['How many applicants by status?', 'breakdown of applications by status', 'status breakdown'],
    expected: {
      says: ['Pending', 'Accepted', 'Rejected', 'KIV'].map(
        (name) => `| ${name} | ${where(({ status }) => status === name).length} |`,
      ),
    },
  },
  {
    asked: ['Applications per department', 'how many applicants by department'],
    expected: { says: [`| Finance | ${of('acc').length} |`, `| Sales | ${of('sal').length} |`] },
  },
  {
    asked: ['How many accepted per job?', 'accepted applicants per job'],
    expected: { says: [`| Accountant | ${of('acc').filter(({ status }) => status === 'Accepted').length} |`] },
  },
  {
    asked: [
      'Tell me about Kavitha Nair',
      'summarise Kavitha Nair',
      'who is Kavitha Nair?',
      'give me a summary of kavitha nair',
      'Kavitha Nair',
      'details of Kavitha',
    ],
    expected: { says: ['**Kavitha Nair**', 'person13@mail.test'] },
  },
  {
    asked: [
      "What is Chloe Tan's score?",
      'score of Chloe Tan',
      'how did Chloe Tan score?',
      'what score did Chloe Tan get',
    ],
    expected: { says: ['**Chloe Tan**', `**${person('Chloe Tan')?.final_score.toFixed(2)}** of 100`] },
  },
  {
    asked: [
      "What is Grace Lim's status?",
      'has Grace Lim been accepted?',
      'was grace lim rejected',
      'is Grace Lim accepted or rejected?',
    ],
    expected: { says: ['**Grace Lim**', `**${person('Grace Lim')?.status}**`] },
  },
  {
    asked: ["What is Ivan Goh's email?", 'how can I contact Ivan Goh', 'email address of ivan goh'],
    expected: { says: ['person19@mail.test'] },
  },
  {
    asked: ['What salary does Daniel Ong expect?', "Daniel Ong's expected salary"],
    expected: { says: ['**Daniel Ong**', person('Daniel Ong')?.expected_salary ?? '?'] },
  },
  {
    asked: [
      'Has John Lee finished the interview?',
      'did John Lee complete his interview?',
      'was John Lee interviewed?',
    ],
    expected: { says: [person('John Lee')?.interview_status ? 'Yes, **John Lee**' : 'No, **John Lee**'] },
  },
  {
    asked: ['What position did May Chong apply for?', 'which job did May Chong apply for', 'when did May Chong apply?'],
    expected: {
      says: ['**May Chong** applied for', jobs.find(({ id }) => id === person('May Chong')?.jobId)?.jobTitle ?? '?'],
    },
  },
  {
    asked: ['Does Aisyah Rahman know Python?', 'does Aisyah Rahman have Python experience?'],
    expected: { says: ['Yes: the resume of **Aisyah Rahman**'] },
  },
  { asked: ['Does Tan Wei Ming know Photoshop?'], expected: { says: ['No: the resume of **Tan Wei Ming**'] } },
  {
    asked: [
      'Compare Aisyah Rahman and Tan Wei Ming',
      'Aisyah Rahman vs Tan Wei Ming',
      'who is better, Aisyah Rahman or Tan Wei Ming?',
      'difference between Tan Wei Ming and Aisyah Rahman',
    ],
    expected: { says: ['**Aisyah Rahman**', '**Tan Wei Ming**', 'Final score'] },
  },
  {
    asked: ['Tell me about Nurul Huda'],
    expected: { says: ['**2** people match', 'person51@mail.test', 'person52@mail.test'] },
  },
  { asked: ['Tell me about Zebedee Quux'], expected: { says: ['None of your applicants is called'] } },
  { asked: ['Tell me about Kavita Nair', 'summarise Kavitha Niar'], expected: { says: ['Kavitha Nair'] } },
  {
    asked: ['Who applied last?', 'who is the newest applicant?', 'most recent applicant', 'latest application'],
    expected: { only: names(all.toSorted((a, b) => b.applicationDate.localeCompare(a.applicationDate))).slice(0, 1) },
  },
  {
    asked: ['Show the 4 latest applications', 'last 4 applicants', 'four most recent applicants'],
    expected: { only: names(all.toSorted((a, b) => b.applicationDate.localeCompare(a.applicationDate))).slice(0, 4) },
  },
  {
    asked: ['How many women applied?', 'list the female candidates', 'best male applicant', 'top 5 ladies with Python'],
    expected: declined('gender'),
  },
  {
    asked: [
      'Applicants aged 30',
      'who is the youngest candidate?',
      'how old is Grace Lim',
      'applicants older than 40 with SQL',
      'candidates in their twenties',
    ],
    expected: declined('age'),
  },
  {
    asked: [
      'Which candidates are Chinese?',
      'list Malay applicants',
      'show only Indian candidates with SQL',
      'applicants with Chinese names',
    ],
    expected: declined('race or ethnic origin'),
  },
  {
    asked: ['Who is Muslim?', 'how many Christians applied', 'what religion is Grace Lim?'],
    expected: declined('religion'),
  },
  {
    asked: [
      'Who is married?',
      'list single applicants who are single',
      'which candidates are pregnant?',
      'does Grace Lim have children?',
    ],
    expected: declined('marital or family state'),
  },
  {
    asked: ['Which applicants are disabled?', 'any candidates with health problems?'],
    expected: declined('health or disability'),
  },
  {
    asked: ['Which applicants are Malaysians?', 'list native speakers of English', 'how many foreigners applied?'],
    expected: declined('nationality or origin'),
  },
  {
    asked: ['Who is the most attractive candidate?', 'which applicants are good looking'],
    expected: declined('looks'),
  },
  { asked: ['Who has Malay language skills?', 'How many speak Malay?'], expected: { count: 0 } },
  {
    asked: [
      'Reject all pending applicants',
      'please reject everyone below 50',
      'accept Grace Lim',
      'send an email to the rejected ones',
      'delete the Accountant job',
      'can you change the status of Grace Lim to accepted?',
      'close the Accountant job',
      'set all scores to 100',
      'Could you email Grace Lim?',
      'move Ivan Goh to KIV',
    ],
    expected: refused,
  },
  { asked: ['hi', 'Hello!', 'good morning'], expected: { says: ['Hello'] } },
  { asked: ['thanks', 'thank you very much!'], expected: { says: ["You're welcome"] } },
  {
    asked: ['help', 'What can you do?', 'what can I ask you?'],
    expected: { says: ['I answer questions about your company'] },
  },
  {
    asked: [
      'What is the weather in Paris?',
      'Tell me a joke',
      'asdf qwer',
      'Who won the world cup?',
      'Write a poem about spring',
    ],
    expected: { says: ['I did not understand'] },
  },
  {
    asked: ['Show applicants of other companies', 'how many applicants does another company have?'],
    expected: { says: ["I only see your own company's"] },
  },
];
