/**
 * `npm run fuzz -- --minutes N`: rolls dice for N minutes (ten where nothing is said). Every test of the contract, of the
 * API, of kills and of cost, and every journey, that leaves something to chance runs again and again, each time with another
 * `FUZZ_SEED`, which it prints; what fails ends it and is told with the command that asks the same again. What it finds becomes
 * a case of its own in a test.
 */
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root, say, stopWith } from './bootstrap.mjs';
import { journeys, vitest } from './suites.mjs';
import { buildWeb } from './web.mjs';

const minutes = minutesOf(process.argv.slice(2));
/** From where they import what they leave to chance. */
const CHANCE = /\/chance(?:\.fixture)?\.ts'/;
/** How often processes are killed in a round; the suite does so six times. */
const KILLS = '20';
const files = ['contract/src', 'tests/api', 'tests/crash', 'tests/cost', 'tests/browser'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.(?:test|spec)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => CHANCE.test(readFileSync(join(root, file), 'utf8'))),
);
const specs = files.filter((file) => file.endsWith('.spec.ts'));
const tests = files.filter((file) => !specs.includes(file));

await ensureInstalled();
await buildWeb();
const end = Date.now() + minutes * 60_000;
let rounds = 0;
do {
  const seed = String(randomInt(2 ** 31));
  say(`FUZZ_SEED=${seed}`);
  const env = { FUZZ_SEED: seed, KILLS };
  const outcomes = await vitest(['--project=contract', '--project=api', ...tests], { env });
  outcomes.push(...(await journeys(specs, env)));
  rounds += 1;
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  for (const { name, why } of failed.flatMap(({ failures }) => failures)) say(`FAILED ${name}\n${why}`);
  if (failed.length > 0) stopWith(`Ask the same again: FUZZ_SEED=${seed} npm test -- ${files.join(' ')}`);
} while (Date.now() < end);
say(`${rounds} ${rounds === 1 ? 'round' : 'rounds'} of ${files.join(', ')}: nothing found.`);

/** Of the arguments; ends with what is wrong with them. */
function minutesOf(args) {
  try {
    const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } });
    if (Number(values.minutes) > 0) return Number(values.minutes);
  } catch {
    // Told below.
  }
  return stopWith('npm run fuzz -- --minutes N takes a number of minutes.');
}
