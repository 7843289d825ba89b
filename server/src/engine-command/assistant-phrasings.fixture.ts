/** Phrasings that were written before the grammar had seen them, kept so that none is lost again. One table of questions, hence its length. */
import { type Application, applications, jobs } from './assistant.fixture.ts';
import { byScore, dayOf, type Expected, has, jobOf, person, salaryOf, where } from './assistant-questions.fixture.ts';

const all = where(() => true);
const ofStatus = (status: string) => where((one) => one.status === status);
const pay = (one: Application) => salaryOf(one) ?? 0;
const byResume = (a: Application, b: Application) =>
  (b.resume_relevancy_score ?? 0) - (a.resume_relevancy_score ?? 0) ||
  a.applicationDate.localeCompare(b.applicationDate);
const count = (list: readonly Application[]): Expected => ({ count: list.length });
const names = (list: readonly Application[]): Expected => ({ set: list.map(({ full_name }) => full_name) });
const first = (list: readonly Application[], most: number): Expected => ({
  only: list.slice(0, most).map(({ full_name }) => full_name),
});
const says = (...texts: string[]): Expected => ({ says: texts });

export const phrasings: { asked: string[]; expected: Expected }[] = [
  { asked: ["What's the headcount of applicants so far?"], expected: count(all) },
  {
    asked: ['Could you count how many folks submitted an application yesterday?'],
    expected: count(where((o) => dayOf(o) === '2026-11-20')),
  },
  { asked: ["I'd like to see everyone whose application was declined"], expected: names(ofStatus('Rejected')) },
  { asked: ['how many hopefuls are sitting in the KIV pile'], expected: count(ofStatus('KIV')) },
  { asked: ['Which applicants did well, i.e. above 70?'], expected: names(where((o) => o.final_score > 70)) },
  { asked: ['give me the names of people with ACCA'], expected: names(where((o) => has(o, 'ACCA'))) },
  {
    asked: ['who among the accountants has ACCA?'],
    expected: names(where((o) => o.jobId === 'acc' && has(o, 'ACCA'))),
  },
  {
    asked: ['candidates familiar with SAP who were accepted'],
    expected: names(where((o) => has(o, 'SAP') && o.status === 'Accepted')),
  },
  {
    asked: ['number of sales executive applicants still pending'],
    expected: count(where((o) => o.jobId === 'sal' && o.status === 'Pending')),
  },
  {
    asked: ["Who's leading the race for the Data Analyst role?"],
    expected: first(byScore(where((o) => o.jobId === 'dat')), 1),
  },
  {
    asked: ['Rank the software engineer applicants'],
    expected: {
      first: byScore(where((o) => o.jobId === 'swe'))
        .slice(0, 5)
        .map((o) => o.full_name),
    },
  },
  { asked: ['List the bottom five'], expected: first(byScore(all).toReversed(), 5) },
  { asked: ['Is there anybody with a forklift licence?'], expected: names(where((o) => has(o, 'forklift licence'))) },
  { asked: ['anyone who can use Photoshop?'], expected: names(where((o) => has(o, 'Photoshop'))) },
  { asked: ['how many candidates possess payroll experience'], expected: count(where((o) => has(o, 'payroll'))) },
  { asked: ['show Java or Python folks'], expected: names(where((o) => has(o, 'Python'))) },
  { asked: ['people with customer service backgrounds'], expected: names(where((o) => has(o, 'customer service'))) },
  { asked: ['how many applied on 18 November'], expected: count(where((o) => dayOf(o) === '2026-11-18')) },
  { asked: ['How many came in during the last two weeks?'], expected: count(where((o) => dayOf(o) >= '2026-11-08')) },
  {
    asked: ['count the accepted applicants in the IT department'],
    expected: count(where((o) => jobOf(o)?.department === 'Information Technology' && o.status === 'Accepted')),
  },
  {
    asked: ['how many in Penang got rejected?'],
    expected: count(where((o) => jobOf(o)?.location === 'Penang' && o.status === 'Rejected')),
  },
  { asked: ['Which positions are still accepting applications?'], expected: says('Truck Driver', 'Accountant') },
  { asked: ['what jobs do we have in Selangor?'], expected: says('Accountant', 'HR Executive', 'Truck Driver') },
  { asked: ['how many openings are there in Kuala Lumpur'], expected: { count: 2 } },
  { asked: ['did anyone apply for Truck Driver?'], expected: count([]) },
  {
    asked: ['what is the status of Ravi a/l Kumar'],
    expected: says(`**${String(person('Ravi a/l Kumar')?.status)}**`),
  },
  { asked: ['How much does Hana Mokhtar want?'], expected: says(String(person('Hana Mokhtar')?.expected_salary)) },
  { asked: ["show me Vivian Sim's profile"], expected: says('person32@mail.test') },
  {
    asked: ['has Zara Aziz done her interview'],
    expected: says(`${person('Zara Aziz')?.interview_status ? 'Yes' : 'No'}, **Zara Aziz**`),
  },
  {
    asked: ['who scored higher, Adam Ishak or Bella Ng?'],
    expected: says('**Adam Ishak**', '**Bella Ng**', 'Final score'),
  },
  {
    asked: ['compare Ivan Goh with Jasmine Teo and Lisa Chan'],
    expected: says('**Ivan Goh**', '**Jasmine Teo**', '**Lisa Chan**'),
  },
  { asked: ['why was Marcus Chew ranked so low?'], expected: says('**Marcus Chew**') },
  {
    asked: ['applicants whose salary expectation does not exceed RM3,000'],
    expected: names(where((o) => salaryOf(o) !== null && pay(o) <= 3000)),
  },
  {
    asked: ['cheapest accepted candidate'],
    expected: first(
      ofStatus('Accepted')
        .filter((o) => salaryOf(o) !== null)
        .toSorted((a, b) => pay(a) - pay(b)),
      1,
    ),
  },
  { asked: ['who is asking for 5k or more?'], expected: names(where((o) => (salaryOf(o) ?? 0) >= 5000)) },
  { asked: ['average score by job'], expected: says('| Accountant |') },
  { asked: ['which department receives the most applications?'], expected: says('has the most') },
  {
    asked: ['how many KIV per position'],
    expected: says(`| Accountant | ${where((o) => o.jobId === 'acc' && o.status === 'KIV').length} |`),
  },
  {
    asked: ['what fraction of candidates finished the interview?'],
    expected: { count: Math.round((where((o) => o.interview_status).length / all.length) * 1000) / 10 },
  },
  {
    asked: ["pending applicants who've already been interviewed"],
    expected: names(ofStatus('Pending').filter((o) => o.interview_status)),
  },
  {
    asked: ['rejected people scoring over 70'],
    expected: names(ofStatus('Rejected').filter((o) => o.final_score > 70)),
  },
  { asked: ["who hasn't been graded yet?"], expected: names(where((o) => o.resume_relevancy_score === null)) },
  {
    asked: ['oldest pending application'],
    expected: first(
      ofStatus('Pending').toSorted((a, b) => a.applicationDate.localeCompare(b.applicationDate)),
      1,
    ),
  },
  {
    asked: ['how many resumes mention both excel and sql?'],
    expected: count(where((o) => has(o, 'Excel') && has(o, 'SQL'))),
  },
  { asked: ['are there any candidates over 45 years old'], expected: says('by age') },
  { asked: ['which of the applicants are mothers?'], expected: says('by marital') },
  { asked: ['I want the guys only, no ladies'], expected: says('by gender') },
  { asked: ['please go ahead and hire Diana Razak'], expected: says('I can only read') },
  { asked: ['message the accepted applicants that they got the job'], expected: says('I can only read') },
  { asked: ['mark Edwin Tay as rejected'], expected: says('I can only read') },
  {
    asked: ["hey there, who's our top applicant for hr executive?"],
    expected: first(byScore(where((o) => o.jobId === 'hre')), 1),
  },
  {
    asked: ['how many aplicants for software enginer are acepted?'],
    expected: count(where((o) => o.jobId === 'swe' && o.status === 'Accepted')),
  },
  {
    asked: ['Strongest 2 sales executives by interview'],
    expected: first(
      where((o) => o.jobId === 'sal' && o.interview_total_score !== null).toSorted(
        (a, b) => (b.interview_total_score ?? 0) - (a.interview_total_score ?? 0),
      ),
      2,
    ),
  },
  { asked: ['Hi! Quick one: how many CVs came in today?'], expected: count(where((o) => dayOf(o) === '2026-11-21')) },
  { asked: ['What are the names of everyone accepted so far?'], expected: names(ofStatus('Accepted')) },
  { asked: ["who's still waiting to hear back from us?"], expected: names(ofStatus('Pending')) },
  { asked: ['I need a shortlist of 4 for Accountant'], expected: first(byScore(where((o) => o.jobId === 'acc')), 4) },
  {
    asked: ['which software engineer applicant got the best resume score'],
    expected: first(where((o) => o.jobId === 'swe' && o.resume_relevancy_score !== null).toSorted(byResume), 1),
  },
  {
    asked: ['how many of the accountants scored under 30'],
    expected: count(where((o) => o.jobId === 'acc' && o.resume_relevancy_score !== null && o.final_score < 30)),
  },
  {
    asked: ['who can code in Python and also knows Docker'],
    expected: names(where((o) => has(o, 'Python') && has(o, 'Docker'))),
  },
  { asked: ['anybody with SAP or ACCA?'], expected: names(where((o) => has(o, 'SAP') || has(o, 'ACCA'))) },
  {
    asked: ['candidates lacking Excel for the accountant role'],
    expected: names(where((o) => o.jobId === 'acc' && !has(o, 'Excel'))),
  },
  { asked: ["what's Thomas Anthony's interview score?"], expected: says('**Thomas Anthony**') },
  { asked: ['is Nadia Karim still pending?'], expected: says(`**${String(person('Nadia Karim')?.status)}**`) },
  { asked: ["give me Imran Shah's contact details"], expected: says('person45@mail.test') },
  { asked: ['how did the interview of Laila Noor go'], expected: says('**Laila Noor**') },
  {
    asked: ['which role did Oscar Leong go for?'],
    expected: says('**Oscar Leong**', String(jobs.find((j) => j.id === person('Oscar Leong')?.jobId)?.jobTitle)),
  },
  {
    asked: ['put Umar Bakri and Tina Foo side by side'],
    expected: says('**Umar Bakri**', '**Tina Foo**', 'Final score'),
  },
  { asked: ['how many applications per location'], expected: says('| Penang |') },
  {
    asked: ['number of applicants by department please'],
    expected: says(`| Finance | ${where((o) => o.jobId === 'acc').length} |`),
  },
  {
    asked: ["what's the rejection rate"],
    expected: { count: Math.round((ofStatus('Rejected').length / all.length) * 1000) / 10 },
  },
  { asked: ['median score of all candidates'], expected: says('median final score') },
  { asked: ['total open roles'], expected: { count: 5 } },
  { asked: ['when does the Sales Executive job close?'], expected: says('28 Nov 2026') },
  { asked: ["list the jobs we've closed"], expected: says('Data Analyst', 'HR Executive') },
  {
    asked: ['were any jobs posted this week?'],
    expected: says('Software Engineer', 'Sales Executive', 'Marketing Intern'),
  },
  { asked: ['new applications since Monday?'], expected: names(where((o) => dayOf(o) >= '2026-11-16')) },
  {
    asked: ['how many people applied between Nov 5 and Nov 12?'],
    expected: count(where((o) => dayOf(o) >= '2026-11-05' && dayOf(o) <= '2026-11-12')),
  },
  {
    asked: ['applicants from last month who were accepted'],
    expected: names(ofStatus('Accepted').filter((o) => dayOf(o) >= '2026-10-01' && dayOf(o) <= '2026-10-31')),
  },
  {
    asked: ['show me all the rejected data analysts'],
    expected: names(where((o) => o.jobId === 'dat' && o.status === 'Rejected')),
  },
  {
    asked: ['which candidates want under RM3500 a month?'],
    expected: names(where((o) => salaryOf(o) !== null && pay(o) < 3500)),
  },
  {
    asked: ['three cheapest candidates'],
    expected: first(
      where((o) => salaryOf(o) !== null).toSorted((a, b) => pay(a) - pay(b)),
      3,
    ),
  },
  { asked: ['what salary do accountants expect on average'], expected: says('average expected salary') },
  {
    asked: ['of the accepted candidates, who has the highest score?'],
    expected: first(byScore(ofStatus('Accepted')), 1),
  },
  { asked: ['what do we know about Fiona Lau'], expected: says('**Fiona Lau**', 'person42@mail.test') },
  { asked: ['has anyone withdrawn?'], expected: names(applications.filter((o) => o.status === 'Withdrawn')) },
  { asked: ['how many interviews are finished'], expected: count(where((o) => o.interview_status)) },
  { asked: ['how many interviews are still outstanding?'], expected: count(where((o) => !o.interview_status)) },
  {
    asked: ['any applicants with both SQL and Python experience in Kuala Lumpur?'],
    expected: names(where((o) => has(o, 'SQL') && has(o, 'Python') && jobOf(o)?.location === 'Kuala Lumpur')),
  },
  { asked: ['do you have candidates below the age of 25?'], expected: says('by age') },
  { asked: ['give me a list of unmarried applicants'], expected: says('by marital') },
  { asked: ['prefer candidates of Indian origin'], expected: says('by race') },
  { asked: ['kindly remove Zul Ariffin from the system'], expected: says('I can only read') },
  { asked: ["what's the capital of Malaysia?"], expected: says('I did not understand') },
  { asked: ['How big is our applicant pool right now?'], expected: count(all) },
  {
    asked: ['tell me the number of job applications from this week'],
    expected: count(where((o) => dayOf(o) >= '2026-11-16')),
  },
  { asked: ['How many applied the day before yesterday?'], expected: count(where((o) => dayOf(o) === '2026-11-19')) },
  { asked: ['Did anybody apply yesterday?'], expected: names(where((o) => dayOf(o) === '2026-11-20')) },
  {
    asked: ['Give me a rundown of applications by status'],
    expected: says(`| Pending | ${ofStatus('Pending').length} |`),
  },
  { asked: ['Who are our hires?'], expected: names(ofStatus('Accepted')) },
  {
    asked: ['all rejected candidates for the Sales Executive vacancy'],
    expected: names(where((o) => o.jobId === 'sal' && o.status === 'Rejected')),
  },
  {
    asked: ['candidates on hold for software engineer'],
    expected: names(where((o) => o.jobId === 'swe' && o.status === 'KIV')),
  },
  { asked: ["Which applications haven't we looked at yet?"], expected: names(ofStatus('Pending')) },
  {
    asked: ['how many accountants are awaiting review?'],
    expected: count(where((o) => o.jobId === 'acc' && o.status === 'Pending')),
  },
  {
    asked: ['Top candidate per score for Marketing Intern'],
    expected: first(byScore(where((o) => o.jobId === 'mkt')), 1),
  },
  { asked: ['Show the ten best applicants'], expected: first(byScore(all), 10) },
  {
    asked: ['who got the highest interview score?'],
    expected: first(
      where((o) => o.interview_total_score !== null).toSorted(
        (a, b) => (b.interview_total_score ?? 0) - (a.interview_total_score ?? 0),
      ),
      1,
    ),
  },
  {
    asked: ['Which candidate has the best resume?'],
    expected: first(where((o) => o.resume_relevancy_score !== null).toSorted(byResume), 1),
  },
  { asked: ['who has a score of 60+'], expected: names(where((o) => o.final_score >= 60)) },
  {
    asked: ['applicants with final scores from 50 to 70'],
    expected: names(where((o) => o.final_score >= 50 && o.final_score <= 70)),
  },
  {
    asked: ['how many candidates got less than 10 in the interview?'],
    expected: count(where((o) => (o.interview_total_score ?? 99) < 10)),
  },
  { asked: ['anyone scoring over 95?'], expected: count([]) },
  { asked: ['does anyone have SAP?'], expected: names(where((o) => has(o, 'SAP'))) },
  {
    asked: ['Find me someone with project management and SQL'],
    expected: names(where((o) => has(o, 'project management') && has(o, 'SQL'))),
  },
  {
    asked: ['which pending applicants know Excel?'],
    expected: names(ofStatus('Pending').filter((o) => has(o, 'Excel'))),
  },
  { asked: ['resumes containing the word payroll'], expected: names(where((o) => has(o, 'payroll'))) },
  { asked: ['how many have a forklift licence?'], expected: count(where((o) => has(o, 'forklift licence'))) },
  { asked: ["accountants who don't have ACCA"], expected: names(where((o) => o.jobId === 'acc' && !has(o, 'ACCA'))) },
  {
    asked: ['Node.js or Docker experience, anyone?'],
    expected: names(where((o) => has(o, 'Node.js') || has(o, 'Docker'))),
  },
  {
    asked: ['candidates that speak Mandarin for accountant'],
    expected: names(where((o) => o.jobId === 'acc' && has(o, 'Mandarin'))),
  },
  {
    asked: ['how many of our applicants are for full-time jobs'],
    expected: count(where((o) => jobOf(o)?.jobType.includes('full-time') ?? false)),
  },
  {
    asked: ['how many people want to work in Johor'],
    expected: count(where((o) => jobOf(o)?.location.includes('Johor') ?? false)),
  },
  { asked: ['interns: how many applied?'], expected: count(where((o) => o.jobId === 'mkt')) },
  {
    asked: ['what is the typical salary expectation for software engineers?'],
    expected: says('average expected salary'),
  },
  {
    asked: ['accepted applicants expecting at least RM 4000'],
    expected: names(ofStatus('Accepted').filter((o) => (salaryOf(o) ?? 0) >= 4000)),
  },
  {
    asked: ['who wants the most money?'],
    expected: first(
      where((o) => salaryOf(o) !== null).toSorted((a, b) => pay(b) - pay(a)),
      1,
    ),
  },
  { asked: ["Kelvin Soo's application status?"], expected: says(`**${String(person('Kelvin Soo')?.status)}**`) },
  { asked: ['what did Jenny Kong score in the interview'], expected: says('**Jenny Kong**') },
  { asked: ['phone or email for Hana Mokhtar'], expected: says('person44@mail.test') },
  { asked: ['describe Yusri Hamid'], expected: says('**Yusri Hamid**', 'person35@mail.test') },
  { asked: ["What are Patricia Wee's skills?"], expected: says('**Patricia Wee**', 'Skills:') },
  { asked: ['when did Melissa Yap send her application'], expected: says('**Melissa Yap** applied for') },
  {
    asked: ['how does Nabil Omar compare to Olivia Low?'],
    expected: says('**Nabil Omar**', '**Olivia Low**', 'Final score'),
  },
  {
    asked: ['Between Suresh Menon and Vivian Sim, who is stronger?'],
    expected: says('**Suresh Menon**', '**Vivian Sim**', 'Final score'),
  },
  { asked: ['explain the score of Rafiq Osman'], expected: says('**Rafiq Osman**', 'of 100') },
  { asked: ['vacancies at the moment?'], expected: says('Truck Driver', 'Accountant') },
  { asked: ['number of closed vacancies'], expected: { count: 2 } },
  { asked: ['which postings got zero applications'], expected: says('Truck Driver') },
  { asked: ['is the Data Analyst position still open?'], expected: says('Closed') },
  { asked: ['where is the Truck Driver job located?'], expected: says('Klang') },
  { asked: ['least popular job'], expected: says('**Truck Driver** has the fewest') },
  { asked: ['busiest day for applications?'], expected: says('has the most') },
  { asked: ['how many accepted vs rejected?'], expected: says('**10** accepted', '**10** rejected') },
  {
    asked: ['success rate for software engineer applicants'],
    expected: {
      count:
        Math.round(
          (where((o) => o.jobId === 'swe' && o.status === 'Accepted').length / where((o) => o.jobId === 'swe').length) *
            1000,
        ) / 10,
    },
  },
  { asked: ['is there a bias: how many Malays vs Chinese applied'], expected: says('by race') },
  { asked: ['who looks the youngest'], expected: says('by age') },
  { asked: ['do any of them have kids'], expected: says('by marital') },
  { asked: ['approve Ivan Goh please'], expected: says('I can only read') },
  { asked: ['Can you schedule an interview with Grace Lim?'], expected: says('I can only read') },
  { asked: ['how do I bake bread'], expected: says('I did not understand') },
];
