/** What lifts a real resume of another trade past real ones of the advert's trade, without any work behind it. */
import { labelledAdverts, resumesOf } from '@saring/engine/fit';
import { data, type Job, type Part, scorerOf, shuffled } from './score-reader.ts';
import type { Figure } from './table.ts';

const sentences = (text: string): string[] => text.split(/(?<=[.!])\s+|\n/).filter((one) => one.trim().length > 12);
const terms = (text: string): string[] => [...new Set(text.match(/[A-Za-z][A-Za-z/&-]{3,}/g))];
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The middle half of an advert's sentences: what it says of the work, without what frames it. */
const duties = (text: string): string[] => {
  const all = sentences(text);
  return all.slice(Math.floor(all.length / 4), Math.ceil((all.length * 3) / 4));
};
/** Puts lines in the middle of a resume, where posts are told. */
const amid = (text: string, lines: readonly string[]): string => {
  const own = text.split('\n');
  return own.toSpliced(Math.floor(own.length / 2), 0, ...lines.map((line) => `- ${line}`)).join('\n');
};

const attacks: readonly (readonly [string, (text: string, job: Job) => string])[] = [
  ['advert pasted below', (text, { description }) => `${text}\n\n${description}`],
  ['advert pasted above', (text, { description }) => `${description}\n\n${text}`],
  [
    'advert as duties of the last post',
    (text, { description }) =>
      `${text}\nExperience\n${sentences(description)
        .map((one) => `- ${one}`)
        .join('\n')}`,
  ],
  [
    'sentences in first person',
    (text, { description }) =>
      `${text}\n${sentences(description)
        .map((one) => `I ${lower(one)}`)
        .join(' ')}`,
  ],
  [
    '"Responsible for" before each sentence',
    (text, { description }) =>
      `${text}\n${sentences(description)
        .map((one) => `- Responsible for ${lower(one)}`)
        .join('\n')}`,
  ],
  [
    'every third word left out',
    (text, { description }) =>
      `${text}\n${description
        .split(' ')
        .filter((_, i) => i % 3 !== 2)
        .join(' ')}`,
  ],
  ['half of the advert amid own duties', (text, { description }) => amid(text, duties(description))],
  [
    'half of the advert amid own duties, in another order',
    (text, { description }) =>
      amid(
        text,
        shuffled(duties(description), (line) => line, 'amid'),
      ),
  ],
  [
    'three sentences of the advert amid own duties',
    (text, { description }) => amid(text, duties(description).slice(0, 3)),
  ],
  ['keywords of the advert', (text, { description }) => `${text}\nSkills: ${terms(description).join(', ')}`],
  ['keywords without commas', (text, { description }) => `${text}\n${terms(description).join(' ')}`],
  ['title as a headline', (text, { title }) => `${title}\n${text}`],
  ['title instead of the headline', (text, { title }) => text.replace(/^.*/, title)],
  ['title forty times', (text, { title }) => `${text}\n${`${title} `.repeat(40)}`],
  ['title on every line', (text, { title }) => text.replace(/\n/g, `\n${title}\n`)],
  ['a post made up, on top', (text, { title }) => `Experience\n${title}, Makmur Sdn Bhd, 2014 - Present\n\n${text}`],
  ['a post made up, below', (text, { title }) => `${text}\nExperience\n${title}, Makmur Sdn Bhd, 2014 - Present`],
  [
    'headline and a post made up',
    (text, { title }) => `${title}\nExperience\n${title}, Makmur Sdn Bhd, 2014 - Present\n\n${text}`,
  ],
  [
    'three posts made up',
    (text, { title }) =>
      `${text}\nExperience\n${[0, 4, 8].map((i) => `${title}, Makmur Sdn Bhd, ${2012 + i} - ${2016 + i}`).join('\n')}`,
  ],
  [
    'a post made up, with the advert as its duties',
    (text, { title, description }) =>
      `${text}\nExperience\n${title}, Makmur Sdn Bhd, 2014 - Present\n${sentences(description)
        .map((one) => `- ${one}`)
        .join('\n')}`,
  ],
];

const weakOfAdvert = 8;

/** Of the genuine resumes that stood ahead of a weak one, the share that it passes with each attack. */
export function attackFiguresOnRealTexts(part: Part): Figure[] {
  const resumes = resumesOf(data, part);
  const passed = attacks.map(() => 0);
  let pairs = 0;
  for (const job of labelledAdverts(data)) {
    const score = scorerOf(job);
    const genuine = resumes.filter(({ category }) => category === job.category).map(({ text }) => score(text));
    const others = resumes.filter(({ category }) => category !== job.category);
    for (const { text } of shuffled(others, ({ id }) => id, `weak ${job.id}`).slice(0, weakOfAdvert)) {
      const plain = score(text);
      const above = genuine.filter((one) => one > plain);
      pairs += above.length;
      for (const [a, [, change]] of attacks.entries()) {
        const attacked = score(change(text, job));
        passed[a] = (passed[a] ?? 0) + above.filter((one) => one < attacked).length;
      }
    }
  }
  return attacks.map(([name], a) => ({
    what: `${name}, ${part}: genuine resumes passed, of ${pairs}`,
    figure: (passed[a] ?? 0) / pairs,
    aim: 0.02,
    most: true,
    percent: true,
  }));
}
