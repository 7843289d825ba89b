/** What an applicant is mailed by itself: that the application has arrived, and twice that the interview waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
  company = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Case {
  person: Person;
  id: string;
}

/** Applies at an address that was confirmed, unless said. */
async function apply({ confirmed = true, to = job } = {}): Promise<Case> {
  const person = await buildApplicant(app);
  const at = confirmed ? new Date() : null;
  await rows(app, 'update users set email_confirmed_at = $1 where username = $2', [at, person.username]);
  const one = { person, id: await buildApplication(person, to) };
  await mailAbout(app, addressOf(one), 'has received');
  return one;
}

const addressOf = ({ person }: Case) => `${person.username}@person.test`;
const day = 86_400;

/** Lets days go by, and looks each time who is to be reminded. */
async function pass(...days: number[]): Promise<void> {
  for (const some of days) {
    clock.pass(some * day);
    const [task] = await rows(
      app,
      "insert into pgboss.job (name, data) values ('application.remind', '{}') returning id",
    );
    const isOver = "select 1 from pgboss.job where id = $1 and state <> 'completed'";
    await expect.poll(() => rows(app, isOver, [task.id])).toEqual([]);
  }
}

/** How many reminders of an application were made. */
async function remindersOf({ id }: Case): Promise<number> {
  const made = await rows(app, "select subject from emails where application_id = $1 and cause like 'remind:%'", [id]);
  for (const { subject } of made) expect(subject).toEqual(waiting());
  return made.length;
}

const waiting = () => expect.stringMatching(/^Your interview for Accountant at .* is waiting$/);

describe('who applied', () => {
  it('is told at once that it has arrived, what comes next, and who decides', async () => {
    const one = await apply({ confirmed: false });
    const { subject, text } = await mailAbout(app, addressOf(one), 'has received');
    expect(subject).toBe(`${company.companyName} has received your application for Accountant`);
    expect(text).toContain('The interview comes next');
    expect(text).toContain(`/user/start-interview?applicationId=${one.id}`);
    expect(text).toContain(`A person at ${company.companyName} decides`);
  });

  it('and has not begun the interview is reminded after one day and after three, and then left in peace', async () => {
    const one = await apply();
    await pass(0.9);
    expect(await remindersOf(one)).toBe(0);
    await pass(0.2, 0.2);
    expect(await remindersOf(one)).toBe(1);
    await pass(1.9, 0.2, 2);
    expect(await remindersOf(one)).toBe(2);
    const mails = async () =>
      (await app.mails()).filter(
        ({ subject, to }) => /is waiting$/.test(subject ?? '') && to?.[0]?.address === addressOf(one),
      );
    await expect.poll(async () => (await mails()).length).toBe(2);
    const texts = await mails();
    expect(texts.filter(({ text }) => text?.includes('reminded once more'))).toHaveLength(1);
    expect(texts.filter(({ text }) => text?.includes('last reminder'))).toHaveLength(1);
  });
});

describe('no reminder goes', () => {
  it.each<[string, (one: Case) => Promise<unknown>]>([
    ['to who has begun', ({ person, id }) => send(app, 'POST', `/api/interviews/${id}/start`, person)],
    ['to who withdrew', ({ person, id }) => send(app, 'POST', `/api/applications/${id}/withdraw`, person)],
    [
      'about what was decided, also where nobody may see it yet',
      ({ id }) =>
        send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, {
          token: company.token,
          form: { status: 'Rejected', publish: 'later' },
        }),
    ],
  ])('%s', async (_, act) => {
    const one = await apply();
    expect(await act(one)).toMatchObject({ status: 200 });
    await pass(1.1, 2);
    expect(await remindersOf(one)).toBe(0);
  });

  it('to an address that nobody confirmed', async () => {
    const one = await apply({ confirmed: false });
    await pass(1.1, 2);
    expect(await remindersOf(one)).toBe(0);
  });

  it('where the company wants none', async () => {
    const own = await buildCompany(app);
    const one = await apply({ to: await buildJob(own) });
    const set = { grace_minutes: 10, interview_reminders: false };
    const answer = await send(app, 'PUT', `/api/admin/${own.companyId}/decisions`, { token: own.token, json: set });
    expect(answer.body).toMatchObject(set);
    // What is not named stays as it is.
    const again = { token: own.token, json: { grace_minutes: 20 } };
    expect((await send(app, 'PUT', `/api/admin/${own.companyId}/decisions`, again)).body).toMatchObject({
      grace_minutes: 20,
      interview_reminders: false,
    });
    await pass(1.1, 2);
    expect(await remindersOf(one)).toBe(0);
  });
});
