/** After a rejection an applicant may ask once for a second look by a person, and is told what came of it. */
import { api, call, textOf } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { weakResume } from '#world/people/documents.ts';
import { buildMember } from '#world/people/members.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  signIn,
  signInSuperuser,
} from '#world/people/people.ts';

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

async function decided(status = 'Rejected', of = { company, job }): Promise<Case> {
  const person = await buildApplicant(app, 'Aisyah Rahman');
  const id = await buildApplication(person, of.job);
  await decide(id, status, {}, of.company);
  return { person, id };
}
const decide = (id: string, status: string, form: Record<string, string> = {}, by = company) =>
  send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, { token: by.token, form: { status, ...form } });
const words = 'I drove lorries for ten years; the resume says so on page two.';
const ask = ({ person, id }: Case, said = words, facts?: string) =>
  send(app, 'POST', `/api/applications/own/${id}/second-look`, { token: person.token, json: { words: said, facts } });
const own = async ({ person, id }: Case) =>
  (await send(app, 'GET', `/api/applications/own/${id}/second-look`, person)).body;
const read = async ({ id }: Case, by = company) =>
  (await send(app, 'GET', `/api/applications/${id}/second-look`, by)).body;
const answer = ({ id }: Case, status: string, reason = 'We read page two.\n\nIt counts.', by = company) =>
  send(app, 'PUT', `/api/applications/${id}/second-look`, { token: by.token, json: { status, reason } });
const open = async (by = company) =>
  (await send(app, 'GET', `/api/applications/second-looks/${by.companyId}`, by)).body.second_looks;
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const statusOf = async ({ id }: Case) =>
  (await send(app, 'GET', `/api/applications/${id}`, company)).body.application.status;

describe('a second look', () => {
  it('is one of a decision whose task of telling it comes late', async () => {
    const person = await buildApplicant(app);
    const one = { person, id: await buildApplication(person, job) };
    await decide(one.id, 'Rejected', { publish: 'later' });
    clock.pass(600);
    expect((await ask(one)).status).toBe(200);
    clock.pass(5);
    await rows(
      app,
      "update pgboss.job set start_after = now() where name = 'application.publish' and state = 'created'",
    );
    const told = "select 1 from pgboss.job where name = 'application.publish' and state < 'completed'";
    await expect.poll(() => rows(app, told)).toEqual([]);
    expect((await own(one)).open_until).toBeNull();
    expect(await ask(one)).toMatchObject({ status: 409, body: { detail: textOf('second_look_asked') } });
  });

  it('can be asked for while the company is suspended, which is told of it and has its days once it is let in again', async () => {
    const theirs = await buildCompany(app);
    const one = await decided('Rejected', { company: theirs, job: await buildJob(theirs) });
    const operator = await signInSuperuser(app);
    const set = (suspended: boolean) =>
      call(operator, api.superuser.suspendCompany, {
        params: { id: theirs.companyId },
        body: { suspended, reason: 'Asked.' },
      });
    await set(true);
    expect(await own(one)).toMatchObject({ open_until: inDays(30) });
    expect((await ask(one)).status).toBe(200);
    clock.pass(5 * 86_400);
    await set(false);
    const { accessToken } = await signIn(app, theirs.username);
    const waiting = () => open({ ...theirs, token: accessToken });
    await expect.poll(waiting).toMatchObject([{ application_id: one.id, due_at: inDays(14) }]);
    const told = "select recipient from emails where application_id = $1 and cause like 'second-look:%'";
    await expect.poll(async () => (await rows(app, told, [one.id])).length).toBe(1);
  });

  it('can be asked for once after a rejection, within 30 days, and stands in the worklist with its day', async () => {
    const one = await decided();
    expect(await own(one)).toEqual({ second_look: null, open_until: inDays(30), second_look_days: 14, paused: false });
    const asked = await ask(one);
    expect(asked.status).toBe(200);
    const look = { words, facts: null, facts_read: null, asked_at: inDays(0), due_at: inDays(14) };
    const unanswered = { answered_at: null, answered_by: null, status: null, reason: null };
    expect(asked.body).toMatchObject({ second_look: { ...look, ...unanswered }, open_until: null });
    expect(await read(one)).toEqual({ second_look: { ...look, ...unanswered }, answerable: true });
    expect(await open()).toContainEqual({
      application_id: one.id,
      applicant: 'Aisyah Rahman',
      job_title: 'Accountant',
      asked_at: inDays(0),
      due_at: inDays(14),
      overdue: false,
    });
    expect((await ask(one)).body).toMatchObject({ detail: textOf('second_look_asked') });
    const other = await decided();
    clock.pass(30 * 86_400);
    expect((await ask(other)).body).toMatchObject({ detail: textOf('second_look_closed') });
    expect(await own(other)).toEqual({ second_look: null, open_until: null, second_look_days: 14, paused: false });
    expect((await open()).find((each: { application_id: string }) => each.application_id === one.id).overdue).toBe(
      true,
    );
  });

  it('is answered within the days that its company set, and keeps the day when they change', async () => {
    const theirs = await buildCompany(app);
    const contact = `looks-of-${theirs.companyId}@company.test`;
    await rows(app, 'update companies set contact_email = $1 where id = $2', [contact, theirs.companyId]);
    const set = (second_look_days: unknown) =>
      send(app, 'PUT', `/api/admin/${theirs.companyId}/decisions`, {
        token: theirs.token,
        json: { grace_minutes: 0, second_look_days },
      });
    for (const wrong of [0, 91, 1.5, null]) expect((await set(wrong)).status).toBe(422);
    expect((await set(5)).body).toMatchObject({ second_look_days: 5, answer_days: 14 });
    const one = await decided('Rejected', { company: theirs, job: await buildJob(theirs) });
    expect(await own(one)).toMatchObject({ second_look_days: 5 });
    const { second_look: look } = (await ask(one)).body;
    expect(look.due_at).toBe(inDays(5));
    expect((await mailAbout(app, contact, 'asks for a second look')).text).toContain('answer within 5 days');
    await set(30);
    expect((await own(one)).second_look.due_at).toBe(look.due_at);
    expect((await open(theirs))[0].due_at).toBe(look.due_at);
  });

  it('that finds the decision right leaves it, and tells why', async () => {
    const one = await decided();
    await ask(one);
    expect((await answer(one, 'Rejected')).status).toBe(200);
    expect(await statusOf(one)).toBe('Rejected');
    const { second_look: look, open_until: until } = await own(one);
    expect(look).toMatchObject({
      status: 'Rejected',
      reason: 'We read page two.\n\nIt counts.',
      answered_at: inDays(0),
    });
    // Nobody is told the name with which somebody logs in.
    expect(look.answered_by).toBeNull();
    expect(until).toBeNull();
    const mail = await mailAbout(app, `${one.person.username}@person.test`, 'second look');
    expect(mail.text).toContain('the decision stays');
    expect(mail.text).toContain('It counts.');
    expect(mail.text).toContain(`/user/application/${one.id}`);
    expect((await answer(one, 'Accepted')).body).toMatchObject({ detail: textOf('second_look_none') });
  });

  it('may end with another status, which a person sets with it', async () => {
    const one = await decided();
    await ask(one);
    expect((await answer(one, 'KIV')).status).toBe(200);
    expect(await statusOf(one)).toBe('KIV');
    expect((await mailAbout(app, `${one.person.username}@person.test`, 'second look')).text).toContain(
      'changed its decision',
    );
    const trail = await rows(
      app,
      "select action, detail from audit_events where subject = $1 and action like 'second-look.%' order by number",
      [one.id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['second-look.asked', 'second-look.answered']);
    expect(JSON.stringify(trail)).not.toContain('lorries');
    // Colleagues read the reason in the history, behind the note that the trail names.
    const { body } = await send(app, 'GET', `/api/applications/${one.id}/history`, { token: company.token });
    expect(body.events[0]).toMatchObject({ from: 'Rejected', to: 'KIV', text: 'We read page two.\n\nIt counts.' });
    // Another rejection is another decision.
    clock.pass(60);
    await decide(one.id, 'Rejected');
    expect((await own(one)).open_until).toBe(inDays(30));
    expect((await ask(one, 'Once more')).status).toBe(200);
  });

  it('with facts that were read wrongly has the resume read once more: both marks stand side by side, and those without them count', async () => {
    const one = { person: await buildApplicant(app), id: '' };
    one.id = await buildApplication(one.person, job, weakResume);
    await decide(one.id, 'Rejected');
    const scores = async () =>
      (await rows(app, 'select resume_score, final_score from applications where id = $1', [one.id]))[0];
    const before = await scores();
    const facts =
      'Accountant, Maju Trading, 2015 - 2024\nMonth-end closing and full set accounts, SST returns and MFRS';
    expect((await ask(one, words, facts)).status).toBe(200);
    await expect.poll(async () => (await read(one)).second_look.facts_read).not.toBeNull();
    for (const { second_look: look } of [await read(one), await own(one)]) {
      expect(look.facts).toBe(facts);
      expect(look.facts_read.without_facts).toEqual(before);
      expect(look.facts_read.with_facts.resume_score).toBeGreaterThan(before.resume_score);
      expect(look.facts_read.with_facts.final_score).toBeGreaterThan(before.final_score);
    }
    expect(await scores()).toEqual(before);
    const { analyses } = (await send(app, 'GET', `/api/applications/${one.id}/analyses`, company)).body;
    expect(analyses.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['facts', 'resume']);
    await send(app, 'POST', `/api/applications/${one.id}/withdraw`, one.person);
    await expect.poll(() => rows(app, 'select kind from analyses where application_id = $1', [one.id])).toEqual([]);
  });

  it('shows both marks, too, where another version of the job changed nothing of them', async () => {
    const own = await buildJob(company);
    const one = { person: await buildApplicant(app), id: '' };
    one.id = await buildApplication(one.person, own, weakResume);
    await decide(one.id, 'Rejected');
    // As after a criterion was changed, then changed back, and the applicants were read again.
    await rows(app, 'update jobs set criteria_version = criteria_version + 2 where id = $1', [own.id]);
    await rows(app, 'update applications set criteria_version = criteria_version + 2 where id = $1', [one.id]);
    await ask(one, words, 'Accountant, Maju Trading, 2015 - 2024: month-end closing and full set accounts');
    await expect.poll(async () => (await read(one)).second_look.facts_read).not.toBeNull();
  });

  it('without such facts has nothing read', async () => {
    const one = await decided();
    await ask(one, words, ' \u200b ');
    expect((await read(one)).second_look).toMatchObject({ facts: null, facts_read: null });
  });

  it('is told to the company by mail without a name and without the words', async () => {
    const theirs = await buildCompany(app);
    const contact = `jobs-of-${theirs.companyId}@company.test`;
    await rows(app, 'update companies set contact_email = $1 where id = $2', [contact, theirs.companyId]);
    const one = await decided('Rejected', { company: theirs, job: await buildJob(theirs) });
    await ask(one);
    const { text } = await mailAbout(app, contact, 'asks for a second look');
    expect(text).toContain(`/profile/${one.id}`);
    expect(text).not.toMatch(/Aisyah|lorries/);
  });

  it('is told to whoever may answer it, too, where the company has several people', async () => {
    const theirs = await buildCompany(app);
    const reviewer = await buildMember(app, theirs, 'reviewer');
    const one = await decided('Rejected', { company: theirs, job: await buildJob(theirs) });
    await ask(one);
    const { text } = await mailAbout(app, `${reviewer.username}@company.test`, 'asks for a second look');
    expect(text).toContain(`/profile/${one.id}`);
  });

  it('is nothing of who was not rejected, withdrew, or is not told yet', async () => {
    for (const status of ['Accepted', 'KIV'])
      expect((await ask(await decided(status))).body).toMatchObject({ detail: textOf('second_look_closed') });
    const withdrawn = await decided();
    await send(app, 'POST', `/api/applications/${withdrawn.id}/withdraw`, withdrawn.person);
    expect((await ask(withdrawn)).body).toMatchObject({ detail: textOf('second_look_closed') });
    const person = await buildApplicant(app);
    const held = { person, id: await buildApplication(person, job) };
    await decide(held.id, 'Rejected', { publish: 'later' });
    expect((await ask(held)).body).toMatchObject({ detail: textOf('second_look_closed') });
    expect(await own(held)).toEqual({ second_look: null, open_until: null, second_look_days: 14, paused: false });
  });

  it('is taken by another person than who decided, where the company has one who decides', async () => {
    const theirs = await buildCompany(app);
    const one = await decided('Rejected', { company: theirs, job: await buildJob(theirs) });
    await ask(one);
    const observer = await buildMember(app, theirs, 'observer');
    expect((await read(one, theirs)).answerable).toBe(true);
    expect((await read(one, observer)).answerable).toBe(false);
    const reviewer = await buildMember(app, theirs, 'reviewer');
    expect((await read(one, theirs)).answerable).toBe(false);
    expect((await answer(one, 'Rejected', 'No.', theirs)).body).toMatchObject({ detail: textOf('second_look_other') });
    expect((await read(one, reviewer)).answerable).toBe(true);
    expect((await answer(one, 'Rejected', 'No.', reviewer)).status).toBe(200);
  });

  it('is at the decision that was told, whatever is noted of it or undone after it', async () => {
    const theirs = await buildCompany(app);
    const second = await buildMember(app, theirs, 'owner');
    const one = await decided('Rejected', { company: theirs, job: await buildJob(theirs) });
    await ask(one);
    const asked = await own(one);
    clock.pass(3600);
    await decide(one.id, 'Rejected', { reason: 'For colleagues alone.' }, second);
    for (const status of ['Accepted', 'Rejected'])
      expect((await decide(one.id, status, { publish: 'later' }, second)).status).toBe(200);
    expect(await own(one)).toEqual(asked);
    expect((await ask(one)).body).toMatchObject({ detail: textOf('second_look_asked') });
    expect((await answer(one, 'Rejected', words, second)).status).toBe(200);
  });

  it('stands in the worklist once, though another decision was asked about before', async () => {
    const theirs = await buildCompany(app);
    const one = await decided('Rejected', { company: theirs, job: await buildJob(theirs) });
    await ask(one);
    clock.pass(60);
    await decide(one.id, 'KIV', {}, theirs);
    expect(await open(theirs)).toEqual([]);
    clock.pass(60);
    await decide(one.id, 'Rejected', {}, theirs);
    expect((await ask(one, 'Page three says it, too.')).status).toBe(200);
    expect(await open(theirs)).toHaveLength(1);
    expect((await read(one, theirs)).second_look.words).toBe('Page three says it, too.');
  });

  it('is not shown to the company once the application is withdrawn', async () => {
    const one = await decided();
    await ask(one);
    expect((await send(app, 'POST', `/api/applications/${one.id}/withdraw`, one.person)).status).toBe(200);
    expect(await read(one)).toEqual({ second_look: null, answerable: false });
  });

  it('is not shown while the application is reviewed without names', async () => {
    const theirs = await buildCompany(app);
    const blind = await buildJob(theirs);
    const params = { companyId: theirs.companyId, jobId: blind.id };
    await call(theirs.client, api.applications.setBlindReview, { params, body: { blindReview: true } });
    const one = await decided('Rejected', { company: theirs, job: blind });
    await ask(one, 'I, Aisyah Rahman, drove lorries.');
    expect(JSON.stringify(await read(one, theirs))).toContain('Aisyah');
    await decide(one.id, 'Pending', {}, theirs);
    expect(await read(one, theirs)).toMatchObject({ second_look: null, answerable: false });
  });

  it('of somebody else is not there', async () => {
    const one = await decided();
    await ask(one);
    const stranger = { person: await buildApplicant(app), id: one.id };
    expect((await ask(stranger)).status).toBe(404);
    const foreign = await buildCompany(app);
    expect((await send(app, 'GET', `/api/applications/${one.id}/second-look`, foreign)).status).toBe(404);
    expect((await answer(one, 'Accepted', 'Yes.', foreign)).status).toBe(404);
    expect((await send(app, 'GET', `/api/applications/second-looks/${company.companyId}`, foreign)).status).toBe(404);
  });

  it('needs words on both sides', async () => {
    const one = await decided();
    expect((await ask(one, '  ')).status).toBe(422);
    await ask(one);
    expect((await answer(one, 'Rejected', ' ')).status).toBe(422);
    expect((await answer(one, 'Withdrawn')).status).toBe(422);
  });
});
