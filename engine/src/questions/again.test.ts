/** Three interviews of one person for one job: other questions on the same criteria, whatever the criteria are. */
import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#knowledge/index.ts';
import type { JobText, NextQuestion, QuestionInput, Turn } from '#types';
import { firstQuestion, mostWords, nextQuestion, touchesOffLimits } from './index.ts';
import { plainQuestion } from './plain.ts';

const knowledge = loadKnowledge();
const five = (text: string) => Array.from({ length: 5 }, () => text);
const job = (title: string, criteria: readonly string[]): JobText => ({ title, description: '', criteria });

const jobs = [
  job('Accountant', ['Month-end closing', 'SST returns and MFRS', 'SAP and Excel', 'Three years in audit', 'Accuracy']),
  job('Duties', ['Handle complaints', 'Process invoices', 'Manage the petty cash', 'Plan events', 'Train new staff']),
  job('Tools', ['SAP', 'Microsoft Excel', 'Docker', 'PostgreSQL', 'Uses a CRM system']),
  job('Conduct', ['Team player', 'Working under pressure', 'Good communication skills', 'Integrity', 'Initiative']),
  job('One duty', five('Lesson planning')),
  job('One tool', five('good in crm')),
  job('One kind of conduct', five('team player')),
  job('One licence', five('Possess valid forklift license')),
  job('One study', five('Diploma in Early Childhood Education')),
  job('Any study', five('A diploma')),
  job('Nothing to ask about', five('must be young and pretty')),
  job('Nothing at all', five('')),
  job('Customers', ['Handles customer complaints', 'customer service', 'Serve customers', 'customers first', 'Sales']),
];

type Asking = (input: QuestionInput) => NextQuestion;

function interview(ask: Asking, of: JobText, asked: readonly string[], answers: readonly string[]): NextQuestion[] {
  const history: Turn[] = [{ sequence: 1, question: firstQuestion, criterion: null, response: answers[0] ?? '' }];
  for (let sequence = 2; sequence <= 6; sequence += 1) {
    const resumeText = 'Football coach.';
    const next = ask({ job: of, resumeText, identity: {}, asOf: '2026-01-01', history, asked });
    history.push({ sequence, ...next, response: answers[sequence - 1] ?? '' });
  }
  return history.slice(1);
}

const talkative = five(
  'I did month-end closing in SAP, planned lessons and handled complaints of customers. It went well.',
);

/** Without the sentence that leads to it. */
const itself = (question: string) => question.split(/(?<=[.!]\u201d?) /).at(-1) ?? '';

describe.each([
  ['the composed questions', (input: QuestionInput) => nextQuestion(knowledge, input)],
  ['the plain questions of a hurried engine', plainQuestion],
] as const)('%s of three interviews', (_what, ask) => {
  it.each(jobs.map((of) => [of.title, of] as const))('are fifteen different ones for %s', (_title, of) => {
    const asked: string[] = [];
    for (const answers of [[], talkative, five('I do not know.')]) {
      const one = interview(ask, of, asked, answers);
      expect(one.map(({ criterion }) => criterion)).toEqual([0, 1, 2, 3, 4]);
      expect(interview(ask, of, asked, answers)).toEqual(one);
      asked.push(...one.map(({ question }) => question));
    }
    expect(new Set(asked.map((question) => itself(question).toLowerCase())).size).toBe(15);
    for (const question of asked) {
      expect(question.split(/\s+/).length, question).toBeLessThanOrEqual(mostWords);
      expect(question, question).toMatch(/^[A-Z][^?]*\?$/);
      expect(question).not.toMatch(/[{}]|undefined|null|\s\s/);
      expect(touchesOffLimits(question), question).toBe(false);
    }
  });
});
