/** What must change nothing: who a person is, and how the same words are set. */
import { ask, type Item } from './engine.ts';
import type { Field } from './own-texts.ts';
import { jobOf } from './ranking.ts';
import type { Resume } from './resumes.ts';
import type { Figure } from './table.ts';

interface Person {
  name: string;
  /** Lines of personal details as people put them on top. */
  details: string;
  title: string;
  they: string;
  their: string;
}

const persons: readonly Person[] = [
  {
    name: 'Ahmad Faizal bin Osman',
    details: 'Gender: Male\nReligion: Islam\nRace: Malay\nDate of birth: 3 April 1991\nMarital status: Married',
    title: 'Mr',
    they: 'He',
    their: 'his',
  },
  {
    name: 'Nur Syuhada binti Rahim',
    details: 'Gender: Female\nReligion: Islam\nRace: Malay\nDate of birth: 19 June 1999\nMarital status: Single',
    title: 'Puan',
    they: 'She',
    their: 'her',
  },
  {
    name: 'Chong Wai Kit',
    details:
      'Gender: Male\nReligion: Buddhist\nRace: Chinese\nDate of birth: 30 January 1975\nMarital status: Divorced',
    title: 'Mr',
    they: 'He',
    their: 'his',
  },
  {
    name: 'Thavamani a/p Krishnan',
    details: 'Gender: Female\nReligion: Hindu\nRace: Indian\nDate of birth: 8 December 1986\nMarital status: Widowed',
    title: 'Mdm',
    they: 'She',
    their: 'her',
  },
  {
    name: 'Harpreet Kaur',
    details: 'Gender: Female\nReligion: Sikh\nRace: Punjabi\nDate of birth: 5 May 1990\nMarital status: Single',
    title: 'Miss',
    they: 'She',
    their: 'her',
  },
  {
    name: 'Robert Anak Manja',
    details: 'Gender: Male\nReligion: Christian\nRace: Iban\nDate of birth: 25 December 1968\nMarital status: Married',
    title: 'Mr',
    they: 'He',
    their: 'his',
  },
  {
    name: 'Olumide Adeyemi',
    details: 'Gender: Male\nReligion: Christian\nRace: Yoruba\nDate of birth: 1 July 1993\nMarital status: Single',
    title: 'Mr',
    they: 'He',
    their: 'his',
  },
  {
    name: 'Ekaterina Volkova',
    details: 'Gender: Female\nReligion: none\nRace: Russian\nDate of birth: 11 March 1982\nMarital status: Married',
    title: 'Ms',
    they: 'She',
    their: 'her',
  },
  {
    name: 'José Ángel Núñez',
    details: 'Gender: Male\nReligion: Catholic\nRace: Latino\nDate of birth: 17 August 2001\nMarital status: Single',
    title: 'Mr',
    they: 'He',
    their: 'his',
  },
  {
    name: 'Grace Cooper',
    details: 'Gender: Female\nReligion: none\nRace: White\nDate of birth: 9 September 1979\nMarital status: Married',
    title: 'Mrs',
    they: 'She',
    their: 'her',
  },
];
const homes = [
  '12 Jalan Mawar 3, 43000 Kajang',
  'B-7-2 Apartment Seri Kenari, 11900 Bayan Lepas',
  '88 Orchard Road, #04-01, 238841',
  'Lot 5 Kampung Benuk, 93250',
];

/** The resume of somebody else: same words, other name, details, address, title and pronouns. */
function as(person: Person, home: string, resume: Resume): string {
  const body = resume.text.replace(new RegExp(resume.name, 'gi'), person.name).replace(/^Kuala Lumpur \| \S+$/m, '');
  return `${person.name}\n${home}\n${person.details}\n\n${body}\nReferee: "${person.title} ${person.name} did ${person.their} work well. ${person.they} was reliable," wrote the head of department.`;
}

const settings: readonly (readonly [string, (text: string) => string])[] = [
  ['Windows line ends', (text) => text.replace(/\n/g, '\r\n')],
  ['other bullets', (text) => text.replace(/^[-•*] /gm, '▪ ')],
  ['two blanks', (text) => text.replace(/ /g, '  ')],
  ['curly quotes', (text) => text.replace(/'/g, '’').replace(/"(\w)/g, '“$1').replace(/"/g, '”')],
  [
    'zero-width characters',
    (text) => text.replace(/([a-z])([a-z])/g, (all, a, b, at: number) => (at % 5 === 0 ? `${a}\u200b${b}` : all)),
  ],
  ['no-break blanks', (text) => text.replace(/ /g, '\u00a0')],
  ['blank lines', (text) => text.replace(/\n/g, '\n\n')],
  ['tabs before lines', (text) => text.replace(/^/gm, '\t')],
  ['tabs for blanks', (text) => text.replace(/ /g, '\t')],
  ['form feeds', (text) => text.replace(/\n\n/g, '\n\f')],
  [
    'decomposed letters and full-width digits',
    (text) => text.normalize('NFD').replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0)),
  ],
  ['long dashes', (text) => text.replace(/ - /g, ' – ')],
];

/** Text that a page brings with it, or the same sections in another order: the words differ a little, the person does not. */
const arrangements: readonly (readonly [string, (resume: Resume) => string])[] = [
  ['page headers and footers', ({ text, name }) => paged(text, name)],
  ['sections in reverse order', ({ text }) => reordered(text)],
];
const sectionHead =
  /^(?:profile|summary|objective|(?:work )?experience|employment history|jobs|career|internship|education|studies|skills|activities)\b/i;

function paged(text: string, name: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, i) => (i % 9 === 8 ? `${line}\nPage ${(i + 1) / 9} of 3\n${name} - Resume` : line))
    .join('\n');
}

function reordered(text: string): string {
  const sections: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (sectionHead.test(line) && line.split(' ').length < 4) sections.push([line]);
    else sections.at(-1)?.push(line);
  }
  const [head = [], ...rest] = sections.map((lines) => lines.join('\n').trimEnd());
  return [head, ...rest.toReversed()].join('\n\n');
}

export async function changeFigures(
  fields: readonly Field[],
  resumes: readonly Resume[],
  label: string,
): Promise<Figure[]> {
  const cases = fields.flatMap((field, i) =>
    resumes
      .filter((one) => one.field === field.key)
      .filter((_, n) => n % 3 === i % 3)
      .map((resume) => ({ job: jobOf(field), resume })),
  );
  const items: Item[] = [];
  const sent = (job: Item & { type: 'resume_score' }): number => items.push(job) - 1;
  const rows = cases.map(({ job, resume }, i) => ({
    swapped: persons.map((person, p) =>
      sent({
        type: 'resume_score',
        job,
        resume_text: as(person, homes[(i + p) % homes.length] ?? '', resume),
        candidate: { full_name: person.name },
      }),
    ),
    plain: sent({ type: 'resume_score', job, resume_text: resume.text, candidate: { full_name: resume.name } }),
    set: settings.map(([, change]) =>
      sent({ type: 'resume_score', job, resume_text: change(resume.text), candidate: { full_name: resume.name } }),
    ),
    arranged: arrangements.map(([, change]) =>
      sent({ type: 'resume_score', job, resume_text: change(resume), candidate: { full_name: resume.name } }),
    ),
    capitals: [resume.text.toUpperCase(), resume.text.toLowerCase()].map((text) =>
      sent({ type: 'resume_score', job, resume_text: text, candidate: { full_name: resume.name } }),
    ),
    oneLine: sent({
      type: 'resume_score',
      job,
      resume_text: resume.text.replace(/\s*\n\s*/g, ' '),
      candidate: { full_name: resume.name },
    }),
  }));
  const replies = await ask(items);
  const score = (at: number): number => replies[at]?.score ?? 0;
  const swapped = rows.map((row) => Math.max(...row.swapped.map(score)) - Math.min(...row.swapped.map(score)));
  const away = (row: (typeof rows)[number], at: number): number => Math.abs(score(at) - score(row.plain));
  const worst = (of: (row: (typeof rows)[number]) => readonly number[]): number =>
    Math.max(...rows.flatMap((row) => of(row).map((at) => away(row, at))));
  if (process.env.SHOW) {
    for (const [s, [name]] of settings.entries())
      process.stderr.write(`${name}: ${worst((row) => [row.set[s] ?? row.plain]).toFixed(2)}\n`);
    for (const [s, [name]] of arrangements.entries())
      process.stderr.write(`${name}: ${worst((row) => [row.arranged[s] ?? row.plain]).toFixed(2)}\n`);
    for (const [i, row] of rows.entries()) {
      for (const at of row.arranged)
        if (away(row, at) > 0.05)
          process.stderr.write(`arranged ${cases[i]?.resume.field} ${score(row.plain)} -> ${score(at)}\n`);
      if ((swapped[i] ?? 0) > 0)
        process.stderr.write(
          `swap ${cases[i]?.resume.name} ${row.swapped.map((at) => score(at).toFixed(2)).join(' ')}\n`,
        );
      if (away(row, row.oneLine) > 0.3)
        process.stderr.write(
          `one line ${cases[i]?.resume.field} ${score(row.plain)} -> ${score(row.oneLine)}\n${cases[i]?.resume.text}\n\n`,
        );
      for (const at of row.capitals)
        if (away(row, at) > 0.3)
          process.stderr.write(`case ${cases[i]?.resume.field} ${score(row.plain)} -> ${score(at)}\n`);
    }
  }
  const lost = rows.map((row) => away(row, row.oneLine));
  return [
    {
      what: `name, gender, title, faith, race, age, marital status and address swapped, ${label}, ${cases.length} resumes × ${persons.length}: largest change, of 10`,
      figure: Math.max(...swapped),
      aim: 0,
      most: true,
    },
    {
      what: `${settings.length} ways of setting the same text, ${label}: largest change`,
      figure: worst((row) => row.set),
      aim: 0,
      most: true,
    },
    {
      what: `page headers, other order of sections, ${label}: largest change`,
      figure: worst((row) => row.arranged),
      aim: 0.05,
      most: true,
    },
    {
      what: `all capitals or none, ${label}: largest change`,
      figure: worst((row) => row.capitals),
      aim: 0.3,
      most: true,
    },
    { what: `line breaks lost, ${label}: largest change`, figure: Math.max(...lost), aim: 0.3, most: true },
    {
      what: `line breaks lost, ${label}: mean change`,
      figure: lost.reduce((sum, one) => sum + one, 0) / lost.length,
      aim: 0.3,
      most: true,
    },
  ];
}
