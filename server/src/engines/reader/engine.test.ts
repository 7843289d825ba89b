/** The built-in engine in its thread: the same marks as without it. */

import type { InterviewInput, Lookup, QuestionInput, ResumeInput } from '@saring/engine';
import { createBuiltinEngine } from '@saring/engine/built-in';
import { afterAll, expect, it } from 'vitest';
import { createThreadedEngine } from './engine.ts';

const here = createBuiltinEngine();
const there = createThreadedEngine({});
afterAll(() => there.close());

const identity = { fullName: 'Aisyah binti Rahman', email: 'aisyah@example.com' };
const job = {
  title: 'Accountant',
  department: 'Finance',
  description: 'Month-end closing, bank reconciliation, SST returns and audit schedules of a group in Klang.',
  criteria: ['Month-end closing', 'Bank reconciliation', 'Payroll', 'Use of Excel', 'Work with auditors'],
};
const resume: ResumeInput = {
  job,
  identity,
  asOf: '2026-01-01T00:00:00Z',
  resumeText: `Aisyah binti Rahman
Accountant, Maju Trading Sdn Bhd, 2019 – 2024
• Closed the books of four entities each month within 3 days
• Reconciled 12 bank accounts; cut the open items from 80 to 6
Bachelor of Accounting, UiTM, 2018`,
};
const turns = [
  { sequence: 1, question: 'Introduce yourself.', response: 'I like numbers and tidy books.', criterion: null },
  {
    sequence: 2,
    question: 'How do you close a month?',
    response: 'I made a checklist, moved the accruals forward and cut the closing from 8 days to 3 days.',
    criterion: 0,
  },
];
const interview: InterviewInput = { job, identity, turns };
const question: QuestionInput = { ...resume, history: turns };

it('gives the same criteria, marks and questions', async () => {
  expect(there).toMatchObject({ name: here.name, version: here.version, model: null });
  expect(await there.criteria(job)).toStrictEqual(await here.criteria(job));
  expect(await there.resume(resume)).toStrictEqual(await here.resume(resume));
  expect(await there.nextQuestion(question)).toStrictEqual(await here.nextQuestion(question));
  expect(await there.interview(interview)).toStrictEqual(await here.interview(interview));
  expect(await there.preparedResume(resume)).toStrictEqual(await here.preparedResume(resume));
  expect(await there.preparedAnswers(interview, job.criteria)).toStrictEqual(
    await here.preparedAnswers(interview, job.criteria),
  );
  expect(await there.checkCriteria(['Young native speaker'])).toStrictEqual(
    await here.checkCriteria(['Young native speaker']),
  );
  expect(await there.resumeFacts(resume.resumeText)).toStrictEqual(await here.resumeFacts(resume.resumeText));
  expect(await there.yearsWorked('Accountant, ABC Sdn Bhd, 2019 - 2024', '2026-01-01')).toBe(5);
  const swapped = [resume.resumeText, identity, 'Wong Wei Ming'] as const;
  expect(await there.swapPerson(...swapped)).toStrictEqual(await here.swapPerson(...swapped));
});

it('reads a question by the names that the other side looks up', async () => {
  const asked: string[] = [];
  const lookup: Lookup = {
    jobs: async () => [
      { id: 'j1', title: 'Site Engineer', department: 'Works', location: 'Klang', types: [], state: 'Live' },
    ],
    people: async (words) => {
      asked.push(words.join(' '));
      return [];
    },
    mentioned: async () => true,
    addressed: async () => 'there',
    departments: ['Finance', 'Works'],
    places: ['Klang'],
  };
  const put = {
    question: 'How many applicants who know SAP applied for Site Engineer last week?',
    now: new Date('2026-03-04T05:06:07Z'),
    timeZone: 'Asia/Kuala_Lumpur',
    memory: null,
  };
  const plan = await there.plan(put, lookup);
  const before = asked.splice(0);
  expect(plan).toStrictEqual(await here.plan(put, lookup));
  expect(before).toEqual(asked);
  expect(plan).toMatchObject({ kind: 'ask', query: { filter: { jobs: { ids: ['j1'] } } } });
});

it('asks a plain question in the place of the same criterion where none was made in time', async () => {
  const hurried = createThreadedEngine({ milliseconds: { question: 1 } });
  try {
    const plain = await hurried.nextQuestion(question);
    const own = await here.nextQuestion(question);
    expect(plain.criterion).toBe(own.criterion);
    expect(plain.question).toMatch(/^[A-Z][^?]+\?$/);
    expect(plain.question).not.toBe(own.question);
  } finally {
    await hurried.close();
  }
});
