/** Which files of the API suite a change concerns: those named by the noun of the feature. Units are found by Vitest, by what they import. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Files that differ from a commit, and those that git does not know yet. */
export function changedSince(ref) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', ref, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}

/** API files that themselves changed, and those of each noun whose feature or contract did; sorted. */
export function apiFilesFor(changed) {
  const nouns = new Set(changed.flatMap(nounsFor));
  const ofNoun = readdirSync(join(root, 'tests/api'))
    .filter((name) => [...nouns].some((noun) => name === `${noun}.test.ts` || name.startsWith(`${noun}-`)))
    .map((name) => `tests/api/${name}`);
  // What kills processes a minute long does so in the whole suite.
  const itself = changed.filter(
    (file) => /^tests\/(?:api|crash)\/.*\.test\.ts$/.test(file) && existsSync(join(root, file)),
  );
  return [...new Set([...ofNoun, ...itself])].sort();
}

function nounsFor(path) {
  const [, feature] = /^server\/src\/features\/([\w-]+)\//.exec(path) ?? [];
  if (feature) return [feature, ...nounsOf(feature)];
  const [, noun] = /^contract\/src\/([\w-]+)\.ts$/.exec(path) ?? [];
  return noun ? [noun] : [];
}

/** The nouns of the contract that a feature serves, where they are not its own. */
function nounsOf(feature) {
  const folder = join(root, 'server/src/features', feature);
  if (!existsSync(folder)) return [];
  const routes = readdirSync(folder).filter((name) => name.endsWith('routes.ts'));
  const calls = routes.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/\bbind\((?:api\.)?(\w+)\./g),
  ]);
  return [...new Set(calls.map(([, noun]) => noun))];
}
