/** Deleted is gone byte for byte: of somebody who left a mark wherever one can be left, the next night leaves ids alone. */
import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placesOf, wordsIn } from '#world/app/bytes.ts';
import { type Collector, startCollector } from '#world/app/collector.ts';
import { aDay, lastOfTheNight } from '#world/app/day.ts';
import { rows, tablesWithAny } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { pdf, resume, txt } from '#world/people/documents.ts';
import {
  anonymous,
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signIn,
  unique,
} from '#world/people/people.ts';
import { piecesOf, speech } from '#world/people/sound.ts';
import { embeddedUrl } from '#world/processes/installation.ts';
import { type Started, startEnvironment, startFile, testedEnv } from '#world/processes/process.ts';
import { applyTo } from './applying.ts';

const program = fileURLToPath(new URL('../../server/src/operations/cli.ts', import.meta.url));

let folder: string;
let collector: Collector;
let server: Started;
let app: { url: string; databaseUrl: string; dataDir: string };
/** What the product says of its work, in all its words. */
let log = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saring-bytes-'));
  collector = await startCollector();
  const dataDir = join(folder, 'data');
  // Where it is not night: the product's own night would take what the tests look for before its end.
  const east = 12 - new Date().getUTCHours();
  const env = {
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    // Its names have the sign of what is to be added to it.
    TIME_ZONE: `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`,
  };
  server = await startFile('server/src/main.ts', { ...testedEnv, ...env, LOG_LEVEL: 'debug' });
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  app = { url: server.url, databaseUrl: await embeddedUrl(dataDir), dataDir };
});
afterAll(async () => {
  await server.stop();
  await collector[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const word = () => unique('zq');

/** Of each kind one that occurs nowhere else. */
const marks = {
  username: word(),
  'address of the account': word(),
  'address that was not confirmed': word(),
  'address for companies': word(),
  name: word(),
  phone: `019${randomInt(10_000_000, 99_999_999)}`,
  'address at home': word(),
  'earlier address at home': word(),
  description: word(),
  'sentence of the resume': word(),
  'day of birth in the resume': word(),
  'sentence of the resume of the profile': word(),
  'name of the resume': word(),
  'name of the certificate': word(),
  salary: word(),
  reference: word(),
  'typed answer': word(),
  'transcript under way': word(),
  sound: randomBytes(48),
  'words about a wrong transcript': word(),
  'wish for the interview': word(),
  'note of the company': word(),
  'remark of the company': word(),
  'mail of the company': word(),
  'answer to the wish': word(),
  'words for a second look': word(),
  'reason of the second look': word(),
  'key of a call that was repeated': word(),
};

/** Of these marks, those that stand in stored files, and in mails as well. */
const filed = [
  'sentence of the resume of the profile',
  'sentence of the resume',
  'day of birth in the resume',
  'sound',
] as const;
const mailed = [
  'username',
  'address of the account',
  'address that was not confirmed',
  'address for companies',
  'name',
  'mail of the company',
  'answer to the wish',
  'reason of the second look',
] as const;

/** Of each kind one that is never kept, not even until the deletion. */
const neverKept = {
  'question that was declined': word(),
  'question that was not understood': word(),
  'password that was wrong': word(),
  'name of the browser': word(),
};

const email = (mark: string) => `${mark}@person.test`;
const fullName = `Zulaikha ${marks.name}`;

/** Somebody who has said everything that an account and a profile may hold, and some of it twice. */
async function somebody(): Promise<Person> {
  const { username } = marks;
  const body = { username, email: email(marks['address of the account']), password };
  await call(anonymous(app), api.users.register, { body });
  const wrong = { username, password: neverKept['password that was wrong'] };
  await send(app, 'POST', '/api/auth/token', { form: wrong });
  const agent = `Mozilla/5.0 (X11; Linux x86_64) ${neverKept['name of the browser']}/1.0`;
  await send(app, 'POST', '/api/auth/token', { form: { username, password }, headers: { 'user-agent': agent } });
  const client = await signIn(app, username);
  const profile = {
    fullName,
    phone: marks.phone,
    contactEmail: email(marks['address for companies']),
    description: `Looking for ${marks.description}`,
    age: 29,
    gender: 'Female',
    dob: '03/04/1997',
  } as const;
  for (const mark of [marks['earlier address at home'], marks['address at home']])
    await call(client, api.applicants.saveProfile, {
      params: { username },
      body: { ...profile, address: `1 Jalan ${mark}` },
    });
  const token = client.accessToken;
  for (const lines of [resume, [...resume, marks['sentence of the resume of the profile']]])
    await send(app, 'PUT', `/api/applicants/${username}/resume`, {
      token,
      files: { resume: new File([txt(lines)], `${marks['name of the resume']}.txt`) },
    });
  await send(app, 'PUT', '/api/users/email', {
    token,
    json: { email: email(marks['address that was not confirmed']), password },
  });
  await send(app, 'POST', `/api/auth/${username}/send-otp`, {});
  return { username, client, token };
}

/** Applies with all that a form takes; answers the id of the application. */
async function applied(person: Person, job: { id: string; companyId: string }): Promise<string> {
  const lines = [...resume, `Born on ${marks['day of birth in the resume']}`, marks['sentence of the resume']];
  const saved = await applyTo(app, person, job, {
    form: { expected_salary: `RM 4,500 ${marks.salary}`, reference1: `Puan ${marks.reference}` },
    files: {
      resume: new File([txt(lines)], `${marks['name of the resume']}.txt`),
      certification: new File([await pdf(['Certificate'])], `${marks['name of the certificate']}.pdf`),
    },
    headers: { 'idempotency-key': marks['key of a call that was repeated'] },
  });
  expect(saved.status).toBe(201);
  const { id } = saved.body.data.application;
  await call(person.client, api.applications.processResume, {
    body: { username: person.username, applicationId: id },
  });
  return id;
}

/** Taken to its end with sound in the first answer; what comes of it is contested. */
async function interviewed(person: Person, id: string, company: CompanyPerson): Promise<void> {
  const { token } = person;
  const wish = { wish: `Somebody who signs, ${marks['wish for the interview']}` };
  await send(app, 'PUT', `/api/interviews/${id}/wish`, { token, json: wish });
  const answer = { answer: `Puan ${marks['answer to the wish']} comes` };
  await send(app, 'PUT', `/api/interviews/${id}/wish/answer`, { token: company.token, json: answer });
  await send(app, 'POST', `/api/interviews/${id}/start`, { token });
  const heard = speech(1);
  marks.sound.copy(heard, 444);
  const [piece = new File([], '')] = piecesOf(heard);
  const live = { live: marks['transcript under way'] };
  await send(app, 'PUT', `/api/interviews/${id}/answers/1/pieces/0`, { token, form: live, files: { piece } });
  for (const [index, said] of answers.entries()) {
    const response = index === 0 ? said : `${said} ${marks['typed answer']}`;
    const form = { response, sequence: String(index + 1), pieces: index === 0 ? '1' : '0' };
    await send(app, 'POST', `/api/interviews/${id}/process-response`, { token, form });
  }
  await call(person.client, api.interviews.generateAnalysis, { params: { id } });
  const recorded = 'select 1 from interview_answers where application_id = $1 and audio_file_id is not null';
  await expect.poll(async () => (await rows(app, recorded, [id])).length).toBe(1);
  const note = { wrong: true, note: `I said ${marks['words about a wrong transcript']}` };
  await send(app, 'PUT', `/api/interviews/${id}/answers/1/flag`, { token, json: note });
}

/** What a company writes about somebody and to them, up to a rejection and a second look. */
async function judged(company: CompanyPerson, person: Person, id: string): Promise<void> {
  const { token, client } = company;
  const body = { adminFeedback: `${fullName}: ${marks['remark of the company']}` };
  await call(client, api.applications.setFeedback, { params: { id }, body });
  await call(client, api.applications.setStatus, {
    params: { id },
    body: { status: 'Rejected', reason: `Rang ${fullName}: ${marks['note of the company']}` },
  });
  const mailed = await send(app, 'POST', '/api/applications/send-rejection-emails', {
    token,
    query: { text_message: `Dear {full_name}, ${marks['mail of the company']}` },
    json: [email(marks['address for companies'])],
  });
  expect(mailed.body.data.successful_count).toBe(1);
  const look = `/api/applications/own/${id}/second-look`;
  const words = { words: `Page two says ${marks['words for a second look']}` };
  expect((await send(app, 'POST', look, { token: person.token, json: words })).status).toBe(200);
  const reason = { status: 'Rejected', reason: `We read ${marks['reason of the second look']}` };
  expect((await send(app, 'PUT', `/api/applications/${id}/second-look`, { token, json: reason })).status).toBe(200);
}

/** Questions about somebody: two that are answered, others that are not, and words that a list is searched by. */
async function askedAbout(company: CompanyPerson, job: { id: string }): Promise<void> {
  const { companyId, client, token } = company;
  const told = await call(client, api.assistant.ask, {
    body: { query: `Tell me about ${fullName}`, username: companyId, conversationId: 'new' },
  });
  expect(told.answer).toContain(marks.name);
  const ask = (query: string) =>
    call(client, api.assistant.ask, { body: { query, username: companyId, conversationId: told.conversationId } });
  await ask('What is her phone?');
  const declined = await ask(`Is ${fullName} ${neverKept['question that was declined']} married?`);
  expect(declined.answer).toContain("I don't answer questions by");
  const unread = await ask(`How many applicants own a ${neverKept['question that was not understood']}?`);
  expect(unread.answer).toContain('I did not');
  await ask(`Who is ${email(marks['address for companies'])}?`);
  await ask(`Whose phone is ${marks.phone}?`);
  const kept = await rows(app, 'select question from assistant_messages where conversation_id = $1', [
    told.conversationId,
  ]);
  expect(kept.map(({ question }) => question).sort()).toContain(`Tell me about ${fullName}`);
  await send(app, 'GET', `/api/applications/getAllApplications/${companyId}/${job.id}`, {
    token,
    query: { search: fullName },
  });
}

const open = "select name from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()";
const everyMark = { ...marks, ...neverKept };
const inRows = () =>
  tablesWithAny(
    app,
    Object.values(everyMark).filter((mark) => typeof mark === 'string'),
  );
/** What the planner remembers of the columns of tables. */
const sampled = async () =>
  (
    await rows(
      app,
      'select 1 from pg_stats where strpos(concat(most_common_vals::text, histogram_bounds::text), $1) > 0',
      [marks.name],
    )
  ).length;

/** Whatever a backup holds, unpacked. */
async function backup(): Promise<Buffer> {
  const file = join(folder, 'saring.backup');
  const env = { ...process.env, ...startEnvironment, DATABASE_URL: '', DATA_DIR: app.dataDir };
  await promisify(execFile)(process.execPath, [program, 'backup', file], { env });
  const bytes = gunzipSync(await readFile(file));
  await rm(file);
  return bytes;
}

it('leaves nothing of whoever deletes the account but ids', async () => {
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const stays = await buildApplicant(app, `Aisyah ${unique('stays')}`);
  await buildApplication(stays, job);
  const person = await somebody();
  const id = await applied(person, job);
  await interviewed(person, id, company);
  await judged(company, person, id);
  await askedAbout(company, job);
  await send(app, 'GET', `/api/applicants/${person.username}/data`, person);
  await expect.poll(() => rows(app, open)).toEqual([]);
  // As PostgreSQL does by itself once enough has changed, and every few minutes.
  await rows(app, 'analyze');

  // The search finds each of them where it was left, and is able to fail.
  const written = await placesOf(app.dataDir, everyMark);
  await rows(app, 'checkpoint');
  const before = await placesOf(app.dataDir, everyMark);
  for (const mark of Object.keys(marks)) {
    if (mark === 'sentence of the resume of the profile') continue;
    expect(written[mark], mark).toContain('log of writes');
    expect(before[mark], mark).toContain('database');
  }
  for (const mark of filed) expect(before[mark], mark).toContain('stored files');
  for (const mark of mailed) expect(before[mark], mark).toContain('mails');
  expect(wordsIn(marks, await backup()).length).toBeGreaterThan(24);
  expect(await sampled()).toBeGreaterThan(0);
  for (const mark of Object.keys(neverKept)) expect(before[mark], mark).toBeUndefined();

  const gone = await send(app, 'DELETE', `/api/applicants/${person.username}/delete-account`, person);
  expect(gone.status).toBe(200);
  await expect.poll(() => rows(app, open)).toEqual([]);
  await aDay(app);
  await lastOfTheNight(app);

  expect(await inRows()).toEqual({});
  expect(await placesOf(app.dataDir, everyMark)).toEqual({});
  expect(wordsIn(everyMark, await backup())).toEqual([]);
  expect(await sampled()).toBe(0);
  expect(wordsIn(everyMark, Buffer.from(log))).toEqual([]);
  expect(collector.received).toContain('traceId');
  expect(wordsIn(everyMark, Buffer.from(collector.received))).toEqual([]);
  // Of others nothing is lost.
  const own = await call(stays.client, api.applicants.profile, { params: { username: stays.username } });
  expect(own.fullName).toContain('Aisyah');
});
