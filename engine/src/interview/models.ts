/** What answers are read with: the knowledge, the field model, the sentence encoder and the fitted weights of `engine/fitted`. */
import { readFileSync } from 'node:fs';
import { type FieldModel, readFieldModel } from '#field/index.ts';
import { type Knowledge, loadKnowledge } from '#knowledge/index.ts';
import { loadEncoder, type Nearness, nearnessOf, type TypicalMeaning } from '#meaning/index.ts';
import { type Companions, readCompanions } from './companions.ts';
import type { PointWeights } from './points.ts';
import type { TopicWeights } from './topic.ts';

/** `talk` holds lemmas of any talk, learned from what people say whatever they are asked. */
type Stored = {
  readonly topic: TopicWeights;
  readonly meaning: TypicalMeaning;
  readonly points: PointWeights;
  readonly talk: readonly string[];
};
export type AnswerWeights = Omit<Stored, 'talk'> & { readonly talk: ReadonlySet<string> };
/** What prepares an answer; marking it needs the encoder as well. */
export type AnswerModels = {
  readonly knowledge: Knowledge;
  readonly field: FieldModel;
  readonly companions: Companions;
  readonly weights: AnswerWeights;
};
export type InterviewModels = AnswerModels & { readonly nearness: Nearness };

const fitted = new URL('../../fitted/', import.meta.url);

/** Reads the files; some 150 ms. What is loaded already can be given. */
export function loadAnswerModels(loaded: Partial<Pick<AnswerModels, 'knowledge' | 'field'>> = {}): AnswerModels {
  const weights = JSON.parse(readFileSync(new URL('answers.json', fitted), 'utf8')) as Stored; // our own file
  return {
    knowledge: loaded.knowledge ?? loadKnowledge(),
    field: loaded.field ?? readFieldModel(new URL('field.bin', fitted)),
    companions: readCompanions(new URL('companions.tsv', fitted)),
    weights: { ...weights, talk: new Set(weights.talk) },
  };
}

/** Loads the encoder as well: some 130 MB. */
export async function loadInterviewModels(models = loadAnswerModels()): Promise<InterviewModels> {
  return { ...models, nearness: nearnessOf(await loadEncoder(), models.weights.meaning) };
}
