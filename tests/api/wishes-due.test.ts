/** A wish before the interview that nobody answers: the company is reminded of it twice, and told nothing once it is over. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doTask } from '#world/app/every-task.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  signInSuperuser,
} from '#world/people/people.ts';

const clock = heldClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
});
afterAll(() => app[Symbol.asyncDispose]());

interface Case {
  person: Person;
  company: CompanyPerson;
  /** Of the application. */
  id: string;
}

async function wished(): Promise<Case> {
  const company = await buildCompany(app);
  const person = await buildApplicant(app, 'Aisyah Rahman');
  const one = { person, company, id: await buildApplication(person, await buildJob(company)) };
  await wish(one, 'I am deaf.');
  return one;
}

const wish = ({ person, id }: Case, words: string) =>
  call(person.client, api.interviews.wish, { params: { id }, body: { wish: words } });
const answer = ({ company, id }: Case) =>
  call(company.client, api.interviews.answerWish, { params: { id }, body: { answer: 'Mr Tan will sign.' } });

/** Lets days go by, and looks each time who is to be reminded. */
async function pass(...days: number[]): Promise<void> {
  for (const some of days) {
    clock.pass(some * 86_400);
    await doTask(app, 'interview.wishes-due');
  }
}

/** To whom the reminders of an application went, oldest first. */
async function remindersOf({ id }: Case): Promise<string[]> {
  const made =
    "select recipient from emails where application_id = $1 and cause like 'wish-open:%' order by created_at";
  return (await rows(app, made, [id])).map(({ recipient }) => recipient);
}

describe('a wish that nobody answers', () => {
  it('is mailed once more after two days and after five, without a name, and then no more', async () => {
    const one = await wished();
    const contact = `jobs-of-${one.company.companyId}@company.test`;
    await rows(app, 'update companies set contact_email = $1 where id = $2', [contact, one.company.companyId]);
    await pass(1.9);
    expect(await remindersOf(one)).toEqual([]);
    // Looked for by several processes, and every hour.
    clock.pass(0.2 * 86_400);
    await Promise.all([doTask(app, 'interview.wishes-due'), doTask(app, 'interview.wishes-due')]);
    await pass(0.1);
    expect(await remindersOf(one)).toEqual([contact]);
    const first = await mailAbout(app, contact, 'still waits for your answer');
    expect(first.subject).toBe('An applicant for Accountant still waits for your answer');
    expect(first.text).toContain('has waited 2 days for your answer');
    expect(first.text).toContain('You will be reminded once more.');
    expect(first.text).toContain(`/profile/${one.id}`);
    expect(first.text).not.toMatch(/Aisyah|deaf/);
    await pass(2.7);
    expect(await remindersOf(one)).toEqual([contact]);
    await pass(0.2, 0.1, 3, 30);
    expect(await remindersOf(one)).toEqual([contact, contact]);
    const texts = async () =>
      (await app.mails()).filter(({ to }) => to?.[0]?.address === contact).map(({ text }) => text ?? '');
    await expect.poll(async () => (await texts()).filter((text) => text.includes('last reminder'))).toHaveLength(1);
  });

  it('is mailed to an owner where the company gave no address', async () => {
    const one = await wished();
    await pass(2.1);
    expect(await remindersOf(one)).toEqual([`${one.company.companyId}@company.test`]);
  });

  it('waits anew once it is changed', async () => {
    const one = await wished();
    await pass(2.1);
    await wish(one, 'I am deaf, and need a break.');
    await pass(1.9);
    expect(await remindersOf(one)).toHaveLength(1);
    await pass(0.2, 0.1);
    expect(await remindersOf(one)).toHaveLength(2);
  });
});

describe('no reminder goes', () => {
  it.each<[string, (one: Case) => Promise<unknown>]>([
    ['of what was answered', answer],
    ['of what was taken back', (one) => wish(one, '')],
    ['once the interview has begun', ({ person, id }) => call(person.client, api.interviews.start, { params: { id } })],
    [
      'of an application that was withdrawn',
      ({ person, id }) => call(person.client, api.applications.withdraw, { params: { id } }),
    ],
    [
      'of an application that was rejected',
      ({ company, id }) =>
        call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected' } }),
    ],
    [
      'to a company that is suspended',
      async ({ company }) =>
        call(await signInSuperuser(app), api.superuser.suspendCompany, {
          params: { id: company.companyId },
          body: { suspended: true, reason: 'Asked by the court.' },
        }),
    ],
  ])('%s', async (_, act) => {
    const one = await wished();
    await act(one);
    await pass(2.1, 3);
    expect(await remindersOf(one)).toEqual([]);
  });

  it('a second time where the first was answered', async () => {
    const one = await wished();
    await pass(2.1);
    await answer(one);
    await pass(3);
    expect(await remindersOf(one)).toHaveLength(1);
  });
});
