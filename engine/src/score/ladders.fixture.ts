/** Adverts and resumes written for the tests of the reading engine: each requirement has a paraphrase that shares few of its words. */
import type { JobText } from '#types';

export interface Ladder {
  job: Omit<JobText, 'criteria'>;
  /** One sentence of work per requirement, in other words. */
  evidence: readonly string[];
  /** Work of the same person that answers no requirement. */
  other: readonly string[];
  title: string;
}

export const ladders: readonly Ladder[] = [
  {
    title: 'Accountant',
    job: {
      title: 'Accountant',
      description: [
        'Requirements:',
        '- Prepare monthly financial statements and management reports',
        '- Perform bank reconciliation',
        '- Handle accounts payable for local and overseas suppliers',
        '- Submit SST returns and corporate tax computations',
        '- Prepare the annual budget and cash flow forecast',
        '- Liaise with external auditors during the statutory audit',
      ].join('\n'),
    },
    evidence: [
      'Produced the balance sheet and profit and loss account for directors every month.',
      'Matched bank statements to the ledger and cleared open items each week.',
      'Checked vendor invoices and released payments to 140 suppliers.',
      'Filed sales tax and income tax forms with the authority on time.',
      'Drew up next year budgets and forecasting of cash for three shops.',
      'Answered queries of the audit firm and gathered their schedules at year end.',
    ],
    other: [
      'Arranged the office move to a new floor.',
      'Ordered stationery and kept the pantry stocked.',
      'Answered the phone in the lunch hour.',
    ],
  },
  {
    title: 'Software Developer',
    job: {
      title: 'Backend Software Engineer',
      description: [
        'What you need:',
        '- Design and build RESTful APIs in Node.js',
        '- Model data in PostgreSQL and tune queries',
        '- Write automated tests',
        '- Run services in Docker and Kubernetes',
        '- Set up continuous integration and delivery',
        '- Take part in code reviews in an agile team',
      ].join('\n'),
    },
    evidence: [
      'Wrote the web API of the booking system with Express.js.',
      'Cut the slowest SQL queries on Postgres from 4 s to 200 ms by indexing.',
      'Covered the payment module with Jest and Cypress suites.',
      'Moved twelve services into containers on k8s.',
      'Built the deployment pipeline with GitHub Actions.',
      'Reviewed pull requests and planned sprints in Scrum.',
    ],
    other: ['Kept the team wiki tidy.', 'Organised the yearly company dinner.', 'Helped to move desks between floors.'],
  },
  {
    title: 'HR Officer',
    job: {
      title: 'Human Resources Executive',
      description: [
        'Job requirements',
        '- Manage end-to-end recruitment',
        '- Process monthly payroll',
        '- Submit EPF, SOCSO and PCB contributions',
        '- Handle disciplinary matters and grievances',
        '- Coordinate staff training claimed from HRD Corp',
        '- Run the yearly performance appraisal',
      ].join('\n'),
    },
    evidence: [
      'Screened candidates, arranged interviews and filled 40 vacancies in a year.',
      'Calculated salaries, overtime and payslips of 220 staff.',
      'Paid KWSP and PERKESO and filed monthly tax deduction before the due date.',
      'Sat on domestic inquiry panels and settled complaints of employees.',
      'Planned learning and development courses and claimed the levy back.',
      'Collected performance reviews and KPI scores from all department heads.',
    ],
    other: ['Decorated the lobby for festivals.', 'Booked taxis for visitors.', 'Watered the office plants.'],
  },
  {
    title: 'Staff Nurse',
    job: {
      title: 'Staff Nurse',
      description: [
        'Requirements',
        '- Provide bedside nursing care to patients',
        '- Monitor vital signs',
        '- Administer medication as prescribed',
        '- Dress wounds and follow infection control',
        '- Keep patient records up to date',
        '- Respond to emergencies with CPR',
      ].join('\n'),
    },
    evidence: [
      'Looked after 12 patients a shift on a surgical ward, planning their patient care.',
      'Took blood pressure, pulse and temperature every four hours and charted vitals.',
      'Gave prescribed injections and tablets and checked medications with the pharmacist.',
      'Did wound dressing with aseptic technique and strict hand hygiene.',
      'Entered nursing notes into the electronic health records after each round.',
      'Gave basic life support in two cardiac arrests; BLS certified.',
    ],
    other: [
      'Sold cakes at the hospital fair.',
      'Kept the notice board in order.',
      'Collected money for farewell gifts.',
    ],
  },
];

/** A resume of the ladder's trade that shows the first `count` of its requirements. */
export function resumeOf(ladder: Ladder, evidence: readonly string[]): string {
  const lines = [...evidence, ...ladder.other].map((one) => `- ${one}`);
  return [
    'Alex Tan',
    'Summary',
    'Hard-working person who enjoys teamwork.',
    'Experience',
    `${ladder.title}, Maju Jaya Sdn Bhd, January 2017 - March 2021`,
    ...lines,
    'Education',
    'Diploma, Politeknik Ungku Omar, 2013 - 2016',
  ].join('\n');
}
