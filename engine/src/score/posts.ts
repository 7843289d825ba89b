/** The posts of a resume beside an advert: how near each is, for how many years and how long ago. */
import type { ReadAdvert } from '#advert/read.ts';
import { dot, type FieldModel, placeOf } from '#field/index.ts';
import { unionOf } from '#resume/dates.ts';
import type { Applicant } from './evidence.ts';
import { smooth } from './smooth.ts';
import { inTitle } from './titles.ts';

export type RelatedPost = {
  /** Position of the post. */
  readonly post: number;
  /** How near its work is to the advert's: above 0, up to 1. */
  readonly nearness: number;
  /** How much its years count as years of related work: 0 to 1. */
  readonly related: number;
  /** Years with a fraction; `to` is now for a post that lasts. */
  readonly from: number;
  readonly to: number;
  readonly years: number;
  /** Years since its end. */
  readonly age: number;
  /** How far what is told of it bears its title out: 0 to 1. */
  readonly borneOut: number;
};

/** The least that a post counts: any work is better than none, by little. */
const least = 0.02;
/** Between these a post grows from work outside the advert's field to related work. */
export const relatedFrom = 0.1;
const relatedWholly = 0.6;

/** `now` in years with a fraction; the latest year of the text where it is not known. */
export function relatedPosts(
  model: FieldModel,
  advert: ReadAdvert,
  applicant: Applicant,
  weights: readonly number[],
  now = applicant.latest ?? 0,
): RelatedPost[] {
  return applicant.posts.map((post, i) => {
    const title = applicant.named[i + 1];
    const told = new Map<string, number>();
    let own = 0;
    for (const [s, sentence] of applicant.sentences.entries()) {
      if (sentence.post !== i) continue;
      const weight = weights[s] ?? 0;
      if (sentence.start < post.body.start) continue;
      own += weight * (sentence.to - sentence.from);
      for (const [feature, n] of applicant.features[s] ?? []) told.set(feature, (told.get(feature) ?? 0) + n * weight);
    }
    const work = Math.max(0, dot(advert.whole.place, placeOf(model, told)));
    // A title without a word of what was done there is a claim; thirty words tell enough.
    const support = own / (own + 10);
    const near =
      0.5 * Math.max(0, title ? dot(advert.title.place, title.field.place) : 0) * smooth(work, 0, 0.4) + 0.5 * work;
    const borne = support * smooth(work, 0, 0.5);
    const to = post.to ?? Math.max(now, post.from);
    const nearness = least + (1 - least) * smooth(near, 0, 0.8) * support;
    return {
      post: i,
      nearness,
      related: smooth(nearness, relatedFrom, relatedWholly),
      from: post.from,
      to,
      borneOut: 1 - inTitle(advert, title?.tokens ?? [], model) * (1 - borne),
      years: Math.max(0.1, to - post.from),
      age: Math.max(0, now - to),
    };
  });
}

/** Years of related work, each counted once, as the most related of the posts of its time. */
export function relatedYears(posts: readonly RelatedPost[]): number {
  const byRelated = posts.toSorted((a, b) => b.related - a.related);
  let years = 0;
  let before = 0;
  for (const [i, { related }] of byRelated.entries()) {
    const covered = unionOf(byRelated.slice(0, i + 1));
    years += related * (covered - before);
    before = covered;
  }
  return years;
}
