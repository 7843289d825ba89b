/** The ranking measure of `rank.mjs`: nDCG@10 and the area under the curve, means over adverts. */
import { type Judged, weighedSum } from './weights.ts';

export type Ranking = { readonly ndcg: number; readonly auc: number };

const dcg = (gains: readonly number[]): number =>
  gains.slice(0, 10).reduce((sum, gain, i) => sum + (2 ** gain - 1) / Math.log2(i + 2), 0);

/** Of one advert's resumes, in the order of `sum`. */
function rankingOf(judged: readonly Judged[], sum: (one: Judged) => number): Ranking {
  const ranked = judged.map((one) => ({ gain: one.gain, sum: sum(one) })).toSorted((a, b) => b.sum - a.sum);
  const gains = ranked.map(({ gain }) => gain);
  let [wins, right] = [0, 0];
  for (const gain of gains) {
    if (gain === 2) right++;
    else wins += right;
  }
  const best = dcg(gains.toSorted((a, b) => b - a)) || 1;
  return { ndcg: dcg(gains) / best, auc: wins / (right * (gains.length - right) || 1) };
}

/** The means, rounded to three decimals. */
export function rankings(judged: readonly Judged[], weights: Parameters<typeof weighedSum>[0]): Ranking {
  const all = [...Map.groupBy(judged, ({ advert }) => advert).values()].map((own) =>
    rankingOf(own, ({ values }) => weighedSum(weights, values)),
  );
  const mean = (key: keyof Ranking): number =>
    Math.round((1000 * all.reduce((sum, one) => sum + one[key], 0)) / (all.length || 1)) / 1000;
  return { ndcg: mean('ndcg'), auc: mean('auc') };
}
