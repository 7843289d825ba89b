/** Weighs the words of an answer for the trades that its question names, by all words the lexicon and the themes know of each trade. */
import { familyThemes, themes } from './anchors-list.ts';
import { createStemmer, isGeneric, isStop, type Token, tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How usual a word is in each trade. */
interface Use {
  /** Families with how usual it is there, 0 to 1. */
  readonly families: readonly (readonly [family: number, usual: number])[];
  /** The mean over all families. */
  readonly usual: number;
}

/** Words with the trades that use them. */
export interface TradeWords {
  readonly words: ReadonlyMap<string, Use>;
  /** How many families there are. */
  readonly count: number;
}

/** What each place where a family has a word says of how usual it is there; three such places make it nearly certain. */
const said = { label: 2, title: 0.6, term: 1, deed: 1, theme: 0.5, duty: 0.6 };
/** How much an answer about a trade is made of that trade's words; the rest may come from any. */
const share = 0.5;
/** A word said at any work says little even where a trade has it. */
const commonShare = 0.3;
/** The trades a question may mean are weighed by their strength to this power, so that the nearest counts most. */
const sharpness = 3;

/** Every word of the titles, terms, duties and themes of each trade; built on first use. */
export function buildTradeWords(vocabulary: Vocabulary): TradeWords {
  const sums = new Map<string, Map<number, number>>();
  const stemOf = createStemmer();
  const put = (stemmed: string, family: number, weight: number): void => {
    const own = sums.get(stemmed) ?? new Map<number, number>();
    own.set(family, (own.get(family) ?? 0) + weight);
    sums.set(stemmed, own);
  };
  const add = (text: string, family: number, weight: number): void => {
    for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
      if (isStop(word)) continue;
      put(stemOf(word), family, weight);
    }
  };
  const index = new Map(vocabulary.families.map(({ key }, family) => [key, family]));
  for (const [family, { label, titles, topics }] of vocabulary.families.entries()) {
    add(label, family, said.label);
    add(titles, family, said.title);
    for (const topic of topics) {
      add(topic.label, family, said.label);
      add(topic.terms, family, said.term);
    }
  }
  for (const [key, { text }] of vocabulary.deeds()) {
    const family = index.get(key.split('/')[0] ?? '');
    if (family !== undefined) add(text, family, said.deed);
  }
  for (const [key, own] of familyThemes()) {
    const family = index.get(key);
    if (family === undefined) continue;
    // Two words joined say something else than either.
    for (const theme of own) add((themes[theme]?.words ?? '').replace(/\S+[+-]\S+/g, ' '), family, said.theme);
  }
  const { duties, byWords } = vocabulary.duties();
  for (const [word, { duties: own }] of byWords)
    if (!word.includes(' ')) for (const duty of own) put(word, duties[duty]?.family ?? -1, said.duty);
  const count = vocabulary.families.length;
  return { words: new Map([...sums].map(([word, own]) => [word, useOf(own, count)])), count };
}

function useOf(sums: ReadonlyMap<number, number>, count: number): Use {
  const families = [...sums].map(([family, sum]) => [family, 1 - Math.exp(-sum)] as const);
  return { families, usual: families.reduce((sum, [, usual]) => sum + usual, 0) / count };
}

/** How likely each trade is the one that is asked about, less than 1 in sum where words of the question are unknown; empty where none is named more strongly than `least`. */
export function tradesAsked(
  { words, count }: TradeWords,
  question: string,
  criterion: string,
  { frame, common }: { frame: ReadonlySet<string>; common: ReadonlySet<string> },
  least: number,
): Map<number, number> {
  const strength = new Map<number, number>();
  let known = 0;
  let unknown = 0;
  for (const [text, part] of [
    [criterion, 1],
    [question, 0.7],
  ] as const) {
    for (const word of new Set(tokenize(text).flatMap((token) => (isStop(token.text) ? [] : token.stem)))) {
      if (frame.has(word)) continue;
      const use = words.get(word);
      // "Employee" is said at any work; in "handles employee matters" it is all there is.
      const plain = common.has(word) || isGeneric(word);
      if (!use && !plain) unknown += part;
      if (!use) continue;
      const weight = part * (plain ? commonShare : 1);
      known += weight;
      const telling = weight * Math.log(1 / Math.max(1 / count, use.usual));
      for (const [family, usual] of use.families) strength.set(family, (strength.get(family) ?? 0) + telling * usual);
    }
  }
  if (Math.max(0, ...strength.values()) < least) return new Map();
  const sharp = [...strength].map(([family, weight]): [number, number] => [family, weight ** sharpness]);
  const total = sharp.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(sharp.map(([family, weight]) => [family, (weight / total) * (known / (known + unknown))]));
}

/** What the words tell for the trades asked about (above 0) or against them (below), each distinct word once. */
export function tradeEvidence(
  { words }: TradeWords,
  asked: ReadonlyMap<number, number>,
  tokens: readonly Token[],
  common: ReadonlySet<string>,
): number {
  if (asked.size === 0) return 0;
  const any = 1 - [...asked.values()].reduce((sum, part) => sum + part, 0);
  let told = 0;
  for (const word of new Set(tokens.flatMap((token) => (isStop(token.text) ? [] : token.stem)))) {
    const use = words.get(word);
    if (!use) continue;
    const here = use.families.reduce((sum, [family, usual]) => sum + (asked.get(family) ?? 0) * usual, any * use.usual);
    const weight = common.has(word) || isGeneric(word) ? commonShare : 1;
    told += weight * Math.log((share * here + (1 - share) * use.usual) / use.usual);
  }
  return told;
}
