/** What every command needs first: the packages installed and a Node 24 to run on. Uses only what Node 20 has. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wrongBinary } from './node-binary.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
// 400 modules start in 0.33 s instead of 0.9 s from the compile cache.
// As in the Dockerfile, which says why.
const environment = { NODE_COMPILE_CACHE: join(modules, '.cache', 'node-compile'), MALLOC_ARENA_MAX: '2' };

/** Ends the command with one plain line. */
export function stopWith(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Says what is being done, on standard error: standard output belongs to the command. */
export function say(message) {
  process.stderr.write(`${message}\n`);
}

/**
 * Runs `npm ci` when the packages are missing or the lockfile has changed since; several at once wait for one. Another
 * folder than the project's own has a lockfile for what few people need.
 */
export async function ensureInstalled(folder = root) {
  const { stamp, wanted } = installedNote(folder);
  const current = () => textOf(stamp) === wanted;
  if (current()) return;
  await alone('install', async () => {
    if (current()) return;
    if (!installedByHand(folder)) await install(folder);
    noteInstalled(folder);
  });
}

/** Read rather than looked for: who may read a file by a capability alone is told that it is not there. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Notes that the packages are those of the lock file; ends where Node's bytes are not those that were published. */
export function noteInstalled(folder = root) {
  if (folder === root) refuseWrongBinary();
  const { stamp, wanted } = installedNote(folder);
  writeFileSync(stamp, wanted);
}

/** Where that is noted, and how. */
function installedNote(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  return { stamp: join(folder, 'node_modules', '.saring-installed'), wanted };
}

/** The path of a Node 24 or newer: the one that runs, else the one that came with the packages. */
export function node24() {
  if (major(process.version) >= 24) return process.execPath;
  const binary = join(modules, '.bin', 'node');
  if (versionOf(binary) >= 24) return binary;
  // Its install script was skipped (`--ignore-scripts`, or an npm that asks first): do what it would have done.
  const folder = join(modules, 'node');
  if (existsSync(folder)) {
    const options = { cwd: folder, env: cleanEnvironment(), encoding: 'utf8', input: '' };
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], options);
    refuseWrongBinary();
  }
  if (versionOf(binary) >= 24) return binary;
  return stopWith(
    `Saring needs Node 24; this is ${process.version}, and the one from the npm package "node" does not run here. Install Node 24 and try again.`,
  );
}

/** Nothing runs on a Node whose bytes are not those that were published. */
function refuseWrongBinary() {
  const complaint = wrongBinary(root);
  if (complaint) stopWith(complaint);
}

/**
 * The options by which Node runs the product: as much room for young objects as the Dockerfile gives, which says why, and
 * the settings beside the product, where there are any; what is set already stays.
 */
export function productOptions() {
  const file = join(root, '.env');
  return ['--max-semi-space-size=16', ...(existsSync(file) ? [`--env-file=${file}`] : [])];
}

/**
 * What the settings beside the product say to Node itself, which reads it before any file of settings: certificates of
 * authorities of one's own.
 */
export function nodeSettings() {
  const file = join(root, '.env');
  const certificates = existsSync(file) && /^NODE_EXTRA_CA_CERTS=(["']?)(.+?)\1\s*$/m.exec(readFileSync(file, 'utf8'));
  return certificates && !process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: certificates[2] } : {};
}

/**
 * Runs a program on Node 24 in the foreground; answers its exit code. Whoever is told to end tells the program, and ends with
 * it. `signal` kills the program.
 */
export function run(args, { env = {}, cwd = root, quiet = false, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, {
      cwd,
      env: { ...environment, ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of quiet ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    let toEnd = false;
    const pass = (name) => {
      toEnd = true;
      child.kill(name);
    };
    for (const name of signals) process.on(name, pass);
    signal?.addEventListener('abort', () => child.kill('SIGKILL'));
    // npm does not pass on a signal that only it gets; it ends, and this process has another parent then.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500);
    const end = (code, text) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      // Nothing else is begun.
      if (toEnd) process.exit(code);
      resolve({ code, output: text });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code, by) => end(code ?? (by === 'SIGINT' ? 130 : 143), output));
  });
}

/** Lets one process at a time do `work`; a lock whose owner was killed is broken. */
export async function alone(name, work) {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, `${name}.lock`);
  for (;;) {
    const mine = `${lock}.${process.pid}`;
    writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
    try {
      // A link appears whole or not at all, so nobody reads a lock that does not say yet whose it is.
      linkSync(mine, lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!holderLives(lock)) rmSync(lock, { force: true });
      else await wait(300);
    } finally {
      rmSync(mine, { force: true });
    }
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Whether the process that made a lock still runs: another may have its number by now, in a fresh container at once. */
function holderLives(lock) {
  try {
    const [pid, start] = readFileSync(lock, 'utf8').split(' ');
    return start === startOf(pid) && process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** When a process began, in ticks since the machine did; nothing where the system does not tell. */
function startOf(pid) {
  try {
    // Behind the program's name, which may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '';
  }
}

/**
 * True when node_modules holds what the lockfile names, as after an `npm install` by hand: then nothing is to be done.
 * What is optional may be missing, since most of it is for other platforms.
 */
function installedByHand(folder) {
  try {
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const installed = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(packages).every(([path, { version, link, optional, devOptional }]) => {
      if (!path.includes('node_modules') || link) return true;
      return installed[path] ? installed[path].version === version : Boolean(optional || devOptional);
    });
  } catch {
    return false;
  }
}

/** Installs with npm. A registry that does not answer is asked three times; a lock file that does not fit is no matter of it. */
async function install(folder) {
  say('Installing the packages (npm ci), which takes a minute the first time …');
  for (const pause of [5_000, 20_000, 0]) {
    const { code, output } = await npmCi(folder);
    if (code === 0) return;
    say(output.trim());
    if (output.includes('EUSAGE')) stopWith('The packages could not be installed (see above).');
    await wait(pause);
  }
  stopWith('environment: the packages could not be installed (see above).');
}

async function npmCi(folder) {
  const options = { cwd: folder, env: cleanEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] };
  const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
  });
  return { code, output };
}

/**
 * An environment for npm: without the folders of node_modules in PATH, since npm ci deletes the very Node that may be
 * running this, without what an outer npm says of itself, and with a cache that can be written to.
 */
function cleanEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!config_)|INIT_CWD$|NODE_ENV$)/i.test(name) && !/^npm_config_(local_prefix|global_prefix)$/i.test(name),
  );
  const env = Object.fromEntries(entries);
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  if (!canWrite(env.npm_config_cache ?? join(homedir(), '.npm'))) env.npm_config_cache = join(root, '.cache', 'npm');
  return env;
}

function canWrite(folder) {
  if (!existsSync(folder) && dirname(folder) !== folder) return canWrite(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function versionOf(binary) {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? major(stdout) : 0;
}

function major(version) {
  return Number.parseInt(version.replace('v', ''), 10);
}
