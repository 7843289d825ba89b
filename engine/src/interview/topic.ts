/** Decides whether an answer is about what was asked: several witnesses, weighed by fitted weights. */
import { cosine, dot, type FieldModel, fieldOf, idfOf } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { type Companions, companionship, spokenFeatures } from './companions.ts';
import type { Word } from './read.ts';
import type { Target } from './target.ts';
import { topicLikeness, topicVector } from './topics.ts';

/**
 * `criterion` and `whole` are nearness in the field model to the criterion and to it with the question, `leanings` to
 * its trades, `words` the share of the asked words that are said, `topics` how far both are
 * of the same topics, `companions` as learned from interviews, `meaning`
 * the nearness by the sentence encoder (`meaningOf`).
 */
export const witnesses = ['criterion', 'whole', 'leanings', 'words', 'topics', 'companions', 'meaning'] as const;
export type Witness = (typeof witnesses)[number];
export type Witnesses = Readonly<Record<Witness, number>>;
/** A logistic regression: the base, and what each witness weighs. */
export type TopicSum = { readonly bias: number; readonly parts: Witnesses };
/**
 * `criterion` where one is given, which nearly always names a trade or a conduct; `alone` where only a general question
 * tells what is asked. `typical` is what answers to any question have: the mean and variance of each dimension of their
 * places, made from the same field model.
 */
export type TopicWeights = {
  readonly criterion: TopicSum;
  readonly alone: TopicSum;
  readonly typical: { readonly place: Typical; readonly leanings: Typical };
};
export type TopicCase = 'criterion' | 'alone';
export type Typical = { readonly mean: readonly number[]; readonly variance: readonly number[] };
export type TopicModels = {
  readonly knowledge: Knowledge;
  readonly field: FieldModel;
  readonly companions: Companions;
  readonly typical: TopicWeights['typical'];
  readonly talk: ReadonlySet<string>;
};

/**
 * How soon marks rest on what is likelier, and in logits the doubt of which the person has the benefit. Of a criterion's
 * topic an answer is or is not; to a general question it is more or less. Chosen on answers that were looked at.
 */
const decisions = { criterion: { sharpness: 4, benefit: 0.5 }, alone: { sharpness: 1.5, benefit: 0.4 } };
/** A share of the topic rises evenly, so that of two sure answers the surer one is still ahead. */
const flat = { share: 0.3, steepness: 0.6 };
const rarest = 4;
/** Of which derived words count so much. */
const derived = 0.8;

/** The witnesses of one stretch of an answer, with what `meaningOf` gave for it. */
export function witnessesOf(models: TopicModels, target: Target, words: readonly Word[], meaning: number): Witnesses {
  const { field, typical } = models;
  const telling = words.filter(({ lemma }) => !models.talk.has(lemma));
  const { place, leanings } = fieldOf(field, telling);
  const features = spokenFeatures(words.map(({ lemma }) => lemma));
  return {
    criterion: above(target.criterionPlace, place, typical.place),
    whole: above(target.place, place, typical.place),
    leanings: above(unit(target.leanings), unit(leanings), typical.leanings),
    words: sharedWords(models, target, words),
    topics: topicLikeness(target.topics, topicVector(telling.map(({ lemma }) => lemma))),
    companions: companionship(models.companions, target.questionLemmas, features),
    meaning,
  };
}

/** Where a place lies for the field model: what `typical` is made from. */
export function placesOf(field: FieldModel, words: readonly Word[]): { place: Float64Array; leanings: Float64Array } {
  const { place, leanings } = fieldOf(field, words);
  return { place, leanings: unit(leanings) };
}

/** 0 (about something else) to 1 (about the question). */
export function topicOf(weights: Pick<TopicWeights, TopicCase>, one: TopicCase, values: Witnesses): number {
  const { bias, parts } = weights[one];
  const { sharpness, benefit } = decisions[one];
  const sum = witnesses.reduce((total, key) => total + parts[key] * values[key], bias);
  const at = (steep: number): number => 1 / (1 + Math.exp(-steep * (sum + benefit)));
  return (1 - flat.share) * at(sharpness) + flat.share * at(flat.steepness);
}

/** How many standard deviations nearer than a typical answer, -2 to 4. */
function above(asked: Float64Array, told: Float64Array, { mean, variance }: Typical): number {
  if (dot(asked, asked) === 0 || dot(told, told) === 0) return 0;
  let [expected, spread] = [0, 0];
  for (let d = 0; d < asked.length; d++) {
    expected += (asked[d] ?? 0) * (mean[d] ?? 0);
    spread += (asked[d] ?? 0) ** 2 * (variance[d] ?? 0);
  }
  return Math.max(-2, Math.min(4, (cosine(asked, told) - expected) / Math.sqrt(spread + 1e-4)));
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** Weighed by how rare they are; the lemmas of all fields count little. */
function sharedWords({ knowledge, field }: TopicModels, target: Target, words: readonly Word[]): number {
  const said = new Set(words.map(({ lemma }) => lemma));
  const all = [...said];
  let [sum, total] = [0, 0];
  for (const lemma of target.asked) {
    const weight = field.common.has(lemma) ? 0.5 : Math.min(rarest, idfOf(field, lemma));
    total += weight;
    if (said.has(lemma)) sum += weight;
    else if (all.some((other) => knowledge.derived(lemma, other))) sum += derived * weight;
  }
  return total === 0 ? 0 : sum / Math.sqrt(total + 4);
}
