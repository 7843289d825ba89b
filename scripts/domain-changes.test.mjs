/** A fact of the domain is changed in a copy of the code: then either everything follows, or the compiler names who must hear of it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';

const rooms = ['contract', 'engine', 'server', 'web', 'tests/fixtures'];
let copy;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'saring-domain-'));
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file));
  const skipped = /[\\/](node_modules|dist|knowledge[\\/]compiled)$/;
  for (const room of rooms)
    cpSync(join(root, room), join(copy, room), { recursive: true, filter: (path) => !skipped.test(path) });
  linkPackages('.');
  for (const room of rooms) linkPackages(room);
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Every package but our own, which are to be the copies. */
function linkPackages(room) {
  const from = join(root, room, 'node_modules');
  const to = join(copy, room, 'node_modules');
  mkdirSync(join(to, '@saring'), { recursive: true });
  if (room === '.') for (const own of rooms) symlinkSync(join(copy, own), join(to, '@saring', basename(own)));
  try {
    for (const name of readdirSync(from))
      if (!/^(@saring|\.cache)$/.test(name)) symlinkSync(join(from, name), join(to, name));
  } catch {
    // A room without packages of its own.
  }
}

function change(file, from, to) {
  const path = join(copy, file);
  const code = readFileSync(path, 'utf8');
  expect(code).toContain(from);
  writeFileSync(path, code.replaceAll(from, to));
}

/** The files of which the compiler complains. */
function complaints() {
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-b', 'server', 'web', '--pretty', 'false'], { cwd: copy, encoding: 'utf8' });
  const files = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file);
  return [...new Set(files)].filter((file) => !file.includes('.test.')).sort();
}

// All three in one copy: a compiler that hears of them one after the other reads the whole code three times, and no file
// has to hear of two.
it('a further field about somebody, a further status and a longer interview: exactly the files that must hear of each', () => {
  change('contract/src/domain/person.ts', "phone: 'contact',", "phone: 'contact',\n  phone2: 'contact',");
  const kept = [
    'server/src/features/applicants/tables.ts',
    'server/src/features/applications/core/reading.ts',
    'server/src/features/applications/core/redaction.ts',
    'server/src/features/applications/core/rules.ts',
    'server/src/features/applications/core/tables.ts',
    'server/src/features/assistant/store.ts',
    'server/src/features/own-data/own-data.ts',
  ];
  const meaning =
    "{ action: 'SHORTLIST', key: 'L', tone: 'accent', counted: true, named: true, readable: true, waits: true, ended: false, mailed: false }";
  change('contract/src/domain/statuses.ts', '  Rejected: {', `  Shortlisted: ${meaning},\n  Rejected: {`);
  const told = [
    'engine/src/assistant/statuses.ts',
    'server/src/features/applications/letters.ts',
    'web/src/features/applicants/steps.ts',
  ];
  change('contract/src/domain/interview.ts', 'secondsPerQuestion = 50', 'secondsPerQuestion = 70');
  expect(complaints()).toEqual([...kept, ...told].sort());
});

it('an interview of seven minutes is told everywhere', () => {
  change('contract/src/domain/interview.ts', 'secondsPerQuestion = 50', 'secondsPerQuestion = 70');
  const program =
    "import('@saring/contract/domain').then((terms) => console.log(terms.totalSeconds, terms.minutesTold.spoken))";
  expect(execFileSync(process.execPath, ['-e', program], { cwd: copy, encoding: 'utf8' })).toBe('420 7\n');
  // No sentence has its own figure.
  const texts = readdirSync(join(copy, 'web/src/messages')).map((name) => join(copy, 'web/src/messages', name));
  for (const path of [...texts, join(copy, 'server/src/features/applications/words.ts')])
    expect(readFileSync(path, 'utf8'), path).not.toMatch(/\b(five|5) minutes\b|\b50 seconds\b/);
});
