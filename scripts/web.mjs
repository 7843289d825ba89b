/** Builds the web app where its sources have changed since the last build, and only then. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { alone, root, run, say } from './bootstrap.mjs';

const web = join(root, 'web');
const dist = join(web, 'dist');
const stamp = join(dist, '.sources');
/** What the bundle is made of; anything else may change without a build. */
const SOURCES = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules', '.cache']);

/** The path of vite's program. */
export function vite() {
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  return join(dirname(manifest), 'bin', 'vite.js');
}

/**
 * Builds `web/dist`. The new bundle takes the place of the old one whole, so a server that runs misses nothing.
 * Throws what vite complained of.
 */
export async function buildWeb() {
  // A release has what was built, and nothing of which.
  if (!existsSync(join(web, 'src'))) return;
  const wanted = hashOf(SOURCES);
  const current = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (current()) return;
  await alone('web-build', async () => {
    if (current()) return;
    say('Building the web app …');
    const making = join(web, '.cache', `dist-${process.pid}`);
    mkdirSync(dirname(making), { recursive: true });
    const args = [vite(), 'build', '--outDir', making, '--emptyOutDir', '--logLevel', 'warn'];
    // A test runner has set another kind of build, which would stay.
    const { code, output } = await run(args, { cwd: web, env: { NODE_ENV: 'production' }, quiet: true });
    if (code !== 0) {
      rmSync(making, { recursive: true, force: true });
      throw new Error(`The web app could not be built:\n${output.trim()}`);
    }
    writeFileSync(join(making, '.sources'), wanted);
    rmSync(dist, { recursive: true, force: true });
    renameSync(making, dist);
  });
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    hash.update(`${path}\0`);
    hash.update(readFileSync(full));
  };
  const walk = (path) => {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) walk(`${path}/${entry.name}`);
      else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(`${path}/${entry.name}`);
    }
  };
  for (const path of paths) {
    if (path.includes('.')) add(path);
    else walk(path);
  }
  return hash.digest('hex');
}
