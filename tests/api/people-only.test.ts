/** No software, please: whoever asks for it is read by people alone, in a group of their own, and is never marked. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { watchedEngine } from '#world/app/watched-engine.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { pdfFile } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { speech } from '#world/people/sound.ts';

const engine = watchedEngine();
let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp({ replace: { ai: await engine.started() } });
  company = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

const secret = 'wallabyledger';
const resume = () => pdfFile(['Accountant', `Five years of automating journals with ${secret} at Maju Trading.`]);

async function apply(person: Person, to = job): Promise<string> {
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: to.id, companyId: to.companyId, expectedSalary: 'RM 4,500', peopleOnly: true, sendOutside: true },
    files: { resume: await resume() },
  });
  return saved.data.application.id;
}

const wav = () => new File([speech(3)], 'recording.wav', { type: 'audio/wav' });
const listed = async (query: Record<string, string> = {}, to = job) =>
  (
    await send(app, 'GET', `/api/applications/getAllApplications/${company.companyId}/${to.id}`, {
      token: company.token,
      query: { group: 'interview', view: 'row', ...query },
    })
  ).body;
const marked = (id: string) =>
  rows(
    app,
    `select a.resume_score, a.interview_score, a.scored_by, a.criteria_version, count(n.id)::int as analyses
     from applications a left join analyses n on n.application_id = a.id where a.id = '${id}' group by a.id`,
  );
const nothing = [{ resume_score: null, interview_score: null, scored_by: '', criteria_version: 0, analyses: 0 }];

describe('an application that people alone read', () => {
  it('is answered at once, is asked the six questions, and is marked by nothing on the whole way', async () => {
    const person = await buildApplicant(app);
    engine.given.length = 0;
    const id = await apply(person);
    const processed = await send(app, 'POST', '/api/applications/process/resume', {
      token: person.token,
      json: { username: person.username, application_id: id },
    });
    expect([processed.status, processed.body.state]).toEqual([200, 'done']);
    const preparation = await call(person.client, api.interviews.preparation, { params: { id } });
    expect([preparation.transcription, preparation.readBy, preparation.insideOnly]).toEqual([false, 'people', true]);
    await send(app, 'POST', `/api/interviews/${id}/start`, person);
    const asked: string[] = [];
    for (const [at, response] of answers.entries()) {
      // Every other one is spoken, without words.
      const { body } = await send(app, 'POST', `/api/interviews/${id}/process-response`, {
        token: person.token,
        form: { response: at % 2 === 0 ? response : '' },
        files: at % 2 === 0 ? {} : { audio: wav() },
      });
      if (body.next_question) asked.push(body.next_question);
    }
    expect(new Set(asked).size).toBe(5);
    const analysed = await send(app, 'POST', `/api/interviews/${id}/generate-analysis`, person);
    expect([analysed.status, analysed.body.message]).toEqual([
      200,
      'People alone read this application: there is no analysis.',
    ]);
    await call(company.client, api.applications.readAgain, {
      params: { companyId: company.companyId, jobId: job.id },
      body: {},
    });
    await call(company.client, api.fairness.swapTest, {
      params: { companyId: company.companyId, jobId: job.id },
      body: {},
    });
    expect(engine.given.join('\n')).not.toContain(secret);
    expect(engine.given.filter((one) => /^(?:resume|interview|nextQuestion|yearsWorked) /.test(one))).toEqual([]);
    // Somebody else's marks, asked for behind all of that.
    await buildApplication(await buildApplicant(app), job);
    expect(await marked(id)).toEqual(nothing);
    expect(
      await rows(
        app,
        `select 1 from pgboss.job where data::text like '%${id}%' and name in ('application.process', 'interview.analyse', 'interview.transcribe')`,
      ),
    ).toEqual([]);
    const { body } = await send(app, 'GET', `/api/interviews/${id}/review-interview`, { token: company.token });
    const heard = body.data.interview_history as { response: string; audio_url: string | null }[];
    expect(heard.map(({ audio_url: url }) => url !== null)).toEqual([false, true, false, true, false, true]);
    expect(heard[0]?.response).toBe(answers[0]);
  });

  it('stands in no ranking and in no band, can be asked for alone, and moves nobody', async () => {
    const here = await buildJob(company);
    const strong = await buildApplicant(app, 'Siti Graded');
    const graded = await buildApplication(strong, here);
    await takeInterview(strong, graded);
    const open = await buildApplication(await buildApplicant(app, 'Omar Open'), here);
    const before = await listed({}, here);
    const people = await apply(await buildApplicant(app, 'Putri People'), here);
    const after = await listed({}, here);
    expect(after.applications.map(({ id }: { id: string }) => id)).toEqual([graded, open, people]);
    expect(after.applications.slice(0, 2)).toEqual(before.applications);
    expect(after.applications[2]).toMatchObject({
      read_by: 'people',
      rank: null,
      band: null,
      provisional: false,
      final_score: 0,
      resume_relevancy_score: null,
      hiring_stage: 'in review',
    });
    const ids = async (query: Record<string, string>) =>
      (await listed(query, here)).applications.map(({ id }: { id: string }) => id);
    expect(await ids({ read_by: 'people' })).toEqual([people]);
    expect(await ids({ interview: 'open' })).toEqual([open]);
    for (const band of ['Strong', 'Medium', 'Weak']) expect(await ids({ band })).not.toContain(people);
    const spread = await call(company.client, api.applications.distribution, {
      params: { companyId: company.companyId, jobId: here.id },
      query: {},
    });
    expect([spread.total, spread.bins.reduce((sum, { count }) => sum + count, 0)]).toEqual([2, 2]);
  });

  it('is decided like any other, and its person is told nothing of marks', async () => {
    const person = await buildApplicant(app, 'Dewi Decided');
    const id = await apply(person);
    const decide = (publish?: 'later') =>
      call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected', publish } });
    await decide('later');
    await decide();
    const result = await call(person.client, api.applications.ownResult, { params: { id } });
    expect(result.data.result).toBeNull();
    const own = await call(person.client, api.applications.ownById, { params: { id } });
    expect([own.data.application.readBy, own.data.application.status]).toEqual(['people', 'Rejected']);
    const { text } = await mailAbout(app, `${person.username}@person.test`, 'Your application for');
    expect(text).toContain('another look');
    expect(text).not.toMatch(/marked|marks/);
  });

  it('is told of by the assistant as far as nobody has to read it', async () => {
    const person = await buildApplicant(app, 'Puteri Unread');
    const id = await apply(person);
    await takeInterview(person, id);
    const ask = async (query: string) =>
      JSON.stringify(
        await call(company.client, api.assistant.ask, {
          body: { query, username: company.companyId, conversationId: 'new' },
        }),
      );
    expect(await ask('What is the status of Puteri Unread?')).toContain('Pending');
    for (const query of [
      'Why did Puteri Unread get this score?',
      `What does the resume of Puteri Unread say about ${secret}?`,
      'What did Puteri Unread answer in the interview?',
      'How many years of experience does Puteri Unread have?',
    ]) {
      const told = await ask(query);
      expect([query, told.includes('people alone'), told.includes('Maju Trading')]).toEqual([query, true, false]);
    }
    expect(await ask(`Who mentions ${secret}?`)).not.toContain('Puteri');
    expect(await ask('Who has not been scored yet?')).not.toContain('Puteri');
  });

  it('can be heard where names are withheld, for nothing of it is written down', async () => {
    const blind = await buildJob(company);
    await call(company.client, api.applications.setBlindReview, {
      params: { companyId: company.companyId, jobId: blind.id },
      body: { blindReview: true },
    });
    const person = await buildApplicant(app, 'Bilqis Blind');
    const id = await apply(person, blind);
    await send(app, 'POST', `/api/interviews/${id}/start`, person);
    await send(app, 'POST', `/api/interviews/${id}/process-response`, {
      token: person.token,
      form: { response: '' },
      files: { audio: wav() },
    });
    const { body } = await send(app, 'GET', `/api/interviews/${id}/review-interview`, { token: company.token });
    expect(body.data.interview_history[0].audio_url).not.toBeNull();
    expect(JSON.stringify(await listed({}, blind))).not.toContain('Bilqis');
  });
});

it('withdrawn, nothing of it is left in the group', async () => {
  const here = await buildJob(company);
  const person = await buildApplicant(app);
  const id = await apply(person, here);
  await call(person.client, api.applications.withdraw, { params: { id } });
  const { applications } = await listed({ read_by: 'people' }, here);
  expect(applications).toEqual([]);
});
