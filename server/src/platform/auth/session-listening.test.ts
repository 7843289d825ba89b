/** How a process hears of ended sessions again after the database was away. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createTokens } from './session.ts';

/** A message of PostgreSQL's protocol. */
function message(type: string, content: Buffer | string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content)]);
}
const fatal = (code: string) => message('E', `SFATAL\0VFATAL\0C${code}\0Mgone\0\0`);
const ready = message('Z', 'I');
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', 'LISTEN\0'), ready]);

function tokensOn(server: Server) {
  const address = server.address();
  return createTokens({
    url: `postgresql://saring@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/saring`,
    secret: 'x'.repeat(32),
    ttlHours: 1,
    lookup: async () => null,
    signIns: { begin: async () => {}, touch: async () => false },
    noteEvery: 1000,
  });
}

it.each<[string, (socket: Socket) => unknown]>([
  ['cannot be reached', (socket: Socket) => socket.destroy()],
  ['is starting up', (socket: Socket) => socket.once('data', () => socket.end(fatal('57P03')))],
  [
    'dies while it is asked',
    (socket: Socket) =>
      socket.once('data', () => {
        socket.write(signedIn);
        socket.once('data', () => socket.destroy());
      }),
  ],
  [
    'says that it ends, and does',
    (socket: Socket) =>
      socket.once('data', () => {
        socket.write(signedIn);
        socket.once('data', () => {
          socket.write(done);
          socket.end(fatal('57P01'));
        });
      }),
  ],
])('a database that %s is asked by one connection at a time, once a second', async (_what, answer) => {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.on('error', () => {});
    answer(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tokens = tokensOn(server);
  try {
    for (let lost = 1; lost <= 5; lost += 1) {
      // A poll of the runner would turn the clock with each look.
      while (asked < lost || vi.getTimerCount() === 0) await turn();
      expect([asked, vi.getTimerCount()]).toEqual([lost, 1]);
      vi.advanceTimersByTime(999);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(1);
    }
  } finally {
    vi.useRealTimers();
    await tokens.close();
    server.close();
  }
});

it('a connection that answers no more, though nobody closed it, is left for another one', async () => {
  let listening = 0;
  let asked = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(signedIn);
      socket.once('data', () => {
        listening += 1;
        socket.write(done);
        socket.on('data', () => {
          asked += 1;
        });
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const tokens = tokensOn(server);
  try {
    while (listening < 1 || vi.getTimerCount() === 0) await turn();
    const before = tokens.changes();
    vi.advanceTimersByTime(10_000);
    while (asked < 1) await turn();
    expect(tokens.changes()).toBe(before);
    vi.advanceTimersByTime(5000);
    // Whatever was told meanwhile, nobody heard.
    expect(tokens.changes()).toBe(before + 1);
    vi.advanceTimersByTime(1000);
    while (listening < 2) await turn();
  } finally {
    vi.useRealTimers();
    server.close();
  }
});
