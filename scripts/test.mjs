/**
 * `npm test`: the whole suite. Installs what is missing, runs Vitest (units and API), then the browser journeys.
 * `-- --only=unit|api|browser`, `-- --no-browser`, `-- tests/api/jobs` and options of Vitest narrow it, and
 * `-- --changed` or `-- --changed=main` to what differs from the last commit or another: its units and the API files of its noun.
 * What failed is tried once more, alone, after everything else: what passes then is told as UNSTEADY.
 * The last line is `N passed, N failed`, with `, N skipped` where some were.
 */
import { ensureInstalled, say, stopWith } from './bootstrap.mjs';
import { apiFilesFor, changedSince } from './changed.mjs';
import { withSecondChance } from './second-chance.mjs';
import { failed, journeys, vitest } from './suites.mjs';
import { buildWeb } from './web.mjs';

const UNIT_PROJECTS = ['contract', 'engine', 'server', 'web', 'tools'];

const plan = parse(process.argv.slice(2));
await ensureInstalled();

const outcomes = [];
// The API suite looks at the pages too, and the journeys need them.
let built = true;
if (plan.journeys || plan.runs.some(({ projects }) => projects.includes('api'))) {
  try {
    await buildWeb();
  } catch (error) {
    built = false;
    outcomes.push(failed('the build of the web app', error.message));
  }
}
const only = (projects) => projects.map((name) => `--project=${name}`);
for (const { projects, args } of plan.runs) outcomes.push(...(await vitest([...only(projects), ...args])));
if (plan.journeys && built) outcomes.push(...(await journeys(plan.journeyArgs)));

const total = await withSecondChance(outcomes);
if (total.passed + total.failed === 0) say('No test ran.');
for (const { name, why } of total.failures) say(`FAILED ${name}\n${why}`);
for (const { name, why } of total.unsteady) say(`UNSTEADY ${name}: ${why.split('\n').join(' ')}`);
process.stdout.write(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
);
process.exit(total.failed > 0 || (total.passed === 0 && !plan.changed) ? 1 : 0);

/** Which suites run, with which arguments. A path decides by itself: journeys are in tests/browser. */
function parse(args) {
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
  if (changed) return planOfChange(changed, args);
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (only && !['unit', 'api', 'browser'].includes(only)) stopWith('--only takes unit, api or browser.');
  const rest = args.filter((arg) => !arg.startsWith('--only=') && arg !== '--no-browser');
  const journeyPaths = rest.filter((arg) => arg.includes('tests/browser'));
  const others = rest.filter((arg) => !arg.includes('tests/browser'));
  const projects =
    only === 'browser' ? [] : only === 'unit' ? UNIT_PROJECTS : only === 'api' ? ['api'] : [...UNIT_PROJECTS, 'api'];
  // Options, such as -g with a title, belong to the journeys that are named.
  const onlyJourneys = journeyPaths.length > 0 && !others.some((arg) => arg.includes('/'));
  return {
    runs: onlyJourneys || projects.length === 0 ? [] : [{ projects, args: others }],
    journeys:
      !args.includes('--no-browser') &&
      (only === 'browser' || (!only && (rest.length === 0 || journeyPaths.length > 0))),
    journeyArgs: only === 'browser' || onlyJourneys ? rest : journeyPaths,
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
