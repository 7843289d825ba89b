/** What is deleted is gone a day later: from every table, every stored file and every mail, whoever put it there. */
import { randomInt } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { startBucket } from '#world/app/bucket.ts';
import { aDay, pass, sweep } from '#world/app/day.ts';
import { codeTo, rows, storedFiles, tablesWithAny } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildJob, jobFields } from '#world/people/builders.ts';
import { pdf, pdfFile, resume, txt } from '#world/people/documents.ts';
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
import { applyTo } from './applying.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'true' } });
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const hours = 3_600_000;

interface Somebody extends Person {
  /** Strings that occur nowhere but with this person. */
  marks: string[];
  fullName: string;
  address: string;
}

/** A person all of whose words are their own, with everything that a profile holds. */
async function somebody(): Promise<Somebody> {
  const [username, word] = [unique('gone-'), unique('word')];
  const email = `${unique('mail')}@person.test`;
  await call(anonymous(app), api.users.register, { body: { username, email, password } });
  const client = await signIn(app, username);
  const profile = {
    fullName: `Zulaikha ${unique('name')}`,
    phone: `019${randomInt(10_000_000, 99_999_999)}`,
    address: `1 Jalan ${unique('street')}`,
    contactEmail: `${unique('contact')}@person.test`,
    description: `Looking for ${unique('hope')}`,
  };
  const rest = { age: 29, gender: 'Female', dob: '03/04/1997' };
  await call(client, api.applicants.saveProfile, { params: { username }, body: { ...profile, ...rest } });
  const person = { username, client, token: client.accessToken };
  const path = `/api/applicants/${username}`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="9"/></svg>';
  await send(app, 'PUT', `${path}/profile-picture`, {
    token: person.token,
    files: { profile_picture: new File([svg], `${word}.svg`) },
  });
  for (const lines of [resume, [...resume, `${word} again`]])
    await send(app, 'PUT', `${path}/resume`, {
      token: person.token,
      files: { resume: await pdfFile(lines, `${word}.pdf`) },
    });
  const { id } = (await rows(app, 'select id from users where username = $1', [username]))[0];
  return { ...person, ...profile, marks: [username, email, word, id, ...Object.values(profile)] };
}

/** An application with everything that can hang on one; answers its id. */
async function applied(person: Somebody, job: { id: string; companyId: string }): Promise<string> {
  const word = unique('said');
  const saved = await applyTo(app, person, job, {
    form: { reference1: unique('reference') },
    files: {
      resume: new File([txt([...resume, word])], `${word}.txt`),
      certification: new File([await pdf([word])], `${word}.pdf`),
    },
    headers: { 'idempotency-key': word },
  });
  expect(saved.status).toBe(201);
  const { id } = saved.body.data.application;
  const { username } = person;
  await call(person.client, api.applications.processResume, { body: { username, applicationId: id } });
  await interview(person, id, word);
  const body = { adminFeedback: `${person.fullName}: hire` };
  await call(company.client, api.applications.setFeedback, { params: { id }, body });
  const decided = { status: 'KIV', reason: `Rang ${person.fullName}` } as const;
  await call(company.client, api.applications.setStatus, { params: { id }, body: decided });
  const query = `Show me the applicants of ${jobFields.jobTitle}`;
  await call(company.client, api.assistant.ask, { body: { query, username: company.companyId } });
  const files = await rows(
    app,
    `select id, key from files where id in (select resume_file_id from applications where id = $1
      union select certification_file_id from applications where id = $1
      union select audio_file_id from interview_answers where application_id = $1)`,
    [id],
  );
  expect(files).toHaveLength(3);
  person.marks.push(word, id, ...files.flatMap((file) => [file.id, file.key]));
  return id;
}

/** Taken to the end, with a recording made of a piece. */
async function interview(person: Person, id: string, word: string): Promise<void> {
  const { token } = person;
  await send(app, 'POST', `/api/interviews/${id}/start`, { token });
  const [first] = piecesOf(speech(1));
  const files = { piece: first ?? new File([], '') };
  await send(app, 'PUT', `/api/interviews/${id}/answers/1/pieces/0`, { token, form: { live: word }, files });
  for (const [index, response] of answers.entries()) {
    const form = { response: `${response} ${word}`, sequence: String(index + 1), pieces: index === 0 ? '1' : '0' };
    await send(app, 'POST', `/api/interviews/${id}/process-response`, { token, form });
  }
  await call(person.client, api.interviews.generateAnalysis, { params: { id } });
  const recorded = 'select 1 from interview_answers where application_id = $1 and audio_file_id is not null';
  await expect.poll(async () => (await rows(app, recorded, [id])).length).toBe(1);
}

/** Everything of these people is gone; in the trail stand ids. */
async function expectNothingOf(marks: string[], ids: string[]): Promise<void> {
  const left = async () => {
    const found = Object.entries(await tablesWithAny(app, marks));
    return found.filter(([mark, tables]) => tables.join() !== 'public.audit_events' || !ids.includes(mark));
  };
  // The queue lets go of what is done by itself, within seconds of its time.
  await expect.poll(left).toEqual([]);
  const files = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  for (const entry of files.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = path + (await readFile(path)).toString('latin1');
    // The list of erasures has ids, and nothing else.
    const listed = entry.name === 'erasures.jsonl';
    for (const mark of listed ? marks.filter((each) => !isId(each)) : marks)
      expect(text.includes(mark), `${mark} in ${path}`).toBe(false);
  }
  const mails = JSON.stringify(await app.mails());
  for (const mark of marks) expect(mails).not.toContain(mark);
}

/** Every stored file has a row, and every row its file. */
async function expectNoOrphans(): Promise<void> {
  const named = (await rows(app, 'select distinct key from files order by key')).map(({ key }) => key);
  const folder = join(app.dataDir, 'files');
  const stored = (await storedFiles(app)).map((path) => path.slice(folder.length + 1));
  expect(stored.sort()).toEqual(named.sort());
}

const isId = (mark: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(mark);

describe('a day after it was deleted', () => {
  it('nothing of an account is left: neither in a table, nor in a file, nor in a mail', async () => {
    const job = await buildJob(company);
    const person = await somebody();
    const stays = await somebody();
    const id = await applied(person, job);
    const kept = await applied(stays, job);
    const refused = { form: {}, headers: {}, files: { resume: new File([await pdf([])], 'scan.pdf') } };
    expect((await applyTo(app, person, job, refused)).status).toBe(422);
    await send(app, 'POST', `/api/auth/${person.username}/send-otp`, {});
    await send(app, 'POST', '/api/auth/token', { form: { username: person.username, password: 'wrong' } });
    await codeTo(app, person.marks[1] ?? '');
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected' } });
    const mailed = await send(app, 'POST', '/api/applications/send-rejection-emails', {
      token: company.token,
      query: { text_message: 'Dear {full_name}' },
      json: [person.marks.find((mark) => mark.startsWith('contact'))],
    });
    expect(mailed.body.data.successful_count).toBe(1);
    await send(app, 'GET', `/api/applicants/${person.username}/data`, person);
    // A task that was given up, with what it failed of.
    await rows(
      app,
      "update pgboss.job set state = 'failed', output = $2 where data->>'applicationId' = $1 and state = 'completed'",
      [id, JSON.stringify({ message: `mail not accepted: ${person.marks[1]}` })],
    );
    expect(Object.keys(await tablesWithAny(app, person.marks)).sort()).toEqual([...person.marks].sort());

    const gone = await send(app, 'DELETE', `/api/applicants/${person.username}/delete-account`, person);
    expect(gone.status).toBe(200);
    await aDay(app);
    await expectNothingOf(person.marks, person.marks.filter(isId));
    await expectNoOrphans();
    const { status, body } = await send(app, 'GET', `/api/applications/${kept}`, company);
    expect([status, body.application.full_name]).toEqual([200, stays.fullName]);
    expect((await fetch(app.url + body.application.resumeUrl)).status).toBe(200);
  });

  it('nothing of a job is left, nor of an application whose time was over, and the people stay', async () => {
    const [ended, deleted] = [await buildJob(company), await buildJob(company)];
    const [one, other] = [await somebody(), await somebody()];
    const own = [one.marks.length, other.marks.length];
    await applied(one, deleted);
    const id = await applied(other, ended);
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected' } });
    await send(app, 'POST', '/api/applications/send-rejection-emails', {
      token: company.token,
      query: { text_message: 'Dear {full_name}' },
      json: [other.marks.find((mark) => mark.startsWith('contact'))],
    });
    await send(app, 'DELETE', `/api/jobs/delete/${deleted.id}`, {
      token: company.token,
      query: { companyId: company.companyId },
    });
    await send(app, 'PUT', `/api/admin/${company.companyId}/retention`, {
      token: company.token,
      json: { applicant_months: 1, recording_days: null },
    });
    await pass(app, 32 * 24 * hours);
    await sweep(app);
    await aDay(app);
    const marks = [...one.marks.slice(own[0]), ...other.marks.slice(own[1])];
    await expectNothingOf([...marks, deleted.id], [...marks, deleted.id].filter(isId));
    await expectNoOrphans();
    for (const { username } of [one, other]) {
      const { status, body } = await send(app, 'GET', `/api/applicants/${username}/resume`, await freshly(username));
      expect(status).toBe(200);
      expect((await fetch(app.url + body.resume_url)).status).toBe(200);
    }
  });
});

/** Sign-ins have been over for long. */
async function freshly(username: string): Promise<{ token: string }> {
  return { token: (await signIn(app, username)).accessToken };
}

describe('the sweep', () => {
  it('does the same in a bucket', async () => {
    await using bucket = await startBucket();
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    await using other = await startApp({ env: { S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'bucket', ...keys } });
    const person = await buildApplicant(other);
    const put = async (lines: string[]) =>
      send(other, 'PUT', `/api/applicants/${person.username}/resume`, {
        token: person.token,
        files: { resume: await pdfFile(lines) },
      });
    await put(resume);
    const own = [...bucket.objects.keys()].find((key) => key.startsWith('resume/')) ?? '';
    const stray = 'recording/ff/019f0000-0000-7000-8000-0000000000ff.wav';
    bucket.objects.set(stray, Buffer.from('half done'));
    await other.running.world.files.put(stray.replace('00ff', '01ff'), Buffer.from('under way'), 'audio/wav');
    // What a busy machine has the process warn of is another matter.
    const told = vi.spyOn(other.running.world.log, 'warn');
    const missing = () =>
      told.mock.calls.map(([what]) => what).filter((what) => what instanceof Object && 'missing' in what);
    await sweep(other);
    expect([...bucket.objects.keys()].sort()).toEqual(['installation-id', stray.replace('00ff', '01ff'), own].sort());
    expect(missing()).toEqual([]);
    bucket.objects.delete(own);
    await sweep(other);
    expect(missing()).toEqual([{ missing: 1 }]);
  });

  it('takes bytes that a kill left without a row, once no upload can still be under way', async () => {
    const strays = ['00ab', '01ab'].map((end) => `resume/ab/019f0000-0000-7000-8000-00000000${end}.txt`);
    const [old = '', young = ''] = strays;
    const put = (key: string) => app.running.world.files.put(key, Buffer.from('half done'), 'text/plain');
    const left = async () => {
      const paths = await storedFiles(app);
      return strays.filter((key) => paths.some((path) => path.endsWith(key)));
    };
    await put(old);
    await sweep(app);
    expect(await left()).toEqual([old]);
    await pass(app, 2 * hours);
    await put(young);
    await sweep(app);
    expect(await left()).toEqual([young]);
    await rm(join(app.dataDir, 'files', young));
  });

  it('tells how many rows name bytes that are gone, and keeps the rows', async () => {
    const person = await somebody();
    const lost = await rows(app, 'select f.key from files f join users u on u.id = f.user_id where u.username = $1', [
      person.username,
    ]);
    expect(lost).toHaveLength(2);
    for (const { key } of lost) await rm(join(app.dataDir, 'files', key));
    const told = vi.spyOn(app.running.world.log, 'warn');
    await sweep(app);
    expect(told.mock.calls.map(([what]) => what)).toContainEqual({ missing: 2 });
    told.mockRestore();
    expect(await rows(app, 'select 1 from files where key = $1', [lost[0]?.key])).toHaveLength(1);
    await send(app, 'DELETE', `/api/applicants/${person.username}/delete-account`, person);
  });

  it('lets go of mails that lie here as files after 30 days, and of nothing else in that folder', async () => {
    const person = await somebody();
    const address = person.marks[1] ?? '';
    await send(app, 'POST', `/api/auth/${person.username}/send-otp`, {});
    await codeTo(app, address);
    const notes = join(app.dataDir, 'outbox', 'README_of the operator.txt');
    await writeFile(notes, 'Kept');
    const ofPerson = async () => (await app.mails()).filter((mail) => mail.to?.[0]?.address === address).length;
    await pass(app, 29 * 24 * hours);
    await sweep(app);
    expect(await ofPerson()).toBe(1);
    await pass(app, 2 * 24 * hours);
    await sweep(app);
    expect(await ofPerson()).toBe(0);
    const others = (await readdir(join(app.dataDir, 'outbox'))).filter((name) => !name.endsWith('.eml'));
    expect(others).toHaveLength(1);
  });
});
