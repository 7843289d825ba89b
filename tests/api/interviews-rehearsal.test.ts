/** An interview cannot be rehearsed: who applies for a job three times is asked other things on the same criteria. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { answers, jobFields } from '#world/people/builders.ts';
import { resume, txt } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { applyTo } from './applying.ts';
import { interviewsOn } from './interviewing.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const { start, respond } = interviewsOn(() => app);
const five = (text: string) => Array.from({ length: 5 }, () => text);

const jobs: [string, string[]][] = [
  ['Accountant', jobFields.jobCriteria],
  ['Staff Nurse', ['Patient care', 'Administer medication', 'Registered nurse', 'Work in shifts', 'Talk to families']],
  ['Sales Executive', ['Hit sales targets', 'Handle complaints', 'Negotiate contracts', 'good in crm', 'team player']],
  ['Line Cook', ['Cook Asian dishes', 'Food safety', 'Working under pressure', 'Clean as you go', 'Stock control']],
  ['Backend Developer', ['Node.js', 'Design REST APIs', 'PostgreSQL', 'CI/CD and Docker', 'Self-starter']],
  ['Teacher', ['Diploma in Education', 'Lesson planning', 'Lesson planning', 'A diploma', 'Degree in English']],
  ['Clerk', ['Team player', 'Integrity', 'Good communication skills', 'Fast learner', 'Accuracy']],
  ['Driver', five('Possess valid driving license')],
  ['Helper', five('Team player')],
  ['Anybody', five('Male, below 35 years old')],
];

/** Applies once more and starts; the resume is the same each time. */
async function another(person: Person, job: { id: string; companyId: string }) {
  const files = { resume: new File([txt(resume)], 'cv.txt') };
  const saved = await applyTo(app, person, job, { form: {}, files, headers: {} });
  expect(saved.status).toBe(201);
  return { person, id: saved.body.data.application.id as string };
}

/** Answers one question after the other; answers the questions from the second on. */
async function taken(one: { person: Person; id: string }, responses: readonly string[]): Promise<string[]> {
  expect((await start(one)).status).toBe(200);
  const questions: string[] = [];
  for (let sequence = 1; sequence <= 6; sequence += 1) {
    const { status, body } = await respond(one, {
      response: responses[sequence - 1] ?? '',
      sequence: String(sequence),
    });
    expect(status).toBe(200);
    if (body.next_question) questions.push(body.next_question);
  }
  expect(questions).toHaveLength(5);
  return questions;
}

async function post(jobTitle: string, jobCriteria: string[]) {
  const body = { ...jobFields, jobTitle, jobCriteria, companyId: company.companyId, otherInfo: `${jobTitle} wanted.` };
  return (await call(company.client, api.jobs.create, { body })).job;
}

/** Without the sentence that takes up the answer before. */
const itself = (question: string) => (question.split(/[.!]\u201d? (?=[A-Z])/).at(-1) ?? '').toLowerCase();

/** Of the words of the shorter one, those that the other holds as well. */
function alike(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(text.match(/\p{L}+/gu) ?? []));
  const shared = [...(a ?? [])].filter((word) => b?.has(word)).length;
  return shared / Math.min(a?.size ?? 1, b?.size ?? 1);
}

describe('three interviews of one person for one job', () => {
  it.each(jobs)('repeat at most one of six questions beyond the first: %s', async (title, criteria) => {
    const job = await post(title, criteria);
    const person = await buildApplicant(app);
    const known: string[] = [];
    for (const responses of [[], answers, ['I would rather not say']]) {
      const questions = (await taken(await another(person, job), responses)).map(itself);
      const repeated = questions.filter(
        (question, place) =>
          known.includes(question) || known.some((one, at) => at % 5 === place && alike(question, one) > 0.85),
      );
      expect(repeated.length, repeated.join('\n')).toBeLessThanOrEqual(1);
      known.push(...questions);
    }
    expect(new Set(known).size).toBeGreaterThanOrEqual(13);
  });

  it('ask nothing twice where they are taken at once in several tabs', async () => {
    const job = await post('Helper', five('Team player'));
    const person = await buildApplicant(app);
    const before = await taken(await another(person, job), []);
    const both = [await another(person, job), await another(person, job)];
    const asked = await Promise.all(both.map((one) => taken(one, answers)));
    const all = [...before, ...asked.flat()].map(itself);
    expect(new Set(all).size).toBe(15);
  });

  it('are the same for two people with the same resume, and for one person and two jobs', async () => {
    const [title, criteria] = jobs[0] ?? ['', []];
    const [job, other] = [await post(title, criteria), await post(title, criteria)];
    const [one, two] = [await buildApplicant(app), await buildApplicant(app)];
    const first = await taken(await another(one, job), []);
    expect(await taken(await another(two, job), [])).toEqual(first);
    expect(await taken(await another(one, other), [])).toEqual(first);
  });
});
