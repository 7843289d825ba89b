/** Rows for the tests of the assistant: two companies, seven jobs and sixty applications, the same at every run. */

/** A Saturday at noon in Kuala Lumpur. */
export const now = '2026-11-21T12:00:00+08:00';

export interface Job {
  id: string;
  companyId: string;
  jobTitle: string;
  department: string;
  location: string;
  jobType: string;
  status: string;
  created_at: string;
  closingDate: string | null;
  jobCriteria: string[];
}

export interface Application {
  id: string;
  jobId: string;
  companyId: string;
  username: string;
  full_name: string;
  Contactemail: string;
  applicationDate: string;
  status: string;
  final_score: number;
  resume_relevancy_score: number | null;
  interview_total_score: number | null;
  interview_status: boolean;
  expected_salary: string;
  appliedPosition1: string;
  resume_text: string;
}

const job = (
  id: string,
  jobTitle: string,
  department: string,
  location: string,
  jobType: string,
  status: string,
  created_at: string,
  closingDate: string | null,
): Job => ({
  id,
  companyId: 'maju',
  jobTitle,
  department,
  location,
  jobType,
  status,
  created_at,
  closingDate,
  jobCriteria: ['One', 'Two', 'Three', 'Four', 'Five'],
});

export const jobs: Job[] = [
  job(
    'acc',
    'Accountant',
    'Finance',
    'Petaling Jaya, Selangor',
    'full-time',
    'Live',
    '2026-10-05T02:00:00Z',
    '2026-12-31',
  ),
  job(
    'swe',
    'Software Engineer',
    'Information Technology',
    'Kuala Lumpur',
    'full-time, remote',
    'Live',
    '2026-11-20T18:00:00Z',
    null,
  ),
  job('sal', 'Sales Executive', 'Sales', 'Penang', 'full-time', 'Live', '2026-11-16T02:00:00Z', '2026-11-28'),
  job(
    'dat',
    'Data Analyst',
    'Information Technology',
    'Kuala Lumpur',
    'contract',
    'Closed',
    '2026-09-01T02:00:00Z',
    null,
  ),
  job(
    'hre',
    'HR Executive',
    'Human Resources',
    'Shah Alam, Selangor',
    'part-time',
    'Live',
    '2026-11-02T02:00:00Z',
    '2026-11-15',
  ),
  job('mkt', 'Marketing Intern', 'Marketing', 'Johor Bahru, Johor', 'internship', 'Live', '2026-11-20T20:00:00Z', null),
  job('tru', 'Truck Driver', 'Operations', 'Klang, Selangor', 'full-time', 'Live', '2026-08-15T02:00:00Z', null),
  {
    ...job('other', 'Accountant', 'Finance', 'Ipoh, Perak', 'full-time', 'Live', '2026-10-05T02:00:00Z', null),
    companyId: 'warisan',
  },
];

const names =
  'Aisyah Rahman|Tan Wei Ming|Ravi a/l Kumar|Nur Aisyah binti Ali|John Lee|Grace Lim|May Chong|Siti Nurhaliza|Lim Kok Wai|Priya Devi|Ahmad Faiz|Wong Mei Ling|Kavitha Nair|Mohd Hafiz|Chloe Tan|Daniel Ong|Farah Idris|Hakim Yusof|Ivan Goh|Jasmine Teo|Kumaran Raj|Lisa Chan|Melissa Yap|Nabil Omar|Olivia Low|Pauline Ho|Qistina Zain|Rashid Salleh|Suresh Menon|Tina Foo|Umar Bakri|Vivian Sim|William Khoo|Xavier Beh|Yusri Hamid|Zara Aziz|Adam Ishak|Bella Ng|Cheong Kah Hoe|Diana Razak|Edwin Tay|Fiona Lau|Gopal Pillai|Hana Mokhtar|Imran Shah|Jenny Kong|Kelvin Soo|Laila Noor|Marcus Chew|Nadia Karim|Nurul Huda|Nurul Huda|Oscar Leong|Patricia Wee|Rafiq Osman|Sarah Jane Lopez|Thomas Anthony|Vijay Anand|Wani Jamal|Zul Ariffin'.split(
    '|',
  );
const skills = [
  'Python',
  'SQL',
  'Excel',
  'SAP',
  'C++',
  'Node.js',
  'project management',
  'Mandarin',
  'ACCA',
  'Photoshop',
  'forklift licence',
  'payroll',
  'C#',
  'customer service',
  'Docker',
];
const jobOf = ['acc', 'swe', 'sal', 'dat', 'hre', 'acc', 'swe', 'acc', 'mkt', 'swe'];
const statusOf = [
  'Pending',
  'Accepted',
  'Pending',
  'Rejected',
  'KIV',
  'Pending',
  'Rejected',
  'Accepted',
  'Pending',
  'KIV',
  'Pending',
  'Withdrawn',
];

/** Days before today of each application, in turn. */
const daysBefore = [0, 0, 1, 2, 3, 5, 6, 8, 11, 13, 18, 19, 22, 27, 34, 40, 51, 60];

export const applications: Application[] = names.map((full_name, at) => {
  const jobId = at === 8 ? 'acc' : (jobOf[(at * 7) % 10] ?? 'acc');
  const scored = at % 13 !== 12;
  const interviewed = scored && at % 3 !== 1;
  const resume = scored ? Math.round(((at * 37) % 91) + 5) / 10 : null;
  const interview = interviewed ? Math.round(((at * 53) % 211) + 30) / 10 : null;
  const day = new Date('2026-11-21T00:00:00Z');
  day.setUTCDate(day.getUTCDate() - (daysBefore[at % daysBefore.length] ?? 0));
  // Half an hour past midnight in Kuala Lumpur is the day before in UTC.
  const applicationDate = new Date(
    day.getTime() - 8 * 3_600_000 + (at % 2 === 0 ? 30 * 60_000 : 10 * 3_600_000 + at * 60_000),
  ).toISOString();
  const own = [skills[at % 15], skills[(at * 4 + 3) % 15], at % 4 === 0 ? skills[(at + 7) % 15] : ''].filter(Boolean);
  const title = jobs.find(({ id }) => id === jobId)?.jobTitle ?? '';
  return {
    id: `app-${at + 1}`,
    jobId,
    companyId: 'maju',
    username: `person${at + 1}`,
    full_name,
    Contactemail: `person${at + 1}@mail.test`,
    applicationDate,
    status: statusOf[at % statusOf.length] ?? 'Pending',
    final_score: Math.round((4 * (resume ?? 0) + 2.4 * (interview ?? 0)) * 100) / 100,
    resume_relevancy_score: resume,
    interview_total_score: interview,
    interview_status: interviewed,
    expected_salary:
      at % 10 === 9
        ? 'Negotiable'
        : at % 3 === 0
          ? `RM ${(2500 + at * 100).toLocaleString('en-US')}`
          : at % 3 === 1
            ? String(2500 + at * 100)
            : `${(2500 + at * 100) / 1000}k`,
    appliedPosition1: title,
    resume_text: `${full_name}\nWorked as ${title.toLowerCase()} for ${at + 1} months at Firm ${at + 1}.\nSkills: ${own.join(', ')}.${at % 8 === 5 ? '\nNo experience with Docker.' : ''}`,
  };
});

/** Rows of another company, among those that are given along: they must never be seen. */
export const foreign: Application[] = applications.slice(0, 9).map((one, at) => ({
  ...one,
  id: `foreign-${at}`,
  jobId: 'other',
  companyId: 'warisan',
  username: `stranger${at}`,
  full_name: `Stranger Number${at}`,
  status: 'Accepted',
  final_score: 99,
}));
