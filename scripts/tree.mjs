/**
 * The program as it is handed out, in a release and in the image: what runs, without what tests, measures or builds it, with
 * manifests and a lock file that name nothing else. `node scripts/tree.mjs FOLDER` writes it, once the web app is built; with
 * `--packages` those that it needs are taken from here.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shipped } from './sbom.mjs';

/** The workspaces that run; the web app is there as it was built. */
const ROOMS = ['contract', 'engine', 'server'];
/** What of the repository runs as it stands there. */
export const SOURCES = [
  'LICENSE',
  'NOTICE',
  'scripts/start.mjs',
  'scripts/run.mjs',
  'scripts/bootstrap.mjs',
  'scripts/node-binary.mjs',
  'scripts/web.mjs',
  'scripts/installed.mjs',
  'scripts/build.mjs',
  'contract/src',
  'engine/src',
  'engine/fitted',
  'engine/knowledge/compiled',
  'engine/knowledge/ours',
  'engine/knowledge/person',
  'server/src',
  'server/migrations',
];
/** Tests, what only they read, what migrations are generated from, and what a build notes for the next one. */
const LEFT_OUT = /\.(?:test|fixture)\.tsx?$|\/fixtures\.ts$|_snapshot\.json$|^web\/dist\/\.sources$/;

/** Its files, path by path with the bytes, of what stands below `root`. */
export function programOf(root) {
  const copied = filesOf(root, [...SOURCES, 'web/dist']);
  const isThere = (path) => copied.includes(path);
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const manifest = rootManifest(read('package.json'), isThere);
  const made = {
    'package.json': manifest,
    'package-lock.json': leanLock(read('package-lock.json'), manifest),
    ...Object.fromEntries(ROOMS.map((room) => [`${room}/package.json`, roomManifest(read(`${room}/package.json`))])),
  };
  return new Map([
    ...copied.map((path) => [path, readFileSync(join(root, path))]),
    ...Object.entries(made).map(([path, value]) => [path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]),
  ]);
}

function writeTree(root, folder) {
  for (const [path, bytes] of programOf(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Paths of the files below `root` that files and folders name, but for what is no part of the program. */
export function filesOf(root, named) {
  return named.flatMap((path) => {
    if (!statSync(join(root, path)).isDirectory()) return [path];
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((found) => !LEFT_OUT.test(found));
  });
}

/** With those of the commands whose programs are there, and what an install ends with. */
function rootManifest({ devDependencies: _tools, overrides: _ofTools, ...manifest }, isThere) {
  const programs = (command) => command.match(/\S+\.(?:mjs|ts)\b/g);
  const scripts = Object.entries(manifest.scripts).filter(([, command]) => programs(command)?.every(isThere));
  return {
    ...manifest,
    workspaces: ROOMS,
    scripts: { ...Object.fromEntries(scripts), postinstall: 'node scripts/installed.mjs' },
  };
}

function roomManifest({ devDependencies: _tools, scripts: _ofTools, ...manifest }) {
  return manifest;
}

/** What the program needs, each as the lock file of the whole has it. */
function leanLock(lock, manifest) {
  const { name, version, license, dependencies, engines } = manifest;
  const links = ROOMS.map((room) => Object.keys(lock.packages).find((path) => lock.packages[path].resolved === room));
  const kept = [...new Set([...links, ...shipped(lock, ['', ...ROOMS])])].filter((path) => path !== '').sort();
  return {
    ...lock,
    packages: {
      '': { name, version, hasInstallScript: true, license, workspaces: ROOMS, dependencies, engines },
      ...Object.fromEntries(kept.map((path) => [path, leanEntry(lock.packages[path])])),
    },
  };
}

function leanEntry({ devDependencies: _tools, devOptional, ...entry }) {
  return devOptional ? { ...entry, optional: true } : entry;
}

/**
 * The packages of a program in `folder` from those that are installed below `root`, for a try without a network: the same
 * files under other names, so that they take no room.
 */
export function linkPackages(root, folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  // Packages within others come with those.
  const outer = Object.keys(packages).filter((path) => path.split('node_modules/').length === 2);
  for (const path of outer) {
    if (packages[path].link) symlinkAt(join(folder, path), join(folder, packages[path].resolved));
    else if (existsSync(join(root, path))) linkAll(join(root, path), join(folder, path));
  }
}

function linkAll(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

/** On another disk, or of another account, a file has no second name. */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    copyFileSync(source, target);
  }
}

function symlinkAt(path, target) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { packages: { type: 'boolean' } } });
  if (positionals.length !== 1)
    throw new Error('Name the folder to write to: node scripts/tree.mjs FOLDER [--packages]');
  const [root, folder] = [fileURLToPath(new URL('..', import.meta.url)), resolve(positionals[0])];
  writeTree(root, folder);
  if (values.packages) linkPackages(root, folder);
}
