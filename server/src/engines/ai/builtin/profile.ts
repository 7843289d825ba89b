/** How strongly a text speaks for each family of work, and how alike two such profiles are. */
import type { TermUse } from './reading.ts';
import type { Match, TitleMatch, Vocabulary } from './vocabulary.ts';

/** One weight per family of the vocabulary. */
export type Profile = Float64Array;

export function emptyProfile(vocabulary: Vocabulary): Profile {
  return new Float64Array(vocabulary.families.length);
}

/** Adds what known phrases say; `seen` counts how often each concept was met, so that repetition adds ever less. */
export function addMatches(
  profile: Profile,
  matches: readonly Match[],
  weight: number,
  seen: Map<string, number>,
): void {
  for (const { concept } of matches) {
    const times = (seen.get(concept.key) ?? 0) + 1;
    seen.set(concept.key, times);
    if (times > 5) continue;
    const gain = weight / times;
    for (const one of concept.families) profile[one.family] = (profile[one.family] ?? 0) + gain * one.weight;
  }
}

/** Adds what plain words of a trade say, each word once: "loaves" and "oven" of a kitchen. */
export function addWords(
  vocabulary: Vocabulary,
  profile: Profile,
  terms: Iterable<TermUse>,
  weight: number,
  seen: Set<string>,
): void {
  const words = vocabulary.words();
  for (const { key, concept } of terms) {
    const own = concept === null ? words.get(key) : undefined;
    if (!own || seen.has(key)) continue;
    seen.add(key);
    for (const one of own) profile[one.family] = (profile[one.family] ?? 0) + weight * one.weight;
  }
}

export function addTitles(profile: Profile, titles: readonly TitleMatch[], weight: number): void {
  for (const title of titles) {
    for (const one of title.families) profile[one.family] = (profile[one.family] ?? 0) + weight * one.weight;
  }
}

/** The profile with a share of each family given to its neighbours, so that a move to the next trade is not a stranger's. */
export function withNeighbours(vocabulary: Vocabulary, profile: Profile, share: number): Profile {
  const out = Float64Array.from(profile);
  for (const [i, near] of vocabulary.neighbours.entries()) {
    for (const j of near) out[j] = Math.max(out[j] ?? 0, (profile[i] ?? 0) * share);
  }
  return out;
}

/** The profile without what a word or two in passing say of other families: a line about something else makes nobody a stranger. */
export function clear(profile: Profile): Profile {
  const noise = Math.min(mostNoise, Math.max(...profile) * noiseShare);
  return profile.map((one) => Math.max(0, one - noise));
}

const mostNoise = 0.6;
const noiseShare = 0.25;

/** Cosine of two profiles, 0 to 1. */
export function alike(a: Profile, b: Profile): number {
  let dot = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < a.length; i += 1) {
    const x = a[i] ?? 0;
    const y = b[i] ?? 0;
    dot += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 0 : dot / Math.sqrt(aa * bb);
}

/** All that a text says of any family. */
export function mass(profile: Profile): number {
  return profile.reduce((sum, one) => sum + one, 0);
}

/** Index of the strongest family, or -1 when nothing speaks for any. */
export function strongest(profile: Profile): number {
  let best = -1;
  let value = 0;
  for (let i = 0; i < profile.length; i += 1) {
    const x = profile[i] ?? 0;
    if (x > value) {
      best = i;
      value = x;
    }
  }
  return best;
}
