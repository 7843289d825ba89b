/**
 * Runs the suites: Vitest's projects and the browser journeys. Each answers what became of its files as outcomes, which
 * `second-chance.mjs` describes: of Vitest one for each file, of the journeys one for each journey.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root, run } from './bootstrap.mjs';
import { findBrowser, findFirefox, hasSoundCard } from './browser.mjs';
import { startSoundCard } from './sound-card.mjs';
import { shortened } from './vitest-report.mjs';

const JOURNEYS = 'tests/playwright.config.ts';
/** How the paths of tests begin; other arguments are options of Vitest. */
const PATH = /^(?:tests|server|contract|engine|web|bench|demo|scripts)\b/;

const isPath = (arg) => PATH.test(arg);

const reports = mkdtempSync(join(tmpdir(), 'saring-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
let runs = 0;

/** Milliseconds within which a suite ends once it has written its report: what a test left running can hold it for ever. */
const WITHIN = 60_000;

/** Runs a suite, which writes its report into a file; answers its exit code, and whether it had to be ended. */
async function runUntilTold(report, args, { within, ...options }) {
  const ending = new AbortController();
  let toldAt = null;
  const watch = setInterval(() => {
    if (toldAt === null && existsSync(report)) toldAt = Date.now();
    if (toldAt !== null && Date.now() - toldAt > within) ending.abort();
  }, 500);
  const { code } = await run(args, { ...options, signal: ending.signal });
  clearInterval(watch);
  return { code, ended: ending.signal.aborted };
}

/** Runs Vitest with its options and paths in `folder`, which has its configuration. */
export async function vitest(args, { env = {}, folder = root, quiet = false, within = WITHIN } = {}) {
  const report = join(reports, `${++runs}.json`);
  const cli = join(dirname(createRequire(join(root, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/vitest-report.mjs')}`];
  const end = await runUntilTold(report, [cli, 'run', ...reporters, ...args], {
    env: { ...env, VITEST_REPORT_FILE: report },
    cwd: folder,
    quiet,
    within,
  });
  const outcomes = read(report) ?? [];
  const alone = (file) => [...args.filter((arg) => !isPath(arg)), '--maxWorkers=1', '--no-file-parallelism', file];
  // Another try has the usual time to end, however little the first one was given.
  const again = { env, folder, quiet };
  for (const outcome of outcomes.filter(({ file }) => file)) outcome.again = () => vitest(alone(outcome.file), again);
  return withoutWord(end, outcomes, 'Vitest', () => vitest(args, again));
}

/** Runs the browser journeys, with paths or options of Playwright where only some of them are wanted, and variables of their own. */
export async function journeys(args, variables = {}) {
  try {
    const env = { ...variables, CHROMIUM_PATH: findBrowser(), FIREFOX_PATH: findFirefox() };
    // For Firefox alone, and until the end: a journey may be played again.
    if (env.FIREFOX_PATH && hasSoundCard()) {
      const sound = await startSoundCard();
      process.on('exit', () => void sound.stop());
      env.SOUND_CARD = sound.env.PULSE_SERVER;
    }
    return await playwright(args, { env });
  } catch (error) {
    return [failed('the browser journeys', error.message)];
  }
}

/** Asked once it is needed: a fresh clone has no packages yet. */
const playwrightCli = () => createRequire(join(root, 'tests/package.json')).resolve('@playwright/test/cli');

/** The names of all journeys. */
export async function journeyNames() {
  const { output } = await run([playwrightCli(), 'test', '-c', JOURNEYS, '--list', '--reporter=json'], { quiet: true });
  return specsOf(JSON.parse(output)).map(({ title }) => title);
}

/** Runs Playwright with a configuration of its own. */
export async function playwright(args, { config = JOURNEYS, env = {}, quiet = false } = {}) {
  const report = join(reports, `${++runs}.json`);
  const end = await runUntilTold(report, [playwrightCli(), 'test', '-c', config, '--reporter=list,json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    quiet,
    within: WITHIN,
  });
  const { config: used, suites = [], errors = [] } = read(report) ?? {};
  const again = (path, title) =>
    playwright(['--workers=1', path, `--grep=${title.replace(/[^\w\s]/g, '\\$&')}$`], { config, env, quiet });
  const outcomes = specsOf({ suites }).map((spec) => journey(spec, used.rootDir, again));
  const begin = () => playwright(args, { config, env, quiet });
  // Without any journey it was the set-up: all of it begins once more.
  const outside = outcomes.length === 0 ? { again: begin } : {};
  for (const { stack, message } of errors)
    outcomes.push({ ...failed('outside of any journey', shortened(stack ?? message)), ...outside });
  return withoutWord(end, outcomes, 'Playwright', begin);
}

/** The tests of a suite in Playwright's report, and of those within it. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function journey({ file, line, title, ok, tests }, folder, again) {
  const path = relative(root, join(folder, file));
  const skipped = tests.every(({ status }) => status === 'skipped');
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  const why = shortened(errors.map(({ stack, message }) => stack ?? message).join('\n'));
  return {
    file: path,
    passed: ok && !skipped ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: skipped ? 1 : 0,
    failures: ok ? [] : [{ name: `${path} > ${title}`, why }],
    // Those of a loop stand in one line.
    again: () => again(`${path}:${line}`, title),
  };
}

/**
 * A run that ended badly without a failed test (a leak, a broken set-up) counts as one failure. It begins once more, by
 * `begin`, where not one test had run.
 */
function withoutWord({ code, ended }, outcomes, name, begin) {
  if (code === 0 || outcomes.some(({ failed }) => failed > 0)) return outcomes;
  const how = ended ? 'It had to be ended after its last test' : `It ended with exit code ${code}`;
  const outcome = failed(name, `${how}, and no test had failed.`);
  return outcomes.length > 0 ? [...outcomes, outcome] : [{ ...outcome, again: begin }];
}

/** The outcome of what is no test and cannot be tried again alone. */
export function failed(name, why) {
  return { file: name, passed: 0, failed: 1, skipped: 0, failures: [{ name, why }] };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}
