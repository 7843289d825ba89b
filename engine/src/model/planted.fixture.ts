/**
 * Facts about people, planted into resumes to see what reaches a model: three sets in different words. The frames were
 * written in view of *fit* and *dev*; *held* was written after them, without them in view, and is only measured. Whoever
 * reads why a row of it is left moves all of it to *dev* and writes another.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export const sets = ['fit', 'dev', 'held'] as const;
export type Set = (typeof sets)[number];

interface Row {
  about: string;
  text: string;
  /** Words of which none may be left; none for sentences of work, which are to stay. */
  gone?: string[];
}

export interface Planted {
  set: Set;
  about: string;
  text: string;
  gone: string[];
}

const people: Record<Set, [string, string, string][]> = {
  fit: [
    ['Rosnah', 'Kamarudin', 'Jeyanthi'],
    ['Muniandy', 'Ramasamy', 'Noraini'],
    ['Azlan', 'Osman', 'Swee Lan'],
  ],
  dev: [
    ['Faridah', 'Yusof', 'Balwinder'],
    ['Kavitha', 'Subramaniam', 'Zulkifli'],
    ['Hafizah', 'Mokhtar', 'Kok Wai'],
  ],
  held: [
    ['Rozita', 'Ibrahim', 'Prakash'],
    ['Sivakumar', 'Velu', 'Mastura'],
    ['Unggang', 'Lasah', 'Chee Keong'],
    ['Siti Hajar', 'Hashim', 'Grace'],
  ],
};
const towns = ['Ipoh', 'Kuantan', 'Taiping', 'Sibu', 'Muar'];

/** The rows of a set with names, ages and numbers in their places, others for each `turn`. */
export function plantedOf(set: Set, turn: number): Planted[] {
  const [first = '', last = '', other = ''] = people[set][turn % people[set].length] ?? [];
  const slots: Record<string, string> = {
    first,
    last,
    other,
    age: String(19 + ((turn * 7) % 49)),
    town: towns[turn % towns.length] ?? '',
    ic: `${710_101 + turn}-14-${5000 + turn}`,
    number: String(31_245_000 + turn),
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
  return rowsOf(set).map(({ about, text, gone = [] }) => ({ set, about, text: filled(text), gone: gone.map(filled) }));
}

/** Which of its words a text still has. */
export function leftIn(text: string, { gone }: Planted): string[] {
  return gone.filter((word) =>
    new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(text),
  );
}

const rowsOf = (set: Set): Row[] => lines(readFileSync(new URL(`planted-${set}.jsonl`, import.meta.url), 'utf8'));
const lines = <T>(text: string): T[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const real = new URL('../../../../shared/data/resumes.jsonl.gz', import.meta.url);

/** Real resumes, where they lie beside the checkout; elsewhere as many of our own. */
export function resumes(count: number): string[] {
  if (existsSync(real))
    return lines<{ text: string }>(gunzipSync(readFileSync(real)).toString())
      .slice(-count)
      .map(({ text }) => text);
  const cases = lines<{ kind: string; titles?: string[]; work?: string[] }>(
    readFileSync(new URL('../../golden/inputs.jsonl', import.meta.url), 'utf8'),
  ).filter(({ kind }) => kind === 'case');
  return Array.from({ length: count }, (_, at) => {
    const { titles = [], work = [] } = cases[at % cases.length] ?? {};
    return `${titles[at % 2]}\nExperience\n${titles[0]}, Maju Trading, 2015 - 2021\n${work.join('\n')}\nSkills\nExcel, Word`;
  });
}
