/** Composes resumes from what people of a field write, in several shapes; the same ones in every run. */

import { dice } from './measures.ts';
import type { Field } from './own-texts.ts';

export interface Resume {
  field: string;
  /** 3 long in the field, 2 in the field, 1 a beginner in it or one who left it. */
  grade: number;
  /** For those who changed: the field they left, with grade 1 there. */
  before: string | null;
  name: string;
  text: string;
}

const names = [
  'Tan Mei Ling',
  'Muhammad Haziq bin Roslan',
  'Priya a/p Subramaniam',
  'Grace Anak Jimbun',
  'Lim Chee Keong',
  'Siti Khadijah binti Yusof',
  'Daniel Raj Pillai',
  'Nurul Izzah binti Hamid',
  'Wong Kah Yee',
  'Jasvinder Singh',
];
const firms = [
  'Gemilang Maju Sdn Bhd',
  'Pan Straits Group',
  'Teguh Bersatu Enterprise',
  'Northlake Holdings',
  'Suria Cemerlang Sdn Bhd',
  'Everwell Asia',
];
// Says nothing about any trade.
const plain = [
  'Lent a hand wherever the department was short of people.',
  'Never late; no medical leave in two years.',
  'Took part in the company badminton league.',
  'Fluent in English and Bahasa Malaysia.',
  'Won an in-house award for good attendance.',
  'Member of the sports and welfare club.',
  'Donated blood every year.',
  'Willing to move to another town.',
];
const months = ['Jan', 'March', '05/', 'July', '09/', 'Nov'];

/** Seven resumes of each field: two of long standing, two usual, a list, a beginner, and one who left for another field. */
export function composeResumes(fields: readonly Field[], seed: number): Resume[] {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] ?? (from[0] as T);
  const month = (): string => pick(months);
  const date = (year: number): string => {
    const one = month();
    return one.endsWith('/') ? `${one}${year}` : `${one} ${year}`;
  };
  const some = (from: readonly string[], count: number): string[] =>
    from
      .map((one) => ({ one, key: roll() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .map(({ one }) => one);
  // Each sentence that shows something is told in one of its two ways, so that resumes of a field differ.
  const told = (field: Field): string[] => [...field.shown.map((ways) => pick(ways)), ...field.more];
  const out: Resume[] = [];
  for (const [i, field] of fields.entries()) {
    const other = fields[(i + 3) % fields.length] ?? field;
    const [senior, usual, beginner] = field.titles;
    const name = (): string => pick(names);
    const add = (grade: number, text: string, who: string, before: string | null = null, of = field.key): void => {
      out.push({ field: of, grade, before, name: who, text });
    };
    const a = name();
    add(
      3,
      `${a}\nKuala Lumpur | ${a.split(' ')[0]?.toLowerCase()}@mail.test\n\nPROFILE\n${senior} with eleven years behind me.\n\nWORK EXPERIENCE\n${senior}, ${pick(firms)}\n${date(2018)} - Present\n${some(
        told(field),
        6,
      )
        .map((one) => `• ${one}`)
        .join('\n')}\n\n${usual}, ${pick(firms)}\n${date(2013)} - ${date(2018)}\n${some(told(field), 3)
        .map((one) => `• ${one}`)
        .join('\n')}\n• ${pick(plain)}\n\nEDUCATION\n${field.study}, 2012\n\nSKILLS\n${field.skills}`,
      a,
    );
    const b = name();
    add(
      3,
      `${b}\nPhone 012-3456789\nSummary\n${pick(plain)} I enjoy what I do and look for a wider role.\n\nEmployment History\n${date(2016)} to ${date(2024)}   ${pick(firms)}   ${senior}\n${some(told(field), 5).join(' ')}\n${pick(plain)}\n\nEducation\n${field.study}`,
      b,
    );
    const c = name();
    add(
      2,
      `RESUME OF ${c.toUpperCase()}\n\nExperience\n${pick(firms)} - ${usual} (2020 - 2024)\n${some(told(field), 4)
        .map((one) => `- ${one}`)
        .join(
          '\n',
        )}\n- ${pick(plain)}\n${pick(firms)} - Part-time promoter (2018 - 2019)\n- Greeted shoppers and handed out flyers.\n\nEducation: ${field.study}`,
      c,
    );
    const d = name();
    add(
      2,
      `${d}\n${usual}\n${some(told(field), 4).join('\n')}\nWorked at ${pick(firms)} from ${date(2021)} until ${date(2025)}.\n${pick(plain)}\n${pick(plain)}`,
      d,
    );
    const e = name();
    add(
      2,
      `${e}\n\nSkills\n${field.skills}\n${some(told(field), 3).join('\n')}\n\nJobs\n${usual} | ${pick(firms)} | 2019 - 2023\nStorefront helper | ${pick(firms)} | 2017 - 2018\n\nStudies\n${field.study} | 2016`,
      e,
    );
    const f = name();
    add(
      1,
      `${f}\nObjective\nFresh graduate who hopes to learn in a good company.\n\nEducation\n${field.study}, 2021 - 2024, CGPA 3.2\n\nInternship\n${beginner}, ${pick(firms)}, ${date(2024)} - ${date(2024)}\n${some(
        told(field),
        2,
      )
        .map((one) => `* ${one}`)
        .join('\n')}\n\nActivities\n${pick(plain)}\n${pick(plain)}`,
      f,
    );
    const g = name();
    add(
      2,
      `${g}\n\nCareer\n${other.titles[1]}, ${pick(firms)}, ${date(2020)} - Present\n${some(told(other), 4)
        .map((one) => `- ${one}`)
        .join(
          '\n',
        )}\n${usual}, ${pick(firms)}, ${date(2014)} - ${date(2017)}\n- ${pick(told(field))}\n\nEducation\n${other.study}`,
      g,
      field.key,
      other.key,
    );
  }
  return out;
}

/** Resumes with none, one, … all of the five things asked; everything else is the same. */
export function composeLadder(field: Field, seed: number): string[] {
  const roll = dice(seed);
  const order = field.shown
    .map((_, i) => ({ i, key: roll() }))
    .sort((a, b) => a.key - b.key)
    .map(({ i }) => i);
  const ways = field.shown.map((two) => two[roll() < 0.5 ? 0 : 1]);
  return [...order, -1].map((_, count) => {
    const held = new Set(order.slice(0, count));
    const lines = ways.map((told, i) => (held.has(i) ? told : (plain[i] ?? '')));
    return `Alex Applicant\nExperience\nExecutive, Pan Straits Group, March 2019 - March 2024\n${lines.map((one) => `- ${one}`).join('\n')}\n- Reported to the department head.`;
  });
}
