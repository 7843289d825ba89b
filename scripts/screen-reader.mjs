/**
 * A desktop that nobody sees, with the screen reader Orca and a browser as a person has it: keys come from its keyboard, and
 * what was heard is read from Orca's log.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hears, saidIn } from './orca-log.mjs';
import { startSoundCard } from './sound-card.mjs';

/** Milliseconds: for a program to start; for a sentence; for any word after a key; and of silence, after which all was said. */
const [FOR_START, FOR_SENTENCE, FOR_WORD, QUIET] = [60_000, 20_000, 5_000, 700];
const MOST_TABS = 40;

// Without these Orca ends itself on a slow machine, waits for a braille display, writes its log late, and names each key.
const CUSTOMIZATIONS = `import orca.braille, orca.debug, orca.settings
orca.settings.timeoutTime = 0
orca.settings.enableBraille = False
orca.settings.enableKeyEcho = False
orca.braille.init = lambda *args, **named: False
orca.debug.debugFile.reconfigure(line_buffering=True)
`;

/** Starts all of it, at last the browser, in its address field: `launch(home)` answers its program and arguments, `title` is heard of it first. */
export async function startScreenReader({ launch, title }) {
  const children = [];
  const home = mkdtempSync(join(tmpdir(), 'saring-ears-'));
  const sound = await startSoundCard();
  const { XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, WAYLAND_DISPLAY, ...outer } = process.env;
  const env = {
    ...outer,
    ...sound.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
  };

  function kill() {
    for (const child of children.toReversed()) child.kill('SIGKILL');
  }
  /** Also where the command is told to end. */
  function end() {
    kill();
    void sound.stop();
  }
  process.once('SIGTERM', end);
  function start(program, args, ...channels) {
    const child = spawn(program, args, { env, cwd: home, stdio: ['ignore', 'ignore', 'ignore', ...channels] });
    children.push(child);
    return child;
  }
  /** Starts what tells on its third channel where it is. */
  async function whereIs(program, ...args) {
    const child = start(program, args, 'pipe');
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended.`)));
    const [told] = await Promise.race([once(child.stdio[3], 'data'), ended]);
    return String(told).trim();
  }
  /** Waits until `ask` answers something true. Throws `missing` where it does not, or something ended. */
  async function until(ask, missing, within = FOR_START) {
    for (const end = Date.now() + within; !ask(); await pause(100)) {
      const dead = children.find((child) => child.exitCode !== null);
      if (dead) throw new Error(`${dead.spawnfile} ended with ${dead.exitCode}.`);
      if (Date.now() > end) throw missing;
    }
  }

  const log = join(home, 'orca.log');
  const all = [];
  let [file, rest] = [null, Buffer.alloc(0)];
  /** All that was said so far. The log grows by megabytes: each part is read once. */
  function said() {
    if (file === null && existsSync(log)) file = openSync(log);
    const part = Buffer.alloc(1 << 20);
    for (let length = 1; file !== null && length > 0; ) {
      length = readSync(file, part);
      rest = Buffer.concat([rest, part.subarray(0, length)]);
      const end = rest.lastIndexOf('\n') + 1;
      all.push(...saidIn(rest.toString('utf8', 0, end)));
      rest = rest.subarray(end);
    }
    return all;
  }
  const missed = (sentence) => Object.assign(new Error(`not heard: ${sentence}`), { sentence });
  const hear = (sentence, from, within) => until(() => hears(said().slice(from), sentence), missed(sentence), within);
  const xdotool = (...args) => execFileSync('xdotool', args, { env });

  /** Waits until nothing more is said, after the first word or long enough for one. */
  async function listen(from) {
    let [count, since] = [said().length, Date.now()];
    for (; Date.now() - since < (count > from ? QUIET : FOR_WORD); await pause(100)) {
      if (said().length > count) [count, since] = [all.length, Date.now()];
    }
  }
  /** Presses a key, and hears each of the sentences. */
  async function press(key, ...sentences) {
    const from = said().length;
    xdotool('key', key);
    for (const sentence of sentences) await hear(sentence, from, FOR_SENTENCE);
    if (sentences.length > 0) await listen(from);
  }
  /** Presses Tab, or another key that leads on, until a sentence is heard. */
  async function tab(sentence, key = 'Tab') {
    for (let stops = 0; stops < MOST_TABS; stops += 1) {
      const from = said().length;
      xdotool('key', key);
      await listen(from);
      if (hears(said().slice(from), sentence)) return;
    }
    throw missed(sentence);
  }
  async function stop() {
    const ends = children.filter((child) => child.exitCode === null && child.signalCode === null);
    const ended = ends.map((child) => once(child, 'exit'));
    kill();
    process.off('SIGTERM', end);
    await Promise.all(ended);
    await sound.stop();
    if (file !== null) closeSync(file);
    // What the bus has started ends after it, and may write until then.
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  try {
    env.DISPLAY = `:${await whereIs('Xvfb', '-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp')}`;
    env.DBUS_SESSION_BUS_ADDRESS = await whereIs('dbus-daemon', '--session', '--nofork', '--print-address=3');
    start('openbox', []);
    start('speech-dispatcher', ['--run-single', '--timeout', '0']);
    const voice = join(home, 'speech-dispatcher/speechd.sock');
    await until(() => existsSync(voice), new Error('speech-dispatcher does not listen.'));
    const customizations = join(home, '.local/share/orca');
    mkdirSync(customizations, { recursive: true });
    writeFileSync(join(customizations, 'orca-customizations.py'), CUSTOMIZATIONS);
    start('orca', [`--debug-file=${log}`]);
    await hear('Screen reader on.', 0);
    start(...launch(home));
    await hear(title, 0);
    // Some browsers are in their address field from the start, and nothing is said of it again.
    xdotool('key', 'ctrl+l');
    await hear('ddress', 0);
  } catch (error) {
    await stop();
    throw error;
  }
  return { said, press, tab, stop, type: (text) => xdotool('type', '--delay', '50', text) };
}
