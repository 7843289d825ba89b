/** Fits the weights of the score's parts by pairs of resumes of which one should stand ahead of the other. */
import { type PartKey, partKeys } from '#score/parts.ts';

/** The parts of one resume for one advert, with its gain: 2 of the advert's trade, 1 of a related one, 0 of another. */
export type Judged = {
  readonly advert: string;
  readonly gain: number;
  readonly values: Readonly<Record<PartKey, number>>;
};

/**
 * The least weight of parts that trades cannot teach: within a trade, who meets more of what is asked, for longer, with
 * more study and more lately, comes first, and a label of the trade does not say who that is.
 */
const least: Partial<Record<PartKey, number>> = { requirements: 6, years: 0.8, qualification: 0.6, freshness: 0.6 };
const rounds = 12;
const penalty = 1e-4;
const pairsOfAdvert = 1200;

type Random = () => number;
type Weights = Record<PartKey, number>;

function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * Non-negative weights by pairwise logistic regression, with an L2 penalty. Parts in `without` stay at 0. A second round
 * compares with the better of two resumes of other trades, by the weights of the first: who reads a list reads its top.
 */
export function fitPairs(judged: readonly Judged[], without: readonly PartKey[] = []): Record<PartKey, number> {
  return fitOnce(judged, without, fitOnce(judged, without));
}

function fitOnce(judged: readonly Judged[], without: readonly PartKey[], first?: Weights): Weights {
  const random = seeded(3);
  const pairs = pairsOf(judged, random, first);
  const floor = partKeys.map((key) => (without.includes(key) ? 0 : (least[key] ?? 0)));
  const weights = partKeys.map((key, i) => (without.includes(key) ? 0 : Math.max(0.3, floor[i] ?? 0)));
  const squares = partKeys.map(() => 1e-3);
  for (let n = 0; n < rounds * pairs.length; n++) {
    const pair = pairs[Math.floor(random() * pairs.length)] ?? [];
    const miss = 1 / (1 + Math.exp(pair.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)));
    for (const [i, value] of pair.entries()) {
      if (without.some((key) => key === partKeys[i])) continue;
      const slope = penalty * (weights[i] ?? 0) - miss * value;
      squares[i] = (squares[i] ?? 0) + slope * slope;
      weights[i] = Math.max(floor[i] ?? 0, (weights[i] ?? 0) - (0.1 * slope) / Math.sqrt(squares[i] ?? 1));
    }
  }
  return Object.fromEntries(partKeys.map((key, i) => [key, Math.round(1000 * (weights[i] ?? 0)) / 1000])) as Weights; // every key is there
}

/** Differences of values: mostly the trade against others, some with a related trade in between. */
function pairsOf(judged: readonly Judged[], random: Random, first?: Weights): number[][] {
  const pairs: number[][] = [];
  for (const own of Map.groupBy(judged, ({ advert }) => advert).values()) {
    const by = [0, 1, 2].map((gain) => own.filter((one) => one.gain === gain));
    const related = (by[1]?.length ?? 0) > 0;
    const draw = (gain: number): Judged | undefined => by[gain]?.[Math.floor(random() * (by[gain]?.length ?? 0))];
    for (let n = 0; n < pairsOfAdvert; n++) {
      const high = related && random() < 0.15 ? 1 : 2;
      const low = high === 2 && related && random() < 0.15 ? 1 : 0;
      const [better, one, other] = [draw(high), draw(low), first && draw(low)];
      const ahead = first && one && other && weighedSum(first, other.values) > weighedSum(first, one.values);
      const worse = ahead ? other : one;
      if (better && worse) pairs.push(partKeys.map((key) => better.values[key] - worse.values[key]));
    }
  }
  return pairs;
}

/** The sum of the weighed values. */
export function weighedSum(
  weights: Readonly<Record<PartKey, number>>,
  values: Readonly<Record<PartKey, number>>,
): number {
  return partKeys.reduce((sum, key) => sum + weights[key] * values[key], 0);
}

/** The bias with which a resume that is as likely of the trade as not gets 5 of 10; found by halving. */
export function fitBias(judged: readonly Judged[], weights: Readonly<Record<PartKey, number>>): number {
  const mean = (gain: number): number => {
    const sums = judged.filter((one) => one.gain === gain).map(({ values }) => weighedSum(weights, values));
    return sums.reduce((sum, one) => sum + one, 0) / (sums.length || 1);
  };
  return -Math.round(1000 * ((mean(2) + mean(0)) / 2)) / 1000;
}
