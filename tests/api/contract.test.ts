/** One loop over every endpoint that takes a body: in which encoding it may come. And the contract as a document. */
import { allEndpoints, type Endpoint, type Role, rolesAllowed } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { buildApplicant, buildCompany, type Person, signIn, signInSuperuser } from '#world/people/people.ts';

let app: TestApp;
let company: Person;
let person: Person;
let tokens: Record<Role, string>;

async function signInAll(): Promise<void> {
  const tokenOf = async (username: string) => (await signIn(app, username)).accessToken;
  const [user, admin] = await Promise.all([tokenOf(person.username), tokenOf(company.username)]);
  tokens = { user, admin, superuser: (await signInSuperuser(app)).accessToken };
}

beforeAll(async () => {
  app = await startApp();
  [company, person] = await Promise.all([buildCompany(app), buildApplicant(app)]);
  await signInAll();
});
afterAll(() => app[Symbol.asyncDispose]());

const all = allEndpoints();
const withBody = all.filter(({ endpoint }) => endpoint.body || endpoint.files);

function someToken({ access }: Endpoint): string | null {
  if (access === 'public') return null;
  const [role = 'user'] = rolesAllowed(access);
  return tokens[role];
}

/** Sends a body to an endpoint whose ids all name nothing: what is wrong with the body is said before anybody looks. */
async function send(endpoint: Endpoint, type: string, body: string) {
  const token = someToken(endpoint);
  const response = await fetch(`${app.url}${endpoint.path.replace(/\{\w+\}/g, '1')}?companyId=x`, {
    method: endpoint.method,
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body,
  });
  return { status: response.status, text: await response.text() };
}

describe.each(withBody)('$name', ({ endpoint }) => {
  const accepted = endpoint.encoding ?? ['form'];
  const wrong = ['text/plain', 'application/xml', ...(accepted.includes('json') ? [] : ['application/json'])];
  if (!accepted.includes('form')) wrong.push('application/x-www-form-urlencoded');

  it.each(wrong)('refuses the encoding %s', async (type) => {
    expect((await send(endpoint, type, type === 'application/json' ? '{}' : 'x=1')).status).toBe(415);
  });

  it('says what is missing from an empty body, unless nothing is needed', async () => {
    const json = accepted[0] === 'json';
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    const answer = await send(endpoint, type, json ? '{}' : '');
    expect(answer.status).toBeLessThan(500);
    // It may have been done, and the sign-in have ended by it.
    if (answer.status < 300) await signInAll();
    if (answer.status !== 422) return;
    const { detail } = JSON.parse(answer.text);
    expect(Array.isArray(detail) ? detail[0] : { loc: [], msg: detail }).toMatchObject({
      loc: expect.any(Array),
      msg: expect.any(String),
    });
  });

  it.runIf(accepted.includes('json'))('refuses a body that does not parse', async () => {
    expect((await send(endpoint, 'application/json', '{"a":')).status).toBe(400);
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
