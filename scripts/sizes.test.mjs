/** What counts as too long, as a cast and as described, with violations planted, and what does not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sizes, sizesIn } from './sizes.mjs';

const lines = (count) => '  step();\n'.repeat(count);
const long = (code) => sizesIn(code).long.map(({ name }) => name);
const casts = (code) => sizesIn(code).casts.length;

describe('a function of more than 60 lines', () => {
  it.each([
    ['declared', `function far() {\n${lines(59)}}`],
    ['exported and explained otherwise', `/** Goes far. */\nexport function far() {\n${lines(59)}}`],
    ['an arrow', `export const far = () => {\n${lines(59)}};`],
    ['a method', `class Way {\n  far() {\n${lines(59)}  }\n}`],
    ['in an object', `const way = {\n  far() {\n${lines(59)}  },\n};`],
    [
      'within another one that has a reason',
      `// Long because of that\nfunction near() {\nfunction far() {\n${lines(59)}}\n}`,
    ],
    ['with a reason that is not its own', `// Long because of that\nnear();\nfunction far() {\n${lines(59)}}`],
    ['with a reason that says nothing', `// Long because\nfunction far() {\n${lines(59)}}`],
  ])('is refused: %s', (_name, code) => {
    expect(long(code)).toEqual(['far']);
  });
  it.each([
    ['of 60 lines', `function far() {\n${lines(58)}}`],
    ['with a reason', `// Long because of that\nexport function far() {\n${lines(59)}}`],
    [
      'with a reason below what it does',
      `/**\n * Goes far.\n * Long because of that\n */\nexport const far = () => {\n${lines(59)}};`,
    ],
  ])('is accepted: %s', (_name, code) => {
    expect(long(code)).toEqual([]);
  });
});

it('casts are counted, constants and types are not', () => {
  expect(casts('const one = value as Text;')).toBe(1);
  expect(casts('const one = value as unknown as Text;')).toBe(2);
  expect(casts("const one = ['a'] as const;\nimport { b as c } from './d.ts';\nconst two = one satisfies Text;")).toBe(
    0,
  );
});

it.each([
  ['a function', 'export function far() {}', ['far']],
  ['an arrow', 'export const far = () => 1;', ['far']],
  ['below a remark alone', '// Long because of that\nexport function far() {}', ['far']],
  ['below what describes another', '/** Near. */\nconst near = 1;\nexport async function far() {}', ['far']],
  ['described', '/** Goes far. */\nexport function far() {}', []],
  ['described above a remark', '/** Goes far. */\n// Long because of that\nexport function far() {}', []],
  [
    'declared twice',
    '/** Goes far. */\nexport function far(a: 1): 1;\nexport function far(a: 2) {\n  return a;\n}',
    [],
  ],
  ['of one file alone', 'function far() {}', []],
  ['no function', 'export const far = 1;', []],
])('what is exported is described: %s', (_name, code, undescribed) => {
  expect(sizesIn(code).undescribed.map(({ name }) => name)).toEqual(undescribed);
});

describe('the code as a whole', () => {
  const bases = [];
  const planted = (files) => {
    const base = mkdtempSync(join(tmpdir(), 'saring-sizes-'));
    bases.push(base);
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(base, file)), { recursive: true });
      writeFileSync(join(base, file), code);
    }
    return base;
  };
  afterEach(() => {
    for (const base of bases.splice(0)) rmSync(base, { recursive: true });
  });

  it('may not have more casts than are allowed, and the allowance follows when there are fewer', () => {
    const base = planted({ 'web/src/kit/a.ts': 'const a = b as C;', 'server/src/platform/a.ts': 'const a = b as C;' });
    expect(sizes(base, 1)).toEqual([]);
    expect(sizes(base, 0)).toEqual(['1 casts, 0 are allowed: web/src/kit/a.ts:1']);
    expect(sizes(base, 2)).toEqual([expect.stringContaining('lower CASTS')]);
  });
  it('has no file of more than 300 lines without a reason at its head', () => {
    const base = planted({
      'engine/src/text/a.ts': `/** Text. */\n${lines(300)}`,
      'engine/src/text/b.ts': `/**\n * Text.\n * Long because of that.\n */\n${lines(300)}`,
      'engine/src/text/a.test.ts': `/** Text. */\n${lines(300)}`,
    });
    expect(sizes(base, 0)).toEqual([expect.stringContaining('engine/src/text/a.ts: more than 300 lines')]);
  });
  it('has its exported functions described where others call them', () => {
    const code = 'export function far() {}';
    const base = planted({ 'contract/src/a.ts': code, 'web/src/a.ts': code, 'server/src/features/a/b-store.ts': code });
    expect(sizes(base, 0)).toEqual([
      expect.stringMatching(/^contract\/src\/a\.ts:1: far is exported/),
      expect.stringContaining('server/src/features/a/b-store.ts:1'),
    ]);
  });
  it('says where a long function stands', () => {
    const code = `\nfunction far() {\n${lines(59)}}`;
    const base = planted({ 'server/src/a.ts': code });
    expect(sizes(base, 0)).toEqual([expect.stringMatching(/^server\/src\/a\.ts:2: far has 61 lines/)]);
  });
  it('is as it should be', () => {
    expect(sizes()).toEqual([]);
  });
});
