/** Bodies that mean harm, to calls of every kind: refused in the promised shape, or taken where they do none. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { allEndpoints, type Endpoint, type Role, rolesAllowed, textOf } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { type HostileBody, hostileForms, hostileJson, hostileParts } from '#world/hostile/bodies.ts';
import { buildCast, type Cast, idsOf } from '#world/people/contract-cast.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startApp();
  cast = await buildCast(app);
});
afterAll(() => app[Symbol.asyncDispose]());

/** Calls of every encoding, access and shape of errors. */
const spread = [
  'auth.token',
  'users.register',
  'users.changePassword',
  'applicants.saveProfile',
  'applicants.saveResume',
  'companies.saveProfile',
  'jobs.create',
  'jobs.inactivate',
  'jobs.generateCriteria',
  'fairness.checkCriteria',
  'applications.save',
  'applications.setStatus',
  'applications.sendAcceptanceEmails',
  'applications.setBlindReview',
  'assistant.ask',
  'interviews.respond',
  'interviews.reportSignals',
  'superuser.saveProfile',
];
const calls = allEndpoints().filter(({ name }) => spread.includes(name));
const roleOf = ({ access }: Endpoint): Role => rolesAllowed(access)[0] ?? 'user';

function addressOf(endpoint: Endpoint): string {
  const ids = idsOf(endpoint, roleOf(endpoint), cast.own, cast);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? '1');
  return `${app.url}${path}${endpoint.query ? `?companyId=${ids.companyId}&text_message=x` : ''}`;
}

const headersOf = (endpoint: Endpoint): Record<string, string> =>
  endpoint.access === 'public' ? {} : { authorization: `Bearer ${cast.tokens[roleOf(endpoint)]}` };

function expectHarmless(endpoint: Endpoint, status: number, body: string): void {
  expect(status, body).toBeLessThan(500);
  expect(JSON.stringify({}.constructor.prototype)).toBe('{}');
  if (status < 300) return;
  const answer = JSON.parse(body);
  if (typeof answer.detail !== 'string')
    for (const line of answer.detail)
      expect(line).toEqual({ loc: expect.any(Array), msg: expect.stringMatching(/^[A-Z]/) });
  else expect(answer.detail).toMatch(/^[A-Z].{5,}/);
  if (endpoint.errorShape === 'service') expect(answer).toMatchObject({ success: false, message: expect.any(String) });
}

it('the calls that are tried are there', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual([...spread].sort());
});

const all: readonly HostileBody[] = [...hostileJson, ...hostileForms, ...hostileParts];

it.each(all)('$type: $what harms no call', async ({ type, body, headers = {} }) => {
  // Only a form with files is read so far that its length matters.
  const takers = calls.filter(({ endpoint }) => body.length < 3_000_000 || endpoint.files);
  for (const { endpoint } of takers) {
    const response = await fetch(addressOf(endpoint), {
      method: endpoint.method,
      headers: { 'content-type': type, ...headersOf(endpoint), ...headers },
      body: new Uint8Array(body),
    });
    expectHarmless(endpoint, response.status, await response.text());
  }
});

describe('a form in parts', () => {
  const part = (name: string, head: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${head}\r\n${value}\r\n`;
  const signIn = async (...sent: string[]) => {
    const response = await fetch(`${app.url}/api/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `${sent.join('')}--x--\r\n`,
    });
    return [response.status, (await response.json()).detail];
  };
  const tooLarge = [413, textOf('body_too_large')];

  it('is read no further than all of it may be, however many parts that is', async () => {
    const half = 'x'.repeat(600_000);
    expect(await signIn(part('username', '', half), part('password', '', half))).toEqual(tooLarge);
    const many = Array.from({ length: 40 }, (_, index) => part(`f${index}`, '', 'x'.repeat(100_000)));
    expect(await signIn(...many)).toEqual(tooLarge);
  });

  it('has texts alone: what says that it is JSON is not parsed', async () => {
    const json = 'Content-Type: application/json\r\n';
    const { username, password } = { username: part('username', json, '"a"'), password: part('password', '', 'b') };
    const refused = [415, textOf('wrong_encoding')];
    expect(await signIn(username, password)).toEqual(refused);
    const nested = `${'[{},'.repeat(250_000)}`;
    expect(await signIn(...Array.from({ length: 8 }, (_, index) => part(`f${index}`, json, nested)))).toEqual(refused);
  });
});

it('nothing that was sent is in everything', async () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined(); // what the bodies above tried to set, here and in the server
  const response = await fetch(`${app.url}/api/users/me`, { headers: { authorization: `Bearer ${cast.tokens.user}` } });
  expect(Object.keys(await response.json())).not.toContain('polluted');
  expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
});

describe('on the wire', () => {
  /** Writes the head of a call and then bytes as they are; answers once the server has said all. */
  async function exchange(
    endpoint: Endpoint,
    heads: string[],
    body: string,
  ): Promise<{ status: number; body: string }> {
    const { hostname, port, pathname, search } = new URL(addressOf(endpoint));
    const lines = Object.entries({ host: 'x', connection: 'close', ...headersOf(endpoint) }).map((pair) =>
      pair.join(': '),
    );
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.end(
      [`${endpoint.method} ${pathname}${search} HTTP/1.1`, ...lines, ...heads, '', body].join('\r\n'),
      'latin1',
    );
    const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') };
  }

  const type = 'Content-Type: application/json';
  const bodies: [string, string[], string][] = [
    ['a length that is less than the body', [type, 'Content-Length: 2'], '{}{"username":"a"}'],
    ['a length that is more than the body', [type, 'Content-Length: 500'], '{}'],
    ['a negative length', [type, 'Content-Length: -5'], '{}'],
    ['two lengths', [type, 'Content-Length: 2', 'Content-Length: 3'], '{}'],
    ['a length beyond all lengths', [type, 'Content-Length: 99999999999999999999'], '{}'],
    ['a length of 2 GB', [type, 'Content-Length: 2147483648'], '{}'],
    ['pieces that are none', [type, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a piece of negative size', [type, 'Transfer-Encoding: chunked'], '-2\r\n{}\r\n0\r\n\r\n'],
    ['a piece of all the world', [type, 'Transfer-Encoding: chunked'], 'ffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
    ['pieces that never end', [type, 'Transfer-Encoding: chunked'], '2\r\n{}\r\n'],
    [
      'a piece with a tail of 20,000 letters',
      [type, 'Transfer-Encoding: chunked'],
      `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
    ['pieces packed twice', [type, 'Transfer-Encoding: chunked, chunked'], '2\r\n{}\r\n0\r\n\r\n'],
    ['an encoding that there is not', [type, 'Transfer-Encoding: gzip'], '{}'],
    ['two types', [type, 'Content-Type: text/plain', 'Content-Length: 2'], '{}'],
    ['a type with a null character', ['Content-Type: application/json\0', 'Content-Length: 2'], '{}'],
  ];

  it.each(bodies)('%s harms no call', async (_what, heads, body) => {
    for (const { endpoint } of calls) {
      const answer = await exchange(endpoint, heads, body);
      // A request that was never whole may go without an answer.
      if (Number.isNaN(answer.status)) continue;
      expect(answer.status, answer.body).toBeLessThan(500);
      if (answer.status >= 300) expect(JSON.parse(answer.body)).toMatchObject({ detail: expect.anything() });
    }
    expect((await fetch(`${app.url}/api/health/live`)).status).toBe(200);
  });
});
