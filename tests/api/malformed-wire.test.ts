/** What is hardly HTTP at all: still answered, in the shape of every other failure. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { buildApplicant } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Writes bytes as they are, and answers what comes back after them until the server ends the connection. */
async function exchange(
  ...parts: (string | Uint8Array)[]
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  for (const part of parts)
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).write(part, () => resolve(void socket.off('error', reject)));
    });
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  return { status: Number(first.split(' ')[1]), body: JSON.parse(body), headers };
}

const said = (status: number, code: string, detail: string) => ({ status, body: { code, detail } });
const unreadable = said(400, 'bad_request', 'The request could not be read.');
const tooLong = said(431, 'head_too_large', 'The address or the headers of the request are too long.');
const unknown = said(404, 'not_found', 'Not found');
const close = 'Connection: close\r\n\r\n';
const post = 'POST /api/users/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

it.each([
  ['no request line', 'HELLO\r\n\r\n', unreadable],
  ['a method of its own', 'FOO /api/users/me HTTP/1.1\r\nHost: x\r\n\r\n', unreadable],
  ['a method that answers what was sent', `TRACE /api/health/live HTTP/1.1\r\nHost: x\r\n${close}`, unknown],
  ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', unreadable],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', unreadable],
  ['a length that is no number', `${post}Content-Length: abc\r\n\r\n{}`, unreadable],
  ['two lengths', `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc`, unreadable],
  ['a letter beyond ASCII in the address', `GET /api/\u00e9 HTTP/1.1\r\nHost: x\r\n${close}`, unreadable],
  ['an address beyond 64 KB', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, tooLong],
  ['headers beyond 64 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'x'.repeat(70_000)}\r\n\r\n`, tooLong],
  ['no host', `GET /api/health/live HTTP/1.1\r\n${close}`, unreadable],
  ['an address that does not decode', `GET /api/%zz HTTP/1.1\r\nHost: x\r\n${close}`, unknown],
  ['bytes that are no letters', `GET /%ff%fe HTTP/1.1\r\nHost: x\r\n${close}`, unknown],
  [
    'an expectation',
    `${post}Expect: tea\r\nContent-Length: 0\r\n${close}`,
    said(417, 'expectation_failed', 'What the request expects of the server cannot be met.'),
  ],
])('a request with %s is answered, with the headers of every answer', async (_what, bytes, answer) => {
  const { headers, ...told } = await exchange(bytes);
  expect(told).toEqual(answer);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
});

it('goes on being answered on a connection that carried a good request before', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('utf8');
  let heard = '';
  socket.on('data', (chunk: string) => {
    heard += chunk;
  });
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => heard).toContain('{"status":"ok",');
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'x'.repeat(70_000)}\r\n\r\n`);
  await once(socket, 'end');
  expect(heard).toMatch(/HTTP\/1\.1 431 .*too long\.","code":"head_too_large"}$/s);
});

/** More than all systems on the way keep for a program that does not read. */
const large = new Uint8Array(24_000_000).fill(120);
const sending = (line: string, type: string, more = '') =>
  `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${large.length}\r\n${more}${close}`;
const multipart = 'multipart/form-data; boundary=b';

it.each([
  ['nobody is signed in', sending('PUT /api/applicants/somebody/resume', multipart), 401],
  ['no call is there', sending('POST /api/nothing', multipart), 404],
  ['it is too large for a form without files', sending('POST /api/users/register', 'application/json'), 413],
  ['it is of no known kind', sending('POST /api/users/register', 'application/cbor'), 415],
])('whoever sends a large body and reads afterwards hears why it is refused: %s', async (_why, head, status) => {
  expect(await exchange(head, large)).toMatchObject({ status, body: { detail: expect.any(String) } });
});

it('whoever sends a file that is too large and reads afterwards hears so', async () => {
  const { username, token } = await buildApplicant(app);
  const opening = '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.txt"\r\n\r\n';
  const head = sending(`PUT /api/applicants/${username}/resume`, multipart, `Authorization: Bearer ${token}\r\n`);
  const ending = '\r\n--b--\r\n';
  const told = await exchange(head, opening, large.subarray(opening.length + ending.length), ending);
  expect(told).toMatchObject({ status: 413, body: { detail: expect.stringContaining('MB') } });
});
