/** Jobs in a question by their title: whole, in part, misspelt. */

import { describing, jobNouns, peopleNouns, small } from './lexicon.ts';
import type { Reader } from './reader.ts';
import { isKnownThing, isKnownWord } from './things.ts';
import type { JobRef, Named } from './types.ts';
import { nearly, singular, squeezed } from './words.ts';

/** Words of titles that say a rank, not a trade: alone they name no job. */
const ranks = new Set(
  'senior junior lead head chief assistant associate principal staff trainee general sr jr executive officer manager specialist i ii iii level mid entry full part time contract remote'.split(
    ' ',
  ),
);
const short: ReadonlyMap<string, string> = new Map([
  ['hr', 'human resources'],
  ['fe', 'frontend'],
  ['qa', 'quality'],
  ['dev', 'developer'],
  ['devs', 'developer'],
  ['exec', 'executive'],
  ['execs', 'executive'],
  ['mgr', 'manager'],
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['eng', 'engineer'],
  ['swe', 'software engineer'],
  ['pm', 'project manager'],
  ['admin', 'administrator'],
  ['acct', 'accountant'],
  ['ops', 'operations'],
]);

interface Titled {
  title: string;
  ids: string[];
  words: string[];
}

function wordsOf(title: string): string[] {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#. ]+/gu, ' ')
    .split(/\s+/)
    .map((word) => singular(word.replace(/^[.]+(?!net)|[.]+$/g, '')))
    .filter(Boolean)
    .flatMap((word) => (short.get(word) ?? word).split(' ').map(singular));
}

function titled(jobs: readonly JobRef[]): Titled[] {
  const byTitle = new Map<string, Titled>();
  for (const job of jobs) {
    const key = job.title.trim().toLowerCase();
    const known = byTitle.get(key);
    if (known) known.ids.push(job.id);
    else byTitle.set(key, { title: job.title.trim(), ids: [job.id], words: wordsOf(job.title) });
  }
  return [...byTitle.values()];
}

interface Token {
  word: string;
  start: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[^\s¦?!,;:()"]+/g)].map((match) => ({
    word: match[0].replace(/\.$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How well a run of words names a title: 2 whole, 1 in part, 0 not. */
function howWell(run: readonly string[], { words }: Titled): number {
  if (run.length > words.length) return 0;
  let at = 0;
  let named = 0;
  for (const asked of run) {
    const meets = (word: string) => same(asked, word) || (run.length > 1 && clipped(asked, word));
    while (at < words.length && !meets(words[at] ?? '') && !initials(asked, words.slice(at))) at += 1;
    if (at === words.length) return 0;
    const many = meets(words[at] ?? '') ? 1 : asked.length;
    at += many;
    named += many;
  }
  return named === words.length ? 2 : 1;
}

/** "Log coordinator": three letters are enough beside another word of the title. */
function clipped(asked: string, word: string): boolean {
  if (small.has(asked) || asked.length < 3 || word.length <= asked.length + 1) return false;
  return asked.length === 3 ? word.startsWith(asked) : squeezed(asked, word);
}

/** "CS" for "customer service". */
function initials(asked: string, words: readonly string[]): boolean {
  return (
    /^[a-z]{2,4}$/.test(asked) &&
    words.length >= asked.length &&
    !small.has(asked) &&
    !isKnownThing(asked) &&
    [...asked].every((letter, at) => words[at]?.startsWith(letter))
  );
}

function same(asked: string, word: string): boolean {
  const one = singular(asked);
  return (
    one === word ||
    short.get(one) === word ||
    (!small.has(asked) && nearly(one, word)) ||
    (word.length > 5 && family(one) === family(word)) ||
    // "desig", "manag": cut short.
    (one.length > 3 && word.length > one.length + 1 && word.startsWith(one) && !small.has(asked) && !isKnownWord(one))
  );
}

/** "accounting" for "accountant", "engineering" for "engineer", "marketer" for "marketing". */
function family(word: string): string {
  return word.length > 6 ? word.replace(/(?:ants?|ings?|ers?|ors?|ments?|istrat\w+)$/, '') : word;
}

const ofPeople = new RegExp(`^ (?:${peopleNouns})\\b`);

const linking =
  /\b(?:(?:for|as|in|to|of|on|the|an?|our|my|this|that|any|all|role of|position of|job of|applied for|apply for|applying for|applied to|applied as) )+$/;

/** Takes the jobs out that a question names by title; null where it names none. */
export function takeTitles(reader: Reader, jobs: readonly JobRef[]): { named: Named; whole: boolean } | null {
  const all = titled(jobs);
  const found: Titled[] = [];
  let whole = true;
  for (let round = 0; round < 4; round += 1) {
    const tokens = tokensOf(reader.text);
    let best: { titles: Titled[]; start: number; end: number; score: number; whole: boolean } | null = null;
    for (let from = 0; from < tokens.length; from += 1) {
      for (let to = Math.min(tokens.length, from + 8); to > from; to -= 1) {
        const run = tokens.slice(from, to);
        const first = run[0];
        const last = run.at(-1);
        if (!first || !last || /¦|[?!,;:()"]/.test(reader.text.slice(first.start, last.end))) continue;
        const words = run.flatMap(({ word }) => (short.get(singular(word)) ?? word).split(' '));
        const plainWords = words.map(singular).filter((word) => !/^(?:and|&|of|the|-)$/.test(word));
        if (plainWords.length === 0) continue;
        const fits = all
          .map((title) => ({
            title,
            how: howWell(plainWords, { ...title, words: title.words.filter((word) => !/^(?:and|of|the)$/.test(word)) }),
          }))
          .filter(({ how }) => how > 0);
        if (fits.length === 0) continue;
        const wholes = fits.filter(({ how }) => how === 2);
        // "Quality candidates" are good ones, not those of the Quality Engineer.
        if (
          wholes.length === 0 &&
          run.length === 1 &&
          describing.has(first.word) &&
          ofPeople.test(reader.text.slice(last.end))
        )
          continue;
        // A part must hold a word that says something, and begin and end with one.
        if (
          wholes.length === 0 &&
          (plainWords.every((word) => small.has(word) || ranks.has(word)) ||
            small.has(first.word) ||
            small.has(last.word))
        )
          continue;
        if (wholes.length > 0 && plainWords.every((word) => small.has(word)) && plainWords.length === 1) continue;
        const exact = plainWords.filter((word) => fits.some(({ title }) => title.words.includes(word))).length;
        const score = plainWords.length * 10 + exact * 3 + (wholes.length > 0 ? 5 : 0);
        if (best && best.score >= score) continue;
        const titles = (wholes.length > 0 ? wholes : fits).map(({ title }) => title);
        best = { titles, start: first.start, end: last.end, score, whole: wholes.length > 0 };
      }
    }
    if (!best) break;
    for (const title of best.titles) if (!found.includes(title)) found.push(title);
    whole &&= best.whole;
    const lead = linking.exec(reader.text.slice(0, best.start))?.[0].length ?? 0;
    const tail = new RegExp(`^ (?:${jobNouns})\\b`).exec(reader.text.slice(best.end))?.[0].length ?? 0;
    reader.cut(best.start - lead, best.end + tail);
  }
  if (found.length === 0) return null;
  const names = found.map(({ title }) => title);
  const label = names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
  return { named: { ids: found.flatMap(({ ids }) => ids), label }, whole };
}
