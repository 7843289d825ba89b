/** Compares what somebody does with the words in which the work of each occupation is told. */
import { type Knowledge, startsOf } from '#knowledge/index.ts';
import { tokensOf } from '#text/index.ts';

export type DutyIndex = {
  /**
   * By occupation, 0 to about 1: cosine of the words and pairs of words of a text with those of its work, and half as
   * much of what its related occupations have, so that a text that lies between neighbours is told from one far away.
   */
  compare(text: string): Float64Array;
};

/** The occupations that use a feature, with weights of 255 at most. */
type Posting = { readonly occupations: Uint16Array; readonly weights: Uint8Array };
type Postings = { of(feature: number): Posting };

/** A word that stands in no advert of the background has this rarity there or more: what is rarer counts whole. */
const wholeRarity = 4;
const relatedShare = 0.5;

/** Reads the words of all occupations once. */
export function indexDuties(knowledge: Knowledge): DutyIndex {
  const words = readPostings(knowledge, 'duty');
  const pairs = readPostings(knowledge, 'pair');
  const pairOf = pairFinder(knowledge);
  const rarity = advertRarity(knowledge);
  const count = knowledge.codes.length;
  return {
    compare: (text) => {
      const scores = new Float64Array(count);
      let squares = 0;
      const add = ({ occupations, weights }: Posting, times: number, share: number): void => {
        if (occupations.length === 0) return;
        const weight = (1 + Math.log(times)) * Math.log(count / occupations.length) * share;
        squares += weight ** 2;
        occupations.forEach((occupation, at) => {
          scores[occupation] = (scores[occupation] ?? 0) + (weight * (weights[at] ?? 0)) / 255;
        });
      };
      const counted = featuresOf(knowledge, text, pairOf);
      for (const [word, times] of counted.words) add(words.of(word), times, rarity[word] ?? 1);
      // A pair is as rare as the rarer of its words.
      for (const [pair, { times, first, second }] of counted.pairs)
        add(pairs.of(pair), times, Math.max(rarity[first] ?? 1, rarity[second] ?? 1));
      const length = Math.sqrt(squares) || 1;
      return withRelated(
        knowledge,
        scores.map((score) => score / length),
      );
    },
  };
}

function withRelated(knowledge: Knowledge, scores: Float64Array): Float64Array {
  return scores.map((score, at) => {
    const related = knowledge.related.of(at);
    const sum = related.reduce((total, one) => total + (scores[one >> 1] ?? 0), 0);
    return score + (relatedShare * sum) / (related.length || 1);
  });
}

type Counted = {
  readonly words: ReadonlyMap<number, number>;
  readonly pairs: ReadonlyMap<number, { times: number; first: number; second: number }>;
};
type PairFinder = (first: number, second: number) => number | undefined;

/** Numbers of words and of known pairs of neighbours, with how often each stands there. */
function featuresOf(knowledge: Knowledge, text: string, pairOf: PairFinder): Counted {
  const words = new Map<number, number>();
  const pairs = new Map<number, { times: number; first: number; second: number }>();
  let before: number | undefined;
  for (const { lemma, joined } of tokensOf(text, knowledge.camelWords)) {
    const word = knowledge.wordNumber(lemma);
    if (word !== undefined) words.set(word, (words.get(word) ?? 0) + 1);
    if (word !== undefined && joined && before !== undefined) {
      const pair = pairOf(before, word);
      if (pair !== undefined)
        pairs.set(pair, { times: (pairs.get(pair)?.times ?? 0) + 1, first: before, second: word });
    }
    before = word;
  }
  return { words, pairs };
}

/** Pairs are sorted by their first word and then by their second. */
function pairFinder({ columns }: Knowledge): PairFinder {
  const starts = startsOf(columns.u16('pairsOfFirst'));
  const seconds = columns.u32('pairSecond');
  return (first, second) => {
    const start = starts[first] ?? 0;
    const at = seconds.subarray(start, starts[first + 1] ?? 0).indexOf(second);
    return at < 0 ? undefined : start + at;
  };
}

function readPostings({ columns }: Knowledge, name: string): Postings {
  const starts = startsOf(columns.u16(`${name}Counts`));
  const occupations = columns.u16(`${name}Occupations`);
  const weights = columns.u8(`${name}Weights`);
  return {
    of: (feature) => {
      const [start, end] = [starts[feature] ?? 0, starts[feature + 1] ?? 0];
      return { occupations: occupations.subarray(start, end), weights: weights.subarray(start, end) };
    },
  };
}

/** By word, 0 to 1: how rare it is in adverts, whatever their work. */
function advertRarity(knowledge: Knowledge): Float64Array {
  const [count = 1] = knowledge.columns.u16('advertCount');
  const frequency = knowledge.columns.u16('advertFrequency');
  return Float64Array.from(frequency, (times) => Math.min(1, Math.log((count + 1) / (times + 1)) / wholeRarity));
}
