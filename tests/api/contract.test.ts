/** One loop over every endpoint that takes a body: in which encoding it may come. And the contract as a document. */
import { allEndpoints, api, type Endpoint, type Role, rolesAllowed, statusOf } from '@saring/contract';
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

interface Documented {
  parameters: { name: string; description?: string }[];
  requestBody?: object;
  responses: Record<string, object>;
}

interface Failure {
  description: string;
  headers: object;
}

/** What `{ $ref: '#/components/responses/…' }` stands for. */
function byReference(document: { components: { responses: Record<string, Failure> } }, { $ref }: { $ref: string }) {
  const failure = document.components.responses[decodeURIComponent($ref.split('/').at(-1) ?? '')];
  if (!failure) throw new Error(`${$ref} stands nowhere`);
  return failure;
}

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

  it('tells the version of the product, as the process does', async () => {
    const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
    const live = await (await fetch(`${app.url}/api/health/live`)).json();
    expect(live).toEqual({ status: 'ok', version: document.info.version });
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('says of every parameter and of every field what they mean, and of moments their format', async () => {
    const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
    const [silent, fields]: [string[], string[]] = [[], []];
    const look = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const { properties } = part as { properties?: Record<string, { description?: string }> };
      for (const [name, { description }] of Object.entries(properties ?? {})) {
        fields.push(name);
        if (!description) silent.push(name);
      }
      for (const value of Object.values(part)) look(value);
    };
    for (const operations of Object.values<Record<string, Documented>>(document.paths))
      for (const { parameters, requestBody, responses } of Object.values(operations)) {
        for (const { name, description } of parameters) expect(description, name).toBeTruthy();
        look([requestBody, responses]);
      }
    look(document.components);
    expect(fields.length).toBeGreaterThan(500);
    expect([...new Set(silent)].join(), 'fields without a word').toBe('');
    const { OwnApplicationDetail: own } = document.components.schemas;
    expect(own.properties.decided_at).toMatchObject({ format: 'date-time' });
  });

  it('asks for the files that a call needs, and for exactly five criteria', async () => {
    const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
    const bodyOf = (path: string, method: string) =>
      document.paths[path][method].requestBody.content['multipart/form-data'].schema;
    const resume = bodyOf('/api/applicants/{username}/resume', 'put');
    expect([resume.required, resume.properties.resume]).toMatchObject([
      ['resume'],
      { contentMediaType: expect.any(String) },
    ]);
    expect(bodyOf('/api/jobs/create', 'post').properties.jobCriteria).toMatchObject({ minItems: 5, maxItems: 5 });
  });

  it('says how each call fails: every cause by its code, when to come back, and which part of a file there is not', async () => {
    const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
    for (const { name, endpoint } of all) {
      const { responses } = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      for (const code of endpoint.errors ?? []) {
        const answer = byReference(document, responses[statusOf(code)]);
        expect(answer.description, name).toContain(`\`${code}\``);
        expect(answer.headers, name).toHaveProperty('X-Request-Id');
      }
      // Whether the process is ready is an answer with its own 503.
      for (const status of ['429', '503'].filter((one) => responses[one]?.$ref))
        expect(byReference(document, responses[status]).headers, name).toHaveProperty('Retry-After');
      if (endpoint.ranges) expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['206', '416']));
    }
    const apply = document.paths[api.applications.save.path].post;
    expect(apply.parameters.map((one: { name: string }) => one.name)).toContain('Idempotency-Key');
  });

  it('is shown as a page', async () => {
    const response = await fetch(`${app.url}/api/docs`);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain('/api/auth/token');
    expect(page).toContain('jobCriteria');
  });
});

describe('an unknown call', () => {
  it('is 404 with a detail', async () => {
    const response = await fetch(`${app.url}/api/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found', code: 'not_found' });
  });
});
