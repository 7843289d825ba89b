import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { limits } from './limits.mjs';

const planted = (...promises) => `import { promise } from ${JSON.stringify(join(root, 'tests/limits/promise.ts'))};
${promises.map(([name, atMost, measured]) => `promise('${name}', { atMost: ${atMost}, unit: 'ms' }, () => ${measured});`).join('\n')}`;

let folder;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'limits-'));
  writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['*.test.mjs'] } };");
  writeFileSync(join(folder, 'kept.test.mjs'), planted(['an answer', 300, 12]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function measure(...args) {
  const lines = [];
  const code = await limits(args, {
    folder,
    kept: join(folder, 'kept'),
    quiet: true,
    print: (line) => lines.push(line),
  });
  return { code, lines, kept: readFileSync(join(folder, 'kept/limits.md'), 'utf8') };
}

it('a promise that holds ends with 0', async () => {
  const { code, kept } = await measure('kept.test.mjs');
  expect(kept).toContain('| an answer | 300 ms | 12 ms | yes |');
  expect(code).toBe(0);
});

it.each([
  ['by a figure', '20.6', '21 ms'],
  ['by what never ends', 'Infinity', 'no end'],
])('a promise broken %s is named in the table, and the run ends with 1', async (_how, measured, told) => {
  writeFileSync(join(folder, 'broken.test.mjs'), planted(['a page', 20, measured], ['a picture', 50, 50]));
  const { code, lines, kept } = await measure();
  for (const table of [lines.join('\n'), kept]) {
    expect(table).toContain(`| a page | 20 ms | ${told} | **no** |`);
    expect(table).toContain('| a picture | 50 ms | 50 ms | yes |');
    expect(table).toContain('| an answer | 300 ms | 12 ms | yes |');
  }
  expect(lines.at(-1)).toBe('2 promises held, 1 broken\nBROKEN a page');
  expect(code).toBe(1);
});

it('a run that measured nothing ends with 1', async () => {
  writeFileSync(join(folder, 'broken.test.mjs'), "import { it } from 'vitest'; it('measures nothing', () => {});");
  expect((await measure('broken.test.mjs')).code).toBe(1);
});
