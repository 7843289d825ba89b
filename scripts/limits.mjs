/**
 * `npm run limits`: measures what the product promises in milliseconds and megabytes, with nothing beside it on a quiet
 * machine: tests/limits, and each call as each role at its largest (tests/cost). It ends with one table, promise · measured ·
 * held, which is kept as Markdown and as JSON too, and with 1 where a promise is broken. Paths and options of Vitest narrow it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, say } from './bootstrap.mjs';
import { vitest } from './suites.mjs';
import { buildWeb } from './web.mjs';

const KEPT = join(root, 'node_modules/.cache/limits');
const OPTIONS = ['--project=limits', '--no-file-parallelism'];

/** Measures; answers the code to end with. `folder` has a configuration of Vitest, `print` takes the lines of the table. */
export async function limits(args, { folder = root, kept = KEPT, quiet = false, print = console.log } = {}) {
  const options = folder === root ? OPTIONS : [];
  const outcomes = await vitest([...options, ...args], { env: { COST: 'all' }, folder, quiet });
  const figures = outcomes.flatMap(({ figures = [] }) => figures);
  const broken = figures.filter((figure) => !held(figure));
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const measuredOn = `${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)} at the end`;
  const table = [
    '| promise | at most | measured | held |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      (figure) =>
        `| ${figure.promise} | ${told(figure, figure.atMost)} | ${told(figure, figure.measured)} | ${held(figure) ? 'yes' : '**no**'} |`,
    ),
  ];
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, 'limits.md'), `${[...table, '', measuredOn].join('\n')}\n`);
  writeFileSync(join(kept, 'limits.json'), JSON.stringify({ measuredOn, figures }, null, 2));
  for (const { name, why } of failures) print(`FAILED ${name}\n${why}`);
  for (const line of [...table, measuredOn]) print(line);
  print(
    `${figures.length - broken.length} promises held, ${broken.length} broken${broken.map(({ promise }) => `\nBROKEN ${promise}`).join('')}`,
  );
  return broken.length > 0 || failures.length > 0 || figures.length === 0 ? 1 : 0;
}

const held = ({ measured, atMost }) => measured !== null && measured <= atMost;

/** With as many digits as say something. A figure without end is none in JSON. */
function told({ unit }, value) {
  if (value === null || !Number.isFinite(value)) return 'no end';
  return `${value < 10 ? Number(value.toFixed(2)) : Math.round(value)} ${unit}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  await buildWeb();
  const code = await limits(process.argv.slice(2));
  say(`Kept in ${KEPT}.`);
  process.exit(code);
}
