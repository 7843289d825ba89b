/** The longest that people may write, place by place. */
import { jobFields } from '#world/people/builders.ts';
import { advert } from '#world/people/documents.ts';

/** Texts in each of the places where people write. */
export const longestText = (length: number, part = 'Nur Aisyah binti Rahman ') =>
  part
    .repeat(Math.ceil(length / part.length))
    .slice(0, length)
    .trim()
    .padEnd(length, 'x');

export const longestJob = {
  ...jobFields,
  jobTitle: longestText(200, 'Senior Accountant '),
  location: longestText(200, 'Petaling Jaya '),
  otherInfo: longestText(20_000, `${advert.join('\n')}\n`),
  jobCriteria: jobFields.jobCriteria.map((text) => longestText(1000, `${text}, `)),
};

export const longestProfile = {
  fullName: longestText(200),
  phone: '01234567890',
  address: longestText(300, 'Jalan Ampang '),
  contactEmail: `${longestText(60, 'aisyah')}@person.test`,
  age: 29,
  gender: 'Female',
  dob: '03/04/1997',
  description: longestText(500, 'Looking for a place to grow. '),
} as const;

export const longestCompany = {
  industry: 'Finance',
  description: longestText(800, 'We trade. '),
  location: longestText(200, 'Kuala Lumpur '),
  website: `https://company.test/${longestText(270, 'path/')}`,
  employees: '1 - 50',
  dateFounded: '01/02/1990',
} as const;

export const longestApplication = {
  expectedSalary: longestText(100, 'RM 4,500 '),
  reference1: longestText(60, 'Puan Lim '),
  reference2: longestText(60, 'Encik Tan '),
  reference3: longestText(60, 'Dr. Siva '),
  appliedPosition1: longestText(200, 'Accountant '),
  appliedPosition2: longestText(200, 'Auditor '),
} as const;
