/**
 * `node scripts/run.mjs [--settings] FILE.ts [arguments]`: runs a program of ours on Node 24, whatever Node this is; with
 * `--settings` as the product is run, under what `.env` sets.
 */
import { resolve } from 'node:path';
import { ensureInstalled, nodeSettings, productOptions, run, stopWith } from './bootstrap.mjs';

const all = process.argv.slice(2);
const withSettings = all[0] === '--settings';
const [file, ...args] = withSettings ? all.slice(1) : all;
if (!file) stopWith('Name the file to run: node scripts/run.mjs FILE.ts [arguments]');
await ensureInstalled();
const { code } = await run([...(withSettings ? productOptions() : []), resolve(file), ...args], {
  cwd: process.cwd(),
  env: withSettings ? nodeSettings() : {},
});
process.exit(code);
