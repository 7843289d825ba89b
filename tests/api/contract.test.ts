/** One loop over every endpoint of the contract: who may call it, in which encoding, and what a stranger learns. */
import { allEndpoints, type Endpoint, type Role } from '@saring/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app.ts';
import { buildApplication, buildJob, jobFields } from '#world/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signInSuperuser,
} from '#world/people.ts';

let app: TestApp;
let tokens: Record<Role, string>;
let owner: CompanyPerson;
let stranger: CompanyPerson;
let applicant: Person;
let otherApplicant: Person;
let jobId: string;
let applicationId: string;

beforeAll(async () => {
  app = await startApp();
  owner = await buildCompany(app);
  stranger = await buildCompany(app);
  applicant = await buildApplicant(app);
  otherApplicant = await buildApplicant(app);
  const job = await buildJob(owner);
  jobId = job.id;
  applicationId = await buildApplication(applicant, job);
  tokens = { user: applicant.token, admin: owner.token, superuser: (await signInSuperuser(app)).accessToken };
});
afterAll(() => app[Symbol.asyncDispose]());

const all = allEndpoints();
const guarded = all.filter(({ endpoint }) => endpoint.access !== 'public');
const withBody = all.filter(({ endpoint }) => endpoint.body || endpoint.files);

/** Ids that exist, by the name of the parameter; `username` and `id` mean different things in different rooms. */
function knownParams(name: string): Record<string, string> {
  const person = name.startsWith('companies.') ? owner.companyId : applicant.username;
  const ownedByName = ['applications.save', 'applications.own'].includes(name);
  const id = name.startsWith('superuser.') ? owner.companyId : ownedByName ? applicant.username : applicationId;
  return {
    companyId: owner.companyId,
    jobId,
    username: person,
    id,
    token: 'x',
    version: 'x',
    sequence: '1',
    number: '0',
  };
}

const unknownId = '0190a000-0000-7000-8000-000000000000';

function unknownParams(): Record<string, string> {
  return {
    companyId: 'nobody-here',
    jobId: unknownId,
    username: 'nobody-here',
    id: unknownId,
    token: 'x',
    version: 'x',
    sequence: '1',
    number: '0',
  };
}

/** Bodies that pass the schemas, so that only ownership can refuse them. */
function goodBody(name: string, params: Record<string, string>): unknown {
  const { companyId } = params;
  const job = { companyId, otherInfo: 'Text', ...jobFields, salary_min: 1, salary_max: 2 };
  const bodies: Record<string, unknown> = {
    'jobs.create': job,
    'jobs.update': job,
    'jobs.process': { jobId: params.jobId, companyId },
    'jobs.inactivate': { status: 'Closed' },
    'jobs.generateCriteria': { jobId: params.jobId, companyId },
    'applications.save': { jobId, companyId: owner.companyId, expected_salary: 'RM 1' },
    'applications.processResume': { username: params.username, application_id: params.id },
    'applications.setStatus': { status: 'Accepted' },
    'applications.setFeedback': { adminFeedback: 'Good' },
    'applications.setBlindReview': { blind_review: true },
    'applications.setInterviewStatus': { interview_status: 'false' },
    'assistant.ask': { query: 'How many applied?', username: companyId },
    'interviews.respond': { response: 'x' },
    'interviews.reportSignals': { signals: [{ kind: 'pasted', seconds_ago: 1 }] },
    'interviews.askAccommodations': { time_factor: 1.5, typed_answers: true },
    'interviews.grantAccommodations': { time_factor: 1.5, typed_answers: true },
    'interviews.flagAnswer': { wrong: true },
    'users.changePassword': { username: params.username, old_password: password, new_password: password },
    'applicants.saveProfile': {
      full_name: 'Mallory',
      phone: '01234567890',
      address: '1 Jalan',
      Contactemail: 'm@x.test',
      age: '30',
      gender: 'Male',
      dob: '01/01/1990',
      description: 'x',
    },
    'companies.saveProfile': {
      companyName: 'Mallory',
      industry: 'Finance',
      description: 'x',
      location: 'x',
      contactEmail: 'm@x.test',
      website: 'x.test',
      employees: '1 - 50',
      dateFounded: '01/01/1990',
    },
  };
  return bodies[name] ?? {};
}

function goodFiles(endpoint: Endpoint): string[] {
  return Object.entries(endpoint.files ?? {}).flatMap(([name, spec]) => (spec.required ? [name] : []));
}

interface Sent {
  token?: string | null;
  params?: Record<string, string>;
  type?: string;
  body?: BodyInit;
}

async function send(endpoint: Endpoint, { token, params = unknownParams(), type, body }: Sent) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? 'x'));
  const query = endpoint.path.includes('/jobs/') && endpoint.query ? `?companyId=${params.companyId}` : '';
  const extra =
    endpoint.path.endsWith('/status') && endpoint.method === 'PUT' && endpoint.query
      ? '?status_update=verified'
      : query;
  const response = await fetch(`${app.url}${path}${extra}`, {
    method: endpoint.method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(type ? { 'content-type': type } : {}) },
    body: endpoint.method === 'GET' ? undefined : body,
  });
  return { status: response.status, text: await response.text() };
}

/** The body in the endpoint's own encoding. */
function encode(name: string, endpoint: Endpoint, params: Record<string, string>): { type?: string; body?: BodyInit } {
  if (!endpoint.body && !endpoint.files) return {};
  const fields = goodBody(name, params) as Record<string, unknown>;
  if (endpoint.encoding?.[0] === 'json') return { type: 'application/json', body: JSON.stringify(fields) };
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) for (const item of [value].flat()) form.append(key, String(item));
  for (const file of goodFiles(endpoint)) form.append(file, new Blob(['text']), 'file.txt');
  return { body: form };
}

describe.each(guarded)('$name', ({ endpoint }) => {
  it('is refused without a token', async () => {
    const answer = await send(endpoint, {});
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text)).toMatchObject({ detail: 'Authentication required' });
  });

  it('is refused with a token that nobody issued', async () => {
    const claims = { uid: 'x', role: 'superuser', ver: 1, sub: 'superuser', aud: 'session' };
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a'.repeat(32)));
    const unsigned = new UnsecuredJWT(claims).encode();
    for (const token of [forged, unsigned, `${tokens.admin}x`, 'x.y.z']) {
      expect((await send(endpoint, { token })).status).toBe(401);
    }
  });

  const roles: Role[] = ['user', 'admin', 'superuser'];
  const { access } = endpoint;
  it.each(roles.filter((role) => Array.isArray(access) && !access.includes(role)))(
    'is refused to role %s',
    async (role) => {
      expect((await send(endpoint, { token: tokens[role] })).status).toBe(403);
    },
  );
});

/** Calls that name somebody's thing, by the role that may make them. */
const owned = guarded.filter(
  ({ endpoint }) => /\{(companyId|jobId|id|username)\}/.test(endpoint.path) || endpoint.path.includes('process/'),
);

describe.each(
  owned.filter(({ endpoint }) => endpoint.access !== 'signed-in' && !endpoint.access.includes('superuser')),
)('$name of somebody else', ({ name, endpoint }) => {
  it('answers like one that does not exist, byte for byte', async () => {
    const token = endpoint.access.includes('admin') ? stranger.token : otherApplicant.token;
    const known = knownParams(name);
    const foreign = await send(endpoint, { token, params: known, ...encode(name, endpoint, known) });
    const unknown = await send(endpoint, {
      token,
      params: unknownParams(),
      ...encode(name, endpoint, unknownParams()),
    });
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(unknown);
  });
});

function someToken(endpoint: Endpoint): string | null {
  if (endpoint.access === 'public') return null;
  return endpoint.access === 'signed-in' ? tokens.user : tokens[endpoint.access[0]];
}

describe.each(withBody)('$name', ({ name, endpoint }) => {
  const accepted = endpoint.encoding ?? ['form'];
  const wrong = ['text/plain', 'application/xml', ...(accepted.includes('json') ? [] : ['application/json'])];
  if (!accepted.includes('form')) wrong.push('application/x-www-form-urlencoded');

  it.each(wrong)('refuses the encoding %s', async (type) => {
    const answer = await send(endpoint, {
      token: someToken(endpoint),
      type,
      body: type === 'application/json' ? '{}' : 'x=1',
    });
    expect(answer.status).toBe(415);
  });

  it('says what is missing from an empty body, unless nothing is needed', async () => {
    const type = accepted[0] === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
    const answer = await send(endpoint, {
      token: someToken(endpoint),
      // This one needs nothing and would do it.
      params: name === 'applicants.deleteAccount' ? unknownParams() : knownParams(''),
      type,
      body: accepted[0] === 'json' ? '{}' : '',
    });
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 422) return;
    const { detail } = JSON.parse(answer.text);
    expect(Array.isArray(detail) ? detail[0] : { loc: [], msg: detail }).toMatchObject({
      loc: expect.any(Array),
      msg: expect.any(String),
    });
  });

  it.runIf(accepted.includes('json'))('refuses a body that does not parse', async () => {
    const answer = await send(endpoint, { token: someToken(endpoint), type: 'application/json', body: '{"a":' });
    expect(answer.status).toBe(400);
  });
});

describe('the OpenAPI document', () => {
  it('has every endpoint of the contract', async () => {
    const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
    for (const { endpoint } of all)
      expect(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]).toBeDefined();
  });

  it('is shown as a page', async () => {
    const response = await fetch(`${app.url}/api/docs`);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('/api/auth/token');
  });
});

describe('an unknown call', () => {
  it('is 404 with a detail', async () => {
    const response = await fetch(`${app.url}/api/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found' });
  });
});
