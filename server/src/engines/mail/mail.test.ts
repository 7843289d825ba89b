/** Mails reach a real SMTP server or the outbox, once each, and every failure says whether to try again. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { english } from '@saring/contract/words';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, type Mail, renderMail } from './index.ts';

const mail: Mail = {
  to: 'aisyah@example.com',
  subject: 'Keputusan — 面试结果',
  text: 'Hello Aisyah.\n.\nA line with one dot is above.',
  html: '<p>Hello <b>Aisyah</b>.</p>',
  messageId: 'application-12-accepted@hire.example.com',
};
const from = 'Saring <no-reply@hire.example.com>';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('mail over SMTP', () => {
  const received: string[] = [];
  let connections = 0;
  let port = 0;
  let greeted = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, done) {
      connections++;
      done();
    },
    onAuth(_, __, done) {
      done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onRcptTo({ address }, { hostNameAppearsAs }, done) {
      greeted = String(hostNameAppearsAs);
      const code = { 'nobody@example.com': 550, 'full@example.com': 452 }[address];
      done(code ? Object.assign(new Error(`Refused ${address}`), { responseCode: code }) : undefined);
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on('error', () => {});
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => {
    received.length = 0;
    connections = 0;
  });

  const host = 'hire.example.com';
  const open = (url = `smtp://127.0.0.1:${port}`) => createMailer({ smtpUrl: url, from, host, outboxDir: dir });

  it('arrives as it was written', async () => {
    const mailer = open();
    expect(await mailer.send(mail)).toEqual({ ok: true });
    expect(greeted).toBe(host);
    await mailer.close();
    const seen = await PostalMime.parse(received[0] ?? '');
    expect(seen.subject).toBe(mail.subject);
    expect(seen.text?.replace(/\r\n/g, '\n').trim()).toBe(mail.text);
    expect(seen.html?.trim()).toBe(mail.html);
    expect(seen.messageId).toBe(`<${mail.messageId}>`);
    expect(seen.from).toMatchObject({ name: 'Saring', address: 'no-reply@hire.example.com' });
    expect(seen.to?.map(({ address }) => address)).toEqual([mail.to]);
  });

  it('shares a few connections among many', async () => {
    const mailer = open();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) => mailer.send({ ...mail, messageId: `m-${i}@hire.example.com` })),
    );
    await mailer.close();
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(received).toHaveLength(40);
    expect(connections).toBeLessThanOrEqual(4);
  });

  it('to an unknown person fails for good, to a full mailbox for now, and others still go out', async () => {
    const mailer = open();
    expect(await mailer.send({ ...mail, to: 'nobody@example.com' })).toMatchObject({ ok: false, permanent: true });
    expect(await mailer.send({ ...mail, to: 'full@example.com' })).toMatchObject({ ok: false, permanent: false });
    expect(await mailer.send(mail)).toEqual({ ok: true });
    await mailer.close();
  });

  it('may be tried again where the server is down, hangs up or refuses the sign-in', async () => {
    const rude = createTcpServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const address = rude.address();
    const rudePort = typeof address === 'object' && address ? address.port : 0;
    for (const url of ['smtp://127.0.0.1:1', `smtp://127.0.0.1:${rudePort}`, `smtp://user:wrong@127.0.0.1:${port}`]) {
      const mailer = open(url);
      const outcome = await mailer.send(mail);
      expect(outcome, url).toMatchObject({ ok: false, permanent: false });
      await mailer.close();
    }
    rude.close();
  });

  it('cannot gain a header or a recipient', async () => {
    const mailer = open();
    for (const bad of [
      { to: 'a@example.com\r\nBcc: b@example.com' },
      { to: 'a@example.com, b@example.com' },
      { to: 'A <a@example.com>' },
      { to: '' },
      { subject: 'Hello\nBcc: b@example.com' },
      { messageId: 'x@y>\r\nBcc: b@example.com' },
    ]) {
      expect(await mailer.send({ ...mail, ...bad })).toMatchObject({ ok: false, permanent: true });
    }
    await mailer.close();
    expect(received).toEqual([]);
  });
});

describe('mail without a server', () => {
  it('is one file per mail, in order of time, however often it is tried', async () => {
    const outboxDir = join(dir, 'outbox');
    const mailer = createMailer({ from, outboxDir });
    const kept = { ok: true, kept: true };
    expect(await Promise.all([mailer.send(mail), mailer.send(mail)])).toEqual([kept, kept]);
    expect(await mailer.send(mail)).toEqual(kept);
    expect(await mailer.send({ ...mail, messageId: `${'a'.repeat(190)}@hire.example.com` })).toEqual(kept);
    await mailer.close();
    // A later process that repeats the task must find the earlier file.
    expect(await createMailer({ from, outboxDir }).send(mail)).toEqual(kept);
    const names = (await readdir(outboxDir)).sort();
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^\d{8}T\d{9}Z_application-12-accepted@hire\.example\.com\.eml$/);
    const seen = await PostalMime.parse(await readFile(join(outboxDir, names[0] ?? '')));
    expect([seen.subject, seen.html?.trim(), seen.messageId]).toEqual([mail.subject, mail.html, `<${mail.messageId}>`]);
  });

  it('may be tried again where the folder cannot be written', async () => {
    const mailer = createMailer({ from, outboxDir: '/dev/null/outbox' });
    expect(await mailer.send(mail)).toMatchObject({ ok: false, permanent: false });
  });
});

describe('the layout of a mail', () => {
  it('escapes everything a person wrote and keeps line breaks', () => {
    const nasty = '<img src=x onerror=alert(1)> & "quotes"';
    const { html, text } = renderMail(
      {
        title: nasty,
        paragraphs: [`${nasty}\nsecond line`, '  '],
        action: { label: nasty, url: 'https://hire.example.com/?a=1&b="><script>' },
        footer: nasty,
      },
      english,
    );
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('<br>second line');
    expect(html.match(/<p /g)).toHaveLength(4);
    expect(text).toContain(`${nasty}\nsecond line`);
    expect(text).toContain('https://hire.example.com/?a=1&b=');
  });

  it('says in which language it is', () => {
    const content = { title: 'T', paragraphs: [], footer: 'F' };
    expect(renderMail(content, english).html).toContain('<html lang="en">');
    expect(renderMail(content, { ...english, tag: 'ms' }).html).toContain('<html lang="ms">');
  });

  it('refuses a button that is not a web address', () => {
    const action = { label: 'Open', url: 'javascript:alert(1)' };
    expect(() => renderMail({ title: 'T', paragraphs: [], action, footer: 'F' }, english)).toThrow('web address');
  });
});
