/** The package that reads DOC brings old readers of archives and XML with it; no file of anybody reaches them. */
import { createRequire } from 'node:module';
import { doc } from '@saring/fixtures/documents/old-word';
import { expect, it } from 'vitest';
import { readDoc } from './doc-read.ts';

it('reads a DOC, and loads neither yauzl nor saxes for it', async () => {
  const { text } = await readDoc(doc(['Aminah binti Yusof\nAccountant']));
  expect(text).toContain('Accountant');
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  expect(loaded.filter((file) => file.includes('/word-extractor/')).length).toBeGreaterThan(5);
  expect(loaded.filter((file) => /\/node_modules\/(?:yauzl|saxes)\//.test(file))).toEqual([]);
});
