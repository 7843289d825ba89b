/** A decision on a page is the company's alone for its grace time; the applicant sees it only when it is published. */
import { api, call } from '@saring/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  saveCompanyProfile,
} from '#world/people/people.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let stranger: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
  company = await buildCompany(app);
  stranger = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Case {
  person: Person;
  id: string;
}

async function applied(): Promise<Case> {
  const person = await buildApplicant(app);
  return { person, id: await buildApplication(person, job) };
}
const decide = (id: string, status: string, form: Record<string, string> = { publish: 'later' }, as = company) =>
  send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, { token: as.token, form: { status, ...form } });
const ofCompany = async (id: string) => (await send(app, 'GET', `/api/applications/${id}`, company)).body.application;
/** Whatever the applicant can learn of an application: its page, the list, and all own data. */
async function seenBy({ person, id }: Case) {
  const page = (await send(app, 'GET', `/api/applications/own/${id}`, person)).body.data.application;
  const list = await send(
    app,
    'GET',
    `/api/applications/getApplicationsWithInterviewStatus/${person.username}`,
    person,
  );
  const row = list.body.data.applications.find((one: { id: string }) => one.id === id);
  expect(row.status).toBe(page.status);
  expect(row.hiring_stage).toBe(page.hiring_stage);
  return page;
}
/** All that is kept of a person, as JSON. */
async function copyOf({ username, token }: Person): Promise<string> {
  const answer = await fetch(`${app.url}/api/applicants/${username}/data`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return new TextDecoder().decode(unzipSync(new Uint8Array(await answer.arrayBuffer()))['data.json']);
}
const grace = (value: unknown, as = company, of = company) =>
  send(app, 'PUT', `/api/admin/${of.companyId}/decisions`, { token: as.token, json: { grace_minutes: value } });
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();

describe('a decision that is published later', () => {
  it('is the company’s draft for ten minutes, and then the applicant sees it', async () => {
    const one = await applied();
    const answer = await decide(one.id, 'Rejected', { publish: 'later', reason: 'No licence' });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'Application status updated to Rejected',
        status: 'Rejected',
        published_at: inMinutes(10),
      },
    ]);
    expect(await ofCompany(one.id)).toMatchObject({
      status: 'Rejected',
      published_at: inMinutes(10),
      published_status: 'Pending',
    });
    clock.pass(599);
    expect(await seenBy(one)).toMatchObject({
      status: 'Pending',
      hiring_stage: 'in review',
      decided_at: null,
      decided_by: null,
      erased_after: null,
      can_withdraw: true,
    });
    clock.pass(1);
    expect(await seenBy(one)).toMatchObject({ status: 'Rejected', hiring_stage: 'rejected', can_withdraw: true });
    expect((await seenBy(one)).decided_at).not.toBeNull();
    expect(await ofCompany(one.id)).toMatchObject({ status: 'Rejected', published_at: null, published_status: null });
  });

  it('does not show through by the day of erasure of a rejection that was told before', async () => {
    const own = await buildCompany(app);
    const person = await buildApplicant(app);
    const one = { person, id: await buildApplication(person, await buildJob(own)) };
    await decide(one.id, 'Rejected', {}, own);
    const { erased_after: day } = await seenBy(one);
    expect(day).not.toBeNull();
    clock.pass(3600);
    await decide(one.id, 'Accepted', { publish: 'later' }, own);
    expect(await seenBy(one)).toMatchObject({ status: 'Rejected', erased_after: day });
  });

  it('is changed or taken back without a word to the applicant', async () => {
    const one = await applied();
    await decide(one.id, 'Rejected');
    clock.pass(300);
    const changed = await decide(one.id, 'KIV');
    expect(changed.body.published_at).toBe(inMinutes(10));
    clock.pass(300);
    expect((await seenBy(one)).status).toBe('Pending');
    const back = await decide(one.id, 'Pending');
    expect(back.body).not.toHaveProperty('published_at');
    clock.pass(3600);
    expect(await seenBy(one)).toMatchObject({ status: 'Pending', decided_at: null });
  });

  it('is not put off by deciding the same again', async () => {
    const one = await applied();
    await decide(one.id, 'KIV');
    const told = inMinutes(10);
    clock.pass(500);
    expect((await decide(one.id, 'KIV')).body.published_at).toBe(told);
    expect((await decide(one.id, 'KIV', { publish: 'later', reason: 'Waits for a reference' })).body.published_at).toBe(
      told,
    );
    clock.pass(100);
    expect((await seenBy(one)).status).toBe('KIV');
  });

  it('follows one that the applicant knows, who until then sees that one', async () => {
    const one = await applied();
    await decide(one.id, 'KIV', {});
    const known = await seenBy(one);
    expect(known.status).toBe('KIV');
    clock.pass(3600);
    await decide(one.id, 'Accepted');
    expect(await seenBy(one)).toMatchObject({ status: 'KIV', decided_at: known.decided_at });
    expect((await ofCompany(one.id)).published_status).toBe('KIV');
  });

  it('is told now by the documented call, which publishes at once', async () => {
    const one = await applied();
    await decide(one.id, 'Accepted');
    expect((await seenBy(one)).status).toBe('Pending');
    expect((await decide(one.id, 'Accepted', {})).body).not.toHaveProperty('published_at');
    expect((await seenBy(one)).status).toBe('Accepted');
    const other = await applied();
    await decide(other.id, 'Rejected', {});
    expect((await seenBy(other)).status).toBe('Rejected');
  });

  it('stands in the trail with when it was told, once', async () => {
    const [one, other] = [await applied(), await applied()];
    await decide(one.id, 'Accepted');
    await decide(one.id, 'Accepted', {});
    await decide(one.id, 'Accepted', {});
    await decide(other.id, 'KIV', {});
    const trail = async (id: string) =>
      (
        await rows(
          app,
          "select action from audit_events where subject = $1 and action like 'application.%' order by number",
          [id],
        )
      )
        .map(({ action }: { action: string }) => action)
        .filter((action: string) => action !== 'application.saved');
    expect((await trail(one.id)).toSorted()).toEqual(['application.published', 'application.status']);
    expect(await trail(other.id)).toEqual(['application.status']);
  });

  it('does not keep the applicant from withdrawing, of whom nothing is told then', async () => {
    const one = await applied();
    await decide(one.id, 'Rejected');
    expect((await send(app, 'POST', `/api/applications/${one.id}/withdraw`, one.person)).status).toBe(200);
    clock.pass(3600);
    expect(await seenBy(one)).toMatchObject({ status: 'Withdrawn', decided_at: null });
    expect((await decide(one.id, 'Accepted')).status).toBe(409);
  });

  it('is in nothing that the applicant takes along', async () => {
    const one = await applied();
    await decide(one.id, 'Rejected', { publish: 'later', reason: 'No licence' });
    const data = await copyOf(one.person);
    expect(data).toContain(one.id);
    expect(data).not.toMatch(/Rejected|No licence|application\.status/);
  });

  it('by two at once is refused to the second, who saw another status', async () => {
    const one = await applied();
    const both = await Promise.all(
      ['Accepted', 'Rejected'].map((status) =>
        decide(one.id, status, { publish: 'later', expected_status: 'Pending' }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await seenBy(one)).status).toBe('Pending');
  });
});

const due = "update pgboss.job set start_after = now() where name = 'application.publish' and state = 'created'";
const open = "select 1 from pgboss.job where name = 'application.publish' and state < 'completed'";

describe('the mail of a decision', () => {
  const waiting =
    "select 1 from pgboss.job where name in ('application.decided', 'email.send') and state < 'completed'";
  const mailsTo = async ({ username }: Person) => {
    await expect.poll(() => rows(app, waiting)).toEqual([]);
    const mails = await app.mails();
    return mails.filter(
      ({ to, subject }) => to?.[0]?.address === `${username}@person.test` && /^Your app/.test(subject ?? ''),
    );
  };

  it('goes to the applicant once it may be seen, says what was decided, and leads to the application', async () => {
    const [one, other] = [await applied(), await applied()];
    for (const how of [undefined, {}]) {
      await decide(one.id, 'Accepted', how);
      await decide(other.id, 'Rejected', how);
    }
    const [accepted, ...more] = await mailsTo(one.person);
    expect(more).toEqual([]);
    expect(accepted?.subject).toBe(`Your application for Accountant at ${company.companyName}`);
    expect(accepted?.text).toContain(`${company.companyName} has accepted your application for Accountant.`);
    expect(accepted?.text).toContain(`/user/application/${one.id}`);
    const [rejected] = await mailsTo(other.person);
    expect(rejected?.subject).toBe(accepted?.subject);
    expect(rejected?.text).toMatch(
      /will not be taking your application for Accountant further\. Thank you for applying/,
    );
  });

  it('goes at once to whom the company writes before, who is told no other way', async () => {
    const one = await applied();
    await decide(one.id, 'Rejected', { publish: 'later' });
    const { application } = await call(company.client, api.applications.byId, { params: { id: one.id } });
    const body = { emails: [application.contactEmail], textMessage: 'The team was small.' };
    await call(company.client, api.applications.sendRejectionEmails, { query: {}, body });
    expect((await seenBy(one)).status).toBe('Rejected');
    const texts = (await mailsTo(one.person)).map(({ text }) => text ?? '');
    expect(texts).toHaveLength(2);
    for (const words of ['The team was small.', 'will not be taking']) expect(texts.join()).toContain(words);
  });

  it('goes once more with words that come after it', async () => {
    const one = await applied();
    for (const how of [undefined, {}]) await decide(one.id, 'Rejected', how);
    const [first, ...more] = await mailsTo(one.person);
    expect(more).toEqual([]);
    expect(first?.text).not.toContain('spring');
    await decide(one.id, 'Rejected', { publish: 'later', told_words: 'Try again in spring.' });
    const texts = (await mailsTo(one.person)).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.includes('Try again in spring.'))).toHaveLength(1);
    expect(texts).toHaveLength(2);
  });

  it('says where the company can be reached, where it told so, once somebody is accepted', async () => {
    const theirs = await buildCompany(app);
    await saveCompanyProfile(theirs);
    const [job, person] = [await buildJob(theirs), await buildApplicant(app)];
    const id = await buildApplication(person, job);
    for (const how of [{ publish: 'later' }, {}] as const)
      await call(theirs.client, api.applications.setStatus, { params: { id }, body: { status: 'Accepted', ...how } });
    const [{ text } = { text: '' }] = await mailsTo(person);
    const email = `${theirs.companyId}@company.test`;
    expect(text).toContain(`For the next steps, contact ${theirs.companyName} at ${email}.`);
    const own = await call(person.client, api.applications.ownById, { params: { id } });
    expect(own.data.application.companyEmail).toBe(email);
  });

  it('has the reason and the words for the applicant, whose page and copy have them too, and not before', async () => {
    const one = await applied();
    const words = 'Please try again next spring.';
    const told = { told_reason: 'experience', told_words: words };
    await decide(one.id, 'Rejected', { publish: 'later', reason: 'Weak in tax', ...told });
    expect(await ofCompany(one.id)).toMatchObject(told);
    expect(await seenBy(one)).toMatchObject({ told_reason: null, told_words: null });
    expect(await copyOf(one.person)).not.toContain(words);
    await decide(one.id, 'Rejected', {});
    expect(await seenBy(one)).toMatchObject(told);
    expect(await copyOf(one.person)).toContain(words);
    const [mail] = await mailsTo(one.person);
    expect(mail?.text).toContain('The job needs more experience of its kind than the application shows.');
    expect(mail?.text).toContain(`${company.companyName} writes: “${words}”`);
    expect(mail?.text).not.toContain('Weak in tax');
    // They were said of that decision, and go with it.
    await decide(one.id, 'Accepted', {});
    expect(await seenBy(one)).toMatchObject({ status: 'Accepted', told_reason: null, told_words: null });
  });

  it('is read on while another decision is the company’s alone, and is back where that is taken back', async () => {
    const one = await applied();
    const words = 'We ask you again in May.';
    await decide(one.id, 'KIV', { told_words: words });
    const { erased_after: day } = await seenBy(one);
    await decide(one.id, 'Rejected', { publish: 'later', told_reason: 'filled' });
    expect(await seenBy(one)).toMatchObject({ status: 'KIV', told_reason: null, told_words: words, erased_after: day });
    await decide(one.id, 'KIV');
    expect(await seenBy(one)).toMatchObject({ status: 'KIV', told_words: words });
    expect(await ofCompany(one.id)).toMatchObject({ published_at: null, told_reason: null, told_words: words });
    // Words alone are added to what is decided, and what stands beside them stays.
    await decide(one.id, 'Rejected', { told_reason: 'filled' });
    await decide(one.id, 'Rejected', { told_words: 'Thank you.' });
    expect(await seenBy(one)).toMatchObject({ told_reason: 'filled', told_words: 'Thank you.' });
  });

  it('has no reason of another decision than a rejection, and no reason that is not in the list', async () => {
    const one = await applied();
    await decide(one.id, 'KIV', { told_reason: 'salary', told_words: 'We ask you again in May.' });
    expect(await seenBy(one)).toMatchObject({ told_reason: null, told_words: 'We ask you again in May.' });
    expect((await decide(one.id, 'Rejected', { told_reason: 'age' })).status).toBe(422);
    expect(await seenBy(one)).toMatchObject({ status: 'KIV' });
    await send(app, 'POST', `/api/applications/${one.id}/withdraw`, one.person);
    expect(await seenBy(one)).toMatchObject({ status: 'Withdrawn', told_reason: null, told_words: null });
  });

  it('waits with the decision, and is not sent for one that was changed or taken back meanwhile', async () => {
    const [one, other] = [await applied(), await applied()];
    await decide(one.id, 'Rejected');
    await decide(other.id, 'Rejected');
    expect(await mailsTo(one.person)).toEqual([]);
    await decide(one.id, 'Pending', {});
    await decide(other.id, 'Accepted');
    await decide(other.id, 'Accepted', {});
    expect(await mailsTo(one.person)).toEqual([]);
    const mails = await mailsTo(other.person);
    expect(mails.map(({ text }) => /has accepted/.test(text ?? ''))).toEqual([true]);
  });

  it('goes out once, however often the same is decided, and when the grace time is over without a person', async () => {
    const [one, other] = [await applied(), await applied()];
    await decide(one.id, 'Accepted');
    for (let again = 0; again < 3; again += 1) await decide(one.id, 'Accepted', {});
    expect(await mailsTo(one.person)).toHaveLength(1);
    await decide(other.id, 'Rejected');
    clock.pass(600);
    await rows(app, due);
    await expect.poll(() => rows(app, open)).toEqual([]);
    expect(await mailsTo(other.person)).toHaveLength(1);
  });

  it('goes out also where the clock of the database, by which tasks come, is ahead', async () => {
    const one = await applied();
    await decide(one.id, 'Rejected');
    clock.pass(599);
    await rows(app, due);
    await expect.poll(() => rows(app, open)).toEqual([]);
    expect(await mailsTo(one.person)).toHaveLength(1);
    expect((await seenBy(one)).status).toBe('Rejected');
  });

  it('says that one which was told is taken back', async () => {
    const one = await applied();
    for (const status of ['Rejected', 'Pending'] as const) {
      await decide(one.id, status);
      await decide(one.id, status, {});
      // A mail says nothing of a decision that is another one before it goes.
      await mailsTo(one.person);
    }
    const [, back, ...more] = await mailsTo(one.person);
    expect(more).toEqual([]);
    expect(back?.text).toContain(
      `${company.companyName} has taken its decision on your application for Accountant back: it is in review again.`,
    );
    expect(back?.text).not.toMatch(/second look|were marked/);
  });

  it('is not sent of a decision that is taken back in time, nor of one that a program sets, which mails people itself', async () => {
    const [one, other] = [await applied(), await applied()];
    await decide(one.id, 'KIV');
    await decide(one.id, 'Pending', {});
    await decide(other.id, 'Accepted', {});
    expect(await mailsTo(one.person)).toEqual([]);
    expect(await mailsTo(other.person)).toEqual([]);
  });
});

describe('the grace time of a company', () => {
  it('is ten minutes until it is set, from none to a day, and for decisions from then on', async () => {
    const own = await buildCompany(app);
    const read = () => send(app, 'GET', `/api/admin/${own.companyId}/decisions`, own);
    const usual = { interview_reminders: true, answer_days: 14, second_look_days: 14 };
    expect((await read()).body).toEqual({ ...usual, grace_minutes: 10 });
    for (const wrong of [-1, 1441, 1.5, '10', null]) expect((await grace(wrong, own, own)).status).toBe(422);
    const set = { ...usual, grace_minutes: 1440 };
    expect((await grace(1440, own, own)).body).toEqual({ ...set, message: 'Settings saved.' });
    expect((await read()).body).toEqual(set);
    const alone = { token: own.token, json: { interview_reminders: false } };
    await send(app, 'PUT', `/api/admin/${own.companyId}/decisions`, alone);
    expect((await read()).body).toEqual({ ...set, interview_reminders: false });
    const person = await buildApplicant(app);
    const one = { person, id: await buildApplication(person, await buildJob(own)) };
    expect((await decide(one.id, 'KIV', { publish: 'later' }, own)).body.published_at).toBe(inMinutes(1440));
    await grace(0, own, own);
    expect((await decide(one.id, 'Accepted', { publish: 'later' }, own)).body).not.toHaveProperty('published_at');
    expect((await seenBy(one)).status).toBe('Accepted');
  });

  it('is for the own company alone', async () => {
    expect((await grace(5, stranger, company)).status).toBe(404);
    expect((await send(app, 'GET', `/api/admin/${company.companyId}/decisions`, stranger)).status).toBe(404);
    const person = await buildApplicant(app);
    expect((await send(app, 'GET', `/api/admin/${company.companyId}/decisions`, person)).status).toBe(403);
  });
});
