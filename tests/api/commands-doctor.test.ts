/** `doctor` looks at all that the product needs, and says in a line each what to do. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { fingerprint, rows } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { buildCheckout, type Checkout } from '#world/processes/checkout.ts';

const secret = 'hidden-word';

let app: TestApp;
let checkout: Checkout;
/** Takes the password `right` alone, and repeats any other in its refusal. */
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ password = '' }, _session, done) {
    if (password === 'right') done(null, { user: 'saring' });
    else done(new Error(`Not with ${password}`));
  },
  onRcptTo({ address }, _session, done) {
    mailed.push(address);
    done();
  },
});
mailServer.on('error', () => {});
const mailed: string[] = [];
const mailUrl = (password: string) => {
  const address = mailServer.server.address();
  return `smtp://saring:${password}@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  app = await startApp();
  const job = await buildJob(await buildCompany(app));
  await buildApplication(await buildApplicant(app), job);
  checkout = await buildCheckout({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await checkout.remove();
});

async function doctor(env: Record<string, string> = {}, args: string[] = []) {
  const { code, out, err } = await checkout.run(['doctor', '--json', ...args], {
    env: { PUBLIC_URL: app.url, ...env },
  });
  expect(out + err).not.toContain(secret);
  const told: { checks: { check: string; state: string; says: string }[] } = JSON.parse(out.split('\n')[0] ?? '');
  const found = (check: string) => told.checks.find((one) => one.check === check);
  const broken = told.checks.filter(({ state }) => state === 'broken').map(({ check }) => check);
  return { code, broken, found };
}

it('finds nothing broken where all is well, changes nothing, and says a line of each', async () => {
  const stored = () => readdir(join(app.dataDir, 'files'), { recursive: true });
  const before = [await fingerprint(app.databaseUrl), await stored()];
  const env = { PUBLIC_URL: app.url, SMTP_URL: mailUrl('right') };
  const { code, out, err } = await checkout.run(['doctor', '--mail-to', 'admin@saring.test'], { env });
  expect([code, err]).toEqual([0, '']);
  const [place, ...lines] = out.trim().split('\n');
  expect(place).toContain('Database: ');
  expect(lines.map((line) => /^(ok|warn) +([a-z ]+): ./.exec(line)?.[2])).toEqual(
    'database,rights,schema,clock,backup,callers,installation,stored files,file store,mail,transcription,model,address,proxy,accessibility,time,memory,disk,open files,settings'.split(
      ',',
    ),
  );
  expect(mailed).toContain('admin@saring.test');
  expect([await fingerprint(app.databaseUrl), await stored()]).toEqual(before);
});

it('tells how old the last backup is, and names stored files that are gone', async () => {
  expect((await doctor()).found('backup')).toMatchObject({
    state: 'warn',
    says: expect.stringContaining('none was made'),
  });
  await checkout.run(['backup', 'made.backup']);
  expect((await doctor()).found('backup')).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('0.0 hours ago'),
  });
  await rows(app, `comment on table drizzle.__drizzle_migrations is 'last backup 2026-01-01T00:00:00Z'`);
  expect((await doctor()).found('backup')).toMatchObject({ state: 'warn', says: expect.stringMatching(/\d days ago/) });

  const { key } = (await rows(app, 'select key from files limit 1'))[0];
  await writeFile(join(app.dataDir, 'files', key), 'something else');
  const changed = await doctor();
  expect([changed.code, changed.broken]).toEqual([1, ['stored files']]);
  expect(changed.found('stored files')?.says).toContain(key);
  await rm(join(app.dataDir, 'files', key));
  expect((await doctor()).found('stored files')?.says).toContain(key);
  await rows(app, 'delete from files where key = $1', [key]);
});

it('tells whether the files are of the same installation as the database', async () => {
  const { id } = (await rows(app, 'select id from installation'))[0];
  expect((await doctor()).found('installation')).toMatchObject({ state: 'ok', says: expect.stringContaining(id) });
  const elsewhere = join(app.dataDir, 'elsewhere');
  await mkdir(join(elsewhere, 'files'), { recursive: true });
  const other = randomUUID();
  await writeFile(join(elsewhere, 'files', 'installation-id'), other);
  const { code, broken, found } = await doctor({ DATA_DIR: elsewhere });
  expect([code, broken.includes('installation')]).toEqual([1, true]);
  expect(found('installation')?.says).toContain(
    `is of the installation ${id}, and the files (${elsewhere}/files) are of ${other}.`,
  );
  await rm(elsewhere, { recursive: true });
});

it('says of a database that is not there what to do, and looks at the rest all the same', async () => {
  const { code, broken, found } = await doctor({ DATABASE_URL: `postgres://somebody:${secret}@127.0.0.1:1/saring` });
  expect([code, broken]).toEqual([1, ['database']]);
  expect(found('database')?.says).toContain('Look at DATABASE_URL');
  expect(found('file store')?.state).toBe('ok');
});

it('says of mail, transcription and model that they refuse, without the password, also where it is repeated', async () => {
  const server = createServer((_request, response) => response.writeHead(401).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const { code, broken, found } = await doctor({
    SMTP_URL: mailUrl(secret),
    STT_BASE_URL: at,
    STT_API_KEY: secret,
    AI_BASE_URL: 'http://127.0.0.1:1',
    AI_MODEL: 'any',
  });
  server.close();
  expect([code, broken]).toEqual([1, ['mail', 'transcription', 'model']]);
  expect(found('mail')?.says).toContain('Not with …');
  expect(found('transcription')?.says).toContain('STT_API_KEY');
  expect(found('model')?.says).toContain('AI_BASE_URL');
});

it('tells whether whoever needs another way has somebody to ask', async () => {
  expect((await doctor()).found('accessibility')).toMatchObject({
    state: 'warn',
    says: expect.stringContaining('Set ACCESSIBILITY_CONTACT.'),
  });
  const env = { ACCESSIBILITY_CONTACT: 'https://saring.test/ask' };
  expect((await doctor(env)).found('accessibility')?.state).toBe('ok');
});

it('says of a proxy that nobody named, of an address that is not ours, and of a misspelt variable', async () => {
  const proxy = createServer((_request, response) =>
    response.writeHead(200, { server: 'nginx', 'content-type': 'application/json' }).end('{"status":"ok"}'),
  ).listen(0, '127.0.0.1');
  const other = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
  await Promise.all([once(proxy, 'listening'), once(other, 'listening')]);
  const at = (server: typeof proxy) => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  };
  const proxied = await doctor({ PUBLIC_URL: at(proxy), SMPT_URL: `smtp://saring:${secret}@mail.test` });
  expect(proxied.broken).toEqual(['proxy']);
  expect(proxied.found('settings')).toEqual({
    check: 'settings',
    state: 'warn',
    says: 'SMPT_URL is not known: is SMTP_URL meant?',
  });
  expect((await doctor({ PUBLIC_URL: at(proxy), TRUST_PROXY: 'true' })).broken).toEqual([]);
  expect((await doctor({ PUBLIC_URL: at(other) })).broken).toEqual(['address']);
  expect((await doctor({ PUBLIC_URL: 'https://127.0.0.1:1' })).broken).toEqual(['proxy']);
  proxy.close();
  other.close();
});

it('says of callers that come by a proxy which nobody named, as the running product saw them', async () => {
  expect((await doctor()).found('callers')?.state).toBe('ok');
  await fetch(`${app.url}/api/health/live`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  await expect.poll(async () => (await doctor()).found('callers')?.says).toContain('X-Forwarded-For');
  for (let number = 0; number < 21; number += 1) await buildApplicant(app);
  await expect.poll(async () => (await doctor()).found('callers')?.says).toContain('many accounts came from 127.0.0.1');
  expect((await doctor()).found('callers')?.state).toBe('warn');
});

it('says of a machine whose time nothing keeps what to run', async () => {
  const programs = join(app.dataDir, 'programs');
  await mkdir(programs);
  const saying = async (said: string) => {
    await writeFile(join(programs, 'timedatectl'), `#!/bin/sh\n${said}\n`, { mode: 0o755 });
    return (await doctor({ PATH: `${programs}:${process.env.PATH}` })).found('time');
  };
  expect(await saying('echo no')).toMatchObject({ state: 'warn', says: expect.stringContaining('set-ntp true') });
  expect(await saying('echo yes')).toMatchObject({ state: 'ok', says: expect.stringContaining('by NTP') });
  expect(await saying('exit 1')).toMatchObject({ state: 'ok', says: expect.stringContaining('does not say') });
});
