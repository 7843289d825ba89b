/** The budget of the pages' scripts: what is too heavy is named, and what cannot be weighed is no pass. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUDGETS, PARTS, pagesTooHeavy } from './bundle-budget.mjs';

let dist;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'saring-budget-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A build in which every part is as heavy as told, in kilobytes that no compression makes fewer. */
function build(weights = {}, { without } = {}) {
  const parts = new Set(Object.keys(BUDGETS).flatMap((page) => PARTS[page]));
  const keys = ['index.html', ...[...parts].map((part) => `src/features/${part}`), 'shared'];
  const manifest = Object.fromEntries(
    keys.filter((key) => key !== without).map((key, at) => [key, { file: `${at}.js`, imports: ['shared'] }]),
  );
  for (const [at, key] of keys.entries())
    writeFileSync(join(dist, `${at}.js`), randomBytes((weights[key] ?? 1) * 1000));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
}

test('a build of light pages passes', () => {
  build();
  expect(pagesTooHeavy(dist)).toBe('');
});

test('a page that is too heavy by itself is named alone, with what it loads', () => {
  build({ 'src/features/auth/register-page.tsx': 220 });
  expect(pagesTooHeavy(dist)).toMatch(/^The page \/register loads 2\d\d\.\d kB of script; the budget is \d+ kB\.\n220/);
  expect(pagesTooHeavy(dist)).not.toContain('/login');
});

test('a page that comes in too many files is named, however light they are', () => {
  build();
  const path = join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const crumbs = Array.from({ length: 22 }, (_, index) => `crumb${index}`);
  for (const crumb of crumbs) manifest[crumb] = { file: '0.js' };
  manifest['src/features/auth/register-page.tsx'].imports.push(...crumbs);
  writeFileSync(path, JSON.stringify(manifest));
  expect(pagesTooHeavy(dist)).toBe('The page /register loads 25 files of script; 24 are enough.');
});

test('what pages share counts for each of them', () => {
  build({ shared: 340 });
  for (const page of Object.keys(BUDGETS)) expect(pagesTooHeavy(dist)).toContain(`The page ${page} loads`);
});

test('a page that the build does not know fails the check', () => {
  build({}, { without: 'src/features/applying/apply-page.tsx' });
  expect(() => pagesTooHeavy(dist)).toThrow('has no src/features/applying/apply-page.tsx');
});
