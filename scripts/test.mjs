/**
 * `npm test`: the whole suite. Installs what is missing, runs Vitest (units and API), then the browser journeys, and at the
 * end by itself what measures the product: whatever ran beside it would spoil the figures.
 * `-- --only=unit|api|browser|cost`, `-- --no-browser`, `-- tests/api/jobs` and options of Vitest narrow it, and
 * `-- --changed` or `-- --changed=main` to what differs from the last commit or another: its units and the API files of its noun.
 * The last line is `N passed, N failed`, with `, N skipped` where some were.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, root, run, say, stopWith } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { apiFilesFor, changedSince } from './changed.mjs';
import { buildWeb } from './web.mjs';

const UNIT_PROJECTS = ['contract', 'engine', 'server', 'web', 'tools'];
const COST_PROJECTS = ['cost'];
const JOURNEYS = 'tests/playwright.config.ts';

const plan = parse(process.argv.slice(2));
await ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'saring-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const results = [];
// The API suite looks at the pages too, and the journeys need them.
const built =
  plan.journeys || plan.runs.some(({ projects }) => projects.includes('api')) ? await attempt(buildWeb) : true;
if (!built) results.push({ passed: 0, failed: 1, skipped: 0 });
for (const { projects, args } of plan.runs) results.push(await vitest(projects, args));
if (plan.journeys && built) results.push(await journeys());
if (plan.cost) results.push(await vitest(COST_PROJECTS, plan.costArgs, plan.everyCost ? { COST: 'all' } : {}));

const total = { passed: 0, failed: 0, skipped: 0 };
for (const result of results) for (const key of Object.keys(total)) total[key] += result[key];
if (total.passed + total.failed === 0) say('No test ran.');
for (const { name, why } of results.flatMap(({ failures = [] }) => failures)) say(`FAILED ${name}\n${why}`);
process.stdout.write(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
);
process.exit(total.failed > 0 || (total.passed === 0 && !plan.changed) ? 1 : 0);

/** Which suites run, with which arguments. A path decides by itself: journeys are in tests/browser. */
function parse(args) {
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
  if (changed) return planOfChange(changed, args);
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (only && !['unit', 'api', 'browser', 'cost'].includes(only)) stopWith('--only takes unit, api, browser or cost.');
  const rest = args.filter((arg) => !arg.startsWith('--only=') && arg !== '--no-browser');
  const journeyPaths = rest.filter((arg) => arg.includes('tests/browser'));
  const others = rest.filter((arg) => !arg.includes('tests/browser'));
  const costPaths = others.filter((arg) => arg.includes('tests/cost'));
  // Of several paths those of the suites that run together are tried beside it; what options of Vitest are given is no path.
  const paths = others.filter((arg) => /^(tests|server|contract|web|bench|demo|scripts)\b/.test(arg));
  const onlyCost = only === 'cost' || (costPaths.length > 0 && costPaths.length === paths.length);
  const projects =
    only === 'browser' || onlyCost
      ? []
      : only === 'unit'
        ? UNIT_PROJECTS
        : only === 'api'
          ? ['api']
          : [...UNIT_PROJECTS, 'api'];
  const onlyJourneys = journeyPaths.length > 0 && others.length === 0;
  return {
    runs: onlyJourneys || projects.length === 0 ? [] : [{ projects, args: others }],
    costArgs: others,
    cost: only === 'cost' || costPaths.length > 0 || (!only && rest.length === 0),
    everyCost: only === 'cost',
    journeys:
      !args.includes('--no-browser') &&
      (only === 'browser' || (!only && (rest.length === 0 || journeyPaths.length > 0))),
    journeyArgs: only === 'browser' ? rest : journeyPaths,
  };
}

/** The units that import what differs from a commit, and the API files of its noun. */
function planOfChange(option, args) {
  const ref = option.split('=')[1] ?? 'HEAD';
  const rest = args.filter((arg) => arg !== option);
  const files = apiFilesFor(changedSince(ref));
  const units = { projects: UNIT_PROJECTS, args: [`--changed=${ref}`, '--passWithNoTests', ...rest] };
  return {
    changed: true,
    runs: files.length > 0 ? [units, { projects: ['api'], args: [...files, ...rest] }] : [units],
  };
}

/** Runs a preparation; says why it failed, so that the run still ends with its counts. */
async function attempt(prepare) {
  try {
    await prepare();
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
}

async function vitest(projects, args, env = {}) {
  const report = join(reports, `${projects[0]}.json`);
  const cli = join(dirname(createRequire(join(root, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs');
  const { code } = await run(
    [
      cli,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((name) => `--project=${name}`),
      ...args,
    ],
    { env },
  );
  const { numPassedTests, numPendingTests, numTodoTests, numFailedTests, testResults } = read(report);
  // A file that cannot be loaded holds no test that could fail, and is a failure all the same.
  const unloaded = (testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const counts = counted(
    code,
    numPassedTests,
    (numFailedTests ?? 0) + unloaded.length,
    (numPendingTests ?? 0) + (numTodoTests ?? 0),
  );
  return { ...counts, failures: (testResults ?? []).flatMap(vitestFailures) };
}

/** The failed tests of a file in Vitest's report, or the file itself where it could not be loaded. */
function vitestFailures({ name, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative(root, name);
  if (failed.length === 0) return message ? [{ name: file, why: shortened(message) }] : [];
  return failed.map((test) => ({
    name: `${file} > ${test.fullName}`,
    why: shortened(test.failureMessages.join('\n')),
  }));
}

async function journeys() {
  if (!existsSync(join(root, JOURNEYS))) {
    say(`There are no browser journeys (${JOURNEYS}).`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  let browser = '';
  const found = await attempt(() => {
    browser = findBrowser();
  });
  if (!found) return { passed: 0, failed: 1, skipped: 0 };
  const report = join(reports, 'playwright.json');
  const cli = createRequire(join(root, 'tests/package.json')).resolve('@playwright/test/cli');
  const { code } = await run([cli, 'test', '-c', JOURNEYS, '--reporter=list,json', ...plan.journeyArgs], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats = {}, suites = [] } = read(report);
  const counts = counted(code, (stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected, stats.skipped);
  return { ...counts, failures: suites.flatMap(journeyFailures) };
}

/** The journeys of a suite in Playwright's report, and of those within it, that failed to the last try. */
function journeyFailures({ file, specs = [], suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok);
  return [
    ...failed.map(({ title, tests }) => ({
      name: `${file} > ${title}`,
      why: shortened(
        tests
          .flatMap((test) => test.results)
          .map((result) => result.error?.message ?? '')
          .join('\n'),
      ),
    })),
    ...suites.flatMap(journeyFailures),
  ];
}

/** The first lines of an error, without the colours of a terminal. */
function shortened(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .join('\n');
}

/** A run that ended badly without a failed test (a leak, a broken set-up) counts as one failure. */
function counted(code, passed = 0, failed = 0, skipped = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
