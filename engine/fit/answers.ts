/** Fits how answers are read: the words of general questions, the weights of the topic's witnesses and of expected points. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FieldModel } from '#field/index.ts';
import { type Companions, spokenFeatures } from '#interview/companions.ts';
import { isFunctionWord } from '#interview/grammar.ts';
import { questionKind } from '#interview/kind.ts';
import { askedOf, meaningOf, toldOf } from '#interview/meaning.ts';
import { coverageOf, expectedOf, type PointPart, type PointWeights, pointParts } from '#interview/points.ts';
import { readAnswer } from '#interview/read.ts';
import { targetOf } from '#interview/target.ts';
import {
  placesOf,
  type TopicModels,
  type TopicWeights,
  type Typical,
  type Witness,
  type Witnesses,
  witnesses,
  witnessesOf,
} from '#interview/topic.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { type Encoder, type Nearness, type TypicalMeaning, typicalOf as typicalVector } from '#meaning/index.ts';
import { tokensOf } from '#text/index.ts';

export type Graded = { question_id: string; question: string; reference: string; answer: string; score: number };
export type Interview = { id: string; qa: { question: string; answer: string }[] };
/** A question with an answer to it; `person` keeps the answers of one person together. */
export type Asked = { person: string; question: string; criterion: string; answer: string };
type Pair = { asked: Asked; other: Asked };
export type AnswerPart = 'fit' | 'dev' | 'held';

/** Half is fitted on, a quarter looked at, a quarter held out; by a hash of the question's or the interview's id. */
export function answerPart(id: string): AnswerPart {
  let hash = 2166136261;
  for (const char of `split ${id}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909) >>> 0;
  return (['fit', 'dev', 'fit', 'held'] as const)[((hash ^ (hash >>> 16)) >>> 0) % 4] ?? 'fit';
}

const lines = <Row>(folder: URL, name: string): Row[] =>
  gunzipSync(readFileSync(new URL(name, folder)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row); // shapes are those of the data's README

export const gradedAnswers = (folder: URL, part: AnswerPart): Graded[] =>
  lines<Graded>(folder, 'graded-answers.jsonl.gz').filter((one) => answerPart(one.question_id) === part);

/** Questions of four words or more with answers of twenty or more: small talk is left out. */
export const interviewAnswers = (folder: URL, part: AnswerPart): Asked[] =>
  lines<Interview>(folder, 'interviews.jsonl.gz')
    .filter(({ id }) => answerPart(id) === part)
    .flatMap(({ id, qa }) => qa.map((one) => ({ person: id, criterion: '', ...one })))
    .filter(({ question, answer }) => question.split(/\s+/).length >= 4 && answer.split(/\s+/).length >= 20);

/** Each answer with `count` answers of other people to other questions, the same ones at each call. */
export function pairsOf(asked: readonly Asked[], count: number): Pair[] {
  let state = 1;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const lemmas = new Map(asked.map(({ question }) => [question, longWords(question)]));
  return asked.flatMap((own) =>
    Array.from({ length: count }).flatMap(() => {
      for (let tries = 0; tries < 50; tries++) {
        const other = asked[Math.floor(random() * asked.length)];
        if (!other || other.person === own.person) continue;
        const [one, two] = [lemmas.get(own.question) ?? [], lemmas.get(other.question) ?? []];
        const shared = one.filter((lemma) => two.includes(lemma)).length;
        if (shared <= 0.2 * Math.max(1, Math.min(one.length, two.length))) return [{ asked: own, other }];
      }
      return [];
    }),
  );
}

function longWords(question: string): string[] {
  return [...new Set(tokensOf(question).flatMap(({ lemma }) => (lemma.length > 3 ? [lemma] : [])))];
}

/** A lemma that so many people say and that tells so little of a field (the length of its place) belongs to any talk. */
const anyTalk = { people: 0.15, place: 420 };

/** Lemmas of any talk: said in so many interviews, whatever was asked, and of no field. */
export function talkOf(field: FieldModel, answers: readonly Asked[]): string[] {
  const people = new Map<string, Set<string>>();
  for (const { person, answer } of answers)
    for (const { lemma, word } of tokensOf(answer))
      if (!isFunctionWord(word) && /^[a-z]{3}/.test(lemma))
        people.set(lemma, (people.get(lemma) ?? new Set()).add(person));
  const fewestPeople = anyTalk.people * new Set(answers.map(({ person }) => person)).size;
  return [...people]
    .flatMap(([lemma, those]) => (those.size >= fewestPeople && tells(field, lemma) < anyTalk.place ? [lemma] : []))
    .sort();
}

function tells({ common, index, places, head }: FieldModel, lemma: string): number {
  const at = index.get(lemma);
  if (at === undefined || common.has(lemma)) return 0;
  return Math.hypot(...places.subarray(at * head.dimensions, (at + 1) * head.dimensions));
}

/** A question's lemma is learned from so many people, a word of answers from so many. */
const fewest = { question: 4, feature: 5 };
/** Weights nearer to 0 are left out, and of each lemma all but the strongest. */
const least = 0.3;
const strongest = 500;

/** Lemmas in so large a share of questions about trades only frame a question: tell, time. */
const framing = 0.04;

export function frameOf(questions: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const question of questions)
    for (const lemma of new Set(tokensOf(question).map((token) => token.lemma)))
      counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return new Set([...counts].flatMap(([lemma, count]) => (count >= framing * questions.length ? [lemma] : [])));
}

/** Logits by which a word is likelier in answers to questions with a lemma than in other answers. */
export function fitCompanions(answers: readonly Asked[], frame: ReadonlySet<string>): Map<string, Map<string, number>> {
  const rows = answers.map(({ question, answer }) => ({
    question: new Set(tokensOf(question).flatMap(({ lemma }) => (/^[a-z]{3}/.test(lemma) ? [lemma] : []))),
    features: spokenFeatures(tokensOf(answer).map(({ lemma }) => lemma)),
  }));
  const inAnswers = new Map<string, number>();
  for (const { features } of rows) for (const one of features) inAnswers.set(one, (inAnswers.get(one) ?? 0) + 1);
  const companions = new Map<string, Map<string, number>>();
  for (const lemma of [...new Set(rows.flatMap(({ question }) => [...question]))].sort()) {
    const own = rows.filter(({ question }) => question.has(lemma));
    if (frame.has(lemma) || own.length < fewest.question || own.length > rows.length / 2) continue;
    const weights = new Map<string, number>();
    for (const [feature, all] of [...inAnswers].sort(([one], [other]) => (one < other ? -1 : 1))) {
      if (all < fewest.feature) continue;
      const here = own.filter(({ features }) => features.has(feature)).length;
      const share = all / rows.length;
      const logit = Math.log(
        (here + 2 * share) / (own.length + 2) / ((all - here + share) / (rows.length - own.length + 1)),
      );
      const weight = Math.max(-1.5, Math.min(2, logit));
      if (Math.abs(weight) >= least) weights.set(feature, Math.round(weight * 100) / 100);
    }
    const tells = ([feature, weight]: [string, number]): number =>
      Math.abs(weight) * Math.sqrt(inAnswers.get(feature) ?? 0);
    const kept = [...weights].sort((one, other) => tells(other) - tells(one)).slice(0, strongest);
    companions.set(lemma, new Map(kept));
  }
  return companions;
}

export function companionLines(companions: Companions): string {
  const rows = [...companions].flatMap(([lemma, own]) =>
    [...own].map(([feature, weight]) => `${lemma}\t${feature}\t${Math.round(weight * 100)}`),
  );
  return `question\tfeature\thundredths\n${rows.join('\n')}\n`;
}

/** Mean and variance of each dimension over answers to any question. */
export function typicalOf(
  { knowledge, field, talk }: Pick<TopicModels, 'knowledge' | 'field' | 'talk'>,
  answers: readonly string[],
): TopicWeights['typical'] {
  const telling = (answer: string) => readAnswer(knowledge, answer).words.filter(({ lemma }) => !talk.has(lemma));
  const places = answers.map((answer) => placesOf(field, telling(answer)));
  const over = (vectors: readonly Float64Array[]): Typical => {
    const length = vectors[0]?.length ?? 0;
    const mean = Array.from(
      { length },
      (_, d) => vectors.reduce((sum, one) => sum + (one[d] ?? 0), 0) / vectors.length,
    );
    const variance = mean.map(
      (middle, d) => vectors.reduce((sum, one) => sum + ((one[d] ?? 0) - middle) ** 2, 0) / vectors.length,
    );
    return {
      mean: mean.map((value) => Math.round(value * 1e4) / 1e4),
      variance: variance.map((value) => Math.round(value * 1e5) / 1e5),
    };
  };
  return { place: over(places.map(({ place }) => place)), leanings: over(places.map(({ leanings }) => leanings)) };
}

/** What all questions have in common by meaning, and what all answers to them. */
export function typicalMeaning(
  encoder: Encoder,
  { knowledge, field }: { knowledge: Knowledge; field: FieldModel },
  answers: readonly Asked[],
): TypicalMeaning {
  const asked = new Set(answers.map(({ question, criterion }) => askedOf(targetOf(field, question, criterion))));
  const told = answers.map(({ answer }) => toldOf(readAnswer(knowledge, answer).words));
  return { asked: typicalVector(encoder, asked), told: typicalVector(encoder, told) };
}

export type Judged = { readonly values: Witnesses; readonly own: boolean; readonly weight: number };

/** The witnesses of right and wrong answers, each side of equal weight. */
export function judgePairs(
  models: TopicModels & { nearness: Nearness },
  pairs: readonly Pair[],
  weight: number,
): Judged[] {
  const targets = new Map(
    pairs.map(({ asked: { question, criterion } }) => [
      `${question}\n${criterion}`,
      targetOf(models.field, question, criterion),
    ]),
  );
  return pairs.flatMap(({ asked, other }) => {
    const target = targets.get(`${asked.question}\n${asked.criterion}`);
    if (!target) return [];
    return [asked, other].map(({ answer }, at) => {
      const { words } = readAnswer(models.knowledge, answer);
      const meaning = meaningOf(models.nearness, target, words);
      return {
        values: witnessesOf(models, target, words, meaning),
        own: at === 0,
        weight: weight / pairs.length,
      };
    });
  });
}

/** Logistic regression with non-negative weights, by gradient descent from 0 with a small penalty. */
export function fitTopic(judged: readonly Judged[]): { bias: number; parts: Record<Witness, number> } {
  let bias = 0;
  const parts = Object.fromEntries(witnesses.map((key) => [key, 0])) as Record<Witness, number>; // every key is there
  for (let round = 0; round < 3000; round++) {
    const slopes = Object.fromEntries(witnesses.map((key) => [key, 1e-3 * parts[key]])) as Record<Witness, number>; // every key is there
    let slope = 0;
    for (const { values, own, weight } of judged) {
      const sum = witnesses.reduce((total, key) => total + parts[key] * values[key], bias);
      const miss = (1 / (1 + Math.exp(-sum)) - Number(own)) * weight;
      slope += miss;
      for (const key of witnesses) slopes[key] += miss * values[key];
    }
    bias -= 0.3 * slope;
    for (const key of witnesses) parts[key] = Math.max(0, parts[key] - 0.3 * slopes[key]);
  }
  return {
    bias: rounded(bias),
    parts: Object.fromEntries(witnesses.map((key) => [key, rounded(parts[key])])) as Record<Witness, number>,
  }; // every key is there
}

export type GradedValues = {
  question: string;
  values: Readonly<Record<PointPart, number>>;
  score: number;
  weight: number;
};

/** Ridge regression of the grade by coordinate descent; no weight is negative. */
export function fitPoints(rows: readonly GradedValues[]): PointWeights {
  const parts = Object.fromEntries(pointParts.map((key) => [key, 0])) as Record<PointPart, number>; // every key is there
  let bias = 0;
  const miss = rows.map(({ score }) => score);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < 500; round++) {
    const mean = rows.reduce((sum, { weight }, i) => sum + weight * (miss[i] ?? 0), 0) / total;
    bias += mean;
    for (const [i, one] of miss.entries()) miss[i] = one - mean;
    for (const key of pointParts) {
      let [product, square] = [0, 2];
      for (const [i, { values, weight }] of rows.entries()) {
        product += weight * values[key] * ((miss[i] ?? 0) + parts[key] * values[key]);
        square += weight * values[key] ** 2;
      }
      const next = Math.max(0, product / square);
      for (const [i, { values }] of rows.entries()) miss[i] = (miss[i] ?? 0) - (next - parts[key]) * values[key];
      parts[key] = next;
    }
  }
  return {
    bias: rounded(bias),
    parts: Object.fromEntries(pointParts.map((key) => [key, rounded(parts[key])])) as Record<PointPart, number>,
  }; // every key is there
}

/** How much an answer to another question counts beside a graded one; its grade is 0. */
const strangerWeight = 0.5;

/** Graded answers, and each question with an answer to another one, which nobody graded and which is worth nothing. */
export function judgeGraded(
  models: { knowledge: Knowledge; field: FieldModel },
  graded: readonly Graded[],
): GradedValues[] {
  return graded.flatMap(({ question_id, question, reference, answer, score }, at) => {
    const expected = expectedOf(question, reference, questionKind(question));
    const other = graded[(at * 7 + 101) % graded.length];
    if (!expected) return [];
    const judged = (text: string, grade: number, weight: number): GradedValues => ({
      question: question_id,
      values: coverageOf(models, question, expected, text).values,
      score: grade,
      weight,
    });
    const own = judged(answer, score, 1);
    return other && other.question_id !== question_id ? [own, judged(other.answer, 0, strangerWeight)] : [own];
  });
}

/** Pearson's correlation. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const [a, b] = [mean(one), mean(other)];
  let [both, left, right] = [0, 0, 0];
  for (let i = 0; i < one.length; i++) {
    const [x, y] = [(one[i] ?? 0) - a, (other[i] ?? 0) - b];
    both += x * y;
    left += x * x;
    right += y * y;
  }
  return left * right === 0 ? 0 : both / Math.sqrt(left * right);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
