/**
 * `npm run check`: everything about the code that a program can decide, each step timed, with one summary. With
 * `-- --release`, before something is published, a known weakness of a dependency fails it too; else it is told, for the
 * day on which one becomes known has nothing to do with the change that is checked.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ALLOWED, askRegistry, looseLocks, newerNode, publishedNodes, severeAdvisories } from './audit.mjs';
import { ensureInstalled, node24, root, say } from './bootstrap.mjs';
import { pagesTooHeavy } from './bundle-budget.mjs';
import { changelogFaults } from './changelog.mjs';
import { circles, testCircles, triedCircles } from './circles.mjs';
import { clocks, testClocks, triedClocks } from './clocks.mjs';
import { lintDeployment } from './deploy-lint.mjs';
import { groupFlags, testGroupFlags, triedGroupFlags } from './group-flags.mjs';
import { testImportRules, tried } from './import-rules.mjs';
import { looseTexts } from './loose-texts.mjs';
import { NODE_BINARY, wrongBinary } from './node-binary.mjs';
import { triedFaults } from './openapi-lint.mjs';
import { plainWords, testPlainWords, triedWords } from './plain-words.mjs';
import { promises, testPromises, triedPromises } from './promises.mjs';
import { writeInventory } from './sbom.mjs';
import { sizes } from './sizes.mjs';
import { buildWeb } from './web.mjs';
import { testWordLists, triedLists, wordLists } from './word-lists.mjs';

const STEPS = [
  ['format, lint and imports (Biome)', () => program('biome', 'check', '--error-on-warnings', '.')],
  ['types (tsc)', () => program('tsc', '-b')],
  ['dead files, exports and dependencies (knip)', () => program('knip', '--no-config-hints')],
  [`the import rules report what is forbidden (${tried} imports)`, () => testImportRules().join('\n')],
  [`imports go in no circle (${triedCircles} ways are tried)`, () => [...testCircles(), ...circles()].join('\n')],
  [
    'the knowledge is sound, and compiled as it is',
    () => runOnNode([join(root, 'engine/knowledge/build.ts'), '--check'], root),
  ],
  [
    `no list of words stands in the engine's code (${triedLists} ways are tried)`,
    () => [...testWordLists(), ...wordLists()].join('\n'),
  ],
  [
    `no word stands in code that the glossary does not use (${triedWords} ways are tried)`,
    () => [...testPlainWords(), ...plainWords()].join('\n'),
  ],
  [
    `no pattern changes its flags for a group (${triedGroupFlags} ways are tried)`,
    () => [...testGroupFlags(), ...groupFlags()].join('\n'),
  ],
  [
    `no test rests on a clock, on memory or on a short deadline (${triedClocks} ways are tried)`,
    () => [...testClocks(), ...clocks()].join('\n'),
  ],
  ['files and functions are short, casts few, and what others call is described', () => sizes().join('\n')],
  [
    `Redocly and Spectral find nothing in the OpenAPI document (${triedFaults} faults are planted)`,
    () => runOnNode([join(root, 'scripts/openapi-lint.mjs')], root),
  ],
  ['every text of the web stands in a catalogue', async () => (await looseTexts()).join('\n')],
  [
    `each promise about data stands as it is listed, with a test that is there (${triedPromises} ways are tried)`,
    () => [...testPromises(), ...promises()].join('\n'),
  ],
  ['dependencies are what the lock file names, without known weaknesses', dependenciesAreSound],
  ['dist/sbom.cdx.json lists what ships', () => writeInventory(root)],
  ['CHANGELOG.md keeps its form', changelogKeepsItsForm],
  ['migrations are current', migrationsAreCurrent],
  ['image, compose file, manifests and units', async () => (await lintDeployment(root)).join('\n')],
  ['the web app builds', bundleIsThere],
  ['the pages stay light', () => pagesTooHeavy(join(root, 'web/dist'))],
];

await ensureInstalled();
let failed = 0;
for (const [name, step] of STEPS) {
  const start = performance.now();
  const complaint = await outcome(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${complaint ? '✗' : '✓'} ${name} (${seconds} s)\n`);
  if (!complaint) continue;
  failed++;
  say(complaint);
}
process.stdout.write(`${STEPS.length - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

/** What a step complains of, also where it broke. */
async function outcome(step) {
  try {
    return await step();
  } catch (error) {
    return error.message;
  }
}

/** Runs an installed program on Node 24; answers what it printed when it failed, else nothing. */
function program(name, ...args) {
  return runOnNode([join(root, 'node_modules', '.bin', name), ...args], root);
}

function runOnNode(args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(node24(), args, { cwd, encoding: 'utf8', input: '' });
  return status === 0
    ? ''
    : `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim() || 'It failed without a word.';
}

function dependenciesAreSound() {
  const locks = ['package-lock.json', 'bench/lighthouse/package-lock.json'];
  const loose = locks.flatMap((lock) => looseLocks(JSON.parse(readFileSync(join(root, lock), 'utf8'))));
  const { report, unreachable } = askRegistry(root);
  if (unreachable) say(`  Known weaknesses were not looked up, for the registry does not tell: ${unreachable}`);
  const severe = report ? severeAdvisories(report, ALLOWED, new Date().toISOString().slice(0, 10)) : [];
  const newer = newerNode(NODE_BINARY.version, publishedNodes(root));
  if (newer) say(`  Node ${newer} is published, ours is ${NODE_BINARY.version}: see what it mends.`);
  const isRelease = process.argv.includes('--release');
  if (!isRelease) for (const weakness of severe) say(`  Known weakness: ${weakness}`);
  return [...loose, wrongBinary(root), ...(isRelease ? severe : [])].filter(Boolean).join('\n');
}

function changelogKeepsItsForm() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return changelogFaults(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version).join('\n');
}

/** Generates once more into a copy: a table that differs from the migrations would make a new file there. */
function migrationsAreCurrent() {
  const server = join(root, 'server');
  const work = join(server, '.cache', `check-${process.pid}`);
  const copy = join(work, 'migrations');
  mkdirSync(work, { recursive: true });
  try {
    cpSync(join(server, 'migrations'), copy, { recursive: true });
    const config = join(work, 'drizzle.config.ts');
    const out = relative(server, copy);
    writeFileSync(
      config,
      `import base from '../../drizzle.config.ts';\nexport default { ...base, out: './${out}' };\n`,
    );
    const kit = join(dirname(createRequire(join(server, 'package.json')).resolve('drizzle-kit')), 'bin.cjs');
    const complaint = runOnNode([kit, 'generate', `--config=${relative(server, config)}`], server);
    if (complaint) return complaint;
    const known = new Set(readdirSync(join(server, 'migrations')));
    const added = readdirSync(copy).filter((name) => !known.has(name));
    return added.length === 0
      ? ''
      : `The tables differ from the migrations (npm run migrations makes the missing one):\n${added.map((name) => readFileSync(join(copy, name), 'utf8')).join('\n')}`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function bundleIsThere() {
  await buildWeb();
  const page = readFileSync(join(root, 'web/dist/index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const missing = files.filter((file) => !existsSync(join(root, 'web/dist', file)));
  if (missing.length > 0) return `web/dist lacks ${missing.join(', ')}.`;
  return files.some((file) => file.endsWith('.js')) ? '' : 'web/dist/index.html loads no script.';
}
