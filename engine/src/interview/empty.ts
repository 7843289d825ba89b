/** Finds in an answer what adds nothing: sentences without a thing, an act or a number, and what was said before. */
import { isNegation } from './grammar.ts';
import { isContent, type ReadAnswer, type Word } from './read.ts';
import { isKind } from './word-kinds.ts';

/** Shorter ones are answers such as "yes" or "twice". */
const fewest = 4;
/** So many different empty sentences are looked for inside others. */
const mostRuns = 20;

/** Places of words in sentences of nothing but `talk` (lemmas that say nothing of any work), and in sentences that were there before. */
export function emptyTalk({ words }: ReadAnswer, talk: ReadonlySet<string>): Set<number> {
  const saysNothing = (word: Word): boolean => isEmpty(word, talk);
  const skip = new Set<number>();
  const before = new Set<string>();
  const runs = new Map<string, readonly string[]>();
  const places = Map.groupBy(words.keys(), (at) => words[at]?.sentence ?? -1);
  for (const own of places.values()) {
    const said = own.flatMap((at) => words[at] ?? []);
    const key = said.map(({ lemma }) => lemma).join(' ');
    const again = before.has(key);
    before.add(key);
    // "I never did any of it" says nothing of work and takes back what was told.
    const denies = said.some(({ word }) => isNegation(word)) && said.some(({ word }) => /^(?:i|we)\b/.test(word));
    if (said.length < fewest || !(again || (said.every(saysNothing) && !denies))) continue;
    for (const at of own) skip.add(at);
    if (runs.size < mostRuns)
      runs.set(
        key,
        said.map(({ lemma }) => lemma),
      );
  }
  for (const run of runs.values()) joined(words, run, skip, saysNothing);
  return skip;
}

/** Where a full stop is missing, the same words hang on a sentence that says something. */
function joined(
  words: readonly Word[],
  run: readonly string[],
  skip: Set<number>,
  saysNothing: (word: Word) => boolean,
): void {
  for (let from = 0; from + run.length <= words.length; from++) {
    if (skip.has(from) || run.some((lemma, i) => words[from + i]?.lemma !== lemma || skip.has(from + i))) continue;
    // What says something and comes again is kept where it was said first.
    if (words.slice(from, from + run.length).every(saysNothing))
      for (let i = 0; i < run.length; i++) skip.add(from + i);
  }
}

function isEmpty(word: Word, talk: ReadonlySet<string>): boolean {
  if (isKind(word.lemma, 'idle') || (talk.has(word.lemma) && word.form !== 'past')) return true;
  return !word.number && !isKind(word.lemma, 'claim') && (!isContent(word) || isKind(word.lemma, 'vague'));
}
