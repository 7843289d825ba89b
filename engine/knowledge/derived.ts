/** Finds words that are derived from one another and used in the same work: manage and management, but not audit and audition. */
import { isDictionaryWord } from '#text/index.ts';
import type { Profiles } from './profiles.ts';

/** Endings that make a noun or an adjective of a word, and what may stand in their place. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ation', ['', 'e', 'ate', 'ize']],
  ['ition', ['', 'e', 'ite']],
  ['ion', ['', 'e', 'ate']],
  ['ment', ['', 'e']],
  ['ance', ['', 'e', 'ate']],
  ['ence', ['', 'e']],
  ['er', ['', 'e']],
  ['or', ['', 'e', 'ate']],
  ['ant', ['', 'e', 'ate', 'ancy']],
  ['ist', ['', 'y', 'e', 'ology']],
  ['ian', ['', 'y', 'ics', 'ic']],
  ['ical', ['', 'y', 'ic', 'ics']],
  ['al', ['', 'e']],
  ['ive', ['ion', 'e', '']],
  ['ity', ['', 'e']],
  ['ry', ['', 'er']],
  ['ing', ['', 'e']],
  ['yst', ['ysis', 'yze']],
  ['ysis', ['yze']],
  ['ty', ['', 'te']],
];
/**
 * How far the share of the rarer word's occupations that use the other one must lie above chance, of what is left to
 * all of them; and how many occupations must use both.
 */
const excess = 0.15;
const least = 2;

/** Lemmas that belong together, each with the first of its family; only words that at least `least` occupations share. */
export function wordFamilies(profiles: Profiles): Map<string, string> {
  const uses = new Map<string, Set<number>>();
  for (const [occupation, row] of profiles.all.entries())
    for (const word of row) {
      const set = uses.get(word) ?? new Set<number>();
      set.add(occupation);
      uses.set(word, set);
    }
  const families = new Map<string, string>();
  const firstOf = (word: string): string => {
    const above = families.get(word) ?? word;
    return above === word ? word : firstOf(above);
  };
  for (const word of [...uses.keys()].sort())
    for (const base of basesOf(word)) {
      const own = uses.get(word);
      const other = uses.get(base);
      if (own && other && goTogether(own, other, profiles.all.length)) {
        families.set(base, firstOf(base));
        families.set(firstOf(word), firstOf(base));
      }
    }
  return new Map([...families.keys()].map((word) => [word, firstOf(word)]));
}

function basesOf(word: string): string[] {
  return endings.flatMap(([ending, others]) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (stem.length < 3) return [];
    return others.map((other) => stem + other).filter((base) => base !== word && isDictionaryWord(base));
  });
}

function goTogether(a: ReadonlySet<number>, b: ReadonlySet<number>, count: number): boolean {
  const both = [...a].filter((one) => b.has(one)).length;
  const larger = Math.max(a.size, b.size) / count;
  return both >= least && both / Math.min(a.size, b.size) >= larger + excess * (1 - larger);
}
