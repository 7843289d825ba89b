/** Scores a resume for an advert: parts of 0 to 1, weighed by fitted weights. */
import type { ReadAdvert } from '#advert/read.ts';
import type { SentenceModel } from '#advert/sentence-model.ts';
import { type FieldModel, fieldOfCounts } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { type Applicant, credibility, weighed } from './evidence.ts';
import { type PartKey, partKeys, partsOf } from './parts.ts';
import { relatedPosts } from './posts.ts';
import { requirementsMet } from './requirements.ts';
import { supportOf } from './titles.ts';

export type Models = {
  readonly knowledge: Knowledge;
  readonly field: FieldModel;
  readonly sentences: SentenceModel;
  readonly tasks: SentenceModel;
  readonly weights: Weights;
};
export type Weights = { readonly bias: number; readonly parts: Readonly<Record<PartKey, number>> };

export type ScoredPart = {
  readonly key: PartKey;
  /** 0 to 1. */
  readonly value: number;
  /** What a value of 1 adds to the sum, in logits. */
  readonly weight: number;
};

export type ResumeScore = {
  /** 0 to 10, not rounded: ten times the logistic function of the bias and the weighed parts. */
  readonly score: number;
  readonly parts: readonly ScoredPart[];
};

/** A sentence that counts less than this in the advert's words names no qualification. */
const leastOwn = 0.2;
/** So many words that say something are half of what is needed to know somebody's work. */
const halfTold = 7;

/** How much of the work is told in sentences, 0 to 1: titles and lists alone are claims. */
function toldShare(applicant: Applicant, credible: readonly number[]): number {
  let words = 0;
  for (const [i, { listed }] of applicant.sentences.entries())
    for (const [feature, count] of listed ? [] : (applicant.features[i] ?? []))
      if (!feature.includes(' ')) words += (credible[i] ?? 0) * count;
  return words ** 2 / (words ** 2 + halfTold ** 2);
}

/** The values of the parts and what they were made from. `now` as in `relatedPosts`. */
export function compare(
  models: Pick<Models, 'field'>,
  advert: ReadAdvert,
  applicant: Applicant,
  now?: number,
  credible = credibility(advert, applicant),
) {
  const posts = relatedPosts(models.field, advert, applicant, credible, now);
  // What is told bears out titles first, and both bear out the line on top.
  const told = applicant.sentences.map(({ start, post }, i) => {
    const own = applicant.posts[post];
    return (credible[i] ?? 0) * (own && start < own.body.start ? (posts[post]?.borneOut ?? 1) : 1);
  });
  const onTop = applicant.sentences.map(({ start }) => start < applicant.headline.end);
  const whole = fieldOfCounts(
    models.field,
    weighed(
      applicant,
      told.map((one, i) => (onTop[i] ? 0 : one)),
    ),
  );
  const [top] = applicant.named;
  const support = top ? supportOf(models.field, advert, top, whole) : 0;
  const weights = told.map((one, i) => (onTop[i] ? one * support : one));
  const counts = weighed(applicant, weights);
  const met = requirementsMet(advert, applicant, weights);
  // A qualification that was copied with the advert is nobody's.
  const qualifications = applicant.qualifications.filter(
    ({ span }) =>
      !applicant.sentences.some(
        (one, i) => one.start < span.end && one.end > span.start && (credible[i] ?? 0) < leastOwn,
      ),
  );
  const { named: titles } = applicant;
  const parts = partsOf({ model: models.field, advert, counts, whole, titles, met, posts, qualifications });
  const share = toldShare(applicant, credible);
  const values = { ...parts };
  for (const key of partKeys) if (key !== 'qualification') values[key] *= share;
  return { values, met, posts, qualifications };
}

/** The score of a resume read with `readApplicant` for an advert read with `readAdvert`; the same input, the same score. */
export function scoreResume(models: Models, advert: ReadAdvert, applicant: Applicant, now?: number): ResumeScore {
  const { values } = compare(models, advert, applicant, now);
  let sum = models.weights.bias;
  const parts = partKeys.map((key): ScoredPart => {
    const weight = models.weights.parts[key];
    sum += weight * values[key];
    return { key, value: values[key], weight };
  });
  return { score: 10 / (1 + Math.exp(-sum)), parts };
}

export { type Applicant, readApplicant } from './evidence.ts';
export { type PartKey, partKeys } from './parts.ts';
