import { expect, it } from 'vitest';
import { promises, testPromises } from './promises.mjs';
import { testTitles } from './test-titles.mjs';

it('every planted violation is found, and nothing that looks like one', () => expect(testPromises()).toEqual([]));

it('every promise stands where it is listed, with its tests', () => expect(promises()).toEqual([]));

it('of a sentence that changed it is said where it stood', () => {
  const [complaint] = promises((file) => (/\.jsonl$/.test(file) ? line('Nobody sees it.') : 'Everybody sees it.'), []);
  expect(complaint).toBe('docs/a.md: this does not stand there any more: Nobody sees it.');
});

const line = (sentence) => JSON.stringify({ place: 'docs/a.md', sentence, promises: 'nothing' });

it('names of tests are read as they are written, whatever runs them', () => {
  const code = `
    describe('the data', () => {
      it('is kept', () => {});
      describe.each(kinds)('of %s', (kind) => {
        it.each(['a'])(\`goes from \${kind}\`, () => {});
        it.skip('is not looked at', () => {});
      });
      it.todo('comes later');
    });
    const alone = test.extend({ ownServer: {} });
    alone('a page is left', async () => { await test.step('first', () => {}); });
    test.describe('pages', () => test('are read', () => {}));
    test.setTimeout(300_000);
    expect('it').toBe('it', () => {});
    // it('is a comment', () => {});
  `;
  expect(testTitles(code)).toEqual([
    'the data › is kept',
    `the data › of %s › goes from \${kind}`,
    'a page is left',
    'pages › are read',
  ]);
});
