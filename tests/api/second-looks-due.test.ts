/** Who may answer a second look is reminded of it, by days that a clock held by the test lets go by. */
import { api, call } from '@saring/contract';
import type { Settable } from '@saring/contract/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doTask } from '#world/app/every-task.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildMember } from '#world/people/members.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  signInSuperuser,
} from '#world/people/people.ts';

/** At a noon, so that hours later is the same day. */
const clock = heldClock(Date.parse(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T04:00:00Z`));
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

/** A second look that a company with so many days for it is asked for. */
async function asked(secondLookDays = 14): Promise<Case> {
  const company = await buildCompany(app);
  const params = { username: company.companyId };
  await call(company.client, api.decisions.save, { params, body: { graceMinutes: 0, secondLookDays } });
  const person = await buildApplicant(app, 'Aisyah Rahman');
  const one = { person, company, id: await buildApplication(person, await buildJob(company)) };
  await decide(one, 'Rejected');
  await call(person.client, api.secondLooks.ask, {
    params: { id: one.id },
    body: { words: 'I drove lorries.', facts: '' },
  });
  return one;
}

const decide = ({ company, id }: Case, status: Settable) =>
  call(company.client, api.applications.setStatus, { params: { id }, body: { status } });
const answer = ({ company, id }: Case) =>
  call(company.client, api.secondLooks.answer, { params: { id }, body: { status: 'Rejected', reason: 'No.' } });
const open = async ({ company: { client, companyId } }: Case) =>
  (await call(client, api.secondLooks.open, { params: { companyId } })).secondLooks[0];

/** Lets days go by, and looks each time of what is to be reminded. */
async function pass(...days: number[]): Promise<void> {
  for (const some of days) {
    clock.pass(some * 86_400);
    await doTask(app, 'second-look.due');
  }
}

/** What was reminded of a request, and whom, oldest first. */
async function remindersOf({ id }: Case): Promise<string[]> {
  const made =
    "select cause, recipient from emails where application_id = $1 and cause ~ '^second-look-(soon|late):' order by created_at, recipient";
  return (await rows(app, made, [id])).map(({ cause, recipient }) => `${cause.split(':')[0]} ${recipient}`);
}

describe('a second look that nobody answers', () => {
  it('is mailed two days before its day and once that is over, to each who may answer it, and then no more', async () => {
    const one = await asked();
    await buildMember(app, one.company, 'observer');
    const others = [await buildMember(app, one.company, 'reviewer'), await buildMember(app, one.company, 'reviewer')];
    const each = (kind: string) => others.map(({ username }) => `second-look-${kind} ${username}@company.test`).sort();
    await pass(11.9);
    expect(await remindersOf(one)).toEqual([]);
    // Looked for by several processes, and every hour.
    clock.pass(0.2 * 86_400);
    await Promise.all([doTask(app, 'second-look.due'), doTask(app, 'second-look.due')]);
    await pass(0.1);
    expect(await remindersOf(one)).toEqual(each('soon'));
    const mail = await mailAbout(app, `${others[0]?.username}@company.test`, 'within two days');
    expect(mail.text).toContain(`/profile/${one.id}`);
    expect(mail.text).not.toMatch(/Aisyah|lorries/);
    expect((await open(one))?.overdue).toBe(false);
    // That day is a day to its end.
    await pass(1.9, 0.1);
    expect(await remindersOf(one)).toEqual(each('soon'));
    expect((await open(one))?.overdue).toBe(false);
    await pass(1, 3, 30);
    expect(await remindersOf(one)).toEqual([...each('soon'), ...each('late')]);
    expect((await open(one))?.overdue).toBe(true);
  });

  it('is mailed to who decided where nobody else may', async () => {
    const one = await asked();
    await pass(12.1);
    expect(await remindersOf(one)).toEqual([`second-look-soon ${one.company.companyId}@company.test`]);
  });

  it('is mailed to who decided where everybody else is suspended, and they may answer it', async () => {
    const one = await asked();
    const other = await buildMember(app, one.company, 'reviewer');
    await call(await signInSuperuser(app), api.superuser.suspendUser, {
      params: { username: other.username },
      body: { suspended: true, reason: 'Left the company' },
    });
    await pass(12.1);
    expect(await remindersOf(one)).toEqual([`second-look-soon ${one.company.companyId}@company.test`]);
    await expect(answer(one)).resolves.toBeDefined();
  });

  it('is told once, when it is over, where the company has no more than two days', async () => {
    const one = await asked(2);
    await pass(0.1, 1, 1, 1);
    expect(await remindersOf(one)).toEqual([`second-look-late ${one.company.companyId}@company.test`]);
  });

  it('gets back the days in which its company was suspended, and no more', async () => {
    const one = await asked();
    const operator = await signInSuperuser(app);
    const set = (suspended: boolean) =>
      call(operator, api.superuser.suspendCompany, {
        params: { id: one.company.companyId },
        body: { suspended, reason: 'Asked by the court.' },
      });
    const own = () => call(one.person.client, api.secondLooks.own, { params: { id: one.id } });
    const before = await own();
    expect(before.paused).toBe(false);
    const movedBy = async () =>
      (Date.parse((await own()).secondLook?.dueAt ?? '') - Date.parse(before.secondLook?.dueAt ?? '')) / 86_400_000;
    for (const [days, moved] of [
      [20, 20],
      [3, 23],
    ] as const) {
      await pass(2);
      await set(true);
      expect((await own()).paused).toBe(true);
      await pass(days);
      await set(false);
      expect(await own()).toMatchObject({ paused: false });
      await expect.poll(async () => Math.round((await movedBy()) * 1000) / 1000).toBe(moved);
    }
  });

  it.each<[string, (one: Case) => Promise<unknown>]>([
    ['was answered', answer],
    ['was overtaken by another status', (one) => decide(one, 'KIV')],
    [
      'is of a withdrawn application',
      ({ person, id }) => call(person.client, api.applications.withdraw, { params: { id } }),
    ],
    [
      'is to a company that is suspended',
      async ({ company }) =>
        call(await signInSuperuser(app), api.superuser.suspendCompany, {
          params: { id: company.companyId },
          body: { suspended: true, reason: 'Asked by the court.' },
        }),
    ],
  ])('is not reminded of once it %s', async (_, act) => {
    const one = await asked();
    await act(one);
    await pass(12.1, 2);
    expect(await remindersOf(one)).toEqual([]);
  });
});
