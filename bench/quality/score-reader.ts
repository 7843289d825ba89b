/** The resume score inside this process, on the given real texts: for measures that score one text many times. */
import { readAdvert } from '@saring/engine/advert';
import { type Part, partOf } from '@saring/engine/fit';
import { readApplicant, scoreResume } from '@saring/engine/score';
import { loadModels } from '@saring/engine/score/models';

export type Job = { readonly title: string; readonly description: string };
/** Scores a resume, 0 to 10, for the job that it was made for. */
export type Scorer = (resume: string) => number;

export const data = new URL('../../../shared/data/', import.meta.url);
/** Lasting posts end here, so that no clock decides. */
const asOf = '2026-01-01';
const models = loadModels();

export function scorerOf(job: Job): Scorer {
  const advert = readAdvert(models, job);
  return (resume) =>
    scoreResume(models, advert, readApplicant(models.field, resume, models.knowledge, asOf), Number(asOf.slice(0, 4)))
      .score;
}

/** A number that a text decides, for choosing without a preference. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** In an order that only the ids and the purpose decide. */
export function shuffled<Item>(items: readonly Item[], idOf: (item: Item) => string, purpose: string): Item[] {
  return items
    .map((item) => ({ item, key: hashOf(`${purpose} ${idOf(item)}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export { type Part, partOf };
