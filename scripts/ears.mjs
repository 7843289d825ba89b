/**
 * `npm run ears`, before a release: a candidate's way from the log-in to the third question of an interview, by keyboard and
 * by what the screen reader Orca says, in Firefox and in Chromium. What was heard is kept in `docs/ears`. It ends with one
 * line for each browser, and with 1 where one failed twice. With `-- --fault silent`, `focus` or `unnamed` the pages have
 * that fault, and it ends with 1 where it was not found.
 */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, say, stopWith } from './bootstrap.mjs';
import { findBrowser, findFirefox, missingPrograms } from './browser.mjs';
import { transcriptOf } from './orca-log.mjs';
import { startScreenReader } from './screen-reader.mjs';
import { buildWeb } from './web.mjs';

const NEEDED = ['Xvfb', 'dbus-daemon', 'pulseaudio', 'openbox', 'xdotool', 'orca', 'speech-dispatcher'];
const INSTALL =
  'apt-get install xvfb dbus-x11 pulseaudio openbox xdotool orca speech-dispatcher speech-dispatcher-espeak-ng firefox-esr chromium';

/** They ask nobody anything, and their camera and microphone need no devices. */
const FIREFOX_PREFS = `user_pref("accessibility.force_disabled", -1);
user_pref("media.navigator.permission.disabled", true);
user_pref("media.navigator.streams.fake", true);
user_pref("signon.rememberSignons", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.preonboarding.enabled", false);
user_pref("termsofuse.bypassNotification", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`;
const CHROMIUM_FLAGS = [
  '--force-renderer-accessibility',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  ...(process.getuid() === 0 ? ['--no-sandbox', '--test-type'] : []),
];
const BROWSERS = {
  firefox: {
    title: 'Mozilla Firefox',
    launch: (home) => [
      findFirefox(),
      ['--no-remote', '--profile', kept(home, 'user.js', FIREFOX_PREFS), 'about:blank'],
    ],
  },
  chromium: {
    title: 'Chromium',
    launch(home) {
      const profile = kept(join(home, 'profile'), 'Default/Preferences', '{"credentials_enable_service":false}');
      return [findBrowser(), [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, 'about:blank']];
    },
  },
};
/** Writes a file into the folder of a browser's profile, which it answers. */
function kept(folder, name, text) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
  return folder;
}

const NAME = 'Username entry';
const FIELD = 'Your answer entry';
const ANSWERS = [
  'I closed the books of twelve companies every month.',
  'I filed SST returns and checked them against the ledger.',
];
const question = (number) => `Question ${number} of 6: `;
/** Types an answer, and goes on to the next question. */
const answer = (words, index) => [
  ['type', words],
  ['tab', 'Start push button'],
  ['press', 'Return', 'Your time runs'],
  ['tab', 'End Interview'],
  ['tab', 'Next Question', 'shift+Tab'],
  ['press', 'Return', 'Processing Response', question(index + 2), FIELD],
];
/** What is done, and what must be heard then. */
const journey = (username) => [
  ['tab', NAME],
  ['type', username],
  ['tab', 'Password password text'],
  ['type', password],
  ['press', 'Return', 'Good '],
  ['tab', 'What comes next', 'h'],
  ['tab', 'Take the interview'],
  ['press', 'Return', 'Proceed Now'],
  ['press', 'Return', 'Accountant'],
  ['tab', 'I want to type my answers instead of speaking'],
  ['press', 'space', 'checked'],
  ['tab', 'as usual'],
  ['press', 'Down', '×1.5'],
  ['press', 'space', 'selected'],
  ['tab', 'Start Digital Interview', 'shift+Tab'],
  ['press', 'Return', 'Digital Interview'],
  ['tab', 'Start Interview'],
  ['press', 'Return', 'Get ready', question(1), FIELD],
  ...ANSWERS.flatMap(answer),
];

/** Faults of pages: a script that plants one, and what is not heard then, in each browser or in those that are named. */
const FAULTS = {
  /** What is said stands in a region that comes with its text, which Chromium says all the same. */
  silent: {
    browsers: ['firefox'],
    missed: question(1),
    plant() {
      new MutationObserver(() => {
        const region = document.getElementById('said');
        for (const name of ['role', 'aria-live']) region?.removeAttribute(name);
        for (const line of region?.querySelectorAll('p') ?? []) {
          const born = document.createElement('div');
          born.setAttribute('aria-live', 'polite');
          born.append(line);
          document.body.append(born);
        }
      }).observe(document, { subtree: true, childList: true });
    },
  },
  /** Between two questions the field loses the focus, and does not get it back. */
  focus: {
    missed: FIELD,
    plant() {
      new MutationObserver(() => {
        HTMLElement.prototype.focus = () => {};
        document.activeElement.blur();
      }).observe(document, { subtree: true, attributeFilter: ['readonly'] });
    },
  },
  /** Nothing says what a field is for. */
  unnamed: {
    missed: NAME,
    plant() {
      new MutationObserver(() => {
        for (const label of document.querySelectorAll('label')) label.replaceChildren();
        for (const field of document.querySelectorAll('input')) field.removeAttribute('placeholder');
      }).observe(document, { subtree: true, childList: true });
    },
  },
};

const { values } = parseArgs({ options: { fault: { type: 'string' } } });
const fault = values.fault === undefined ? null : FAULTS[values.fault];
if (fault === undefined) stopWith(`--fault takes one of ${Object.keys(FAULTS).join(', ')}.`);
const missing = [...missingPrograms(NEEDED), ...(findFirefox() ? [] : ['firefox-esr'])];
if (missing.length > 0) stopWith(`Not installed: ${missing.join(', ')} (${INSTALL})`);

const fromTests = (file) => import(pathToFileURL(join(root, 'tests', file)));
const { startTestDatabases } = await fromTests('world/app/database.ts');
const { password } = await fromTests('world/people/people.ts');
const { buildCandidate, reviewOf } = await fromTests('browser/interview-world.ts');
const { startServer } = await fromTests('browser/world.ts');

await buildWeb();
const stopDatabases = await startTestDatabases();
const server = await startServer();
const proxy = fault && (await startProxy(`({ ${fault.plant} }).plant();`));
const lines = [];
try {
  for (const name of fault?.browsers ?? Object.keys(BROWSERS)) lines.push(await inBrowser(name));
} finally {
  proxy?.close().closeAllConnections();
  await server.stop();
  await stopDatabases();
}
for (const line of lines) process.stdout.write(`${line}\n`);

/** Plays the journey, a second time where it failed; answers the line of this browser. */
async function inBrowser(name) {
  const first = await play(name);
  const { error, transcript } = first.error && !fault ? await play(name) : first;
  const why = `(${(error ?? first.error)?.message ?? 'all was heard'})`;
  const good = fault ? error?.sentence === fault.missed : !error;
  if (!good) process.exitCode = 1;
  if (!good || fault) say(`Heard in ${name}:\n${transcript}`);
  if (fault) return `${name}: ${good ? 'found' : 'NOT found'} ${why}`;
  if (!good) return `${name}: failed twice ${why}`;
  kept(join(root, 'docs/ears'), `${name}.txt`, transcript);
  return first.error ? `${name}: passed at the second try ${why}` : `${name}: passed`;
}

/** Answers what was heard, and the error that ended it. */
async function play(name) {
  const candidate = await buildCandidate(server);
  const { company, person } = candidate;
  const names = { [company.companyName]: 'Maju Trading', [person.username]: 'aisyah' };
  let [reader, from, error] = [null, 0, null];
  try {
    reader = await startScreenReader(BROWSERS[name]);
    await reader.press('ctrl+l', 'ddress');
    reader.type(proxy ? `http://127.0.0.1:${proxy.address().port}` : server.url);
    from = reader.said().length;
    await reader.press('Return', 'Finished loading');
    for (const [how, ...what] of journey(person.username)) await reader[how](...what);
    const arrived = (await reviewOf(candidate)).interviewHistory.map(({ response }) => response);
    if (arrived.join() !== ANSWERS.join()) throw new Error(`what arrived is: ${arrived.join(' / ')}`);
  } catch (thrown) {
    error = thrown;
  }
  const transcript = transcriptOf(reader?.said().slice(from) ?? [], names);
  await reader?.stop();
  return { transcript, error };
}

/** Stands before the server, and puts a script into each of its pages. */
async function startProxy(script) {
  const standing = createServer((asked, answered) => {
    if (asked.url === '/fault.js') return answered.setHeader('content-type', 'text/javascript').end(script);
    const { method, headers } = asked;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const passedOn = request(server.url + asked.url, options, async (got) => {
      const { 'content-length': length, ...others } = got.headers;
      const isPage = others['content-type']?.startsWith('text/html');
      answered.writeHead(got.statusCode, isPage ? others : got.headers);
      if (!isPage) return got.pipe(answered);
      const page = Buffer.concat(await got.toArray()).toString();
      answered.end(page.replace('<head>', '<head><script src="/fault.js"></script>'));
    });
    asked.pipe(passedOn.on('error', () => answered.destroy()));
  }).listen(0, '127.0.0.1');
  await once(standing, 'listening');
  return standing;
}
