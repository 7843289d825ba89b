/** What words and pairs of words the work of each occupation is told in, weighted by how rare they are elsewhere. */
import { tokensOf } from '#text/index.ts';

/** Texts of one occupation: each with its weight. */
export type OccupationText = { readonly occupation: number; readonly text: string; readonly weight: number };
export type Profile = { readonly feature: string; readonly weight: number }[];
export type Profiles = {
  /** By occupation: features with weights whose squares add to 1, largest first. A pair's words stand with a space between. */
  readonly rows: readonly Profile[];
  /** By occupation: every word of its texts. */
  readonly all: readonly ReadonlySet<string>[];
  /** In how many occupations a feature occurs. */
  readonly frequency: ReadonlyMap<string, number>;
  /** Cosine of words with each occupation, 0 to 1. */
  compare(lemmas: readonly string[]): number[];
};

const kept = { words: 260, pairs: 140 };

/** A word that says something: no number, no single letter. */
function says(lemma: string): boolean {
  return /^\p{L}[\p{L}\p{N}.+#&-]+$/u.test(lemma);
}

/** Words and pairs of neighbours of a text. */
export function featuresOf(text: string): string[] {
  const tokens = tokensOf(text);
  const features: string[] = [];
  tokens.forEach(({ lemma, joined }, at) => {
    if (!says(lemma)) return;
    features.push(lemma);
    const before = tokens[at - 1];
    if (joined && before && says(before.lemma)) features.push(`${before.lemma} ${lemma}`);
  });
  return features;
}

/** Weights by frequency in the occupation and rarity among `count` occupations. */
export function profilesOf(texts: Iterable<OccupationText>, count: number): Profiles {
  const counts = Array.from({ length: count }, () => new Map<string, number>());
  // ESCO's skills and O*NET's titles come again and again.
  const read = new Map<string, string[]>();
  for (const { occupation, text, weight } of texts) {
    const row = counts[occupation];
    if (!row) continue;
    const features = read.get(text) ?? featuresOf(text);
    read.set(text, features);
    for (const feature of features) row.set(feature, (row.get(feature) ?? 0) + weight);
  }
  const frequency = new Map<string, number>();
  for (const row of counts) for (const feature of row.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  const idf = (feature: string): number => Math.log(count / (frequency.get(feature) ?? count));
  const rows = counts.map((row) => {
    const all = [...row].map(([feature, times]) => ({ feature, weight: (1 + Math.log(1 + times)) * idf(feature) }));
    const shared = all.filter(({ feature }) => !feature.includes(' ') || (frequency.get(feature) ?? 0) > 1);
    const best = [...top(shared, false, kept.words), ...top(shared, true, kept.pairs)];
    const length = Math.hypot(...best.map(({ weight }) => weight)) || 1;
    return best.map(({ feature, weight }) => ({ feature, weight: weight / length }));
  });
  const postings = new Map<string, [number, number][]>();
  rows.forEach((row, at) => {
    for (const { feature, weight } of row) {
      const list = postings.get(feature) ?? [];
      list.push([at, weight]);
      postings.set(feature, list);
    }
  });
  const all = counts.map((row) => new Set([...row.keys()].filter((feature) => !feature.includes(' '))));
  return { rows, all, frequency, compare: (lemmas) => cosines(lemmas, postings, idf, count) };
}

function top(profile: Profile, pairs: boolean, limit: number): Profile {
  return profile
    .filter(({ feature }) => feature.includes(' ') === pairs)
    .sort((a, b) => b.weight - a.weight || (a.feature < b.feature ? -1 : 1))
    .slice(0, limit);
}

function cosines(
  lemmas: readonly string[],
  postings: ReadonlyMap<string, [number, number][]>,
  idf: (feature: string) => number,
  count: number,
): number[] {
  const scores = new Array<number>(count).fill(0);
  let squares = 0;
  for (const [lemma, times] of Map.groupBy(lemmas, (word) => word)) {
    const list = postings.get(lemma);
    if (!list) continue;
    const weight = (1 + Math.log(times.length)) * idf(lemma);
    squares += weight ** 2;
    for (const [at, own] of list) scores[at] = (scores[at] ?? 0) + weight * own;
  }
  return scores.map((score) => score / (Math.sqrt(squares) || 1));
}
