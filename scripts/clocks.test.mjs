import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { clocks, testClocks } from './clocks.mjs';

const files = {
  'server/src/a.test.ts': "it('answers', async () => {}, 10_000);",
  'server/src/product.ts': 'const began = performance.now();',
  'tests/api/b.test.ts': 'const began = performance.now();\nconst before = process.memoryUsage().rss;',
  'tests/limits/c.test.ts': 'const began = performance.now();',
  'tests/world/app/d.ts': 'export const rest = () => new Promise((resolve) => setTimeout(resolve, 20));',
  'tests/world/cost/f.ts': 'const began = performance.now();\nconst signal = AbortSignal.timeout(15_000);',
  'tests/browser/e.spec.ts': 'await page.waitForTimeout(2000);',
};
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saring-clocks-'));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every planted way is found, and nothing that looks like one', () => expect(testClocks()).toEqual([]));

it('tests and their world are read, neither the product nor the limits', () =>
  expect(clocks(folder)).toEqual([
    'server/src/a.test.ts:1: a short deadline',
    'tests/api/b.test.ts:1: reads a clock',
    'tests/api/b.test.ts:2: reads memory or processor',
    'tests/api/b.test.ts:2: reads memory or processor',
    'tests/browser/e.spec.ts:1: sleeps',
    'tests/world/app/d.ts:1: sleeps',
    'tests/world/cost/f.ts:2: a short deadline',
  ]));

it("no project of Vitest has a short deadline, of its own or Vitest's", () => {
  const print = "import config from './vitest.config.ts'; console.log(JSON.stringify(config.test.projects));";
  const options = { cwd: root, encoding: 'utf8' };
  const projects = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', print], options));
  expect(projects.length).toBeGreaterThan(0);
  for (const { test } of projects) {
    const least = Math.min(test.testTimeout, test.hookTimeout, test.expect.poll.timeout);
    expect(least, test.name).toBeGreaterThanOrEqual(30_000);
  }
});
