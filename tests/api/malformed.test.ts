/** One loop over every endpoint: whatever is wrong with what was sent is said in plain words, as `{"detail": …}`. */
import { allEndpoints, type Endpoint, type Role, rolesAllowed } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { buildApplicant, buildCompany, signInSuperuser } from '#world/people/people.ts';

let app: TestApp;
let tokens: Record<Role, string>;
let companyId: string;

beforeAll(async () => {
  app = await startApp();
  const company = await buildCompany(app);
  companyId = company.companyId;
  const person = await buildApplicant(app);
  tokens = { user: person.token, admin: company.token, superuser: (await signInSuperuser(app)).accessToken };
});
afterAll(() => app[Symbol.asyncDispose]());

const all = allEndpoints();

/** How zod, Fastify or JavaScript would say it; no person should read that. */
const machineWords =
  /Invalid input|: expected|received|undefined|NaN|\[object|Too (big|small)|Invalid (option|string)|regex|FST_|Error:/;

function addressOf(endpoint: Endpoint, query = ''): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => (key === 'companyId' ? companyId : 'x'));
  return `${app.url}${path}${query}`;
}

function authorised(endpoint: Endpoint): Record<string, string> {
  if (endpoint.access === 'public') return {};
  const [role = 'user'] = rolesAllowed(endpoint.access);
  return { authorization: `Bearer ${tokens[role]}` };
}

/** Every failure has a detail; a 422 has lines that each name a place and say something readable. */
async function expectPlainWords(response: Response, endpoint: Endpoint): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return expect(response.ok).toBe(true);
  const body = await response.json();
  expect(response.status).toBeLessThan(500);
  if (response.ok) return;
  const lines = Array.isArray(body.detail) ? body.detail : [{ loc: ['body'], msg: body.detail }];
  expect(lines.length).toBeGreaterThan(0);
  for (const { loc, msg } of lines) {
    expect(['body', 'query']).toContain(loc[0]);
    expect(msg).toEqual(expect.any(String));
    expect(msg).toMatch(/^[A-Z].{5,}/);
    expect(msg).not.toMatch(machineWords);
  }
  if (endpoint.errorShape === 'service') expect(body).toMatchObject({ success: false, message: expect.any(String) });
}

/** The names of an object schema's fields; those of a body that is no object are none. */
function fieldsOf(schema: Endpoint['body'] | Endpoint['query']): string[] {
  const { shape } = (schema?._zod.def ?? {}) as { shape?: Record<string, unknown> }; // zod's definitions are a union of forty
  return Object.keys(shape ?? {});
}

const values: Record<string, unknown> = {
  'a number': 5,
  null: null,
  'a list': [{}],
  'an object': { a: 1 },
  'a flag': true,
  'an empty text': '',
  'the null character': 'a\0b',
  'far too long a text': 'x'.repeat(60_000),
};

describe.each(all.filter(({ endpoint }) => endpoint.encoding?.includes('json')))('$name', ({ endpoint }) => {
  const sendJson = (body: unknown) =>
    fetch(addressOf(endpoint), {
      method: endpoint.method,
      headers: { ...authorised(endpoint), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each([{}, [], null, 'text', 5, true, [[]], [null]])('explains what is wrong with %j', async (body) => {
    await expectPlainWords(await sendJson(body), endpoint);
  });

  it.each(Object.entries(values))('explains what is wrong when every field holds %s', async (_kind, value) => {
    const fields = fieldsOf(endpoint.body);
    await expectPlainWords(await sendJson(Object.fromEntries(fields.map((name) => [name, value]))), endpoint);
  });
});

describe.each(all.filter(({ endpoint }) => endpoint.encoding?.includes('form') || endpoint.files))(
  '$name as a form',
  ({ endpoint }) => {
    const sendForm = (body: BodyInit) =>
      fetch(addressOf(endpoint), { method: endpoint.method, headers: authorised(endpoint), body });

    it.each(['', 'x', 'a\0b', 'x'.repeat(60_000)])(
      'explains what is wrong when every field holds %.4j',
      async (text) => {
        const fields = fieldsOf(endpoint.body).map((name): [string, string] => [name, text]);
        const form = new FormData();
        for (const [name, value] of fields) form.append(name, value);
        await expectPlainWords(await sendForm(form), endpoint);
        await expectPlainWords(await sendForm(new URLSearchParams(fields)), endpoint);
      },
    );

    it('explains what is wrong when every field comes twice', async () => {
      const twice = fieldsOf(endpoint.body).flatMap((name): [string, string][] => [
        [name, 'x'],
        [name, 'y'],
      ]);
      await expectPlainWords(await sendForm(new URLSearchParams(twice)), endpoint);
    });
  },
);

describe.each(all.filter(({ endpoint }) => endpoint.query))('$name by its query', ({ endpoint }) => {
  const texts = ['', 'x', '-1', '1.5', '1e9', '%00', '0x10', 'x'.repeat(6000)];
  it.each(texts)('explains what is wrong when every parameter is %.6j', async (text) => {
    for (const name of fieldsOf(endpoint.query)) {
      const response = await fetch(addressOf(endpoint, `?${name}=${text}`), {
        method: endpoint.method,
        headers: authorised(endpoint),
      });
      await expectPlainWords(response, endpoint);
    }
  });
});
