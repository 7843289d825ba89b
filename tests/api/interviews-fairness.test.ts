/** Taking part on fair terms: more time, typed answers, one tab at a time, facts that are noted, transcripts that are contested. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { mailAbout, mailTo, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { piecesOf, speech } from '#world/people/sound.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let jobId: string;
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
  company = await buildCompany(app);
  jobId = (await buildJob(company)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

interface Candidate {
  person: Person;
  id: string;
}
async function candidate(id = jobId): Promise<Candidate> {
  const person = await buildApplicant(app);
  return { person, id: await buildApplication(person, { id, companyId: company.companyId }) };
}
const start = ({ person, id }: Candidate, tab = '') =>
  send(app, 'POST', `/api/interviews/${id}/start`, { token: person.token, query: tab ? { tab } : {} });
const respond = ({ person, id }: Candidate, form: Record<string, string>, tab = '') =>
  send(app, 'POST', `/api/interviews/${id}/process-response`, { token: person.token, form, query: tab ? { tab } : {} });
const end = ({ person, id }: Candidate, tab = '') =>
  send(app, 'POST', `/api/interviews/${id}/end`, { token: person.token, query: tab ? { tab } : {} });
const preparation = async ({ id }: Candidate, token: string) =>
  (await send(app, 'GET', `/api/interviews/${id}/preparation`, { token })).body;
const choose = ({ person, id }: Candidate, time_factor: unknown, typed_answers: unknown = false) =>
  send(app, 'POST', `/api/interviews/${id}/accommodations`, {
    token: person.token,
    json: { time_factor, typed_answers },
  });
const wish = ({ person, id }: Candidate, text: string) =>
  send(app, 'PUT', `/api/interviews/${id}/wish`, { token: person.token, json: { wish: text } });
const answer = ({ id }: { id: string }, text: string, by: Person = company) =>
  send(app, 'PUT', `/api/interviews/${id}/wish/answer`, { token: by.token, json: { answer: text } });
const openWishes = async (by: CompanyPerson = company) =>
  (await send(app, 'GET', `/api/interviews/wishes/${by.companyId}`, { token: by.token })).body.wishes;
const review = async ({ id }: Candidate, token = company.token) =>
  (await send(app, 'GET', `/api/interviews/${id}/review-interview`, { token })).body.data;
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();

const none = {
  time_factor: 1,
  typed_answers: false,
  long_reading: false,
  wish: null,
  wished_at: null,
  answer: null,
  answered_at: null,
};

describe('accommodations', () => {
  it('tell everybody before the interview what holds', async () => {
    const one = await candidate();
    const expected = {
      success: true,
      state: 'ready',
      transcription: false,
      seconds_per_question: 50,
      total_seconds: 300,
      inside_only: true,
      audio_days: 180,
      answer_by: expect.any(String),
      company_id: company.companyId,
      company_email: null,
      read_by: 'software',
      accommodations: none,
    };
    expect(await preparation(one, one.person.token)).toEqual(expected);
    expect(await preparation(one, company.token)).toEqual(expected);
  });

  it('that are chosen hold at once, and stand in the trail', async () => {
    const one = await candidate();
    const chosen = await choose(one, 1.5, true);
    expect(chosen.body.accommodations).toEqual({ ...none, time_factor: 1.5, typed_answers: true });
    for (const token of [one.person.token, company.token])
      expect(await preparation(one, token)).toMatchObject({
        seconds_per_question: 75,
        total_seconds: 450,
        accommodations: chosen.body.accommodations,
      });
    await choose(one, 1.5, true);
    await choose(one, 1, true);
    expect((await preparation(one, one.person.token)).seconds_per_question).toBe(50);
    const { body } = await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail`, { token: company.token });
    const kept = body.events.filter(
      (event: { action: string; subject: string }) =>
        event.action === 'interview.accommodations' && event.subject === one.id,
    );
    expect(kept.map(({ detail }: { detail: object }) => detail)).toEqual([
      { timeFactor: 1, typedAnswers: true, longReading: false },
      { timeFactor: 1.5, typedAnswers: true, longReading: false },
    ]);
  });

  it.each([
    [1.5, 75, 450],
    [2, 100, 600],
  ])('stretch the clock of the server by %s', async (factor, question, all) => {
    const one = await candidate();
    await choose(one, factor);
    expect((await start(one)).body).toMatchObject({
      seconds_per_question: question,
      total_seconds: all,
      expires_at: inSeconds(question),
      interview_expires_at: inSeconds(all),
    });
    clock.pass(question + 15);
    expect((await respond(one, { response: 'Just in time' })).body).toMatchObject({ expires_at: inSeconds(question) });
    clock.pass(question + 16);
    await respond(one, { response: 'Too late' });
    expect((await review(one)).interview_history).toMatchObject([{ late: false }, { late: true }]);
    clock.pass(all - 2 * question - 1);
    expect((await respond(one, { response: 'Within the whole' })).status).toBe(200);
    clock.pass(40 + all);
    expect((await respond(one, { response: 'After the whole' })).status).toBe(409);
  });

  it('cannot change under a clock that runs', async () => {
    const one = await candidate();
    await wish(one, 'A longer break');
    await start(one);
    const begun = { status: 409, body: { success: false, detail: 'The interview has begun already.' } };
    expect(await choose(one, 2)).toMatchObject(begun);
    expect(await wish(one, 'Another')).toMatchObject(begun);
    expect(await answer(one, 'Yes')).toMatchObject(begun);
  });

  it('are chosen by the candidate alone, and only as 1, 1.5 or 2', async () => {
    const one = await candidate();
    const other = await candidate();
    expect((await choose({ ...one, person: company }, 2)).status).toBe(403);
    expect((await choose({ ...one, person: other.person }, 2)).status).toBe(404);
    for (const factor of [0, 3, 1.25, 'x', null, -1]) expect((await choose(one, factor)).status).toBe(422);
    expect((await choose(one, 2, 'perhaps')).status).toBe(422);
    expect((await preparation(one, company.token)).accommodations).toEqual(none);
  });

  it.each([
    ['with names', false],
    ['without names', true],
  ])('are seen by nobody at the company once the interview has begun, reviewed %s', async (_how, blind) => {
    const job = await buildJob(company);
    const path = `/api/applications/blind-review/${company.companyId}/${job.id}`;
    await send(app, 'PUT', path, { token: company.token, json: { blind_review: blind } });
    const [plain, helped] = [await candidate(job.id), await candidate(job.id)];
    await choose(helped, 2, true);
    await wish(helped, 'I need somebody who signs.');
    for (const one of [plain, helped]) {
      await start(one);
      const source = one === helped ? 'typed' : 'live';
      for (const [index, response] of answers.entries())
        await respond(one, { response, sequence: String(index + 1), source });
    }
    const seen = async ({ id }: Candidate) => {
      const { signals, interview_history } = await review({ id } as Candidate);
      const sources = interview_history.map(({ source }: { source: string }) => source);
      return { sources, signals, preparation: await preparation({ id } as Candidate, company.token) };
    };
    expect(await seen(helped)).toEqual(await seen(plain));
    expect((await openWishes()).map((one: { application_id: string }) => one.application_id)).not.toContain(helped.id);
    // Whoever they are for still sees them.
    expect(await preparation(helped, helped.person.token)).toMatchObject({
      seconds_per_question: 100,
      accommodations: { time_factor: 2, typed_answers: true, wish: 'I need somebody who signs.' },
    });
    expect((await review(helped, helped.person.token)).interview_history[0].source).toBe('typed');
  });
});

describe('a wish for something else', () => {
  it('reaches the company by mail and in its list, and the answer the candidate', async () => {
    const owner = await buildCompany(app);
    const job = await buildJob(owner);
    const person = await buildApplicant(app, 'Aisyah Rahman');
    const one = { person, id: await buildApplication(person, job) };
    const asked = await wish(one, ' I am deaf.\nIs there somebody who signs? ');
    expect(asked.body.accommodations).toEqual({
      ...none,
      wish: 'I am deaf.\nIs there somebody who signs?',
      wished_at: inSeconds(0),
    });
    expect(await openWishes(owner)).toEqual([
      { application_id: one.id, applicant: 'Aisyah Rahman', job_title: 'Accountant', wished_at: inSeconds(0) },
    ]);
    expect((await preparation(one, owner.token)).accommodations.wish).toContain('somebody who signs');
    expect((await answer(one, 'Yes: Mr Tan will be there.', owner)).body.accommodations).toMatchObject({
      answer: 'Yes: Mr Tan will be there.',
      answered_at: inSeconds(0),
    });
    expect(await openWishes(owner)).toEqual([]);
    const mail = await mailAbout(app, `${person.username}@person.test`, 'answered what you asked for');
    expect(mail.text).toContain('Mr Tan will be there');
    expect(mail.text).toContain(`/user/start-interview?applicationId=${one.id}`);
    expect((await preparation(one, person.token)).accommodations.answer).toBe('Yes: Mr Tan will be there.');
    // Another wish waits for another answer; none takes it back.
    await wish(one, 'And a break');
    expect(await openWishes(owner)).toHaveLength(1);
    expect((await wish(one, '')).body.accommodations).toEqual(none);
    expect(await openWishes(owner)).toEqual([]);
  });

  it('is mailed to the company without a name and without what it says', async () => {
    const owner = await buildCompany(app);
    const contactEmail = `jobs-of-${owner.companyId}@company.test`;
    await rows(app, 'update companies set contact_email = $1 where id = $2', [contactEmail, owner.companyId]);
    const person = await buildApplicant(app, 'Aisyah Rahman');
    const one = { person, id: await buildApplication(person, await buildJob(owner)) };
    await wish(one, 'I am deaf.');
    const { subject, text } = await mailTo(app, contactEmail);
    expect(subject).toBe('An applicant for Accountant needs something else for the interview');
    expect(text).toContain(`/profile/${one.id}`);
    expect(text).not.toMatch(/Aisyah|deaf/);
    // Meanwhile the candidate can write there as well.
    expect((await preparation(one, person.token)).company_email).toBe(contactEmail);
    // However often somebody changes it: the dashboard shows what it is now.
    for (const more of ['I am deaf', 'I am deaf!']) await wish(one, more);
    const waiting = "select 1 from pgboss.job where name in ('interview.wish', 'email.send') and state < 'completed'";
    await expect.poll(() => rows(app, waiting)).toEqual([]);
    expect((await app.mails()).filter(({ to }) => to?.[0]?.address === contactEmail)).toHaveLength(1);
  });

  it('is mailed to an owner where the company gave no address', async () => {
    const owner = await buildCompany(app);
    const person = await buildApplicant(app);
    const one = { person, id: await buildApplication(person, await buildJob(owner)) };
    await wish(one, 'A break after each question.');
    const { text } = await mailAbout(app, `${owner.companyId}@company.test`, 'needs something else for the interview');
    expect(text).toContain(`/profile/${one.id}`);
  });

  it('is answered by the own company alone, and only where there is one', async () => {
    const one = await candidate();
    expect((await answer(one, 'Yes')).status).toBe(404);
    await wish(one, 'A break');
    const stranger = await buildCompany(app);
    expect((await answer(one, 'Yes', stranger)).status).toBe(404);
    expect((await answer(one, 'Yes', one.person)).status).toBe(403);
    expect((await answer(one, ' ')).status).toBe(422);
    const foreign = await send(app, 'GET', `/api/interviews/wishes/${company.companyId}`, { token: stranger.token });
    expect(foreign.status).toBe(404);
  });
});

describe('accommodations and marks', () => {
  it('are invisible to the engine: the same answers get the same marks', async () => {
    const [plain, stretched] = [await candidate(), await candidate()];
    await choose(stretched, 2, true);
    for (const one of [plain, stretched]) {
      await start(one);
      for (const [index, response] of answers.entries()) {
        if (one === stretched) clock.pass(80);
        await respond(one, { response, sequence: String(index + 1), source: one === stretched ? 'typed' : 'live' });
      }
      await send(app, 'POST', `/api/interviews/${one.id}/generate-analysis`, { token: company.token, json: {} });
    }
    const marks = async ({ id }: Candidate) => {
      const { body } = await send(app, 'GET', `/api/interviews/${id}/get-analysis`, company);
      const { created_at: _, ...rest } = body.data.analysis[0];
      return rest;
    };
    const questions = async (one: Candidate) =>
      (await review(one)).interview_history.map(({ question }: { question: string }) => question);
    expect(await questions(stretched)).toEqual(await questions(plain));
    expect(await marks(stretched)).toEqual(await marks(plain));
    expect((await marks(plain)).interview_total_score).toBeGreaterThan(5);
  });
});

describe('two tabs', () => {
  it('are one too many: the later one holds the interview, the earlier one is told, and the reviewer sees it', async () => {
    const one = await candidate();
    await start(one, 'left');
    clock.pass(10);
    expect((await start(one, 'right')).body).toMatchObject({ sequence: 1, expires_at: inSeconds(40) });
    const taken = { status: 409, body: { success: false, detail: 'The interview goes on in another tab.' } };
    const [piece = new File([], '')] = piecesOf(speech(1));
    const sendPiece = (tab: string) =>
      send(app, 'PUT', `/api/interviews/${one.id}/answers/1/pieces/0`, {
        token: one.person.token,
        query: { tab },
        form: {},
        files: { piece },
      });
    expect(await sendPiece('left')).toMatchObject(taken);
    expect(await respond(one, { response: 'From the left', sequence: '1' }, 'left')).toMatchObject(taken);
    expect(await end(one, 'left')).toMatchObject(taken);
    expect((await sendPiece('right')).status).toBe(200);
    expect((await respond(one, { response: 'From the right', sequence: '1' }, 'right')).body).toMatchObject({
      sequence: 2,
    });
    const { interview_history, signals } = await review(one);
    expect(interview_history).toMatchObject([{ response: 'From the right' }]);
    expect(signals).toEqual([{ kind: 'second_tab', sequence: 1, at: inSeconds(0) }]);
  });

  it('are not two when one reloads, and a caller without a tab is nobody else', async () => {
    const one = await candidate();
    await start(one, 'mine');
    await start(one, 'mine');
    expect((await respond(one, { response: 'x', sequence: '1' }, 'mine')).status).toBe(200);
    expect((await respond(one, { response: 'y', sequence: '2' })).status).toBe(200);
    expect((await review(one)).signals).toEqual([]);
  });
});

describe('signals', () => {
  const report = ({ person, id }: Candidate, signals: unknown) =>
    send(app, 'POST', `/api/interviews/${id}/signals`, { token: person.token, json: { signals } });

  it('are facts with the time of the server', async () => {
    const one = await candidate();
    await start(one);
    clock.pass(20);
    const sent = await report(one, [
      { kind: 'tab_hidden', seconds_ago: 8, sequence: 1 },
      { kind: 'pasted', seconds_ago: 0, sequence: 1 },
      { kind: 'camera_lost', seconds_ago: 5000 },
    ]);
    expect(sent.status).toBe(200);
    const expected = [
      { kind: 'camera_lost', sequence: null, at: inSeconds(-20) },
      { kind: 'tab_hidden', sequence: 1, at: inSeconds(-8) },
      { kind: 'pasted', sequence: 1, at: inSeconds(0) },
    ];
    expect((await review(one)).signals).toEqual(expected);
    expect((await review(one, one.person.token)).signals).toEqual(expected);
  });

  it('change no mark: the same answers get the same ones', async () => {
    const [plain, noticed] = [await candidate(), await candidate()];
    for (const one of [plain, noticed]) {
      await start(one);
      if (one === noticed) {
        const kinds = ['tab_hidden', 'window_left', 'pasted', 'second_tab', 'camera_lost', 'microphone_lost'];
        const all = kinds.map((kind) => ({ kind, seconds_ago: 0, sequence: 1 }));
        expect((await report(one, all)).status).toBe(200);
      }
      for (const [index, response] of answers.entries()) await respond(one, { response, sequence: String(index + 1) });
      await send(app, 'POST', `/api/interviews/${one.id}/generate-analysis`, { token: company.token, json: {} });
    }
    const marks = async ({ id }: Candidate) => {
      const { body } = await send(app, 'GET', `/api/interviews/${id}/get-analysis`, company);
      const { created_at: _, ...rest } = body.data.analysis[0];
      return rest;
    };
    expect((await review(noticed)).signals).toHaveLength(6);
    expect(await marks(noticed)).toEqual(await marks(plain));
    expect((await marks(plain)).interview_total_score).toBeGreaterThan(5);
  });

  it('are bounded: twenty a call and three hundred an interview', async () => {
    const one = await candidate();
    await start(one);
    const many = (count: number) => Array.from({ length: count }, () => ({ kind: 'window_left', seconds_ago: 1 }));
    expect((await report(one, many(21))).status).toBe(422);
    for (let call = 0; call < 16; call += 1) expect((await report(one, many(20))).status).toBe(200);
    expect((await review(one)).signals).toHaveLength(300);
  });

  it('are refused from anybody else, of unknown kinds, before the start and after the end', async () => {
    const one = await candidate();
    const good = [{ kind: 'pasted', seconds_ago: 1 }];
    expect((await report(one, good)).status).toBe(409);
    await start(one);
    expect((await report({ ...one, person: (await candidate()).person }, good)).status).toBe(404);
    expect((await report({ ...one, person: company }, good)).status).toBe(403);
    for (const wrong of [
      [{ kind: 'blinked', seconds_ago: 1 }],
      [{ kind: 'pasted', seconds_ago: -1 }],
      [{ kind: 'pasted' }],
      'x',
    ])
      expect((await report(one, wrong)).status).toBe(422);
    await end(one);
    clock.pass(61);
    expect((await report(one, good)).status).toBe(409);
    expect((await review(one)).signals).toEqual([]);
  });
});

describe('a transcript that is wrong', () => {
  const flag = ({ person, id }: Candidate, sequence: number, json: unknown) =>
    send(app, 'PUT', `/api/interviews/${id}/answers/${sequence}/flag`, { token: person.token, json });

  async function finished(): Promise<Candidate> {
    const one = await candidate();
    await start(one);
    await respond(one, { response: 'I closed the brooks', sequence: '1' });
    await end(one);
    return one;
  }

  it('can be flagged within 7 days, which the reviewer sees and no mark changes', async () => {
    const one = await finished();
    expect((await review(one, one.person.token)).flag_until).toBe(inSeconds(7 * 86_400));
    clock.pass(6 * 86_400);
    expect((await flag(one, 1, { wrong: true, note: 'I said books' })).status).toBe(200);
    expect((await review(one)).interview_history[0]).toMatchObject({
      response: 'I closed the brooks',
      flagged_at: inSeconds(0),
      flag_note: 'I said books',
    });
    const analyses = () =>
      rows(app, "select id from analyses where application_id = $1 and kind = 'interview'", [one.id]);
    expect((await analyses()).length).toBeLessThanOrEqual(1);
    expect((await flag(one, 1, { wrong: false })).status).toBe(200);
    expect((await review(one)).interview_history[0]).toMatchObject({ flagged_at: null, flag_note: null });
    clock.pass(86_401);
    expect(await flag(one, 1, { wrong: true })).toMatchObject({
      status: 409,
      body: { success: false, detail: 'A transcript can be flagged for 7 days after the interview.' },
    });
  });

  it('is flagged by the candidate alone, after the end, for a question there was', async () => {
    const one = await finished();
    expect((await flag({ ...one, person: (await candidate()).person }, 1, { wrong: true })).status).toBe(404);
    expect((await flag({ ...one, person: company }, 1, { wrong: true })).status).toBe(403);
    expect((await flag(one, 5, { wrong: true })).status).toBe(404);
    expect((await flag(one, 1, { wrong: 'x' })).status).toBe(422);
    expect((await flag(one, 1, { wrong: true, note: 'x'.repeat(501) })).status).toBe(422);
    const running = await candidate();
    await start(running);
    expect((await flag(running, 1, { wrong: true })).status).toBe(409);
  });

  it('is not flagged once the application is withdrawn, which nobody would read', async () => {
    const one = await finished();
    expect((await send(app, 'POST', `/api/applications/${one.id}/withdraw`, one.person)).status).toBe(200);
    expect((await review(one, one.person.token)).flag_until).toBeNull();
    expect((await flag(one, 1, { wrong: true })).status).toBe(409);
  });
});
