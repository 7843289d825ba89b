/** docs/security.md leaves no requirement out, names only files that exist, and counts itself rightly. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shipped } from './sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(`${root}docs/security.md`, 'utf8');

/** ASVS 5.0: how many requirements of levels 1 and 2 each section has; they are the first of their section. */
const sections = {
  ...{ 1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2 },
  ...{ 2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1 },
  ...{ 3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2 },
  ...{ 4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4 },
  ...{ 5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3 },
  ...{ 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4 },
  ...{ 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2 },
  ...{ 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1 },
  ...{ 9.1: 3, 9.2: 4 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3 },
  ...{ 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1 },
  ...{ 12.1: 3, 12.2: 2, 12.3: 4 },
  ...{ 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5 },
  ...{ 14.1: 2, 14.2: 4, 14.3: 3 },
  ...{ 15.1: 3, 15.2: 3, 15.3: 7 },
  ...{ 16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3 },
  ...{ 17.1: 1, 17.2: 4, 17.3: 2 },
};
const wanted = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** `7.3.1–2, 7.4.1` as its numbers. */
function numbersIn(cell) {
  return cell.split(', ').flatMap((part) => {
    const [, section, first, last] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    const from = Number(first);
    return Array.from({ length: Number(last ?? first) - from + 1 }, (_, index) => `${section}.${from + index}`);
  });
}

const lines = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()))
  .filter(([numbers]) => /^\d+\.\d+\.\d/.test(numbers))
  .map(([numbers, how, state, code, test]) => ({ numbers: numbersIn(numbers), how, state, code, test }));

describe('the map of ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2 exactly once, in order', () => {
    expect(wanted).toHaveLength(253);
    expect(lines.flatMap(({ numbers }) => numbers)).toEqual(wanted);
  });

  it('has a state for each, and says where it is met', () => {
    for (const { numbers, how, state, code } of lines) {
      expect(['met', 'partly', 'open', 'yours', 'n/a'], numbers.join()).toContain(state);
      expect(how, numbers.join()).toMatch(/\S/);
      if (state === 'partly') expect(code, numbers.join()).toMatch(/`/);
    }
  });

  it('tells of each that is not met, with its reason, under "What is open"', () => {
    const [, open] = text.split('## What is open');
    const named = [...open.split('\n## ')[0].matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number);
    const wanting = lines
      .filter(({ state }) => state === 'partly' || state === 'open')
      .flatMap(({ numbers }) => numbers);
    expect(wanting.filter((number) => !named.includes(number))).toEqual([]);
    expect(named.filter((number) => !wanting.includes(number) && number !== '3.3.4')).toEqual([]);
  });

  it('counts itself rightly', () => {
    const of = (state) =>
      lines.filter((line) => line.state === state).reduce((sum, { numbers }) => sum + numbers.length, 0);
    expect(/^Of 253: .*$/m.exec(text)?.[0]).toBe(
      `Of 253: ${of('met')} met, ${of('partly')} partly, ${of('open')} open, ${of('yours')} yours, ${of('n/a')} n/a.`,
    );
  });
});

it('names only files that exist, by the end of their path', () => {
  const rooms = [
    'contract/src',
    'engine',
    'server/src',
    'web/src',
    'tests/api',
    'tests/browser',
    'tests/cost',
    'tests/crash',
    'scripts',
    'docs',
    'deploy',
  ];
  const files = rooms.flatMap((room) =>
    readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `/${room}/${name}`),
  );
  files.push(...readdirSync(root).map((name) => `/${name}`));
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|yaml|conf)|Dockerfile)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(150);
  expect([...new Set(named)].filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

it('lists of packages without a release only what ships', () => {
  const [, section] = text.split('### Packages without a release for two years');
  const listed = [...section.split('\n## ')[0].matchAll(/`((?:@[\w-]+\/)?[\w.-]+@\d[\w.-]*)`/g)].map(
    ([, name]) => name,
  );
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  const ships = new Set(
    [...shipped(lock)].map((path) => `${path.split('node_modules/').at(-1)}@${lock.packages[path].version}`),
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((each) => !ships.has(each))).toEqual([]);
});
