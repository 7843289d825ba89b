/**
 * `npm run browsers`: the journeys in Firefox, but for those that its driver cannot play
 * (`tests/browser/left-out-in-firefox.json`, each with its reason), and a company's whole way to a hire in WebKit. Paths
 * and options of Playwright narrow it. It ends with one line for each engine, and with 1 where a journey failed; an engine
 * that is not installed has passed nothing, and its line says so.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, say, stopWith } from './bootstrap.mjs';
import { findFirefox, hasWebkit } from './browser.mjs';
import { withSecondChance } from './second-chance.mjs';
import { journeyNames, playwright } from './suites.mjs';
import { buildWeb } from './web.mjs';

const args = process.argv.slice(2);
const leftOut = JSON.parse(readFileSync(join(root, 'tests/browser/left-out-in-firefox.json'), 'utf8'));

await ensureInstalled();
await buildWeb();
const names = await journeyNames();
const unknown = leftOut.filter(({ journey }) => !names.includes(journey));
if (unknown.length > 0) stopWith(`No journey has this name: ${unknown.map(({ journey }) => journey).join('; ')}`);

const firefox = findFirefox();
const driver = pathToFileURL(join(root, 'scripts/playwright-in-firefox.mjs'));
const lines = [
  await outcome('Firefox', firefox, 'apt-get install firefox-esr, or set FIREFOX_PATH', {
    config: 'tests/firefox.config.ts',
    env: { FIREFOX_PATH: firefox, NODE_OPTIONS: `--import=${driver}` },
  }),
  await outcome('WebKit', hasWebkit(), 'npx playwright install --with-deps webkit', {
    config: 'tests/webkit.config.ts',
  }),
];
for (const line of lines) process.stdout.write(`${line}\n`);

/** Plays journeys in an engine; answers its line, in which those that were not played are left out. */
async function outcome(engine, isThere, how, options) {
  if (!isThere) return `${engine}: not installed (${how})`;
  const { passed, failed, failures, unsteady } = await withSecondChance(await playwright(args, options));
  for (const { name, why } of failures) say(`FAILED in ${engine}: ${name}\n${why}`);
  for (const { name, why } of unsteady) say(`UNSTEADY in ${engine}: ${name}: ${why.split('\n').join(' ')}`);
  if (failed > 0) process.exitCode = 1;
  return `${engine}: ${passed} passed, ${failed} failed, ${names.length - passed - failed} left out`;
}
