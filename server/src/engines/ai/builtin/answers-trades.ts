/** Weighs the words of an answer for the trades that its question names, by all words the lexicon and the themes know of each trade. */
import { familyThemes, themes } from './anchors-list.ts';
import { american, isGeneric, isStop, stem, type Token, tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words with the trades that use them: indexes of families. */
export interface TradeWords {
  readonly families: ReadonlyMap<string, readonly number[]>;
  /** How many families there are. */
  readonly count: number;
}

/** A word of more trades than this tells nothing. */
const widest = 40;
/** How much an answer about a trade is made of that trade's words; the rest may come from any. */
const share = 0.5;
/** A word said at any work says little even where a trade has it. */
const commonShare = 0.3;
/** The trades a question may mean are weighed by their strength to this power, so that the nearest counts most. */
const sharpness = 3;
/** Weaker than this, a trade is hit by chance: "explain" is what tutors do. */
const named = 5;

/** Every word of the titles, terms, duties and themes of each trade; built on first use. */
export function buildTradeWords(vocabulary: Vocabulary): TradeWords {
  const words = new Map<string, Set<number>>();
  const known = new Map<string, string>();
  const add = (text: string, family: number): void => {
    for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
      if (isStop(word)) continue;
      const stemmed = known.get(word) ?? stem(american(word));
      known.set(word, stemmed);
      words.set(stemmed, (words.get(stemmed) ?? new Set()).add(family));
    }
  };
  const index = new Map(vocabulary.families.map(({ key }, family) => [key, family]));
  for (const [family, { titles, topics }] of vocabulary.families.entries()) {
    add(titles, family);
    for (const { label, terms } of topics) add(`${label} ${terms}`, family);
  }
  for (const [key, { text }] of vocabulary.deeds()) {
    const family = index.get(key.split('/')[0] ?? '');
    if (family !== undefined) add(text, family);
  }
  for (const [key, own] of familyThemes()) {
    const family = index.get(key);
    if (family === undefined) continue;
    // Two words joined say something else than either.
    for (const theme of own) add((themes[theme]?.words ?? '').replace(/\S+[+-]\S+/g, ' '), family);
  }
  return {
    families: new Map([...words].map(([word, families]) => [word, [...families]])),
    count: vocabulary.families.length,
  };
}

/** How likely each trade is the one that is asked about, less than 1 in sum where words of the question are unknown; empty where it names none. */
export function tradesAsked(
  { families, count }: TradeWords,
  question: string,
  criterion: string,
  { frame, common }: { frame: ReadonlySet<string>; common: ReadonlySet<string> },
): Map<number, number> {
  const strength = new Map<number, number>();
  let known = 0;
  let unknown = 0;
  for (const [text, part] of [
    [criterion, 1],
    [question, 0.7],
  ] as const) {
    for (const word of new Set(tokenize(text).flatMap((token) => (isStop(token.text) ? [] : token.stem)))) {
      const own = families.get(word);
      if (frame.has(word) || isGeneric(word) || (!own && common.has(word))) continue;
      if (!own) unknown += part;
      if (!own) continue;
      const share = part * (common.has(word) ? commonShare : 1);
      known += share;
      const weight = share * Math.log(count / own.length);
      for (const family of own) strength.set(family, (strength.get(family) ?? 0) + weight);
    }
  }
  if (Math.max(0, ...strength.values()) < named) return new Map();
  const sharp = [...strength].map(([family, weight]): [number, number] => [family, weight ** sharpness]);
  const total = sharp.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(sharp.map(([family, weight]) => [family, (weight / total) * (known / (known + unknown))]));
}

/** What the words tell for the trades asked about (above 0) or against them (below), each distinct word once. */
export function tradeEvidence(
  { families, count }: TradeWords,
  asked: ReadonlyMap<number, number>,
  tokens: readonly Token[],
  common: ReadonlySet<string>,
): number {
  if (asked.size === 0) return 0;
  const any = 1 - [...asked.values()].reduce((sum, part) => sum + part, 0);
  let told = 0;
  for (const word of new Set(tokens.flatMap((token) => (isStop(token.text) ? [] : token.stem)))) {
    const own = families.get(word);
    if (!own || own.length > widest) continue;
    const usual = own.length / count;
    const here = own.reduce((sum, family) => sum + (asked.get(family) ?? 0), any * usual);
    const weight = common.has(word) || isGeneric(word) ? commonShare : 1;
    told += weight * Math.log((share * here + (1 - share) * usual) / usual);
  }
  return told;
}
