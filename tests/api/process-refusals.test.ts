import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send } from '#world/app/wire.ts';
import { signIn, signInSuperuser } from '#world/people/people.ts';
import { database, dataDir, firstPassword, launch, launches, launchUp } from '#world/processes/launch.ts';

launches();

describe('a wrong start', () => {
  async function refusal(env: Record<string, string>): Promise<string> {
    const app = await launch(env);
    expect(await app.ended).toBe(1);
    expect(app.output.out).toBe('');
    expect(app.output.err).toMatch(/^Saring cannot start: [^\n]+\n$/);
    return app.output.err;
  }
  const portOf = (server: { address(): unknown }): number => Number(Object(server.address()).port);
  const everything = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return Promise.all(files.sort().map(async (file) => [file, (await readFile(file)).toString('base64')]));
  };

  it('names every bad variable in one line, and no value of a secret', async () => {
    const said = await refusal({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://user:hidden-word@x',
      TOKEN_SECRET: 'hidden-word',
      TIME_ZONE: 'Mars/Olympus',
      PROCESS: 'both',
      RATE_LIMIT: 'yes',
      PUBLIC_URL: 'saring.test',
      SMTP_URL: 'http://mail',
      AI_BASE_URL: 'http://ai.test',
      SUPERUSER_USERNAME: 'a b',
      TOKEN_TTL_HOURS: '0',
    });
    const names =
      'PORT LOG_LEVEL DATABASE_URL TOKEN_SECRET TIME_ZONE PROCESS RATE_LIMIT PUBLIC_URL SMTP_URL SUPERUSER_USERNAME TOKEN_TTL_HOURS';
    for (const name of names.split(' ')) expect(said).toMatch(new RegExp(`[ ;]${name} must be `));
    expect(said).not.toContain('hidden-word');
  });

  it('does not come of a secret in a file, which is taken', async () => {
    const file = join(dataDir, 'secret');
    const password = 'From-a-file-7!';
    await writeFile(file, `${password}\n`);
    await signIn(await launchUp({ SUPERUSER_PASSWORD: '', SUPERUSER_PASSWORD_FILE: file }), 'superuser', password);
  });

  it.runIf(process.platform === 'linux').each(['/proc', '/proc/x', '/proc/x/y/z'])(
    'on the folder %s, in which nothing can be made, says so',
    async (folder) => {
      for (const url of ['', database.url])
        expect(await refusal({ DATA_DIR: folder, DATABASE_URL: url })).toContain(`DATA_DIR cannot be used: `);
    },
  );

  it.runIf(process.platform === 'linux')(
    'without a place for a password that is made up makes no account',
    async () => {
      const elsewhere = {
        DATA_DIR: '/proc/x',
        SMTP_URL: 'smtp://127.0.0.1:1',
        TOKEN_SECRET: 'x'.repeat(32),
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_BUCKET: 'files',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      };
      expect(await refusal({ ...elsewhere, SUPERUSER_PASSWORD: '' })).toMatch(
        /the first operator's password cannot be kept in DATA_DIR: .*Set SUPERUSER_PASSWORD\./,
      );
      await signInSuperuser(await launchUp(elsewhere));
    },
  );

  it('on a port that is taken, or an address of another machine, says so, and still says where the password of the operator lies that it made', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    const app = await launch({ PORT: String(port), SUPERUSER_PASSWORD: '' });
    expect(await app.ended).toBe(1);
    expect(app.output.err).toBe(`Saring cannot start: port ${port} is taken. Set PORT to another one.\n`);
    expect(app.output.out).toMatch(
      /^\{[^\n]+"msg":"Operator account: superuser, with the password in \S+\/first-password"\}\n$/,
    );
    const secret = await firstPassword();
    server.close();
    await signIn(await launchUp({ SUPERUSER_PASSWORD: '' }), 'superuser', secret);
    expect(await refusal({ HOST: '203.0.113.9' })).toMatch(/cannot start: HOST and PORT cannot be listened on: .*203/);
  });

  it.each([
    ['is not there', () => 'postgres://somebody:hidden-word@127.0.0.1:1/saring'],
    ['has no such database', () => database.url.replace(/\/[^/?]+(\?|$)/, '/nothing_here$1')],
  ])('with a database server that %s says so, without the password', async (_what, url) => {
    const said = await refusal({ DATABASE_URL: url() });
    expect(said).toContain('the database of DATABASE_URL cannot be used');
    expect(said).not.toContain('hidden-word');
  });

  it('with a database server that speaks no TLS, where the address asks for it, says so', async () => {
    const plain = createServer((socket) => socket.on('data', () => socket.write('N')).on('error', () => {}));
    await once(plain.listen(0, '127.0.0.1'), 'listening');
    const url = `postgres://somebody:hidden-word@127.0.0.1:${portOf(plain)}/saring?sslmode=verify-full`;
    const said = await refusal({ DATABASE_URL: url });
    plain.close();
    expect(said).toContain('the database of DATABASE_URL cannot be used: The server does not support SSL connections');
    expect(said).not.toContain('hidden-word');
  });

  it('on a damaged data folder changes nothing in it', async () => {
    await mkdir(join(dataDir, 'db', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), 'garbage\n');
    await writeFile(join(dataDir, 'db', 'base', '1'), 'rows of somebody');
    const before = await everything(join(dataDir, 'db'));
    expect(await refusal({ DATABASE_URL: '' })).toContain(dataDir);
    expect(await everything(join(dataDir, 'db'))).toEqual(before);
  });

  it('with a file for a data folder says so', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, 'mine');
    for (const url of ['', database.url]) expect(await refusal({ DATA_DIR: file, DATABASE_URL: url })).toContain(file);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('on a data folder in use is turned away; the first goes on, and stops cleanly', async () => {
    const first = await launchUp({ DATABASE_URL: '' });
    expect(await refusal({ DATABASE_URL: '' })).toBe(
      `Saring cannot start: The data folder ${dataDir} is in use by another Saring process (pid ${first.child.pid}).\n`,
    );
    expect((await send(first, 'GET', '/api/health/ready')).body).toMatchObject({ status: 'ok' });
    await signInSuperuser(first);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await readdir(join(dataDir, 'db.lock'))).toEqual([]);
    expect(await readdir(join(dataDir, 'db'))).not.toContain('postmaster.pid');
  });
});
