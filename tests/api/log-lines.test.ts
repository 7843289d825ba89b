/** In which form a process tells what it does: one JSON object a line, with its priority where the journal of systemd reads it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { database, dataDir, launches, launchUp } from '#world/processes/launch.ts';
import { startArguments, startEnvironment, testedEnv } from '#world/processes/process.ts';

launches();

it('every line on standard output is JSON, with process, its id and the version, and so is the one that says it is ready', async () => {
  const web = await launchUp({ PROCESS: 'web', LOG_LEVEL: 'debug', SUPERUSER_PASSWORD: '' });
  web.child.kill('SIGTERM');
  await web.ended;
  const lines = web.output.out
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  for (const line of lines)
    expect(line).toMatchObject({ process: 'web', pid: web.child.pid, version: expect.stringMatching(/^\d+\./) });
  const told = lines.map(({ msg }) => String(msg));
  for (const said of [/^Saring \d/, /^Operator account: /, /^Saring is ready at /, /^shutting down$/])
    expect(
      told.filter((line) => said.test(line)),
      String(said),
    ).toHaveLength(1);
});

it('a line carries its priority where the journal of systemd reads it, and nowhere else', async () => {
  const main = fileURLToPath(new URL('../../server/src/operations/cli.ts', import.meta.url));
  const printed = async (name: string, journal: (stream: string) => string) => {
    const file = openSync(join(dataDir, name), 'w');
    const { dev, ino } = fstatSync(file, { bigint: true });
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' };
    const child = spawn(process.execPath, [...startArguments, main, 'start'], {
      env: {
        ...process.env,
        ...startEnvironment,
        ...testedEnv,
        ...env,
        LOG_LEVEL: 'info',
        JOURNAL_STREAM: journal(`${dev}:${ino}`),
      },
      stdio: ['ignore', file, 'inherit'],
    });
    closeSync(file);
    const text = () => readFile(join(dataDir, name), 'utf8');
    await expect.poll(text).toContain('ready at');
    await expect.poll(text).toContain('the mail server cannot be used');
    child.kill('SIGTERM');
    await once(child, 'exit');
    return (await text()).trim().split('\n');
  };
  for (const line of await printed('journal', (stream) => stream)) {
    const [, priority, rest = ''] = /^<(\d)>(.*)$/.exec(line) ?? [];
    expect(priority).toBe({ info: '6', warn: '4' }[String(JSON.parse(rest).level)]);
  }
  // What systemd gave to another process, whose child writes elsewhere.
  for (const line of await printed('pipe', () => '8:1')) JSON.parse(line);
});
