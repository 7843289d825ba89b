/** How much each word of titles tells about the occupation. */
import type { Name } from './concepts.ts';

/**
 * By word: the logarithm (natural, at least 0) of how many times fewer occupations it leaves open than there are, as the
 * perplexity of the occupations among the titles that hold it: "senior" little, "payroll" much.
 */
export function titleWeights(names: Iterable<Name>, occupations: number): Map<string, number> {
  const shares = new Map<string, Map<number, number>>();
  for (const { key, concepts } of names) {
    const holders = [...concepts].filter((id) => id < occupations);
    for (const word of new Set(key)) {
      const row = shares.get(word) ?? new Map<number, number>();
      for (const occupation of holders) row.set(occupation, (row.get(occupation) ?? 0) + 1 / holders.length);
      if (row.size > 0) shares.set(word, row);
    }
  }
  const weights = new Map<string, number>();
  for (const [word, row] of shares) {
    const total = [...row.values()].reduce((sum, share) => sum + share, 0);
    const entropy = [...row.values()].reduce((sum, share) => sum - (share / total) * Math.log(share / total), 0);
    weights.set(word, Math.log(occupations) - entropy);
  }
  return weights;
}
