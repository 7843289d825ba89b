/**
 * `npm run ears`, before a release: two ways by keyboard and by what the screen reader Orca says, in Firefox and in Chromium.
 * A candidate goes from the log-in to the third question of an interview; somebody who decides for a company goes through the
 * list of a job, an applicant, a mail, the assistant and the charts. What was heard is kept in `docs/ears`. It ends with one
 * line for each way and browser, and with 1 where one failed twice. `-- --way candidate` or `recruiter` goes that one alone.
 * With `-- --fault silent`, `focus` or `unnamed` a candidate's pages have that fault, and it ends with 1 where it was not found.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say, stopWith } from './bootstrap.mjs';
import { findFirefox, missingPrograms } from './browser.mjs';
import { BROWSERS, kept } from './ears-browsers.mjs';
import { candidate, FAULTS } from './ears-candidate.mjs';
import { startProxy } from './ears-fault-proxy.mjs';
import { recruiter } from './ears-recruiter.mjs';
import { fromTests } from './ears-world.mjs';
import { transcriptOf } from './orca-log.mjs';
import { startScreenReader } from './screen-reader.mjs';
import { buildWeb } from './web.mjs';

const NEEDED = ['Xvfb', 'dbus-daemon', 'pulseaudio', 'openbox', 'xdotool', 'orca', 'speech-dispatcher'];
const INSTALL =
  'apt-get install xvfb dbus-x11 pulseaudio openbox xdotool orca speech-dispatcher speech-dispatcher-espeak-ng firefox-esr chromium';
const WAYS = { candidate, recruiter };

const { values } = parseArgs({ options: { fault: { type: 'string' }, way: { type: 'string' } } });
const fault = values.fault === undefined ? null : FAULTS[values.fault];
if (fault === undefined) stopWith(`--fault takes one of ${Object.keys(FAULTS).join(', ')}.`);
const ways = fault ? ['candidate'] : values.way === undefined ? Object.keys(WAYS) : [values.way];
if (!ways.every((way) => way in WAYS)) stopWith(`--way takes one of ${Object.keys(WAYS).join(', ')}.`);
const missing = [...missingPrograms(NEEDED), ...(findFirefox() ? [] : ['firefox-esr'])];
if (missing.length > 0) stopWith(`Not installed: ${missing.join(', ')} (${INSTALL})`);

const { startTestDatabases } = await fromTests('world/app/database.ts');
const { startServer } = await fromTests('browser/world.ts');

await buildWeb();
const stopDatabases = await startTestDatabases();
const server = await startServer();
const proxy = fault && (await startProxy(server.url, `({ ${fault.plant} }).plant();`));
const lines = [];
try {
  for (const way of ways)
    for (const name of fault?.browsers ?? Object.keys(BROWSERS)) lines.push(await inBrowser(way, name));
} finally {
  proxy?.close().closeAllConnections();
  await server.stop();
  await stopDatabases();
}
for (const line of lines) process.stdout.write(`${line}\n`);

/** Goes the way, a second time where it failed; answers its line. */
async function inBrowser(way, name) {
  const first = await play(way, name);
  const { error, transcript } = first.error && !fault ? await play(way, name) : first;
  const title = `${way}, ${name}`;
  const why = `(${(error ?? first.error)?.message ?? 'all was heard'})`;
  const good = fault ? error?.sentence === fault.missed : !error;
  if (!good) process.exitCode = 1;
  if (!good || fault) say(`Heard (${title}):\n${transcript}`);
  if (fault) return `${title}: ${good ? 'found' : 'NOT found'} ${why}`;
  if (!good) return `${title}: failed twice ${why}`;
  kept(join(root, 'docs/ears'), `${way}-${name}.txt`, transcript);
  return first.error ? `${title}: passed at the second try ${why}` : `${title}: passed`;
}

/** Answers what was heard, and the error that ended it. */
async function play(way, name) {
  const { journey, names, prove } = await WAYS[way](server);
  let [reader, from, error] = [null, 0, null];
  try {
    reader = await startScreenReader(BROWSERS[name]);
    reader.type(proxy ? `http://127.0.0.1:${proxy.address().port}` : server.url);
    from = reader.said().length;
    await reader.press('Return', 'Finished loading');
    for (const [how, ...what] of journey) await reader[how](...what);
    await prove();
    const untrue = reader
      .said()
      .slice(from)
      .find((line) => /\binvalid entry\b/.test(line));
    if (untrue) throw new Error(`an entry was called invalid before there was one: ${untrue}`);
  } catch (thrown) {
    error = thrown;
  }
  const transcript = transcriptOf(reader?.said().slice(from) ?? [], names);
  await reader?.stop();
  return { transcript, error };
}
