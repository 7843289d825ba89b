/** Which duties a requirement asks for and which a sentence shows, by the plain words of trades and by the names of the lexicon. */
import { dutiesIn } from './duty-words.ts';
import type { Profile } from './profile.ts';
import type { Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name of the lexicon says as much of its duty as a plain word that only this duty has, or a little less. */
const named = 0.9;
/** Duties of other trades than the job's are asked for seldom. */
const strange = 0.15;
/** The likeliest duties count most. */
const sharpness = 2;
/** How sure it is after one word that only one duty has. */
const certainty = 1.2;
/** Two such words show a duty for sure. */
const plainness = 1.1;

function told(vocabulary: Vocabulary, reading: Reading): Map<number, number> {
  const words = vocabulary.duties();
  const sums = dutiesIn(words, reading.tokens);
  for (const { concept, weight } of reading.terms.values()) {
    if (!concept || concept.soft) continue;
    for (const topic of concept.topics) {
      const duty = words.ofTopic.get(topic);
      if (duty !== undefined)
        sums.set(duty, (sums.get(duty) ?? 0) + (named * weight) / Math.sqrt(concept.topics.length));
    }
  }
  return sums;
}

/** How likely each duty is the one asked for, 0 to 1 and at most 1 in sum; duties of the job's own trades before others. */
export function dutiesAsked(vocabulary: Vocabulary, reading: Reading, profile: Profile): Map<number, number> {
  const { duties } = vocabulary.duties();
  const top = Math.max(...profile, 0);
  const weighed = [...told(vocabulary, reading)].map(([duty, sum]): [number, number] => {
    const share = top > 0 ? (profile[duties[duty]?.family ?? -1] ?? 0) / top : 1;
    return [duty, sum * (strange + (1 - strange) * Math.min(1, share / 0.35))];
  });
  const best = Math.max(0, ...weighed.map(([, sum]) => sum));
  if (best < 0.15) return new Map();
  const sharp = weighed.map(([duty, sum]): [number, number] => [duty, (sum / best) ** sharpness]);
  const total = sharp.reduce((sum, [, one]) => sum + one, 0);
  const sure = 1 - Math.exp(-certainty * best);
  return new Map(
    sharp.flatMap(([duty, one]) => {
      const share = (one / total) * sure;
      return share >= 0.02 ? [[duty, share] as const] : [];
    }),
  );
}

/** How clearly a sentence shows each duty, 0 to 1. */
export function dutiesShown(vocabulary: Vocabulary, reading: Reading): Map<number, number> {
  const shown = new Map<number, number>();
  for (const [duty, sum] of told(vocabulary, reading)) shown.set(duty, 1 - Math.exp(-plainness * sum));
  return shown;
}
