/** What was withdrawn is read by nothing also as long as no task has erased it: neither by a test nor for a question. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { watchedEngine } from '#world/app/watched-engine.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let job: Awaited<ReturnType<typeof buildJob>>;
const engine = watchedEngine();
const { given } = engine;

beforeAll(async () => {
  app = await startApp({ replace: { ai: await engine.started() } });
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  job = await buildJob(company);
});

/** Without the task that erases. */
const withdrawn = (id: string) => rows(app, "update applications set status = 'Withdrawn' where id = $1", [id]);
const texts = (id: string) => rows(app, 'select 1 from resume_texts where application_id = $1', [id]);
const withWord = (word: string) => given.filter((text) => text.includes(word));
/** Applies with a word of its own in the resume, and another in an answer. */
async function applied(word: string): Promise<string> {
  const person = await buildApplicant(app);
  const id = await buildApplication(person, job, [...resume, `Kept the ${word}ledger`]);
  await takeInterview(person, id, [`Once I did the ${word}closing.`, ...answers.slice(1)]);
  return id;
}

describe('the swap test', () => {
  const swap = async () => {
    const path = `/api/jobs/swap-test/${company.companyId}/${job.id}`;
    return (await send(app, 'POST', path, { token: company.token, json: {} })).body;
  };

  it('leaves out whoever withdrew before', async () => {
    await withdrawn(await applied('quokka'));
    const id = await applied('wombat');
    await withdrawn(id);
    await buildApplication(await buildApplicant(app), job);
    given.length = 0;
    expect(await swap()).toMatchObject({ applicants: 1, readings: 7 });
    expect([...withWord('quokka'), ...withWord('wombat')]).toEqual([]);
    expect(await texts(id)).toHaveLength(1);
  });

  it('ends with the reading under way for whoever withdraws meanwhile, and counts none of theirs', async () => {
    const next = await applied('numbat');
    const first = await applied('bilby');
    given.length = 0;
    const release = engine.hold('resume');
    const tested = swap();
    await expect.poll(() => withWord('bilby')).toHaveLength(1);
    await withdrawn(first);
    await withdrawn(next);
    release();
    expect(await tested).toMatchObject({ applicants: 0, readings: 0, changed: [] });
    expect([withWord('bilby').length, withWord('numbat')]).toEqual([1, []]);
    expect(await texts(first)).toHaveLength(1);
  });
});

describe('a question', () => {
  const answer = async (person: Person, id: string, response: string) =>
    (await send(app, 'POST', `/api/interviews/${id}/process-response`, { token: person.token, form: { response } }))
      .body;

  /** How many earlier questions each composing was given. */
  const asked = () =>
    given
      .filter((text) => text.startsWith('nextQuestion'))
      .map((text) => JSON.parse(text.slice(text.indexOf(' ')))[0].asked.length);

  /** Somebody who took one interview for the job, and has begun another. */
  async function inTheSecond() {
    const person = await buildApplicant(app);
    const id = await buildApplication(person, job);
    await takeInterview(person, id);
    const later = await buildApplication(person, job);
    await send(app, 'POST', `/api/interviews/${later}/start`, person);
    given.length = 0;
    return { person, id, later };
  }

  /** The same, while what comes after the first answer is composed. */
  async function composing() {
    const { person, ...both } = await inTheSecond();
    const release = engine.hold('nextQuestion');
    const answered = answer(person, both.later, 'I keep bees and automate journals in SAP.');
    await expect.poll(asked).toEqual([5]);
    return { ...both, answered, release };
  }

  it('is composed without those of an interview that was withdrawn', async () => {
    const { person, id, later } = await inTheSecond();
    await answer(person, later, 'I keep bees and automate journals in SAP.');
    await withdrawn(id);
    await answer(person, later, 'I close the books of six companies every month.');
    expect(asked()).toEqual([5, 0]);
  });

  it('is composed anew where that one is withdrawn while it is composed', async () => {
    const { id, answered, release } = await composing();
    await withdrawn(id);
    release();
    expect((await answered).next_question).toBeTruthy();
    expect(asked()).toEqual([5, 0]);
  });

  it('is neither composed anew nor stored where its own application is withdrawn meanwhile', async () => {
    const { id, later, answered, release } = await composing();
    await withdrawn(id);
    await withdrawn(later);
    release();
    expect((await answered).code).toBe('application_withdrawn');
    expect(asked()).toEqual([5]);
    expect(
      await rows(app, 'select 1 from interview_answers where application_id = $1 and sequence > 1', [later]),
    ).toEqual([]);
  });
});
