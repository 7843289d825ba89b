/** The mail server goes away and comes back: nobody waits for it, and each mail comes once. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { it } from 'vitest';
import { startApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplicant } from '#world/people/people.ts';
import { freePort } from '#world/processes/process.ts';
import { ready } from './outage.ts';

const received: string[] = [];
async function startMail(port: number): Promise<AsyncDisposable> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

it.concurrent.for(['refuses connections', 'says nothing'])(
  'a mail server that %s keeps nobody waiting, and gets each mail once when it is back',
  async (what, { expect }) => {
    const port = await freePort();
    await using silent = what === 'says nothing' ? await startSilent(port) : null;
    await using app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hire@saring.test' } });
    const person = await buildApplicant(app);
    expect((await send(app, 'POST', `/api/auth/${person.username}/send-otp`)).status).toBe(200);
    expect(await ready(app)).toEqual({ database: true, storage: true, queue: true });
    const tried = 'select 1 from emails where attempts > 0';
    await expect.poll(() => rows(app, tried)).not.toEqual([]);

    await silent?.[Symbol.asyncDispose]();
    await using _mail = await startMail(port);
    const waiting = "select state from emails where state <> 'sent'";
    await expect.poll(() => rows(app, waiting), { interval: 500 }).toEqual([]);
    // The code that confirms the address, and the one that was asked for.
    expect(received.filter((address) => address === `${person.username}@person.test`)).toHaveLength(2);
  },
);

it('who has a mail sent is answered before anything is known of it', async ({ expect }) => {
  const held = Promise.withResolvers<{ ok: true }>();
  const none = async () => {};
  const mail = { sends: true, send: () => held.promise, ready: none, forget: none, close: none, async *kept() {} };
  await using app = await startApp({ replace: { mail } });
  try {
    const person = await buildApplicant(app);
    expect((await send(app, 'POST', `/api/auth/${person.username}/send-otp`)).status).toBe(200);
    await expect
      .poll(() => rows(app, "select 1 from pgboss.job where name = 'email.send' and state = 'active'"))
      .not.toEqual([]);
    expect(await rows(app, 'select distinct state from emails')).toEqual([{ state: 'queued' }]);
  } finally {
    held.resolve({ ok: true });
  }
});

/** Takes connections and never says a word. */
async function startSilent(port: number): Promise<AsyncDisposable> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    if (!server.listening) return;
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { [Symbol.asyncDispose]: close };
}
