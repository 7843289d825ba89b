/** docs/debian.md, typed from top to bottom on a server of its own: what it says is what happens. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Block, blocksOf, type DebianServer, misspelt, startDebian } from '#world/processes/debian.ts';
import { noServer } from '#world/processes/postgres-server.ts';
import { noProxy } from '#world/processes/proxy.ts';
import { ask } from '#world/processes/tls.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const markdown = await readFile(fileOf('docs/debian.md'), 'utf8');
const reason = noServer() ?? noProxy();
let folder: string;
let server: DebianServer;
beforeAll(async () => {
  if (reason !== null) return;
  folder = await mkdtemp(join(tmpdir(), 'saring-debian-'));
  await chmod(folder, 0o755);
  server = await startDebian(folder);
});
afterAll(async () => {
  if (reason !== null) return;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What of it needs the internet or the machine itself is held to the shell's grammar, and what it fetches is put there. */
function leave({ text }: Block): void {
  expect(spawnSync('/bin/bash', ['-n', '-c', text], { encoding: 'utf8' }).stderr).toBe('');
  const version = /^git clone \S+ \/opt\/saring\/(\S+)$/m.exec(text)?.[1];
  if (version) server.fetch(version);
}

const blocks = blocksOf(markdown).map((block) => [`line ${block.line}: ${block.text.split('\n')[0]}`, block] as const);
describe.skipIf(reason !== null)(`what one types on a Debian server${reason ? ` (skipped: ${reason})` : ''}`, () => {
  it.each(blocks)('%s', async (_title, block) => {
    if (block.language === 'ini') {
      expect(misspelt(block.text)).toEqual([]);
      return;
    }
    expect(block.language).toBe('sh');
    if (block.reason !== null) return leave(block);
    const { code, said } = await server.type(block.text);
    expect(code, said).toBe(0);
  });
});

describe.skipIf(reason !== null)('the server after that', () => {
  it('lets the operator in over TLS with the first password, which came through the restore', async () => {
    const password = (await readFile(join(folder, 'var/lib/saring-before/first-password'), 'utf8')).trim();
    const body = new URLSearchParams({ username: 'superuser', password }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask(`${server.url}/api/auth/token`, { ca: server.ca, method: 'POST', headers, body });
    expect([answer.status, JSON.parse(answer.body).access_token]).toEqual([200, expect.any(String)]);
  });

  it('runs the new version, which an ordinary account can neither change nor read the settings of', async () => {
    const pid = (await readFile(join(folder, 'run/saring.pid'), 'utf8')).trim();
    expect(await readlink(`/proc/${pid}/cwd`)).toBe(join(folder, 'opt/saring/0.2.0'));
    if (process.getuid?.() !== 0) return;
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m);
    expect((await stat(join(folder, 'opt/saring/0.2.0/server/src/main.ts'))).uid).toBe(0);
    expect((await stat(join(folder, 'etc/saring/env'))).mode & 0o777).toBe(0o640);
  });

  it('ended with 0 each time it was stopped, and told all of it in JSON', async () => {
    expect((await readFile(join(folder, 'run/saring.codes'), 'utf8')).trim().split('\n')).toEqual(['0', '0']);
    const lines = (await readFile(join(folder, 'run/saring.log'), 'utf8')).trim().split('\n');
    const told = lines.map((line): { msg: string } => JSON.parse(line));
    expect(told.filter(({ msg }) => msg === 'the database was brought up to date')).toHaveLength(1);
    expect(told.filter(({ msg }) => msg.startsWith('Saring is ready at'))).toHaveLength(3);
  });

  it('keeps the newest backups, also after one that failed, and tells its exit code', async () => {
    const place = join(folder, 'var/backups/saring');
    const kept = async () => (await readdir(place)).filter((name) => name.endsWith('.backup')).toSorted();
    const [first = ''] = await kept();
    const older = ['2025-01-01T021500Z', '2025-01-02T021500Z'].map((day) => `saring-${day}.backup`);
    await server.type(`cd ${place}; for name in ${older.join(' ')}; do cp ${first} $name; done`);
    const program = join(folder, 'opt/saring/current/deploy/systemd/saring-backup');
    const made = await server.type(`runuser -u saring -- /bin/sh ${program} ${place} 3`);
    expect(made.code, made.said).toBe(0);
    const now = await kept();
    expect([now.length, now.includes(older[0] ?? ''), now.at(-1) !== first]).toEqual([3, false, true]);
    // A database that does not answer: none is made, none is taken away, and the unit fails.
    const failed = await server.type(
      `DATABASE_URL=postgres://127.0.0.1:1/none runuser -u saring -- /bin/sh ${program} ${place} 3`,
    );
    expect([failed.code, await kept()]).toEqual([1, now]);
  });
});

const noSystemd =
  spawnSync('systemd-analyze', ['--version']).status === 0 ? null : 'systemd is not installed (Debian: systemd)';
describe.skipIf(reason !== null || noSystemd !== null)(`systemd${noSystemd ? ` (skipped: ${noSystemd})` : ''}`, () => {
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  const units = async () => {
    const place = join(folder, 'etc/systemd/system');
    return (await readdir(place)).map((name) => join(place, name));
  };

  it('finds no fault in the units as they were installed', async () => {
    const all = await units();
    expect(all).toHaveLength(5);
    const { status, stderr } = analyze('verify', ...all);
    // Units of this machine are read along.
    expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []]);
  });

  it('counts little to which a service is exposed', async () => {
    for (const unit of (await units()).filter((name) => name.endsWith('.service'))) {
      const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', unit);
      expect(status, stdout).toBe(0);
    }
  });
});

it('the document names the Node of the packages', async () => {
  const { dependencies } = JSON.parse(await readFile(fileOf('package.json'), 'utf8'));
  expect(new Set(markdown.match(/(?<=\bv)24\.[\d.]+\d/g))).toEqual(new Set([dependencies.node]));
});
