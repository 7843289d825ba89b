/** What the nginx of a Debian server makes of the product behind it, by `deploy/nginx-host.conf`. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#world/app/database.ts';
import { startFile, testedEnv } from '#world/processes/process.ts';
import { type HostProxy, noProxy, startHostProxy } from '#world/processes/proxy.ts';
import { ask, askByHttp2 } from '#world/processes/tls.ts';

const reason = noProxy();
const test = it.skipIf(reason !== null);
const closers: (() => unknown)[] = [];
let folder: string;
/** One that nobody stands before, and one behind a proxy of this machine's network. */
let proxy: HostProxy;
let behind: HostProxy;
beforeAll(async () => {
  if (reason !== null) return;
  const database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'saring-host-'));
  closers.push(
    () => rm(folder, { recursive: true, force: true }),
    () => database.drop(),
  );
  const product = await startFile('server/src/main.ts', {
    ...testedEnv,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://hire.example.com',
    TRUST_PROXY: 'true',
    RATE_LIMIT: 'true',
    LIMIT_REFUSED: '5',
  });
  closers.push(() => product.stop());
  const through = async (before?: string) => {
    const started = await startHostProxy(await mkdtemp(join(folder, 'nginx-')), new URL(product.url).host, before);
    closers.push(() => started.stop());
    return started;
  };
  proxy = await through();
  behind = await through('127.0.0.0/8');
});
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

test(`a page comes by HTTP/2 over TLS, and plain HTTP leads there${reason ? ` (skipped: ${reason})` : ''}`, async () => {
  const page = await askByHttp2(proxy.url, '/login', proxy.ca);
  expect(page.status).toBe(200);
  expect(page.body).toContain('<title>Saring</title>');
  expect(page.headers['strict-transport-security']).toContain('max-age=');
  const plain = await ask(`${proxy.plainUrl}/login?next=/jobs`, proxy);
  expect([plain.status, plain.headers.location]).toEqual([301, 'https://hire.example.com/login?next=/jobs']);
  expect(plain.headers.server).toBe('nginx');
});

test('a call is answered by the product, and so is a file of 12 MB; a larger one by nginx in the same shape', async () => {
  const live = await ask(`${proxy.url}/api/health/live`, proxy);
  expect([live.status, JSON.parse(live.body)]).toEqual([200, { status: 'ok', version: expect.any(String) }]);
  const upload = (bytes: number) =>
    ask(`${proxy.url}/api/applicants/nobody/resume`, { ...proxy, method: 'PUT', body: Buffer.alloc(bytes) });
  // Nobody is signed in: it is the product that says so.
  const taken = await upload(12_000_000);
  expect([taken.status, JSON.parse(taken.body).code]).toEqual([401, 'authentication_required']);
  const refused = await upload(13_700_000);
  expect([refused.status, refused.headers['content-type']]).toEqual([413, 'application/json']);
  expect(JSON.parse(refused.body)).toEqual({ detail: 'The request is too large.', code: 'body_too_large' });
});

test('a mailing of 5,000 Chinese characters comes whole, in its address and in its body', async () => {
  // As much as the product takes.
  const process = createServer({ maxHeaderSize: 65_536 }, async (request, response) => {
    const body = await text(request);
    const inAddress = new URL(request.url ?? '', 'http://process').searchParams.get('text_message');
    response.end(JSON.stringify([inAddress, body]));
  });
  process.listen(0, '127.0.0.1');
  await once(process, 'listening');
  const address = process.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const alone = await startHostProxy(await mkdtemp(join(folder, 'nginx-')), `127.0.0.1:${port}`);
  try {
    const message = '录用通知'.repeat(1250);
    const path = `/api/applications/send-rejection-emails?text_message=${encodeURIComponent(message)}`;
    const sent = await ask(`${alone.url}${path}`, { ...alone, method: 'POST', body: message });
    expect(JSON.parse(sent.body)).toEqual([message, message]);
    const byHttp2 = await askByHttp2(alone.url, path, alone.ca);
    expect(JSON.parse(byHttp2.body)).toEqual([message, '']);
  } finally {
    await alone.stop();
    process.closeAllConnections();
    process.close();
  }
});

test('what nginx itself cannot read is refused in the same shape', async () => {
  const long = await ask(`${proxy.url}/api/health/live?text=${'x'.repeat(66_000)}`, proxy);
  expect([long.status, JSON.parse(long.body).code]).toEqual([414, 'head_too_large']);
  const headers = await ask(`${proxy.url}/api/health/live`, { ...proxy, headers: { 'x-long': 'x'.repeat(66_000) } });
  expect([headers.status, JSON.parse(headers.body).code]).toEqual([431, 'head_too_large']);
  const two = await ask(`${proxy.url}/api/health/live`, { ...proxy, headers: { host: 'a b' } });
  expect([two.status, JSON.parse(two.body).code]).toEqual([400, 'bad_request']);
});

/** Status codes of calls with a forged token, each said to come from another address. */
async function refusals(through: HostProxy, address: (call: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let call = 0; call < 7; call += 1) {
    const headers = { authorization: 'Bearer forged', 'x-forwarded-for': address(call) };
    statuses.push((await ask(`${through.url}/api/users/me`, { ...through, headers })).status);
  }
  return statuses;
}

test('an address that a caller made up is not believed; one that a proxy before this one tells is, and limits count it', async () => {
  const one = [401, 401, 401, 401, 401, 429, 429];
  expect(await refusals(behind, () => '198.51.100.1')).toEqual(one);
  expect(await refusals(behind, (call) => `198.51.100.${2 + call}`)).toEqual(Array(7).fill(401));
  // What stands before the last is what that caller said.
  expect(await refusals(behind, (call) => `192.0.2.${call}, 198.51.100.20`)).toEqual(one);
  // Those of this machine were counted before, too.
  expect((await refusals(proxy, (call) => `203.0.113.${call}`)).at(-1)).toBe(429);
});

test('where the product is gone a call is told so in its shape, and a person by a page', async () => {
  const alone = await startHostProxy(await mkdtemp(join(folder, 'nginx-')), '127.0.0.1:1');
  try {
    const call = await ask(`${alone.url}/api/users/me`, alone);
    expect([call.status, call.headers['content-type'], call.headers['retry-after']]).toEqual([
      502,
      'application/json',
      '1',
    ]);
    expect(JSON.parse(call.body)).toEqual({ detail: expect.any(String), code: 'unavailable' });
    const page = await ask(`${alone.url}/login`, alone);
    expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>Saring cannot be reached for a moment</h1>');
  } finally {
    await alone.stop();
  }
});
