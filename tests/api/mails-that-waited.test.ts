/** Mails that wait while the mail server is away: what was overtaken by then is not sent, and what is sent comes in order. */
import { api, call } from '@saring/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  signInSuperuser,
} from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
let away = false;
const sent: { to: string; subject: string; text: string }[] = [];

beforeAll(async () => {
  const none = async () => {};
  const send = async ({ to, subject, text }: (typeof sent)[number]) => {
    if (away) return { ok: false as const, permanent: false, error: 'away' };
    sent.push({ to, subject, text });
    return { ok: true as const };
  };
  const mail = { sends: true, send, ready: none, forget: none, close: none, async *kept() {} };
  app = await startApp({ replace: { mail } });
  company = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

const textsTo = (address: string) => sent.filter(({ to }) => to === address).map(({ subject, text }) => subject + text);

/** Has the mail server be away while something happens; it is back when all that waits by then was tried. */
async function meanwhile(work: () => Promise<void>): Promise<void> {
  await quiet();
  away = true;
  await work();
  await expect.poll(() => rows(app, "select 1 from emails where state = 'queued' and attempts = 0")).toEqual([]);
  away = false;
  await quiet();
}

/** Every mail that waits is tried at once, until none does. */
async function quiet(): Promise<void> {
  const open = "select 1 from pgboss.job where name in ('application.decided', 'email.send') and state < 'completed'";
  const due = "update pgboss.job set start_after = now() where name = 'email.send' and state in ('created', 'retry')";
  await expect
    .poll(async () => {
      await rows(app, due);
      return rows(app, open);
    })
    .toEqual([]);
}

async function apply(): Promise<{ id: string; person: Person; to: string }> {
  const person = await buildApplicant(app);
  return { id: await buildApplication(person, job), person, to: `${person.username}@person.test` };
}

type Set = Parameters<typeof call<typeof api.applications.setStatus>>[2]['body'];
const set = (id: string, body: Set) => call(company.client, api.applications.setStatus, { params: { id }, body });

/** As on the page, with the grace time cut short. */
async function decide(id: string, status: Set['status']): Promise<void> {
  await set(id, { status, publish: 'later' });
  await set(id, { status });
}

it('a letter to all who were rejected does not reach whoever was accepted meanwhile', async () => {
  const { id, person, to } = await apply();
  await set(id, { status: 'Rejected' });
  let mailing: ReturnType<typeof write> | undefined;
  const write = () =>
    call(company.client, api.applications.sendRejectionEmails, {
      query: { jobId: job.id },
      body: { emails: [to], textMessage: 'We regret to tell you.' },
    });
  await meanwhile(async () => {
    mailing = write();
    await expect
      .poll(() =>
        rows(app, "select 1 from emails where application_id = $1 and cause like 'decision:Rejected:%'", [id]),
      )
      .toHaveLength(1);
    await decide(id, 'Accepted');
  });
  expect((await mailing)?.data).toMatchObject({
    successfulCount: 0,
    failed: [{ email: to, reason: 'Not sent: the applicant was told something else meanwhile, or withdrew.' }],
  });
  const texts = textsTo(to).join('\n');
  expect(texts).toContain('has accepted');
  expect(texts).not.toContain('We regret');
  // Nor does the own list of mails tell it.
  const own = await call(person.client, api.applicants.mails, { params: { username: person.username }, query: {} });
  expect(JSON.stringify(own)).toContain('has accepted');
  expect(JSON.stringify(own)).not.toContain('We regret');
});

it('a decision is not mailed to whoever withdrew meanwhile', async () => {
  const { id, person, to } = await apply();
  await meanwhile(async () => {
    await decide(id, 'Rejected');
    await expect
      .poll(() => rows(app, "select 1 from emails where application_id = $1 and cause like 'decision:%'", [id]))
      .toHaveLength(1);
    await call(person.client, api.applications.withdraw, { params: { id } });
  });
  expect(textsTo(to).join('\n')).not.toContain('will not be taking');
});

it('a company reads what the operator found of it last, and of a suspension that was lifted nothing else', async () => {
  const operator = await signInSuperuser(app);
  const other = await buildCompany(app, { verified: false });
  const params = { id: other.companyId };
  const email = `${other.companyId}@company.test`;
  await quiet();
  const before = textsTo(email).length;
  await meanwhile(async () => {
    await call(operator, api.superuser.setCompanyStatus, { params, query: { statusUpdate: 'verified' } });
    await call(operator, api.superuser.setCompanyStatus, { params, query: { statusUpdate: 'rejected' } });
    await call(operator, api.superuser.suspendCompany, { params, body: { suspended: true, reason: 'Fraud' } });
    await call(operator, api.superuser.suspendCompany, { params, body: { suspended: false } });
  });
  const subjects = sent
    .filter(({ to }) => to === email)
    .slice(before)
    .map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.join('\n')).toMatch(/not verified/);
});

it('a letter to a group reaches the others where one of them withdraws while it is begun', async () => {
  const [stays, leaves] = [await apply(), await apply()];
  for (const { id } of [stays, leaves]) await set(id, { status: 'Rejected' });
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query("update applications set status = 'Withdrawn' where id = $1", [leaves.id]);
    const mailing = call(company.client, api.applications.sendRejectionEmails, {
      query: { jobId: job.id },
      body: { emails: [stays.to, leaves.to], textMessage: 'We regret to tell you.' },
    });
    const waiting = 'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBeGreaterThan(0);
    await holder.query('commit');
    const { data } = await mailing;
    expect(data).toMatchObject({ successfulCount: 1, failed: [{ email: leaves.to }] });
  } finally {
    await holder.end();
  }
  expect(textsTo(stays.to).join()).toContain('We regret to tell you.');
  expect(textsTo(leaves.to).join()).not.toContain('We regret to tell you.');
});
