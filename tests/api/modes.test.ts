/** What people entrust is for the account of the product alone, also in a folder that others may enter. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { txt } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { startInstallation } from '#world/processes/installation.ts';
import { startEnvironment } from '#world/processes/process.ts';

const program = fileURLToPath(new URL('../../server/src/operations/cli.ts', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saring-modes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Everything below a folder that somebody else may read, write or enter. */
async function openToOthers(dir: string): Promise<string[]> {
  const open: string[] = [];
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
  }
  return open;
}

/** As an earlier version or a copy left it: open, under the product's own names. */
async function left(dataDir: string, path: string, bytes: string): Promise<void> {
  const file = join(dataDir, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, bytes);
  for (let each = file; each !== dataDir; each = join(each, '..')) await chmod(each, each === file ? 0o644 : 0o755);
}

it('by files, mails and uploads, those of before and those of a restore too', async () => {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  await left(dataDir, 'files/resume/ab/019f0000-0000-7000-8000-0000000000ab.txt', 'An old resume');
  await left(dataDir, 'outbox/20260101T000000000Z_019f0000-0000-7000-8000-0000000000cd@saring.test.eml', 'An old mail');
  await mkdir(join(dataDir, 'incoming'), { mode: 0o755 });
  const app = await startInstallation(dataDir);
  try {
    for (const name of ['files', 'incoming', 'outbox'])
      expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o700);
    const company = await buildCompany(app);
    const person = await buildApplicant(app);
    await buildApplication(person, await buildJob(company));
    const large = new File([txt(Array.from({ length: 9000 }, () => 'Accountant who closes the books'))], 'cv.txt');
    const path = `/api/applicants/${person.username}/resume`;
    expect((await send(app, 'PUT', path, { token: person.token, files: { resume: large } })).status).toBe(200);
    for (const name of ['files.sweep', 'emails.sweep'])
      await rows(app, 'insert into pgboss.job (name) values ($1)', [name]);
    const open = "select 1 from pgboss.job where name like '%.sweep' and state in ('created', 'retry', 'active')";
    await expect.poll(() => rows(app, open)).toEqual([]);
    expect(await openToOthers(dataDir)).toEqual([]);
    // Whoever made the folder itself may have meant others to see what is in it.
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755);

    const file = join(folder, 'whole.backup');
    const run = (name: string, into: string) =>
      execFileSync(process.execPath, [program, name, file], {
        env: { ...process.env, ...startEnvironment, DATA_DIR: into, DATABASE_URL: '' },
      });
    run('backup', dataDir);
    run('restore', join(folder, 'restored', 'data'));
    expect(await readdir(join(folder, 'restored', 'data'))).toContain('files');
    expect(await openToOthers(join(folder, 'restored'))).toEqual([]);
  } finally {
    await app.stop();
  }
});
