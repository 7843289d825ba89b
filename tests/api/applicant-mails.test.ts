/** What an applicant is mailed by itself: that the application has arrived, and twice that the interview waits. */
import { api, call } from '@saring/contract';
import { dayOf } from '@saring/contract/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doTask } from '#world/app/every-task.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, buildLink, passLimit } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person, password } from '#world/people/people.ts';

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
    await doTask(app, 'application.remind');
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

  it('to who turned them off, until they are turned on again', async () => {
    const one = await apply();
    const params = { username: one.person.username };
    const set = (interviewReminders: boolean) =>
      call(one.person.client, api.applicants.saveReminders, { params, body: { interviewReminders } });
    expect((await call(one.person.client, api.applicants.mails, { params })).interviewReminders).toBe(true);
    expect(await set(false)).toEqual({ interviewReminders: false });
    expect((await call(one.person.client, api.applicants.mails, { params })).interviewReminders).toBe(false);
    await pass(1.1);
    expect(await remindersOf(one)).toBe(0);
    await set(true);
    await pass(2);
    expect(await remindersOf(one)).toBe(1);
    const other = await apply();
    const foreign = call(other.person.client, api.applicants.saveReminders, {
      params,
      body: { interviewReminders: false },
    });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
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

describe('by when a company means to answer', () => {
  it('is said before and after one applies, and who waits longer is counted', async () => {
    const own = await buildCompany(app);
    const theirs = await buildJob(own);
    const path = `/api/admin/${own.companyId}/decisions`;
    const set = (answer_days: unknown) =>
      send(app, 'PUT', path, { token: own.token, json: { grace_minutes: 10, answer_days } });
    expect((await set(7)).body).toMatchObject({ answer_days: 7, interview_reminders: true });
    for (const wrong of [0, 91, 1.5, 'soon']) expect((await set(wrong)).status).toBe(422);
    const link = await buildLink(own, theirs.id);
    const shown = async () => (await send(app, 'GET', `/api/jobs/posting/${link}`, {})).body.company.answer_days;
    expect(await shown()).toBe(7);
    const one = await apply({ to: theirs });
    expect((await mailAbout(app, addressOf(one), 'has received')).text).toContain('means to answer within 7 days');
    const detail = async () =>
      (await send(app, 'GET', `/api/applications/own/${one.id}`, one.person)).body.data.application.answer_by;
    const [{ at }] = await rows(app, 'select applied_at as at from applications where id = $1', [one.id]);
    const told = new Date(at.getTime() + 7 * day * 1000).toISOString();
    expect(await detail()).toBe(told);
    const overdue = async () =>
      (await send(app, 'GET', `/api/applications/stats/${own.companyId}`, own)).body.overdueApplications;
    expect(await overdue()).toBe(0);
    const contact = `answers-of-${own.companyId}@company.test`;
    await rows(app, 'update companies set contact_email = $1 where id = $2', [contact, own.companyId]);
    clock.pass(5.1 * day);
    await doTask(app, 'application.answers-due');
    const soon = await mailAbout(app, contact, 'wait for your answer');
    expect(soon.text).toContain('1 applicant should have your answer within two days.');
    expect(soon.text).not.toContain(one.person.username);
    clock.pass(2 * day);
    expect(await overdue()).toBe(1);
    // What was told holds, whatever is said since.
    await set(90);
    expect([await overdue(), await detail(), await shown()]).toEqual([1, told, 90]);
    await set(null);
    expect([await overdue(), await detail(), await shown()]).toEqual([1, told, null]);
    // To be kept in view is no answer.
    await call(own.client, api.applications.setStatus, { params: { id: one.id }, body: { status: 'KIV' } });
    expect([await overdue(), await detail()]).toEqual([0, told]);
    expect((await send(app, 'GET', `/api/applications/stats/${own.companyId}`, own)).body.overdueKept).toBe(1);
    await call(own.client, api.applications.setStatus, { params: { id: one.id }, body: { status: 'Rejected' } });
    expect(await detail()).toBeNull();
    const other = await apply({ to: theirs });
    const { body } = await send(app, 'GET', `/api/applications/own/${other.id}`, other.person);
    expect(body.data.application.answer_by).toBeNull();
  });

  it('reminds the company when half of these days are over, of four or fewer two days before the last alone', async () => {
    const mailed = async (answerDays: number, status?: 'KIV') => {
      const own = await buildCompany(app);
      const { client, companyId } = own;
      const body = { graceMinutes: 10, answerDays };
      await call(client, api.decisions.save, { params: { username: companyId }, body });
      const { id } = await apply({ to: await buildJob(own) });
      if (status) await call(client, api.applications.setStatus, { params: { id }, body: { status } });
      const due = async () => {
        await doTask(app, 'application.answers-due');
        return rows(app, "select id from emails where company_id = $1 and cause like 'answers-due:%'", [companyId]);
      };
      const text = async () => (await mailAbout(app, `${companyId}@company.test`, 'wait for your answer')).text;
      return { due, text };
    };
    const [seven, four] = [await mailed(7), await mailed(4, 'KIV')];
    clock.pass(1.1 * day);
    expect([await seven.due(), await four.due()]).toEqual([[], []]);
    clock.pass(day);
    expect([await seven.due(), (await four.due()).length]).toEqual([[], 1]);
    clock.pass(day);
    expect([(await seven.due()).length, (await four.due()).length]).toEqual([1, 1]);
    const half = '1 applicant has waited for half of the days in which you said that you answer.';
    expect(await seven.text()).toContain(half);
    expect(await four.text()).toContain('1 applicant should have your answer within two days.');
    expect(await four.text()).not.toContain('half');
    const kept = 'One of those who wait is kept in view, which is no answer yet.';
    expect(await four.text()).toContain(kept);
    expect(await seven.text()).not.toContain('kept in view');
  });

  it('is asked for the morning after a job has closed by its date, also where no days are said', async () => {
    const own = await buildCompany(app);
    const [today, later] = [0, 1].map((days) =>
      dayOf(new Date(clock.now().getTime() + days * day * 1000), app.running.world.config.timeZone),
    );
    const save = { params: { username: own.companyId }, body: { graceMinutes: 10, answerDays: null } };
    await call(own.client, api.decisions.save, save);
    const closing = await buildJob(own, { closingDate: today });
    const open = await buildJob(own, { closingDate: later });
    for (const to of [closing, closing, open]) await apply({ to });
    const due = async () => {
      await doTask(app, 'application.answers-due');
      return rows(app, "select id from emails where company_id = $1 and cause like 'answers-due:%'", [own.companyId]);
    };
    expect(await due()).toEqual([]);
    clock.pass(day);
    expect(await due()).toHaveLength(1);
    const { text } = await mailAbout(app, `${own.companyId}@company.test`, 'wait for your answer');
    expect(text).toContain('2 applicants wait behind a job that closed yesterday by its closing date.');
    expect(text).not.toContain('half of the days');
  });

  it('is kept by when the applicant was told, not by when it was decided within the company', async () => {
    const own = await buildCompany(app);
    const theirs = await buildJob(own);
    const terms = { token: own.token, json: { grace_minutes: 24 * 60, answer_days: 1 } };
    await send(app, 'PUT', `/api/admin/${own.companyId}/decisions`, terms);
    const link = await buildLink(own, theirs.id);
    const decide = (id: string, publish: { publish?: 'later' }) =>
      call(own.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected', ...publish } });
    const all: Case[] = [];
    for (let count = 0; count < 10; count += 1) all.push(await apply({ to: theirs }));
    clock.pass(0.5 * day);
    for (const { id } of all.slice(0, 6)) await decide(id, { publish: 'later' });
    for (const { id } of all.slice(6)) await decide(id, {});
    clock.pass(day);
    // The grace time is over, and it is told now.
    for (const { id } of all.slice(0, 6)) await decide(id, {});
    await doTask(app, 'application.answers-due');
    const { company } = (await send(app, 'GET', `/api/jobs/posting/${link}`, {})).body;
    expect(company.answers).toEqual({ people: 10, in_time: 4, within_days: 1, median_days: 2 });
  });

  it('is kept by the decision that stands, not by one before it that was taken back, nor by keeping in view', async () => {
    const own = await buildCompany(app);
    const theirs = await buildJob(own);
    const terms = { token: own.token, json: { grace_minutes: 10, answer_days: 2 } };
    await send(app, 'PUT', `/api/admin/${own.companyId}/decisions`, terms);
    const link = await buildLink(own, theirs.id);
    const all: Case[] = [];
    for (let count = 0; count < 10; count += 1) all.push(await apply({ to: theirs }));
    const decide = async (status: 'Rejected' | 'Pending' | 'KIV') => {
      for (const { id } of all)
        await call(own.client, api.applications.setStatus, { params: { id }, body: { status, publish: 'later' } });
    };
    clock.pass(0.5 * day);
    await decide('Rejected');
    await decide('Pending');
    await decide('KIV');
    clock.pass(3 * day);
    await decide('Rejected');
    clock.pass(day);
    await doTask(app, 'application.answers-due');
    const { company } = (await send(app, 'GET', `/api/jobs/posting/${link}`, {})).body;
    expect(company.answers).toEqual({ people: 10, in_time: 0, within_days: 2, median_days: 4 });
  });

  it('is told by how it was kept, once ten have their answer or should have it', async () => {
    const own = await buildCompany(app);
    const theirs = await buildJob(own);
    const terms = { token: own.token, json: { grace_minutes: 0, answer_days: 3 } };
    await send(app, 'PUT', `/api/admin/${own.companyId}/decisions`, terms);
    const link = await buildLink(own, theirs.id);
    const told = async () => {
      await doTask(app, 'application.answers-due');
      return (await send(app, 'GET', `/api/jobs/posting/${link}`, {})).body.company.answers;
    };
    const decide = async (some: Case[], status: 'Accepted' | 'Rejected' | 'Pending') => {
      for (const { id } of some)
        await call(own.client, api.applications.setStatus, { params: { id }, body: { status } });
    };
    const all: Case[] = [];
    for (let count = 0; count < 14; count += 1) all.push(await apply({ to: theirs }));
    // One withdraws, one once the days are over, one deletes the account, one is never answered, and of one the decision is taken back.
    const [left, weary, gone, , undone, ...others] = all as [Case, Case, Case, Case, Case, ...Case[]];
    // One applies three times, and passes the limit once the days are over, which is no withdrawal.
    const { person: thrice } = await apply({ to: theirs });
    for (let count = 0; count < 2; count += 1) await buildApplication(thrice, theirs);
    const withdraw = async ({ id, person }: Case) =>
      expect((await send(app, 'POST', `/api/applications/${id}/withdraw`, person)).status).toBe(200);
    await withdraw(left);
    const { client, username } = gone.person;
    await call(client, api.applicants.deleteAccount, { params: { username }, body: { password } });
    clock.pass(1.5 * day);
    await decide([undone, ...others.slice(0, 6)], 'Accepted');
    await decide([undone], 'Pending');
    // Who may still have it in time is not counted.
    expect(await told()).toBeNull();
    clock.pass(2.5 * day);
    await decide(others.slice(6), 'Rejected');
    await withdraw(weary);
    await passLimit(thrice, theirs);
    const answers = { people: 12, in_time: 6, within_days: 3, median_days: 2 };
    expect(await told()).toEqual(answers);
    const page = await (await fetch(`${app.url}/companies/${own.companyId}/jobs`)).text();
    expect(page).toContain(
      'it answered 50% of 12 applicants within 3 days. Half of them had their answer after 2 days.',
    );
  });
});
