/**
 * `npm run bench:quality -- --fit-answers DATE`: fits how answers are read on the part *fit* of `../shared/data` and on own
 * graded answers, and stores it in `engine/fitted` with its sources and cross-validated figures.
 */
import { writeFileSync } from 'node:fs';
import { readFieldModel } from '#field/index.ts';
import { pointLevel } from '#interview/points.ts';
import { type TopicCase, topicOf } from '#interview/topic.ts';
import { loadKnowledge } from '#knowledge/index.ts';
import { loadEncoder, nearnessOf } from '#meaning/index.ts';
import * as fit from './answers.ts';

const root = new URL('../../', import.meta.url);
const data = new URL('../shared/data/', root);
const fitted = new URL('engine/fitted/', root);
const folds = 4;
const othersOfEach = 5;

/** Fits and stores; `own` are answers to questions about a trade, each by another person. `date` is written as it is. */
export async function fitAnswers(date: string, own: readonly fit.Asked[]): Promise<void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error('Give the date: --fit-answers 2026-01-31');
  const base = { knowledge: loadKnowledge(), field: readFieldModel(new URL('field.bin', fitted)) };
  const interviews = fit.interviewAnswers(data, 'fit');
  const talk = fit.talkOf(base.field, interviews);
  const some = [...own, ...interviews.filter((_, i) => i % 3 === 0)].map(({ answer }) => answer);
  const typical = fit.typicalOf({ ...base, talk: new Set(talk) }, some);
  const frame = fit.frameOf(own.map(({ question }) => question));
  const ownPairs = fit.pairsOf(own, othersOfEach);
  const people = [...new Set(interviews.map(({ person }) => person))].sort();
  const inFold = (person: string): number => people.indexOf(person) % folds;
  const encoder = await loadEncoder();
  const meaning = fit.typicalMeaning(encoder, base, [...interviews, ...own]);
  const models = { ...base, typical, talk: new Set(talk), nearness: nearnessOf(encoder, meaning) };
  // Witnesses are weighed on people whose answers the companions were not learned from, or they would trust them too much.
  const real = [...Array(folds).keys()].flatMap((fold) => {
    const learned = interviews.filter(({ person }) => inFold(person) !== fold);
    const pairs = fit
      .pairsOf(interviews, othersOfEach)
      .filter(({ asked, other }) => inFold(asked.person) === fold && inFold(other.person) === fold);
    return fit.judgePairs({ ...models, companions: fit.fitCompanions(learned, frame) }, pairs, pairs.length);
  });
  const companions = fit.fitCompanions(interviews, frame);
  const trade = fit.judgePairs({ ...models, companions }, ownPairs, ownPairs.length);
  const even = (judged: readonly fit.Judged[]): fit.Judged[] =>
    judged.map((one) => ({ ...one, weight: 1 / judged.length }));
  const topic = { criterion: fit.fitTopic(even(trade)), alone: fit.fitTopic(even(real)), typical };
  const shareAhead = (judged: readonly fit.Judged[], one: TopicCase): number => {
    let ahead = 0;
    for (let i = 0; i < judged.length; i += 2) {
      const [right = 0, wrong = 0] = [judged[i], judged[i + 1]].map((two) =>
        two ? topicOf(topic, one, two.values) : 0,
      );
      ahead += right > wrong ? 1 : right === wrong ? 0.5 : 0;
    }
    return Math.round((2000 * ahead) / judged.length) / 1000;
  };
  const graded = fit.judgeGraded(base, fit.gradedAnswers(data, 'fit'));
  const points = fit.fitPoints(graded);
  const questions = [...new Set(graded.map(({ question }) => question))].sort();
  const crossed = [...Array(folds).keys()].flatMap((fold) => {
    const held = (one: { question: string }): boolean => questions.indexOf(one.question) % folds === fold;
    const weights = fit.fitPoints(graded.filter((one) => !held(one)));
    return graded
      .filter((one) => held(one) && one.weight === 1)
      .map(({ values, score }) => ({ level: pointLevel(weights, values), score }));
  });
  const report = {
    date,
    sources:
      'interviews.jsonl and graded-answers.jsonl (part fit) of ../shared/data, own graded answers (first to fourth and sixth)',
    figures: {
      interviewsRightAnswerAheadCrossValidated: shareAhead(real, 'alone'),
      ownRightAnswerAheadFitted: shareAhead(trade, 'criterion'),
      gradedCorrelationCrossValidatedOverQuestions:
        Math.round(
          1000 *
            fit.correlation(
              crossed.map(({ level }) => level),
              crossed.map(({ score }) => score),
            ),
        ) / 1000,
    },
    topic,
    meaning,
    points,
    talk,
  };
  writeFileSync(new URL('companions.tsv', fitted), fit.companionLines(companions));
  writeFileSync(
    new URL('answers.json', fitted),
    `${JSON.stringify(report, (_, value) => value, 1)
      .replace(/\n\s+(-?[\d.]+,?)(?=\n)/g, ' $1')
      .replace(/(\d,?)\n\s+\]/g, '$1 ]')}\n`,
  );
}

export { correlation, gradedAnswers, interviewAnswers, pairsOf } from './answers.ts';
