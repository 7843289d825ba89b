import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from './bootstrap.mjs';
import { MOST_UNSTEADY, withSecondChance } from './second-chance.mjs';
import { playwright, vitest } from './suites.mjs';
import VitestReport from './vitest-report.mjs';

/** Planted tests: `once()` is true at the first try of each, and false at the second. */
const once = (folder) => `import { existsSync, writeFileSync } from 'node:fs';
const once = (name) => {
  const mark = ${JSON.stringify(folder)} + '/' + name;
  if (existsSync(mark)) return false;
  writeFileSync(mark, '');
  return true;
};
`;
const UNITS = {
  'always.test.mjs': "test('is wrong', () => expect(1).toBe(2)); test('is right', () => {});",
  'hook.test.mjs': "beforeAll(() => { if (once('hook')) throw new Error('no hook'); }); test('needs it', () => {});",
  'kills.test.mjs': "test('ends its process', () => { if (once('kills')) process.kill(process.pid, 'SIGKILL'); });",
  'once.test.mjs': "test('fails at first', () => expect(once('once')).toBe(false)); test('is right', () => {});",
  'unhandled.test.mjs':
    "test('leaves a promise', async () => { if (once('unhandled')) Promise.reject(new Error('nobody')); await null; });",
};
const JOURNEYS = {
  'always.spec.mjs': "test('is wrong', () => expect(1).toBe(2));",
  'once.spec.mjs':
    "test('fails at first', () => expect(once('journey')).toBe(false)); test('is right', () => {}); test.skip('later', () => {});",
  'kills.spec.mjs': "test('ends its process', () => { if (once('killed')) process.kill(process.pid, 'SIGKILL'); });",
};

let folder;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'planted-'));
  for (const [name, code] of Object.entries(UNITS)) writeFileSync(join(folder, name), once(folder) + code);
  for (const [name, code] of Object.entries(JOURNEYS))
    writeFileSync(join(folder, name), `import { expect, test } from '@playwright/test';\n${once(folder)}${code}`);
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    "export default { test: { globals: true, include: ['*.test.mjs'], pool: 'forks' } };",
  );
  writeFileSync(join(folder, 'playwright.config.mjs'), "export default { workers: 1, testMatch: '*.spec.mjs' };");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = (told) => told.map(({ name }) => name.replace(/.*planted-\w+\//, '')).sort();

it('what fails once passes and is told, what fails twice fails: tests, hooks, processes that die', async () => {
  const total = await withSecondChance(await vitest([], { folder, quiet: true }));
  expect(names(total.failures)).toEqual(['always.test.mjs > is wrong']);
  expect(names(total.unsteady)).toEqual([
    'hook.test.mjs',
    'kills.test.mjs',
    'once.test.mjs > fails at first',
    'unhandled.test.mjs',
  ]);
  expect(total.unsteady.every(({ why }) => why.length > 0)).toBe(true);
  expect(total).toMatchObject({ passed: 6, failed: 1, skipped: 0 });
});

it('a run whose set-up broke begins once more, as a whole', async () => {
  const setUp = `${once(folder)}export default () => { if (once('set-up')) throw new Error('no database'); };`;
  writeFileSync(join(folder, 'set-up.mjs'), setUp);
  const vitestConfig = "{ test: { globals: true, include: ['right.test.mjs'], globalSetup: './set-up.mjs' } }";
  writeFileSync(join(folder, 'right.test.mjs'), "test('is right', () => {});");
  writeFileSync(join(folder, 'set-up.config.mjs'), `export default ${vitestConfig};`);
  const total = await withSecondChance(await vitest(['--config=set-up.config.mjs'], { folder, quiet: true }));
  expect(total).toMatchObject({ passed: 1, failed: 0, skipped: 0, failures: [] });
  expect(total.unsteady.map(({ name }) => name)).toEqual(['Vitest']);

  rmSync(join(folder, 'set-up'));
  const journey = "import { test } from '@playwright/test'; test('is right', () => {});";
  writeFileSync(join(folder, 'right.journey.mjs'), journey);
  const journeys = "{ workers: 1, testMatch: 'right.journey.mjs', globalSetup: './set-up.mjs' }";
  const config = join(folder, 'set-up-of-journeys.config.mjs');
  writeFileSync(config, `export default ${journeys};`);
  const second = await withSecondChance(await playwright([], { config, quiet: true }));
  expect(second).toMatchObject({ passed: 1, failed: 0, failures: [] });
});

it('a run that what a test began holds open is ended, and its results count', async () => {
  const held = `import { spawn } from 'node:child_process';
test('leaves a process', () => {
  if (!once('held')) return;
  const child = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  writeFileSync(import.meta.dirname + '/held.pid', String(child.pid));
  throw new Error('It left a process.');
});`;
  writeFileSync(join(folder, 'held.again.mjs'), once(folder) + held);
  writeFileSync(
    join(folder, 'held.config.mjs'),
    "export default { test: { globals: true, include: ['*.again.mjs'] } };",
  );
  const run = await vitest(['--config=held.config.mjs'], { folder, quiet: true, within: 1_000 });
  expect(await withSecondChance(run)).toMatchObject({ passed: 1, failed: 0, failures: [] });
  process.kill(Number(readFileSync(join(folder, 'held.pid'), 'utf8')), 'SIGKILL');
});

it('journeys have the same second chance', async () => {
  const config = join(folder, 'playwright.config.mjs');
  const total = await withSecondChance(await playwright([], { config, quiet: true }));
  expect(names(total.failures)).toEqual(['always.spec.mjs > is wrong']);
  expect(names(total.unsteady)).toEqual(['kills.spec.mjs > ends its process', 'once.spec.mjs > fails at first']);
  expect(total).toMatchObject({ passed: 3, failed: 1, skipped: 1 });
});

const failing = (at, second = [{ file: `${at}.test.ts`, passed: 1, failed: 0, skipped: 0, failures: [] }]) => ({
  file: `${at}.test.ts`,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ name: `${at}.test.ts`, why: 'slow' }],
  again: async () => second,
});

it(`where more than ${MOST_UNSTEADY} files fail, none is tried again`, async () => {
  const upTo = (count) => Array.from({ length: count }, (_, at) => failing(at));
  expect(await withSecondChance(upTo(MOST_UNSTEADY))).toMatchObject({ passed: MOST_UNSTEADY, failed: 0 });
  const total = await withSecondChance(upTo(MOST_UNSTEADY + 1));
  expect(total).toMatchObject({ passed: 0, failed: MOST_UNSTEADY + 1, unsteady: [] });
  expect(total.failures.at(-1).why).toContain('none was tried again');
});

it.each([
  ['finds nothing', []],
  ['skips all', [{ file: '1.test.ts', passed: 0, failed: 0, skipped: 3, failures: [] }]],
  ['skips what failed', [{ file: '1.test.ts', passed: 1, failed: 0, skipped: 1, failures: [] }]],
])('a second try that %s proves nothing', async (_, second) => {
  expect(await withSecondChance([failing(1, second)])).toMatchObject({ passed: 0, failed: 1, unsteady: [] });
});

it('a file whose worker did not start is told by name, and tried again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saring-report-'));
  vi.stubEnv('VITEST_REPORT_FILE', join(folder, 'report.json'));
  try {
    const report = new VitestReport();
    report.onInit({ config: { root: '/product' } });
    report.onTestRunStart([{ moduleId: '/product/one.test.ts' }, { moduleId: '/product/two.test.ts' }]);
    const children = { allTests: () => [], allSuites: () => [] };
    const begun = { moduleId: '/product/one.test.ts', state: () => 'passed', errors: () => [], children };
    report.onTestRunEnd([begun], [{ message: '[vitest-pool]: Failed to start forks worker.' }]);
    const outcomes = JSON.parse(readFileSync(process.env.VITEST_REPORT_FILE, 'utf8'));
    expect(outcomes.map(({ file, failures }) => [file, failures.map(({ why }) => why)])).toEqual([
      ['one.test.ts', []],
      ['two.test.ts', ['It never began.']],
    ]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});
