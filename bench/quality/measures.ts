/** The measures of the bench, as textbooks have them. */

/** nDCG of the first `k`, gain 2^grade - 1; equal scores share their places, so that order of input wins nothing. */
export function ndcg(scores: readonly number[], grades: readonly number[], k = 10): number {
  const order = scores.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const discount = (place: number): number => (place < k ? 1 / Math.log2(place + 2) : 0);
  const gain = (grade: number): number => 2 ** grade - 1;
  let sum = 0;
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && scores[order[to] ?? 0] === scores[order[from] ?? 0]) to += 1;
    let discounts = 0;
    for (let place = from; place < to; place += 1) discounts += discount(place);
    for (let i = from; i < to; i += 1) sum += (gain(grades[order[i] ?? 0] ?? 0) * discounts) / (to - from);
    from = to;
  }
  const best = grades
    .toSorted((a, b) => b - a)
    .slice(0, k)
    .reduce((total, grade, place) => total + gain(grade) * discount(place), 0);
  return best === 0 ? 0 : sum / best;
}

/** How often one that belongs stands above one that does not; a tie is half. */
export function auc(scores: readonly number[], belongs: readonly boolean[]): number {
  let above = 0;
  let pairs = 0;
  for (const [i, one] of belongs.entries()) {
    if (!one) continue;
    for (const [j, other] of belongs.entries()) {
      if (other) continue;
      pairs += 1;
      const difference = (scores[i] ?? 0) - (scores[j] ?? 0);
      above += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    }
  }
  return pairs === 0 ? 0 : above / pairs;
}

/** Rank correlation; ties have their mean rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const x = ranks(a);
  const y = ranks(b);
  const mx = mean(x);
  const my = mean(y);
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (const [i, one] of x.entries()) {
    const other = y[i] ?? 0;
    xy += (one - mx) * (other - my);
    xx += (one - mx) ** 2;
    yy += (other - my) ** 2;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}

function ranks(values: readonly number[]): number[] {
  return values.map((one) => {
    const below = values.filter((other) => other < one).length;
    const same = values.filter((other) => other === one).length;
    return below + (same + 1) / 2;
  });
}

/** Numbers between 0 and 1 that look random and are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
