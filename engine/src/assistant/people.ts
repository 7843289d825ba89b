/** Applicants named in a question: runs of words that stand in the name of somebody who applied. */
import { small } from './lexicon.ts';
import type { Reader } from './reader.ts';
import type { Lookup, PersonRef } from './types.ts';
import { nearly as slipOf } from './words.ts';

export interface Mention {
  /** As it was written. */
  words: string;
  people: readonly PersonRef[];
  /** Found under a slightly other name. */
  nearly: boolean;
}

interface Run {
  words: string[];
  start: number;
  end: number;
}

const nameWord = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’@_./-]*$/u;
const particles = new Set(['bin', 'binti', 'a/l', 'a/p', 'al', 'de', 'van', 'von', 'der', 'la', 'di', 'd/o', 's/o']);

/** Runs of words that no other part of the grammar has read. */
export function unreadRuns(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const match of text.matchAll(/\S+/g)) {
    const word = match[0].replace(/[.]$/, '');
    const end = match.index + word.length;
    const unread =
      nameWord.test(word) && /\p{L}/u.test(word) && (!small.has(word) || (run !== null && particles.has(word)));
    if (!unread) run = null;
    else if (run) {
      run.words.push(word);
      run.end = end;
    } else {
      run = { words: [word], start: match.index, end };
      runs.push(run);
    }
    if (word !== match[0]) run = null;
  }
  return runs;
}

/** Takes out whoever is named; `alone` says whether one word by itself may be a name. */
export async function takePeople(
  reader: Reader,
  lookup: Lookup,
  alone: (word: string) => boolean,
  nearly: boolean,
): Promise<Mention[]> {
  const found: { mention: Mention; at: number }[] = [];
  for (let round = 0; round < 6; round += 1) {
    const hit = await firstMention(reader, lookup, alone, nearly);
    if (!hit) break;
    found.push({ mention: hit.mention, at: hit.start });
    reader.cut(hit.start, hit.end);
  }
  return found.map(({ mention }) => mention);
}

async function firstMention(
  reader: Reader,
  lookup: Lookup,
  alone: (word: string) => boolean,
  nearly: boolean,
): Promise<{ mention: Mention; start: number; end: number } | null> {
  for (const read of unreadRuns(reader.text)) {
    const run = withNameBefore(reader.text, read);
    for (let length = Math.min(run.words.length, 6); length > 0; length -= 1) {
      for (let from = 0; from + length <= run.words.length; from += 1) {
        const words = run.words.slice(from, from + length);
        if (words.every((word) => particles.has(word) || word.length < 2)) continue;
        if (length === 1 && !alone(words[0] ?? '')) continue;
        // Half of a longer run is a name only where the whole is none; a single word of such a run would be a guess.
        if (nearly && (from > 0 || length < run.words.length)) continue;
        const exact = await lookup.people(words, nearly);
        const people = exact.length > 0 || nearly ? exact : await possessed(words, lookup);
        if (people.length === 0) continue;
        const slipped = length < run.words.length && !nearly ? await meantBy(run, words, lookup) : null;
        if (slipped) return slipped;
        const before = run.words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
        const start = run.start + before;
        return { mention: { words: words.join(' '), people, nearly }, start, end: start + words.join(' ').length };
      }
    }
  }
  return null;
}

/** "Callista Judes phone": the apostrophe is left out. */
async function possessed(words: readonly string[], lookup: Lookup): Promise<readonly PersonRef[]> {
  const last = words.at(-1) ?? '';
  return /\p{L}{3,}s$/u.test(last) ? lookup.people([...words.slice(0, -1), last.slice(0, -1)], false) : [];
}

/** "Muhammad Rayan": beside a name that is right a slip in the other, rather than everybody of the one. */
async function meantBy(
  run: Run,
  found: readonly string[],
  lookup: Lookup,
): Promise<{ mention: Mention; start: number; end: number } | null> {
  const people = await lookup.people(run.words, true);
  const own = (people[0]?.name ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const meant = run.words.every((word) => own.some((one) => slipOf(word, one)));
  if (people.length === 0 || !meant || !found.every((word) => own.includes(word))) return null;
  return { mention: { words: run.words.join(' '), people, nearly: true }, start: run.start, end: run.end };
}

/** Words of the grammar that are names too: "May Chong", "Will Tan". */
const namesToo = /(?:^|\s)((?:may|will|mark|best|strong|long|rich|page|bill|grant|grace|faith|young) )$/;

function withNameBefore(text: string, run: Run): Run {
  const before = namesToo.exec(text.slice(0, run.start))?.[1];
  return before ? { words: [before.trim(), ...run.words], start: run.start - before.length, end: run.end } : run;
}

/** The newest application of each person, in the order given. */
export function eachOnce(people: readonly PersonRef[]): PersonRef[] {
  const seen = new Set<string>();
  return people.filter(({ username }) => !seen.has(username) && seen.add(username));
}
