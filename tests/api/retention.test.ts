/** Retention: what a company sets, what it would erase, what is erased at night, and what candidates are told of it. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows, storedFiles, tablesWith } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { speech } from '#world/people/sound.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let jobId: string;
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  company = await buildCompany(app);
  jobId = (await buildJob(company)).id;
});

const day = 86_400;
const path = () => `/api/admin/${company.companyId}/retention`;
const set = (applicant_months: unknown, recording_days: unknown = null) =>
  send(app, 'PUT', path(), { token: company.token, json: { applicant_months, recording_days } });
const preview = async (query: string) => (await send(app, 'GET', `${path()}/preview?${query}`, company)).body;
const decide = (id: string, status: string) =>
  call(company.client, api.applications.setStatus, { params: { id }, body: { status } });
const apply = async (name = 'Aisyah Rahman'): Promise<{ person: Person; id: string }> => {
  const person = await buildApplicant(app, name);
  return { person, id: await buildApplication(person, { id: jobId, companyId: company.companyId }) };
};
const kept = async () =>
  (
    await rows(app, 'select id from applications where company_id = $1 order by applied_at, id', [company.companyId])
  ).map(({ id }) => id);
const trail = async (action: string) => {
  const { body } = await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail`, company);
  return body.events.filter((event: { action: string }) => event.action === action);
};

/** Runs a nightly task and waits until it and what it left behind is done. */
async function night(task = 'retention.applications') {
  await rows(app, 'insert into pgboss.job (name, data) values ($1, $2)', [task, '{}']);
  const open = `select 1 from pgboss.job where name in ($1, 'files.remove') and state in ('created', 'retry', 'active')`;
  await expect.poll(() => rows(app, open, [task])).toEqual([]);
}

/** An interview with one recorded answer. */
async function record({ person, id }: { person: Person; id: string }) {
  await send(app, 'POST', `/api/interviews/${id}/start`, person);
  await send(app, 'POST', `/api/interviews/${id}/process-response`, {
    token: person.token,
    form: { response: 'These words stay', sequence: '1' },
    files: { audio: new File([speech(2)], 'recording.wav') },
  });
  await send(app, 'POST', `/api/interviews/${id}/end`, person);
}

describe('periods', () => {
  it('are twelve months for applications until a company sets them, and are in the trail with their numbers', async () => {
    const { body } = await send(app, 'GET', path(), company);
    expect(body).toEqual({ applicant_months: 12, recording_days: null, recording_days_limit: 180 });
    expect((await set(6, 30)).body).toMatchObject({ applicant_months: 6, recording_days: 30, message: 'Saved.' });
    expect((await send(app, 'GET', path(), company)).body).toMatchObject({ applicant_months: 6, recording_days: 30 });
    expect(await trail('retention.set')).toMatchObject([
      { actor: company.username, detail: { applicant_months: 6, recording_days: 30 } },
    ]);
    expect((await set(null)).body).toMatchObject({ applicant_months: null, recording_days: null });
  });

  it('stay as they are where nothing is said of them, whatever a page showed that was opened before', async () => {
    await set(36, 30);
    const said = { token: company.token, json: { recording_days: 60 } };
    expect((await send(app, 'PUT', path(), said)).body).toMatchObject({ applicant_months: 36, recording_days: 60 });
    expect((await trail('retention.set'))[0]).toMatchObject({ detail: { applicant_months: 36, recording_days: 60 } });
  });

  it.each([
    [0, null, 'Applicant months must be at least 1'],
    [61, null, 'Applicant months must be at most 60'],
    [1.5, null, 'Applicant months must be a whole number'],
    [null, 6, 'Recording days must be at least 7'],
    [null, 731, 'Recording days must be at most 730'],
    [null, 181, 'This site erases recordings after 180 days in any case.'],
  ])('of %s months and %s days are refused', async (months, days, msg) => {
    const { status, body } = await set(months, days);
    expect([status, body.detail[0].msg]).toEqual([422, msg]);
    expect(await trail('retention.set')).toEqual([]);
  });

  it("of another company are like those of one that doesn't exist", async () => {
    const stranger = await buildCompany(app);
    const unknown = await send(app, 'GET', '/api/admin/nobody-here/retention', stranger);
    expect(unknown.status).toBe(404);
    expect((await send(app, 'GET', path(), stranger)).body).toEqual(unknown.body);
    expect((await send(app, 'GET', `${path()}/preview`, stranger)).body).toEqual(unknown.body);
    const put = await send(app, 'PUT', path(), {
      token: stranger.token,
      json: { applicant_months: 1, recording_days: 7 },
    });
    expect([put.status, put.body]).toEqual([404, unknown.body]);
    expect((await send(app, 'GET', path(), company)).body.applicant_months).toBe(12);
  });

  it('are told to candidates before they apply and in their application', async () => {
    await set(null);
    const { person, id } = await apply();
    const token = await buildLink(company, jobId);
    const told = async () => (await call(person.client, api.jobs.apply, { params: { token } }))[0]?.retention;
    const own = async () => (await call(person.client, api.applications.ownById, { params: { id } })).data.application;
    expect(await told()).toEqual({ applicantMonths: null, recordingDays: 180 });
    expect(await own()).toMatchObject({ retention: await told(), erasedAfter: null });
    await set(12, 60);
    expect(await told()).toEqual({ applicantMonths: 12, recordingDays: 60 });
    expect(await own()).toMatchObject({ retention: await told(), erasedAfter: null });
    await decide(id, 'Rejected');
    const ends = clock.now();
    ends.setUTCFullYear(ends.getUTCFullYear() + 1);
    // A year after a leap day ends a day before.
    if (ends.getUTCDate() !== clock.now().getUTCDate()) ends.setUTCDate(0);
    expect((await own()).erasedAfter).toBe(ends.toISOString());
    const { body } = await send(app, 'GET', `/api/interviews/${id}/preparation`, person);
    expect(body.audio_days).toBe(60);
  });
});

it('a period that was told stays with the application: a shorter one holds at once, a longer one for those who apply later', async () => {
  const own = async ({ person, id }: { person: Person; id: string }) =>
    (await call(person.client, api.applications.ownById, { params: { id } })).data.application;
  await set(null);
  const untold = await apply();
  await set(6);
  const sooner = await apply();
  await set(12);
  const later = await apply();
  for (const { id } of [untold, sooner, later]) await decide(id, 'Rejected');
  const months = async () =>
    (await Promise.all([untold, sooner, later].map(own))).map(({ retention }) => retention.applicantMonths);
  expect(await months()).toEqual([6, 6, 12]);
  expect(await preview('applicant_months=12')).toMatchObject({ applications: 0, told_shorter: 2 });
  expect(await preview('')).toMatchObject({ applications: 0, told_shorter: 3 });
  const [soonerEnds, laterEnds] = [(await own(sooner)).erasedAfter ?? '', (await own(later)).erasedAfter ?? ''];
  expect(new Date(laterEnds).getTime() - new Date(soonerEnds).getTime()).toBeGreaterThan(180 * day * 1000);

  await set(null);
  expect(await months()).toEqual([6, 6, 12]);
  clock.pass(190 * day);
  expect(await preview('')).toMatchObject({ applications: 2, people: 2, told_shorter: 3 });
  await night();
  expect(await kept()).toEqual([later.id]);
  const [line] = await trail('retention.applications_erased');
  expect(line.detail).toMatchObject({ count: 2, months: 6 });
  expect(line.detail.applications.sort()).toEqual([untold.id, sooner.id].sort());

  await set(7);
  await night();
  expect(await kept()).toEqual([later.id]);
  // One that was set for a moment holds as well.
  await set(3);
  await set(12);
  await night();
  expect(await kept()).toEqual([]);
});

describe('applications whose time is over', () => {
  it('end also with their job, and where nobody took a step, whatever their status', async () => {
    await set(6);
    const open = (await buildJob(company)).id;
    const person = await buildApplicant(app);
    const to = (job: string) => buildApplication(person, { id: job, companyId: company.companyId });
    const told = async (id: string) =>
      (await call(person.client, api.applications.ownById, { params: { id } })).data.application.erasedAfter;
    const [waiting, accepted, touched] = [await to(open), await to(open), await to(open)];
    const inClosed = await to(jobId);
    const half = clock.now();
    half.setUTCMonth(half.getUTCMonth() + 6);
    await decide(accepted, 'Accepted');
    clock.pass(10 * day);
    await call(company.client, api.jobs.inactivate, {
      params: { jobId },
      query: { companyId: company.companyId },
      body: { status: 'Closed' },
    });
    // Nothing was done about it between applying and the closing: the day that is named is not the later one.
    expect([await told(touched), new Date((await told(inClosed)) ?? 0) <= half]).toEqual([null, true]);
    clock.pass(90 * day);
    // A step in one whose job is closed keeps it no longer; in one of an open job it does.
    await decide(inClosed, 'KIV');
    await decide(touched, 'KIV');
    clock.pass(95 * day);
    expect(await preview('applicant_months=6')).toMatchObject({ applications: 3, people: 1 });
    expect(await preview('applicant_months=12')).toMatchObject({ applications: 3, told_shorter: 4 });
    await night();
    expect(await kept()).toEqual([touched]);
    expect(await trail('retention.applications_erased')).toMatchObject([{ detail: { count: 3, months: 6 } }]);
    expect(await rows(app, 'select 1 from applications where id = any($1)', [[waiting, accepted, inClosed]])).toEqual(
      [],
    );
  });

  it('wait for the last step that their people know of: a wish, its answer and a mail are steps, a remark is none', async () => {
    await set(6);
    const [wished, answered, mailed, remarked] = [await apply(), await apply(), await apply('Mei Ling'), await apply()];
    const wish = ({ person, id }: typeof wished) =>
      send(app, 'PUT', `/api/interviews/${id}/wish`, { token: person.token, json: { wish: 'A break' } });
    await wish(answered);
    await decide(mailed.id, 'Accepted');
    clock.pass(100 * day);
    await wish(wished);
    await send(app, 'PUT', `/api/interviews/${answered.id}/wish/answer`, {
      token: company.token,
      json: { answer: 'Yes' },
    });
    const mail = await send(app, 'POST', '/api/applications/send-acceptance-emails', {
      token: company.token,
      query: { text_message: 'Dear {full_name}, welcome.' },
      json: [`${mailed.person.username}@person.test`],
    });
    expect(mail.body.data).toMatchObject({ successful_count: 1 });
    await call(company.client, api.applications.setFeedback, {
      params: { id: remarked.id },
      body: { adminFeedback: 'Ask for a portfolio' },
    });
    clock.pass(95 * day);
    await night();
    expect((await kept()).sort()).toEqual([wished.id, answered.id, mailed.id].sort());
  });

  it('go with files, recordings, analyses, notes and mails; what stays are the others, and one line with ids', async () => {
    const name = `Zulaikha${company.companyId.slice(-6)} binti Osman`;
    const gone = await apply(name);
    await record(gone);
    const withdrawn = await apply();
    const accepted = await apply();
    const waiting = await apply();
    await call(company.client, api.applications.setFeedback, {
      params: { id: gone.id },
      body: { adminFeedback: `Thank you, ${name}` },
    });
    await decide(gone.id, 'Rejected');
    const mailed = await send(app, 'POST', '/api/applications/send-rejection-emails', {
      token: company.token,
      query: { text_message: 'Dear {full_name}' },
      json: [`${gone.person.username}@person.test`],
    });
    expect(mailed.body.data.successful_count).toBe(1);
    await call(withdrawn.person.client, api.applications.withdraw, { params: { id: withdrawn.id } });
    const files = await rows(
      app,
      `select key from files where id in (select resume_file_id from applications where id = $1
        union select audio_file_id from interview_answers where application_id = $1 and audio_file_id is not null)`,
      [gone.id],
    );
    expect(files).toHaveLength(2);
    await set(1);
    await night();
    expect(await kept()).toHaveLength(4);

    clock.pass(20 * day);
    await decide(accepted.id, 'Accepted');
    await decide(waiting.id, 'KIV');
    clock.pass(12 * day);
    expect(await preview('applicant_months=1')).toMatchObject({ applications: 2, people: 2, recordings: 1 });
    // A longer time keeps nobody for whom the shorter one held.
    expect(await preview('applicant_months=2')).toMatchObject({ applications: 2, recordings: 1, told_shorter: 4 });
    expect(await preview('')).toMatchObject({ applications: 2, told_shorter: 4 });
    await night();
    expect((await kept()).sort()).toEqual([accepted.id, waiting.id].sort());
    const stored = await storedFiles(app);
    for (const { key } of files) expect(stored.some((file) => file.endsWith(key))).toBe(false);
    const [line, ...more] = await trail('retention.applications_erased');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ actor: 'system', actor_role: 'system', subject: company.companyId });
    expect(line.detail).toEqual({ count: 2, months: 1, applications: expect.arrayContaining([gone.id, withdrawn.id]) });
    // The person's own account and profile are theirs; nothing else knows the name.
    expect(await tablesWith(app, name)).toEqual(['public.applicants']);
    for (const { person, id } of [gone, withdrawn])
      expect((await send(app, 'GET', `/api/applications/own/${id}`, person)).status).toBe(404);
    const { applicant_count: counted } = (
      await rows(app, 'select applicant_count from jobs where id = $1', [jobId])
    )[0];
    expect(counted).toBe(2);

    await night();
    expect(await trail('retention.applications_erased')).toHaveLength(1);
  });

  it('stay while the company has no period, and are counted from the last decision on', async () => {
    await set(null);
    const { id } = await apply();
    await decide(id, 'Rejected');
    clock.pass(40 * day);
    await night();
    expect(await kept()).toEqual([id]);
    await decide(id, 'Pending');
    await set(1);
    await night();
    await decide(id, 'Rejected');
    clock.pass(20 * day);
    await call(company.client, api.applications.setStatus, {
      params: { id },
      body: { status: 'Rejected', reason: 'Once more, with words' },
    });
    await night();
    expect(await kept()).toEqual([id]);
    clock.pass(12 * day);
    await night();
    expect(await kept()).toEqual([]);
  });

  it('are erased once by two workers at the same time, in batches', async () => {
    const { id } = await apply();
    await rows(
      app,
      `insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address,
        expected_salary, position1, resume_file_id, status, hiring_stage, resume_state, ended_at, applied_at, updated_at)
      select gen_random_uuid(), job_id, company_id, user_id, username, full_name, contact_email, phone, address,
        expected_salary, position1, gen_random_uuid(), 'Rejected', 'rejected', 'done', $2, applied_at, updated_at
      from applications, generate_series(1, 250) where id = $1`,
      [id, clock.now()],
    );
    await set(1);
    clock.pass(32 * day);
    await decide(id, 'KIV');
    expect(await preview('applicant_months=1')).toMatchObject({ applications: 250, people: 1 });
    await Promise.all([night(), night(), night()]);
    expect(await kept()).toEqual([id]);
    const lines = await trail('retention.applications_erased');
    const ids = lines.flatMap((line: { detail: { applications: string[] } }) => line.detail.applications);
    expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
    expect(lines.length).toBeGreaterThanOrEqual(3);
  });
});

it('a rejection that somebody is asked to look at again stays as long from when that was asked', async () => {
  await set(1);
  const [asked, other] = [await apply(), await apply()];
  for (const { id } of [asked, other]) await decide(id, 'Rejected');
  clock.pass(25 * day);
  await send(app, 'POST', `/api/applications/own/${asked.id}/second-look`, {
    token: asked.person.token,
    json: { words: 'The licence stands on page two.' },
  });
  clock.pass(10 * day);
  await night();
  expect(await kept()).toEqual([asked.id]);
  clock.pass(25 * day);
  await night();
  expect(await kept()).toEqual([]);
});

it('a rejection stays while a second look at it can be asked for, also where the period of its job is over', async () => {
  await set(1);
  const one = await apply();
  await call(company.client, api.jobs.inactivate, {
    params: { jobId },
    query: { companyId: company.companyId },
    body: { status: 'Closed' },
  });
  clock.pass(29 * day);
  await decide(one.id, 'Rejected');
  const own = async () => (await call(one.person.client, api.applications.ownById, { params: { id: one.id } })).data;
  const { erasedAfter } = (await own()).application;
  expect(Date.parse(erasedAfter ?? '')).toBe(clock.now().getTime() + 31 * day * 1000);
  clock.pass(29 * day);
  await night();
  expect(await kept()).toEqual([one.id]);
  const look = { token: one.person.token, json: { words: 'The licence stands on page two.' } };
  expect((await send(app, 'POST', `/api/applications/own/${one.id}/second-look`, look)).status).toBe(200);
});

it('a rejection at which nobody is asked to look again goes after that', async () => {
  await set(1);
  const { id } = await apply();
  clock.pass(40 * day);
  await decide(id, 'Rejected');
  clock.pass(30 * day);
  await night();
  expect(await kept()).toEqual([id]);
  clock.pass(2 * day);
  await night();
  expect(await kept()).toEqual([]);
});

it('a last day of long ago closes a job now, and erases nothing tonight', async () => {
  await set(12);
  const { id } = await apply();
  const { salary, jobType, createdAt, updatedAt, ...rest } = await buildJob(company);
  await call(company.client, api.jobs.update, {
    params: { jobId },
    body: {
      ...rest,
      jobType,
      currency: 'MYR',
      salaryMin: salary.min,
      salaryMax: salary.max,
      closingDate: '2020-01-31',
    },
  });
  await night();
  expect(await kept()).toEqual([id]);
});

describe('recordings whose time is over', () => {
  it("go by the company's period, their words stay, and the trail says how many", async () => {
    const one = await apply();
    await record(one);
    await set(null, 7);
    expect(await preview('recording_days=7')).toMatchObject({ applications: 0, recordings: 0 });
    clock.pass(8 * day);
    expect(await preview('recording_days=7')).toMatchObject({ applications: 0, recordings: 1 });
    // Nobody's are kept longer again.
    await set(null, 30);
    expect(await preview('recording_days=30')).toMatchObject({ recordings: 1 });
    await night('interview.sweep_recordings');
    const { body } = await send(app, 'GET', `/api/interviews/${one.id}/review-interview`, company);
    expect(body.data.interview_history[0]).toMatchObject({
      response: 'These words stay',
      audio_url: null,
      audio_deleted_at: clock.now().toISOString(),
    });
    expect(await trail('retention.recordings_erased')).toMatchObject([
      { actor: 'system', detail: { count: 1, days: 7, applications: [one.id] } },
    ]);
    expect(await kept()).toEqual([one.id]);
  });

  it('of other companies stay', async () => {
    const other = company;
    const theirs = await apply();
    await record(theirs);
    company = await buildCompany(app);
    await set(null, 7);
    clock.pass(8 * day);
    await night('interview.sweep_recordings');
    const { body } = await send(app, 'GET', `/api/interviews/${theirs.id}/review-interview`, other);
    expect(body.data.interview_history[0].audio_url).toEqual(expect.any(String));
  });
});

it('conversations with the assistant go 90 days after their last question', async () => {
  const { companyId, client } = company;
  const ask = async (conversationId: string) => {
    const body = { query: 'How many jobs are open?', username: companyId, conversationId };
    return (await call(client, api.assistant.ask, { body })).conversationId;
  };
  const listed = async () => {
    const { conversations } = await call(client, api.assistant.conversations, { params: { username: companyId } });
    return conversations.map(({ id }) => id).sort();
  };
  const [left, goesOn] = [await ask('new'), await ask('new')];
  clock.pass(60 * day);
  await ask(goesOn);
  clock.pass(29 * day);
  await night('assistant.conversations');
  expect(await listed()).toEqual([left, goesOn].sort());
  clock.pass(2 * day);
  await night('assistant.conversations');
  expect(await listed()).toEqual([goesOn]);
  expect(await rows(app, 'select 1 from assistant_messages where conversation_id = $1', [left])).toEqual([]);
});
