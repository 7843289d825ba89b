/**
 * `npm run browsers`: the journeys in Firefox, but for those that its driver cannot play
 * (`tests/browser/left-out-in-firefox.json`, each with its reason), and the main ways in WebKit
 * (`tests/browser/webkit.spec.ts`). Paths and options of Playwright narrow it. It ends with one line for each engine, and
 * with 1 where a journey failed or an engine is not installed, which its line says.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, say, stopWith } from './bootstrap.mjs';
import { findFirefox, hasSoundCard, hasWebkit } from './browser.mjs';
import { withSecondChance } from './second-chance.mjs';
import { startSoundCard } from './sound-card.mjs';
import { journeyNames, playwright } from './suites.mjs';
import { buildWeb } from './web.mjs';

const args = process.argv.slice(2);
const leftOut = JSON.parse(readFileSync(join(root, 'tests/browser/left-out-in-firefox.json'), 'utf8'));

await ensureInstalled();
await buildWeb();
const names = await journeyNames();
const unknown = leftOut.filter(({ journey }) => !names.includes(journey));
if (unknown.length > 0) stopWith(`No journey has this name: ${unknown.map(({ journey }) => journey).join('; ')}`);

const lines = [await inFirefox(), await inWebkit()];
for (const line of lines) process.stdout.write(`${line}\n`);

async function inFirefox() {
  const firefox = findFirefox();
  if (!firefox || !hasSoundCard())
    return missing('Firefox', 'apt-get install firefox-esr pulseaudio; FIREFOX_PATH may name another Firefox');
  const driver = pathToFileURL(join(root, 'scripts/playwright-in-firefox.mjs'));
  const sound = await startSoundCard();
  try {
    const { passed, failed } = await outcome('Firefox', {
      config: 'tests/firefox.config.ts',
      env: { ...sound.env, FIREFOX_PATH: firefox, NODE_OPTIONS: `--import=${driver}` },
    });
    return `Firefox: ${passed} passed, ${failed} failed, ${names.length - passed - failed} left out`;
  } finally {
    await sound.stop();
  }
}

async function inWebkit() {
  if (!hasWebkit()) return missing('WebKit', 'apt-get install webkit2gtk-driver xvfb');
  const { passed, failed } = await outcome('WebKit', { config: 'tests/webkit.config.ts' });
  return `WebKit: ${passed} passed, ${failed} failed`;
}

function missing(engine, how) {
  process.exitCode = 1;
  return `${engine}: not installed, nothing passed (${how})`;
}

/** Plays journeys in an engine. */
async function outcome(engine, options) {
  const total = await withSecondChance(await playwright(['--pass-with-no-tests', ...args], options));
  for (const { name, why } of total.failures) say(`FAILED in ${engine}: ${name}\n${why}`);
  for (const { name, why } of total.unsteady) say(`UNSTEADY in ${engine}: ${name}: ${why.split('\n').join(' ')}`);
  if (total.failed > 0) process.exitCode = 1;
  return total;
}
