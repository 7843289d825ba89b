/** What the proxy of `deploy/nginx.conf` makes of the answers of two web processes. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noProxy, startProxy } from '#world/processes/proxy.ts';

const reason = noProxy();
const closers: (() => unknown)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saring-proxy-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

async function listening(answer: RequestListener): Promise<Server> {
  // As much as the product takes.
  const server = createServer({ maxHeaderSize: 65_536 }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}
const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

async function before(...servers: Server[]): Promise<string> {
  const proxy = await startProxy(folder, servers.map(hostOf));
  closers.push(() => proxy.stop());
  return proxy.url;
}

const told = '{"detail":"The service is not available at the moment."}';

it.skipIf(reason !== null)(
  `what no process can do now is answered in their own words, and holds up nothing else${reason ? ` (skipped: ${reason})` : ''}`,
  async () => {
    // As where the file store refuses: uploads cannot be taken, all else goes on.
    const process: RequestListener = (request, response) => {
      request.resume();
      if (request.method === 'PUT') response.writeHead(503).end(told);
      else response.end('{}');
    };
    const url = await before(await listening(process), await listening(process));
    for (let round = 0; round < 3; round += 1) {
      const upload = await fetch(url, { method: 'PUT', body: 'a resume' });
      expect([upload.status, await upload.text()]).toEqual([503, told]);
      expect((await fetch(url)).status).toBe(200);
    }
  },
);

it.skipIf(reason !== null)('a process that is gone or about to end is passed over', async () => {
  const gone = await listening(() => {});
  const ending = await listening((_, response) => response.writeHead(503).end(told));
  const url = await before(gone, ending, await listening((_, response) => response.end('{}')));
  gone.close();
  for (let round = 0; round < 6; round += 1) expect((await fetch(url)).status).toBe(200);
});

it.skipIf(reason !== null)('no address is written down, not even of what went wrong', async () => {
  const gone = await listening(() => {});
  const url = await before(gone);
  gone.closeAllConnections();
  gone.close();
  const long = 'x'.repeat(2_000_000);
  for (const init of [{}, { method: 'PUT', body: long }])
    expect((await fetch(`${url}/api/files/a-signed-token?search=Aisyah`, init)).status).toBe(502);
  const written = await readFile(join(folder, 'error.log'), 'utf8');
  expect(written).not.toMatch(/a-signed-token|Aisyah/);
});

describe.skipIf(reason !== null)('the proxy', () => {
  const echoing: RequestListener = (request, response) => {
    request.resume();
    response.end(JSON.stringify(request.headers));
  };

  it('hands on who called the one that ends TLS before it, and nothing that a caller made up', async () => {
    const url = await before(await listening(echoing));
    const seen = async (forwarded: string) =>
      (await (await fetch(url, { headers: { 'x-forwarded-for': forwarded } })).json())['x-forwarded-for'];
    expect(await seen('203.0.113.7')).toBe('203.0.113.7');
    expect(await seen('198.51.100.1, 203.0.113.7, 10.0.3.4')).toBe('203.0.113.7');
    expect(await seen('2001:db8::7')).toBe('2001:db8::7');
    expect(await seen('nobody')).toBe('127.0.0.1');
  });

  it('hands on a mailing of 5,000 Chinese characters, in its address and in its body', async () => {
    const url = await before(
      await listening(async (request, response) => {
        const body = await text(request);
        const inAddress = new URL(request.url ?? '', 'http://process').searchParams.get('text_message');
        response.end(JSON.stringify([inAddress, body]));
      }),
    );
    const message = '录用通知'.repeat(1250);
    const address = `${url}/api/applications/send-rejection-emails?text_message=${encodeURIComponent(message)}`;
    const sent = await fetch(address, { method: 'POST', body: message });
    expect(await sent.json()).toEqual([message, message]);
  });

  it.each([
    ['a body beyond every file', { method: 'PUT', body: 'x'.repeat(13_700_000) }, '', 413],
    ['an address that is too long', {}, `?text=${'x'.repeat(66_000)}`, 414],
    ['headers that are too long', { headers: { 'x-long': 'x'.repeat(66_000) } }, '', 431],
  ])(
    'refuses %s in the shape of every other answer, and does not say which version it is',
    async (_what, init, query, status) => {
      const url = await before(await listening(echoing));
      const answer = await fetch(`${url}/api/health/live${query}`, init);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('server')).toBe('nginx');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.json()).toEqual({
        detail: expect.stringMatching(/too (large|long)\.$/),
        code: expect.stringMatching(/_too_large$/),
      });
    },
  );

  it('answers in that shape, too, where no process does, and to whoever opened a page with a page', async () => {
    const gone = await listening(() => {});
    const url = await before(gone);
    gone.closeAllConnections();
    gone.close();
    const answer = await fetch(`${url}/api/users/me`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '1']);
    expect(await answer.json()).toEqual({ detail: expect.any(String), code: 'unavailable' });
    const page = await fetch(`${url}/login`);
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<h1>Saring cannot be reached for a moment</h1>');
  });
});
