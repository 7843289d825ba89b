/** What an answer is asked for: the kind of the question, its words, its place among fields of work, the points expected. */

import { type FieldModel, featuresOf, fieldOf, placeOf } from '#field/index.ts';
import { type Token, tokensOf } from '#text/index.ts';
import { inOneForm } from '#text/sexes.ts';
import { askedPart, type QuestionKind, questionKind } from './kind.ts';
import { contentOf, type Expected, expectedOf } from './points.ts';
import { isConduct, topicVector } from './topics.ts';

export type Target = {
  readonly question: string;
  readonly criterion: string;
  readonly kind: QuestionKind;
  /** Lemmas of the question and the criterion that say something. */
  readonly asked: ReadonlySet<string>;
  /** Lemmas of the question with three letters or more. */
  readonly questionLemmas: ReadonlySet<string>;
  readonly criterionPlace: Float64Array;
  readonly place: Float64Array;
  readonly leanings: Float64Array;
  /** How much of each topic is asked for, and whether it is conduct and no trade. */
  readonly topics: Float64Array;
  readonly conduct: boolean;
  readonly expected: Expected | null;
};

/** Longer questions and criteria are cut. */
const longest = 2000;

/** Reads a question (the part of it that asks) and the criterion, which may be empty; titles in the one form of both sexes. */
export function targetOf(field: FieldModel, whole: string, ownCriterion: string): Target {
  const question = askedPart(whole.slice(0, longest));
  const criterion = ownCriterion.slice(0, longest);
  const kind = questionKind(question);
  const expected = expectedOf(question, criterion, kind);
  const read = (text: string): Token[] => tokensOf(inOneForm(text));
  const both = read(`${criterion}\n${question}`);
  const topics = topicVector(both.map(({ lemma }) => lemma));
  const place = (tokens: readonly Token[]): Float64Array => placeOf(field, featuresOf(tokens, field.common));
  return {
    question,
    criterion,
    kind,
    asked: new Set(contentOf(`${question}\n${criterion}`)),
    questionLemmas: new Set(read(question).flatMap(({ lemma }) => (/^[a-z]{3}/.test(lemma) ? [lemma] : []))),
    criterionPlace: place(read(criterion)),
    place: place(both),
    leanings: fieldOf(field, both).leanings,
    topics,
    // "Teamwork: liaising with ...": what is judged stands before the colon.
    conduct: isConduct(topicVector(contentOf(criterion.split(':')[0] ?? ''))),
    expected,
  };
}
