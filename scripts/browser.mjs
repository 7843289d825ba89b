/** Finds browsers for the journeys; of Chromium one is installed where there is none. Says in one line which it is. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { node24, root, say } from './bootstrap.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium or Chrome that runs; throws one line when there is none to be had. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!runs(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not run as a browser.`);
    return found(given, 'Browser: CHROMIUM_PATH');
  }
  const installed = NAMES.map(pathOf).find(runs);
  if (installed) return found(installed, 'Browser: the installed');
  const own = playwrightBrowser();
  if (runs(own)) return found(own, "Browser: Playwright's own");
  const packaged = installPackage();
  if (packaged) return found(packaged, 'Browser: installed the package "chromium",');
  const complaint = installPlaywright();
  if (runs(own)) return found(own, "Browser: downloaded Playwright's own");
  throw new Error(
    `environment: no browser. Install Chromium, or set CHROMIUM_PATH, or leave the journeys out with --no-browser. ${complaint}`,
  );
}

/** The path of a Firefox as it is released, empty where there is none. */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given && !runs(given)) throw new Error(`FIREFOX_PATH names ${given}, which does not run as a browser.`);
  return given || pathOf('firefox-esr');
}

/** Whether there is Debian's WebKitGTK with its driver, and a screen for it. */
export const hasWebkit = () => ['WebKitWebDriver', 'Xvfb'].every(pathOf);

/** Whether Firefox can be given a sound card (`sound-card.mjs`). */
export const hasSoundCard = () => Boolean(pathOf('pulseaudio'));

/** Those of the programs that are not installed. */
export const missingPrograms = (names) => names.filter((name) => !pathOf(name));

function found(path, how) {
  say(`${how} ${path}`);
  return path;
}

function runs(path) {
  return Boolean(path) && quietly(path, ['--version'], 30_000).status === 0;
}

function pathOf(name) {
  return name.startsWith('/') ? name : quietly('/bin/sh', ['-c', 'command -v "$0"', name]).stdout.trim();
}

/** Tries three times, with pauses, what reaches outside. */
function patiently(attempt) {
  for (const pause of [5, 20, 0]) {
    if (attempt()) return;
    spawnSync('sleep', [String(pause)]);
  }
}

/** Debian's package, as root. Ubuntu's of that name is a signpost to a snap: what counts is whether it then runs. */
function installPackage() {
  if (process.getuid?.() !== 0 || !pathOf('apt-get')) return '';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-qq', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  const apt = (...args) => spawnSync('apt-get', [...args, ...patient], { env, stdio: 'ignore' }).status === 0;
  patiently(() => apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium'));
  const path = pathOf('chromium');
  return runs(path) ? path : '';
}

const fromTests = createRequire(join(root, 'tests/package.json'));

function playwrightBrowser() {
  return fromTests('@playwright/test').chromium.executablePath();
}

/** Answers in one line what it complained of. */
function installPlaywright() {
  const cli = fromTests.resolve('@playwright/test/cli');
  const systemLibraries = process.getuid?.() === 0 && pathOf('apt-get') ? ['--with-deps'] : [];
  let told = '';
  patiently(() => {
    const { status, stdout, stderr } = quietly(node24(), [cli, 'install', ...systemLibraries, 'chromium'], 600_000);
    told = `${stdout}\n${stderr}`;
    return status === 0;
  });
  const lines = told.split('\n').filter((line) => /error|fail/i.test(line));
  return lines.at(0)?.trim() ?? '';
}

function quietly(file, args, timeout = 10_000) {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', input: '', timeout });
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' };
}
