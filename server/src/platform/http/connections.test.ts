/** What one connection may cost the process, and how long a reader is waited for. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { boundedServer, type ConnectionLimits, type Handler } from './connections.ts';

const running: Server[] = [];
const callers: Socket[] = [];
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function serving(handler: Handler, limits: Partial<ConnectionLimits> = {}, keepAliveTimeout = 60_000) {
  const server = boundedServer(
    handler,
    { keepAliveTimeout },
    { most: 100, timeLimit: 60_000, onTooMany: () => {}, ...limits },
  );
  running.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return server;
}

function calling(server: Server, count: number): Socket {
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  callers.push(caller);
  caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count - 1));
  caller.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return caller;
}

/** However it was ended. */
const closed = (caller: Socket) => new Promise<void>((resolve) => void caller.once('close', () => resolve()));

it('requests of one connection are worked on one after the other, and answered in their order', async () => {
  let under = 0;
  let most = 0;
  let count = 0;
  const server = await serving((_request, response) => {
    most = Math.max(most, ++under);
    const number = ++count;
    setImmediate(() => {
      under -= 1;
      response.end(`answer ${number}.`);
    });
  });
  const heard = await text(calling(server, 40));
  expect([...heard.matchAll(/answer (\d+)\./g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  expect(most).toBe(1);
});

it('a connection on which too many wait is closed, and nothing more of it is begun', async () => {
  let begun = 0;
  const server = await serving(() => {
    begun += 1;
  });
  const caller = calling(server, 1000).resume();
  await closed(caller);
  expect(begun).toBe(1);
});

it('a reader who takes nothing of an answer is no longer waited for', async () => {
  const server = await serving((_request, response) => void response.end(Buffer.alloc(32_000_000)), { timeLimit: 200 });
  const accepted = once(server, 'connection');
  calling(server, 3).pause();
  const [own] = await accepted;
  await once(own, 'close');
  expect(own.destroyed).toBe(true);
});

it('an answer that takes longer to be made is waited for', async () => {
  const server = await serving(
    (request, response) => void request.socket.once('timeout', () => response.end('made at last')),
    { timeLimit: 100 },
  );
  expect(await text(calling(server, 1))).toContain('made at last');
});

it('a connection that was answered and is not used again is closed', async () => {
  const server = await serving((_request, response) => void response.end(), {}, 50);
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  callers.push(caller);
  caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(caller, 'close');
  expect(caller.bytesRead).toBeGreaterThan(0);
});

it('one connection too many is closed, and told once', async () => {
  let told = 0;
  const server = await serving((_request, response) => void response.end(), { most: 1, onTooMany: () => ++told });
  const first = connect((server.address() as AddressInfo).port, '127.0.0.1');
  callers.push(first);
  await once(first, 'connect');
  for (let more = 0; more < 3; more += 1) await closed(calling(server, 1).resume());
  expect([told, first.destroyed]).toEqual([1, false]);
});
