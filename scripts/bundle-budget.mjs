/**
 * What a person downloads before the login page works: every script of the page itself and of the login page's chunk.
 * It takes 205 kB (gzip) now, nine tenths of them React, the router, zod's schemas and the component library; 215 kB
 * leaves a twentieth to grow. Growth beyond that means that parts of other pages (dialogs, tables, charts) leaked into
 * the first one, as the dialogs once did with 32 kB.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes of 1000 bytes, compressed. */
const BUDGET = 215;
const PAGE = 'index.html';
const LOGIN = 'src/features/auth/login-page.tsx';

/** Complains when the login page of the build in `dist` loads more script than the budget; else answers nothing. */
export function loginPageTooHeavy(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const chunks = new Set();
  const add = (key) => {
    if (chunks.has(key)) return;
    if (!manifest[key]) throw new Error(`The build's manifest has no ${key}.`);
    chunks.add(key);
    for (const imported of manifest[key].imports ?? []) add(imported);
  };
  add(PAGE);
  add(LOGIN);
  const sizes = [...chunks].map((key) => ({
    key,
    size: gzipSync(readFileSync(join(dist, manifest[key].file))).length,
  }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
  if (total <= BUDGET) return '';
  const list = sizes.sort((a, b) => b.size - a.size).map(({ key, size }) => `${(size / 1000).toFixed(1)} kB ${key}`);
  return `The login page loads ${total.toFixed(1)} kB of script; the budget is ${BUDGET} kB.\n${list.join('\n')}`;
}
