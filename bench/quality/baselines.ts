/** What the engine is compared with: BM25 with the best of a grid, and the share of shared skills that simple screeners compute. */
import { mean } from './measures.ts';

const stop = new Set(
  'a an and are as at be by for from has have in is it its of on or our that the their this to was we were will with you your'.split(
    ' ',
  ),
);

function words(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][a-z0-9+#.]*[a-z0-9+#]|[a-z]/g) ?? []).filter((word) => !stop.has(word));
}

/** BM25 of every resume for every advert, one row per advert. */
export function bm25(adverts: readonly string[], resumes: readonly string[], k1: number, b: number): number[][] {
  const bags = resumes.map((text) => {
    const counts = new Map<string, number>();
    for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  });
  const lengths = bags.map((bag) => [...bag.values()].reduce((sum, one) => sum + one, 0));
  const usual = mean(lengths);
  const seenIn = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) seenIn.set(word, (seenIn.get(word) ?? 0) + 1);
  return adverts.map((advert) => {
    const asked = [...new Set(words(advert))];
    return bags.map((bag, i) =>
      asked.reduce((sum, word) => {
        const count = bag.get(word) ?? 0;
        const holders = seenIn.get(word) ?? 0;
        if (count === 0) return sum;
        const rarity = Math.log(1 + (bags.length - holders + 0.5) / (holders + 0.5));
        return sum + (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * (lengths[i] ?? 0)) / usual));
      }, 0),
    );
  });
}

/** The row of the grid that does best by `judge`: a baseline may be tuned on the very data it is judged by. */
export function bestBm25(
  adverts: readonly string[],
  resumes: readonly string[],
  judge: (scores: number[][]) => number,
): number[][] {
  let best: { scores: number[][]; value: number } | null = null;
  for (const k1 of [0.6, 1.2, 2, 3]) {
    for (const b of [0, 0.4, 0.75, 1]) {
      const scores = bm25(adverts, resumes, k1, b);
      const value = judge(scores);
      if (best === null || value > best.value) best = { scores, value };
    }
  }
  return best?.scores ?? [];
}

/** Share of the known skills in an advert that a resume names too. */
export function sharedSkills(
  adverts: readonly string[],
  resumes: readonly string[],
  known: readonly string[],
): number[][] {
  const find = (text: string): Set<string> => {
    const low = ` ${words(text).join(' ')} `;
    return new Set(known.filter((skill) => low.includes(` ${words(skill).join(' ')} `)));
  };
  const held = resumes.map(find);
  return adverts.map((advert) => {
    const asked = find(advert);
    return held.map((skills) => [...asked].filter((one) => skills.has(one)).length / Math.max(1, asked.size));
  });
}
