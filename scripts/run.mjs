/** `node scripts/run.mjs FILE.ts [arguments]`: runs a program of ours on Node 24, whatever Node this is. */
import { resolve } from 'node:path';
import { ensureInstalled, run, stopWith } from './bootstrap.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) stopWith('Name the file to run: node scripts/run.mjs FILE.ts [arguments]');
await ensureInstalled();
const { code } = await run([resolve(file), ...args], { cwd: process.cwd() });
process.exit(code);
