/** What CONTRIBUTING names for each change is there: a file that moved would send a newcomer astray. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './bootstrap.mjs';

const rows = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'));

/** The paths of a row: after a folder stand files of it. */
function pathsOf(row) {
  let folder = '';
  return [...row.matchAll(/`([^`\s]+)`/g)].map(([, name]) => {
    if (!name.includes('/')) return join(folder, name);
    if (existsSync(join(root, name)) && statSync(join(root, name)).isDirectory()) folder = name;
    return name;
  });
}

it('each file that a change is said to touch is there', () => {
  expect(rows.length).toBeGreaterThanOrEqual(12);
  const named = rows.flatMap(pathsOf);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

it('a file that is not there is found', () => {
  expect(pathsOf('| a | `server/src/features/applications` (`save.ts`, `gone.ts`) |')).toEqual([
    'server/src/features/applications',
    'server/src/features/applications/save.ts',
    'server/src/features/applications/gone.ts',
  ]);
});
