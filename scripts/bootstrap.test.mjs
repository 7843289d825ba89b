import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alone, root } from './bootstrap.mjs';

const starting = `
  import { run } from ${JSON.stringify(join(root, 'scripts/bootstrap.mjs'))};
  for (const name of ['first', 'second'])
    await run(['-e', \`console.log('\${name}'); setInterval(() => {}, 1000)\`]);
`;

it('who is told to end ends the program that runs, and begins no other', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starting], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    output += text;
    if (output === 'first\n') child.kill('SIGTERM');
  }
  expect(output).toBe('first\n');
  expect(await closed).toEqual([143, null]);
});

it.each([
  ['of a process that is gone', '999999999 1'],
  ['whose number another process has by now', `${process.pid} 1`],
])('a lock %s holds up nobody', async (_name, holder) => {
  const lock = join(root, '.cache/left-behind.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(lock, { force: true });
  writeFileSync(lock, holder);
  expect(await alone('left-behind', async () => 'done')).toBe('done');
  expect(existsSync(lock)).toBe(false);
});
