/** What the proxy of `deploy/nginx.conf` makes of the answers of two web processes. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  const server = createServer(answer);
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
