/**
 * What `npm ci` ends with in a release and in the image: what no program reads goes from the packages, Node's bytes are
 * looked at, and it is noted that all is there, so that a start need not write. Uses only what Node 20 has.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, noteInstalled, root } from './bootstrap.mjs';

/** Node runs no TypeScript of packages, only debuggers read source maps, and nyc keeps what its last run covered. */
const UNREAD = /\.(?:[cm]?ts|map)$/;
const UNREAD_FOLDERS = new Set(['.nyc_output']);
/** What recognises letters comes with larger data as well, and with a program for machines that Node 24 has none of. */
const UNREAD_PATHS =
  /@tesseract\.js-data\/[a-z]+\/4\.0\.0$|tesseract-wasm\/dist\/(?:tesseract-worker\.js|tesseract-core-fallback\.wasm)$/;

/** Removes from the packages in `folder` what no program reads: 85 of 320 MB on disk. */
export function slim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const unread = UNREAD_PATHS.test(path);
    if (entry.isDirectory() && !unread && !UNREAD_FOLDERS.has(entry.name)) slim(path);
    else if (unread || entry.isDirectory() || (entry.isFile() && UNREAD.test(entry.name)))
      rmSync(path, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  slim(join(root, 'node_modules'));
  node24();
  noteInstalled();
}
