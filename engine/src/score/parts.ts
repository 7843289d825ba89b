/** The parts of a score, each from 0 to 1 and each growing with what it measures. */
import type { ReadAdvert } from '#advert/read.ts';
import { dot, type Field, type FieldModel, idfOf } from '#field/index.ts';
import type { RelatedPost } from './posts.ts';
import type { Met } from './requirements.ts';
import { type NamedTitle, nearestTitle } from './titles.ts';

export const partKeys = [
  'trades',
  'named_meaning',
  'named_leaning',
  'named_trades',
  'title_words',
  'requirements',
  'years',
  'qualification',
  'freshness',
] as const;
export type PartKey = (typeof partKeys)[number];

export type Compared = {
  readonly model: FieldModel;
  readonly advert: ReadAdvert;
  /** Features of the resume with their weighed counts. */
  readonly counts: ReadonlyMap<string, number>;
  readonly whole: Field;
  readonly titles: readonly NamedTitle[];
  readonly met: readonly Met[];
  readonly posts: readonly RelatedPost[];
  readonly qualifications: readonly { readonly level: number }[];
};

/** Years of any work are better than none, by so little. */
const unrelated = 0.005;
/** How many words a usual resume has, and the usual settings of BM25 for texts of such different lengths. */
const usualLength = 300;
const [k1, b, k3] = [2.5, 0.9, 20];

/** The parts of a resume's mark before they are weighed, from what was compared. */
export function partsOf(compared: Compared): Record<PartKey, number> {
  const { advert, whole, model, posts, met } = compared;
  const named = nearestTitle(compared, compared.titles, posts);
  const titles = bm25(model, advert.titleFeatures, compared.counts);
  const counts = ({ related }: RelatedPost): number => unrelated + (1 - unrelated) * related;
  const related = posts.reduce((sum, post) => sum + counts(post) * post.years, 0);
  const fresh = posts.reduce((sum, post) => sum + counts(post) * Math.log1p(post.years) * 2 ** (-post.age / 8), 0);
  const level = compared.qualifications.reduce((top, one) => Math.max(top, one.level), 0);
  return {
    trades: Math.sqrt(dot(advert.whole.shares, whole.shares)),
    // A title is a claim, and counts as far as the rest bears it out.
    named_meaning: named.meaning,
    named_leaning: named.leaning,
    named_trades: named.trades,
    title_words: titles / (titles + 20),
    requirements: mean(met),
    years: advert.years > 0 ? heldOf(related, advert.years) : related / (related + 3),
    qualification: advert.qualification > 0 ? heldOf(level, advert.qualification) : 0,
    freshness: fresh / (fresh + 1),
  };
}

/** 0 to 1: how much of what is asked for is held; most of it is reached with that, and more adds what is left. */
function heldOf(held: number, asked: number): number {
  return 0.7 * Math.min(1, held / asked) + 0.3 * (1 - Math.exp(-held / asked));
}

function mean(met: readonly Met[]): number {
  const all = met.reduce((sum, { statement }) => sum + statement.weight, 0);
  return met.reduce((sum, { statement, degree }) => sum + statement.weight * degree, 0) / (all || 1);
}

/** BM25 of an advert's lemmas over a resume's weighed counts. */
function bm25(model: FieldModel, query: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>): number {
  let length = 0;
  for (const [feature, count] of counts) if (!feature.includes(' ')) length += count;
  const norm = k1 * (1 - b + (b * length) / usualLength);
  let sum = 0;
  for (const [feature, asked] of query) {
    const count = feature.includes(' ') ? 0 : (counts.get(feature) ?? 0);
    if (count > 0)
      sum += (idfOf(model, feature) * (k3 + 1) * asked * (k1 + 1) * count) / ((k3 + asked) * (norm + count));
  }
  return sum;
}
