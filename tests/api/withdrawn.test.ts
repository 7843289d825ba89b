/** From its withdrawal on no software reads an application, and its company opens nothing of it: by every call and every task. */
import { randomUUID } from 'node:crypto';
import { api, call, type Endpoint } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saidOf, variants } from '#world/app/alike.ts';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doEveryTask } from '#world/app/every-task.ts';
import { holding, rows } from '#world/app/watch.ts';
import { watchedEngine } from '#world/app/watched-engine.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, buildLink, takeInterview } from '#world/people/builders.ts';
import { type Ids, sampleOf } from '#world/people/contract-values.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { callsOf, kinds } from './company-calls.ts';

/** What only the withdrawn person wrote, sent and said. */
const own = { resume: 'quokkaledger', answer: 'numbatclosing', reference: 'Wombat Referee', file: 'bilby-folio' };

let app: TestApp;
let company: CompanyPerson;
let job: Awaited<ReturnType<typeof buildJob>>;
let person: Person;
/** Of the application. */
let id: string;
let standing: string;
let linkToken: string;
let conversationId: string;

const engine = watchedEngine();
const { given } = engine;

const withdraw = (who: Person, of: string) => send(app, 'POST', `/api/applications/${of}/withdraw`, who);
const left = async (of: string) => {
  const count = async (table: string) =>
    (await rows(app, `select count(*)::int as n from ${table} where application_id = $1`, [of]))[0].n;
  return {
    analyses: await count('analyses'),
    texts: await count('resume_texts'),
    redactions: await count('redactions'),
    rescored: await count('rescored'),
  };
};
const nothing = { analyses: 0, texts: 0, redactions: 0, rescored: 0 };
const markless = { resume_score: null, interview_score: null, final_score: -2, scored_by: '', years_worked: -1 };
const marksOf = async (of: string) => {
  const names = Object.keys(markless).join(', ');
  return (await rows(app, `select ${names} from applications where id = $1`, [of]))[0];
};

async function applyWithAll(who: Person): Promise<string> {
  const lines = [...resume, `Kept the ${own.resume} of 12 companies`];
  const saved = await call(who.client, api.applications.save, {
    params: { id: who.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500', reference1: own.reference },
    files: {
      resume: new File([await (await pdfFile(lines)).arrayBuffer()], `${own.file}.pdf`, { type: 'application/pdf' }),
      certification: await pdfFile(['Certificate']),
    },
  });
  const applicationId = saved.data.application.id;
  await call(who.client, api.applications.processResume, { body: { username: who.username, applicationId } });
  await takeInterview(who, applicationId, [`Once I did the ${own.answer}.`, ...answers.slice(1)]);
  return applicationId;
}

beforeAll(async () => {
  app = await startApp({ replace: { ai: await engine.started() } });
  company = await buildCompany(app);
  job = await buildJob(company);
  linkToken = await buildLink(company, job.id);
  person = await buildApplicant(app);
  id = await applyWithAll(person);
  standing = await buildApplication(await buildApplicant(app), job);
  const json = { query: 'Who applied?', username: company.companyId, conversation_id: 'new' };
  conversationId = (await send(app, 'POST', '/api/admin/query-applicants', { token: company.token, json })).body
    .conversation_id;
  expect((await marksOf(id)).resume_score).toBeGreaterThan(0);
  expect(given.join()).toContain(own.resume);
  const path = `/api/applications/updateApplications/${id}/status`;
  await send(app, 'PUT', path, { token: company.token, form: { status: 'Rejected', reason: 'Another was nearer' } });
  expect((await withdraw(person, id)).status).toBe(200);
  given.length = 0;
});
afterAll(() => app[Symbol.asyncDispose]());

it('it is possible after a decision, takes the marks out of view at once, and erases what was read', async () => {
  expect(await marksOf(id)).toEqual(markless);
  await expect.poll(() => left(id)).toEqual(nothing);
});

function idsOf({ path }: Endpoint): Ids {
  return {
    companyId: company.companyId,
    jobId: job.id,
    id: path.includes('/conversations/') ? conversationId : id,
    ids: [id, standing].join(','),
    application_id: id,
    conversation_id: conversationId,
    mail: 'received',
    username: company.companyId,
    token: linkToken,
  };
}

const reading = ['each', 'all', 'late'].flatMap(callsOf).filter(({ name }) => name !== 'companies.saveProfile');

describe.each(reading)('$name by the company', ({ name, endpoint }) => {
  it('tells who withdrew at most, and has nothing read', async () => {
    for (const query of kinds[name] === 'each' ? [''] : ['', ...variants(endpoint)]) {
      const { path, init } = sampleOf(name, endpoint, idsOf(endpoint));
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${company.token}`);
      const joint = path.includes('?') ? '&' : '?';
      const response = await fetch(`${app.url}${path}${query && joint}${query}`, { ...init, headers });
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      for (const word of Object.values(own)) expect(text).not.toContain(word);
      for (const said of saidOf(text, id)) expect(said).not.toContain('/api/files/');
    }
    expect(given.filter((text) => text.includes(own.resume) || text.includes(own.answer))).toEqual([]);
    expect(await left(id)).toEqual(nothing);
  });
});

it('the company reads who it was and that it was withdrawn, with nothing that was sent', async () => {
  const { application } = (await send(app, 'GET', `/api/applications/${id}`, company)).body;
  expect(application).toMatchObject({
    status: 'Withdrawn',
    username: person.username,
    phone: '',
    resumeUrl: null,
    certificationUrl: null,
    profile_picture_url: null,
    resume_filename: null,
    resume_relevancy: null,
    expected_salary: '',
    final_score: 0,
  });
  const list = await send(app, 'GET', `/api/applications/getAllApplications/${company.companyId}/${job.id}`, {
    token: company.token,
    query: { status: 'Withdrawn' },
  });
  expect(list.body.applications).toMatchObject([{ id, expected_salary: '' }]);
  const { applicants } = (
    await send(app, 'GET', `/api/applications/compare/${company.companyId}/${job.id}`, {
      token: company.token,
      query: { ids: `${id},${standing}` },
    })
  ).body;
  expect(applicants[0]).toMatchObject({ id, expected_salary: '', resume: null });
  const review = await send(app, 'GET', `/api/interviews/${id}/review-interview`, company);
  expect(review.body.data.interview_history).toEqual([]);
});

it('the person keeps what was sent and said', async () => {
  const { application } = (await send(app, 'GET', `/api/applications/own/${id}`, person)).body.data;
  expect(application).toMatchObject({ status: 'Withdrawn', resume_filename: `${own.file}.pdf`, can_withdraw: false });
  const review = await send(app, 'GET', `/api/interviews/${id}/review-interview`, person);
  expect(review.body.data.interview_history[0].response).toContain(own.answer);
});

it('an analysis is waited for no longer, and a recording not heard', async () => {
  const analysis = await send(app, 'POST', `/api/interviews/${id}/generate-analysis`, company);
  expect([analysis.status, analysis.body.detail]).toEqual([409, 'This application was withdrawn.']);
  const files = { file: new File([new Uint8Array(100)], 'a.wav') };
  const heard = await send(app, 'POST', `/api/interviews/${id}/transcribe`, { token: person.token, form: {}, files });
  expect(heard.status).toBe(409);
});

it('every kind of task that is asked for it reads nothing and makes no marks', async () => {
  await rows(app, "update interview_answers set transcription = 'waiting' where application_id = $1", [id]);
  const [run] = await rows(
    app,
    `insert into score_runs (id, job_id, company_id, engine, author, asked, batch_of, started_at, moved_at)
     values (gen_random_uuid(), $1, $2, 'x', 'x', 1, '', now(), now()) returning id as "runId"`,
    [job.id, job.companyId],
  );
  given.length = 0;
  const ended = await doEveryTask(app, {
    applicationId: id,
    jobId: job.id,
    companyId: job.companyId,
    emailId: randomUUID(),
    invitationId: randomUUID(),
    userId: randomUUID(),
    formerUserId: randomUUID(),
    id: randomUUID(),
    what: 'name',
    from: 'One',
    to: 'Another',
    decision: randomUUID(),
    status: 'Accepted',
    ...run,
    batch: 0,
    version: 2,
    after: null,
    tokenHash: 'x',
    sequence: 1,
    deletion: randomUUID(),
    people: [randomUUID()],
  });
  expect(ended.filter(({ state }) => state !== 'completed')).toEqual([]);
  expect(given.filter((text) => text.includes(own.resume) || text.includes(own.answer))).toEqual([]);
  expect(await left(id)).toEqual(nothing);
  expect(await marksOf(id)).toEqual(markless);
  const others = "select 1 from emails where application_id = $1 and cause not like 'received:%'";
  expect(await rows(app, others, [id])).toEqual([]);
  const waiting = "select 1 from interview_answers where application_id = $1 and transcription = 'waiting'";
  expect(await rows(app, waiting, [id])).toEqual([]);
});

it('a reading under way ends without marks', async () => {
  const another = await buildApplicant(app);
  const release = engine.hold('resume');
  given.length = 0;
  const saved = await call(another.client, api.applications.save, {
    params: { id: another.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500' },
    files: { resume: await pdfFile([...resume, 'Kept the wallabybook']) },
  });
  const later = saved.data.application.id;
  await expect.poll(() => given.some((text) => text.includes('wallabybook'))).toBe(true);
  expect((await withdraw(another, later)).status).toBe(200);
  release();
  const open =
    "select 1 from pgboss.job where name = 'application.process' and state in ('created', 'retry', 'active')";
  await expect.poll(() => rows(app, open)).toEqual([]);
  await expect.poll(() => left(later)).toEqual(nothing);
  expect(await marksOf(later)).toEqual(markless);
});

it('what was withdrawn by an earlier version is erased the same night', async () => {
  const another = await buildApplicant(app);
  const earlier = await buildApplication(another, job);
  await rows(app, "update applications set status = 'Withdrawn' where id = $1", [earlier]);
  expect(await left(earlier)).not.toEqual(nothing);
  await rows(app, "insert into pgboss.job (name, data) values ('application.forget_withdrawn', '{}')");
  await expect.poll(() => left(earlier)).toEqual(nothing);
  expect(await marksOf(earlier)).toEqual(markless);
});

it('what somebody reads at that moment is erased as soon as they let go of it', async () => {
  const read = await buildApplication(await buildApplicant(app), job);
  await rows(app, "update applications set status = 'Withdrawn' where id = $1", [read]);
  await holding(app.databaseUrl, 'select 1 from applications where id = $1 for update', [read], async () => {
    const task = "insert into pgboss.job (name, data) values ('application.forget_withdrawn', $1)";
    await rows(app, task, [{ ids: [read] }]);
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%resume_texts%'";
    await expect.poll(() => rows(app, waiting)).toHaveLength(1);
  });
  await expect.poll(() => left(read)).toEqual(nothing);
  expect(await marksOf(read)).toEqual(markless);
});

it('passing the limit of three erases what was read in all of them', async () => {
  const another = await buildApplicant(app);
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push(await buildApplication(another, job));
  const files = { resume: await pdfFile(resume) };
  const body = { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500', acknowledgeWithdrawal: true };
  const params = { id: another.username };
  await expect(call(another.client, api.applications.save, { params, body, files })).rejects.toThrow(/withdrawn/);
  for (const one of ids)
    await expect.poll(async () => [await left(one), await marksOf(one)]).toEqual([nothing, markless]);
});
