/**
 * `npm run release -- VERSION`: makes a version of what is committed: the check, the version where it stands, CHANGELOG.md, a
 * commit and a tag, and in dist/release a tarball that starts without a build, its inventory, notes and checksums. It pushes
 * nothing. On the commit of a tag the files of its version are made again, byte for byte (on the same Node, which compresses).
 * `--no-check` leaves out the check.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, createWriteStream, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { gt, prerelease, valid } from 'semver';
import { pack } from 'tar-stream';
import { ensureInstalled, root as ours, run, say, stopWith } from './bootstrap.mjs';
import { changelogFaults, notesOf, withVersion } from './changelog.mjs';
import { writeInventory } from './sbom.mjs';
import { filesOf, programOf, SOURCES } from './tree.mjs';
import { buildWeb } from './web.mjs';

/** What is run by its own name. */
const PROGRAMS = new Set(['deploy/systemd/saring', 'deploy/systemd/saring-backup']);
/** What comes with the program for whoever runs it. */
const PAPERS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs', 'deploy'];
/** Of those who change it. */
const NO_PAPERS = /^docs\/promises\./;

/**
 * Makes `version` of the repository in `root`; `check` and `build` throw what is wrong. Answers the folder of what was
 * made. Throws a line, before anything is changed, where it is not to be made.
 */
export async function release(version, { root, day, check, build }) {
  const git = gitIn(root);
  const made = git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`);
  refuse(version, { root, git, made });
  if (!made) {
    const checkedOf = git('rev-parse', 'HEAD');
    await check();
    // It takes minutes, in which somebody may have changed something.
    refuse(version, { root, git, made });
    if (git('rev-parse', 'HEAD') !== checkedOf) throw new Error('Another commit was made while this one was checked.');
    raise(version, root);
    const changelog = join(root, 'CHANGELOG.md');
    writeFileSync(changelog, withVersion(readFileSync(changelog, 'utf8'), version, day));
    git('commit', '--quiet', '--all', '--message', `Release ${version}`);
    git('tag', '--annotate', `v${version}`, '--message', `Saring ${version}`);
  }
  await build();
  return writeFiles(version, root, git);
}

/** Of the repository at `root`, whatever repository this was started from. */
export function gitIn(root) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  return (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', env }).trim();
}

function refuse(version, { root, git, made }) {
  const present = manifestOf(root).version;
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  if (valid(version) !== version || prerelease(version))
    throw new Error(`"${version}" is no version: it is three numbers, such as 1.2.0.`);
  if (git('status', '--porcelain') !== '')
    throw new Error('Something is not committed: a release is made of a commit.');
  const tracked = new Set(git('ls-files', '-z').split('\0'));
  const stray = [...filesOf(root, SOURCES), ...papersOf(root)].filter((path) => !tracked.has(path));
  if (stray.length > 0) throw new Error(`Not of the commit: ${stray.join(', ')}`);
  if (made) return;
  if (!gt(version, present)) throw new Error(`${version} is not above the present version, ${present}.`);
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is the tag of another commit.`);
  const [fault] = changelogFaults(changelog, present);
  if (fault) throw new Error(fault);
  if (notesOf(changelog) === '') throw new Error('CHANGELOG.md says nothing under Unreleased.');
}

function manifestOf(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** The version in every manifest, the lock file, and the names of the image. */
function raise(version, root) {
  const { version: present, workspaces } = manifestOf(root);
  const change = (path, edit) => writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')));
  const inJson = (visit) => (text) => {
    const value = JSON.parse(text);
    visit(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  };
  const inManifest = (manifest) => {
    manifest.version = version;
    for (const needs of [manifest.dependencies, manifest.devDependencies])
      for (const name of Object.keys({ ...needs })) if (name.startsWith('@saring/')) needs[name] = version;
  };
  for (const folder of ['', ...workspaces]) change(join(folder, 'package.json'), inJson(inManifest));
  const inLock = (lock) => {
    lock.version = version;
    for (const folder of ['', ...workspaces]) inManifest(lock.packages[folder]);
  };
  change('package-lock.json', inJson(inLock));
  change('compose.yaml', (text) => text.replace(`image: saring:${present}\n`, `image: saring:${version}\n`));
  change('deploy/kubernetes/kustomization.yaml', (text) =>
    text.replace(`newTag: ${present}\n`, `newTag: ${version}\n`),
  );
}

async function writeFiles(version, root, git) {
  const [out, kept] = [join(root, 'dist/release.making'), join(root, 'dist/release')];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const complaint = await writeInventory(root);
  if (complaint) throw new Error(complaint);
  cpSync(join(root, 'dist/sbom.cdx.json'), join(out, 'sbom.cdx.json'));
  writeFileSync(join(out, 'NOTES.md'), notes(version, root, git));
  await writeTarball(join(out, `saring-${version}.tar.gz`), `saring-${version}`, root, git);
  const names = [`saring-${version}.tar.gz`, 'sbom.cdx.json', 'NOTES.md'];
  const sum = (name) =>
    createHash('sha256')
      .update(readFileSync(join(out, name)))
      .digest('hex');
  writeFileSync(join(out, 'SHA256SUMS'), names.map((name) => `${sum(name)}  ${name}\n`).join(''));
  // All of it or what was there before.
  rmSync(kept, { recursive: true, force: true });
  renameSync(out, kept);
  return kept;
}

/** What changed, in words of users, whether one can go back without a backup, and the commits. */
function notes(version, root, git) {
  const parts = [`# Saring ${version}`, notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)];
  const before = git('tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-version:refname').split('\n')[0];
  if (before) {
    const migrations = git('diff', '--name-only', '--diff-filter=A', before, 'HEAD', '--', 'server/migrations/*.sql');
    parts.push(
      '## Going back',
      migrations === ''
        ? `No migration came since ${before}: its version starts on the database of this one.`
        : `The database is brought up to date: the way back to ${before} is the backup that was made before.`,
      `## Commits since ${before}`,
      git('log', '--no-merges', '--abbrev=12', '--format=- %s (%h)', `${before}..HEAD`),
    );
  }
  return `${parts.join('\n\n')}\n`;
}

function papersOf(root) {
  return filesOf(root, PAPERS).filter((path) => !NO_PAPERS.test(path));
}

/** The same commit gives the same bytes: names in order, the commit's time, nobody's account. */
async function writeTarball(file, name, root, git) {
  const papers = papersOf(root).map((path) => [path, readFileSync(join(root, path))]);
  const contents = new Map([...programOf(root), ...papers]);
  const mtime = new Date(git('log', '-1', '--format=%cI'));
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file));
  for (const path of [...contents.keys()].sort())
    tar.entry(
      { name: `${name}/${path}`, mode: PROGRAMS.has(path) ? 0o755 : 0o644, uid: 0, gid: 0, mtime },
      contents.get(path),
    );
  tar.finalize();
  await written;
}

/** `npm run check -- --release`. */
async function checked() {
  const { code } = await run(['scripts/check.mjs', '--release']);
  if (code !== 0) throw new Error('The check found something (see above): nothing was changed.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-check': { type: 'boolean' } } });
  const [version] = positionals;
  if (!version || positionals.length > 1) stopWith('Name the version: npm run release -- VERSION [--no-check]');
  await ensureInstalled();
  const check = values['no-check'] ? () => {} : checked;
  const day = new Date().toISOString().slice(0, 10);
  try {
    say(
      `Made ${await release(version, { root: ours, day, check, build: buildWeb })}. Before it is published: npm run browsers, ears and limits, on a quiet machine. To publish it: git push --follow-tags`,
    );
  } catch (error) {
    stopWith(error.message);
  }
}
