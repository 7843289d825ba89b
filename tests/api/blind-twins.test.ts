/**
 * Blind review as one property: of two applicants who differ in nothing but who they are, no call of their company's account
 * tells which is which, in its body, its headers or by what a filter finds.
 */
import type { Endpoint } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain, saidOf, variants } from '#world/app/alike.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildLink } from '#world/people/builders.ts';
import { type Ids, sampleOf } from '#world/people/contract-values.ts';
import { type BlindJob, buildBlindJob, type Twin } from './blind-pairs.ts';
import { calls, callsOf, kinds } from './company-calls.ts';

let blind: BlindJob;
let linkToken: string;
let conversationId: string;

beforeAll(async () => {
  blind = await buildBlindJob();
  linkToken = await buildLink(blind.company, blind.job.id);
  conversationId = (await blind.ask('Who applied?')).body.conversation_id;
});
afterAll(() => blind.app[Symbol.asyncDispose]());

function idsOf({ path }: Endpoint, twin: Twin): Ids {
  return {
    companyId: blind.company.companyId,
    jobId: blind.job.id,
    id: path.includes('/conversations/') ? conversationId : twin.id,
    ids: blind.twins.map(({ id }) => id).join(','),
    application_id: twin.id,
    conversation_id: conversationId,
    mail: 'received',
    username: blind.company.companyId,
    token: linkToken,
  };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}
const momentary = ['date', 'x-request-id', 'keep-alive', 'connection'];

async function answerTo(name: string, endpoint: Endpoint, twin: Twin, query = ''): Promise<Answer> {
  const { path, init } = sampleOf(name, endpoint, idsOf(endpoint, twin));
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${blind.company.token}`);
  // Packed, ids that differ take different room.
  headers.set('accept-encoding', 'identity');
  const joint = path.includes('?') ? '&' : '?';
  const response = await fetch(`${blind.app.url}${path}${query && joint}${query}`, { ...init, headers });
  const kept = [...response.headers].filter(([header]) => !momentary.includes(header));
  return { status: response.status, headers: Object.fromEntries(kept), text: await response.text() };
}

it.each(calls)('$name is known here', ({ name }) => {
  expect(kinds[name]).toBeDefined();
});

it('the twins are equally good, and blind', async () => {
  for (const twins of blind.pairs)
    for (const { id } of twins) {
      const { application } = (await send(blind.app, 'GET', `/api/applications/${id}`, blind.company)).body;
      expect(application).toMatchObject({ blind: true, interview_status: true, resume_state: 'done' });
      expect(application.final_score).toBeGreaterThan(30);
    }
});

it('the words would be found where they stood', async () => {
  const found = await rows(blind.app, 'select text from resume_texts order by created_at');
  for (const { text } of found) expect(blind.told(text).length).toBeGreaterThan(8);
});

describe.each(callsOf('each'))('$name', ({ name, endpoint }) => {
  it('answers the same of both twins, and names nobody', async () => {
    for (const [one, other] of blind.pairs) {
      const [first, second] = [await answerTo(name, endpoint, one), await answerTo(name, endpoint, other)];
      expect(blind.told(JSON.stringify([first, second]))).toEqual([]);
      const view = ({ text, ...rest }: Answer, id: string) => ({ ...rest, text: plain(text, id) });
      expect(view(second, other.id)).toEqual(view(first, one.id));
      expect(first.status).toBeLessThan(500);
    }
  });
});

async function tellsNobody(name: string, endpoint: Endpoint) {
  const [any] = blind.twins as [Twin];
  for (const query of ['', ...variants(endpoint)]) {
    const answer = await answerTo(name, endpoint, any, query);
    expect(blind.told(JSON.stringify(answer)), query).toEqual([]);
    expect(answer.status, answer.text).toBeLessThan(500);
    // Of a page that holds one of them alone nothing can be compared.
    if (/^page/.test(query)) continue;
    for (const [one, other] of blind.pairs)
      expect(
        saidOf(answer.text, other.id).map((part) => plain(part, other.id)),
        query,
      ).toEqual(saidOf(answer.text, one.id).map((part) => plain(part, one.id)));
  }
}

describe.each(callsOf('all'))('$name', ({ name, endpoint }) => {
  it('says the same of both twins, however it is narrowed and ordered, and names nobody', () =>
    tellsNobody(name, endpoint));
});

// What they change may be what others are asked about.
describe.each(callsOf('late'))('$name', ({ name, endpoint }) => {
  it('says the same of both twins, and names nobody', () => tellsNobody(name, endpoint));
});

it('who is decided about is shown, and nobody else', async () => {
  const { app, company, job, pairs } = blind;
  const [[one, other]] = pairs as [[Twin, Twin]];
  const path = `/api/applications/updateApplications/${one.id}/status`;
  expect((await send(app, 'PUT', path, { token: company.token, form: { status: 'Accepted' } })).status).toBe(200);
  const seen = (await send(app, 'GET', `/api/applications/${one.id}`, company)).body.application;
  expect(seen).toMatchObject({
    blind: false,
    full_name: one.fullName,
    Contactemail: one.email,
    appliedPosition2: `Friend of ${one.fullName}`,
    resume_filename: `${one.fileName}.pdf`,
    resumeUrl: expect.stringContaining('/api/files/'),
  });
  expect((await send(app, 'GET', `/api/applications/${one.id}/resume-text`, company)).body.text).toContain(one.school);
  const query = { text_message: 'Hello' };
  const mailed = await send(app, 'POST', '/api/applications/send-acceptance-emails', {
    token: company.token,
    query,
    json: [one.email, other.email],
  });
  expect(mailed.body.data).toMatchObject({ successful_count: 1, failed: [{ email: other.email }] });
  const list = await send(app, 'GET', `/api/applications/getAllApplications/${job.companyId}/${job.id}`, company);
  const left = list.body.applications.filter((row: { id: string }) => row.id !== one.id);
  expect([left.length, blind.told(JSON.stringify(left))]).toEqual([3, []]);
});
