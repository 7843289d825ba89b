/** How real answers are marked: the right answer ahead of another question's, and grades that people gave; `../shared/data`. */
import { existsSync } from 'node:fs';
import { correlation, gradedAnswers, interviewAnswers, pairsOf } from '@saring/engine/fit-answers';
import { bm25 } from './baselines.ts';
import { ask, type Item } from './engine.ts';
import type { Figure } from './table.ts';

const data = new URL('../../../shared/data/', import.meta.url);
const othersOfEach = 5;
const k1 = 1.2;
const b = 0.75;

/** Figures on the parts dev and held; none where the folder is absent, which is said on standard error. */
export async function realAnswerFigures(): Promise<Figure[]> {
  if (!existsSync(data)) {
    process.stderr.write('Real answers are left out: ../shared/data is absent.\n');
    return [];
  }
  const figures: Figure[] = [];
  for (const part of ['dev', 'held'] as const) figures.push(await interviews(part), await graded(part));
  return figures;
}

async function interviews(part: 'dev' | 'held'): Promise<Figure> {
  const pairs = pairsOf(interviewAnswers(data, part), othersOfEach);
  const items = pairs.flatMap(({ asked, other }): Item[] =>
    [asked, other].map(({ answer }) => ({ type: 'answer_score', question: asked.question, criterion: '', answer })),
  );
  const replies = await ask(items);
  const texts = [...new Set(pairs.flatMap(({ asked, other }) => [asked.answer, other.answer]))];
  const ahead = (score: (at: number) => number): number =>
    pairs.reduce((sum, _, at) => {
      const [right, wrong] = [score(2 * at), score(2 * at + 1)];
      return sum + (right > wrong ? 1 : right === wrong ? 0.5 : 0);
    }, 0) / pairs.length;
  const questions = [...new Set(pairs.map(({ asked }) => asked.question))];
  const scores = bm25(questions, texts, k1, b);
  const baseline = pairs.flatMap(({ asked, other }) =>
    [asked, other].map(({ answer }) => scores[questions.indexOf(asked.question)]?.[texts.indexOf(answer)] ?? 0),
  );
  return {
    what: `real interviews, right answer ahead of another question's (${pairs.length} pairs), ${part}`,
    figure: ahead((at) => replies[at]?.score ?? 0),
    aim: 0.8,
    percent: true,
    baselines: { BM25: ahead((at) => baseline[at] ?? 0) },
  };
}

async function graded(part: 'dev' | 'held'): Promise<Figure> {
  const rows = gradedAnswers(data, part);
  const replies = await ask(
    rows.map(
      ({ question, reference, answer }): Item => ({ type: 'answer_score', question, criterion: reference, answer }),
    ),
  );
  const texts = rows.map(({ answer }) => answer);
  const grades = rows.map(({ score }) => score);
  const references = [...new Set(rows.map(({ reference }) => reference))];
  const scores = bm25(references, texts, k1, b);
  const baseline = rows.map(({ reference }, at) => scores[references.indexOf(reference)]?.[at] ?? 0);
  return {
    what: `real answers with expected points (${rows.length}), correlation with people's grades, ${part}`,
    figure: correlation(
      replies.map(({ score }) => score),
      grades,
    ),
    aim: 0.45,
    baselines: { BM25: correlation(baseline, grades) },
  };
}
