/**
 * What a person downloads before a page works: every script of the page itself and of the parts that its address loads.
 * 157 kB of it are what every page needs: React (65 kB), the router (33), the component library, the calls' client, the
 * login page, what says things and keeps the focus (1), and the sentences of all of these. What comes once a page is painted is not in it. Each budget leaves 1 to 3 % to grow. Growth beyond that means that parts of other pages (dialogs, tables, charts, schemas of calls) leaked into
 * this one, as the dialogs once did into the first page with 32 kB.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './bootstrap.mjs';

const PAGE = 'index.html';
/** What web/src/messages/language.ts loads when it is chosen. */
const LANGUAGE = /words\/pseudo\.ts$/;
/** Each file costs a part of a way there and back: beyond this many, `groups` of web/vite.config.ts wants another. */
const FILES = 24;
/** By address, as web/pages.json has it with the parts that the router loads there: kilobytes of 1000 bytes, compressed. */
export const BUDGETS = {
  '/login': 161,
  '/register': 204,
  '/user/cvupload/:token?': 275,
  '/user/cdashboard': 189,
  '/user/application/:id': 199,
  '/interview': 269,
  '/admin/main-job-listing': 263,
  '/admin/main_user_data/:jobId': 218,
  '/profile/:id': 280,
};
/** Address → its parts, below web/src/features. */
export const PARTS = JSON.parse(readFileSync(join(root, 'web/pages.json'), 'utf8'));
// Loaded by the page itself, on wide screens only.
PARTS['/user/cvupload/:token?'].push('applying/apply.tsx');

/** Says which pages of the build in `dist` load more script than their budget, and what; else answers nothing. */
export function pagesTooHeavy(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (key) => {
    if (!sizes.has(key)) sizes.set(key, gzipSync(readFileSync(join(dist, manifest[key].file))).length);
    return sizes.get(key);
  };
  return Object.entries(BUDGETS)
    .map(([page, budget]) => {
      // What the page's own script asks for, it asks for at every address; but languages, which only some people choose.
      const first = [PAGE, ...(manifest[PAGE]?.dynamicImports ?? []).filter((key) => !LANGUAGE.test(key))];
      const keys = [...chunksOf(manifest, [...first, ...PARTS[page].map((part) => `src/features/${part}`)])];
      if (keys.length > FILES) return `The page ${page} loads ${keys.length} files of script; ${FILES} are enough.`;
      const total = keys.reduce((sum, key) => sum + sizeOf(key), 0) / 1000;
      if (total <= budget) return '';
      const list = keys
        .sort((a, b) => sizeOf(b) - sizeOf(a))
        .map((key) => `${(sizeOf(key) / 1000).toFixed(1)} kB ${key}`);
      return `The page ${page} loads ${total.toFixed(1)} kB of script; the budget is ${budget} kB.\n${list.join('\n')}`;
    })
    .filter(Boolean)
    .join('\n');
}

/** The keys and all that they import, each once. */
function chunksOf(manifest, keys) {
  const chunks = new Set();
  const add = (key) => {
    if (chunks.has(key)) return;
    if (!manifest[key]) throw new Error(`The build's manifest has no ${key}.`);
    chunks.add(key);
    for (const imported of manifest[key].imports ?? []) add(imported);
  };
  for (const key of keys) add(key);
  return chunks;
}
