/** The assistant's answers over given rows, against figures that plain JavaScript counts over the same rows. */

import { applications, foreign, jobs } from '@saring/fixtures/assistant/applications';
import { askAll } from '@saring/fixtures/assistant/asking';
import { jobs as freshJobs, apps as freshRows } from '@saring/fixtures/assistant/fresh';
import { fresh } from '@saring/fixtures/assistant/fresh-questions';
import { phrasings } from '@saring/fixtures/assistant/phrasings';
import { type Expected, table } from '@saring/fixtures/assistant/questions';
import { beforeAll, describe, expect, it } from 'vitest';

/** Names in the rows of a table of applicants, in order. */
function listedNames(answer: string): string[] {
  return [...answer.matchAll(/^\| \d+ \| \*\*(.+?)\*\* \|/gm)].map((match) => match[1] ?? '');
}

/** The first figure that is set in bold. */
function leadFigure(answer: string): number | null {
  const said = /\*\*(?:RM )?(no|[\d,]+(?:\.\d+)?)%?\*\*/.exec(answer)?.[1];
  return said === undefined ? null : said === 'no' ? 0 : Number(said.replace(/,/g, ''));
}

function check(answer: string, expected: Expected): void {
  if ('count' in expected) expect(leadFigure(answer)).toBe(expected.count);
  if ('first' in expected) expect(listedNames(answer).slice(0, expected.first.length)).toEqual(expected.first);
  if ('only' in expected) expect(listedNames(answer)).toEqual(expected.only);
  if ('set' in expected) expect(listedNames(answer).toSorted()).toEqual(expected.set.toSorted());
  if ('says' in expected) for (const text of expected.says) expect(answer).toContain(text);
  if ('never' in expected) for (const text of expected.never ?? []) expect(answer).not.toContain(text);
  expect(answer).not.toContain('Stranger');
}

const usual = [...table, ...phrasings].flatMap(({ asked, expected }) =>
  asked.map((question) => ({ question, expected })),
);
const beyond = ['how many applicants in Cyberjaya', 'how many have an unknown salary', 'Top 10% candidates'];

/** Of the rows that the rules were written with, and of others. */
let answers: Map<string, string>;
let freshAnswers: Map<string, string>;
beforeAll(async () => {
  const questions = usual.map(({ question }) => question);
  const freshQuestions = [...fresh.map(([question]) => question), ...beyond];
  const [told = [], freshlyTold = []] = await askAll([
    { companyId: 'maju', jobs, applications: [...applications, ...foreign], questions },
    { companyId: 'bintang', jobs: freshJobs, applications: [...freshRows, ...foreign], questions: freshQuestions },
  ]);
  answers = new Map(questions.map((question, at) => [question, told[at] ?? '']));
  freshAnswers = new Map(freshQuestions.map((question, at) => [question, freshlyTold[at] ?? '']));
});

describe('the assistant', () => {
  it('is asked in at least 150 ways', () => {
    expect(new Set(usual.map(({ question }) => question)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(usual)('answers “$question”', ({ question, expected }) => check(answers.get(question) ?? '', expected));
});

describe('the assistant over rows that no rule was written for', () => {
  it.each(fresh)('answers “%s”', (question, expected) => check(freshAnswers.get(question) ?? '', expected));

  it.each(beyond)('gives no figure for “%s”, of which it takes in a part', (question) => {
    const answer = freshAnswers.get(question);
    expect(answer).toMatch(/I did not (?:take in|understand)/);
    expect(leadFigure(answer?.split('For example')[0] ?? '')).toBeNull();
  });
});
