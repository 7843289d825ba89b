/** Plants one forbidden import per rule of the house and proves that Biome reports it, and that it lets the allowed pass. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Room, what it must not import, and what it may (so that a rule which reports everything is found out, too). */
const RULES = [
  ['contract/src', ['fastify', '@saring/server/app', '../server/x.ts'], ['./call.ts', 'zod']],
  ['contract/src/words', ['zod', '../errors.ts'], ['icu-minify/format', './language.ts']],
  [
    'web/src/messages',
    ['@saring/contract', '#kit/page.tsx', '#client/client.ts', '#features/jobs/index.ts'],
    ['react', '@saring/contract/words', './sentences.ts'],
  ],
  [
    'engine/src/text',
    ['@saring/server/reader', '@saring/web', '../knowledge/index.ts', 'fastify', 'pg'],
    ['wink-lemmatizer', '#knowledge/index.ts', './lemma.ts', '@saring/contract'],
  ],
  [
    'server/src/platform',
    ['#engines/mail/index.ts', '#features/jobs/index.ts', '#events', '#world', '@saring/tests/world', '../app.ts'],
    ['pg', '@saring/contract', '#platform/db/db.ts', './db.ts'],
  ],
  [
    'server/src/engines/reader',
    ['#engines/mail/index.ts', '#features/jobs/index.ts', '#world', '@saring/contract', '../mail/index.ts'],
    ['@saring/engine', '@saring/engine/built-in', './worker-thread.ts', '#platform/observability/log.ts'],
  ],
  [
    'server/src/engines/documents',
    ['#engines/reader/index.ts', '@saring/engine', '@saring/fixtures/documents/word', '#features/jobs/index.ts'],
    ['unpdf', './index.ts'],
  ],
  ['server/src/engines/files', ['#engines/reader/index.ts', '#world'], ['sharp', './index.ts']],
  ['server/src/engines/mail', ['#engines/reader/index.ts', '#events', '#world'], ['nodemailer', './index.ts']],
  ['server/src/engines/speech', ['#engines/reader/index.ts', '#world'], ['./index.ts']],
  [
    'server/src/features/jobs',
    [
      '@saring/engine/built-in',
      '#engines/reader/worker-thread.ts',
      '#features/accounts/store.ts',
      '#config',
      '@saring/web',
      '#features/applications/core/store.ts',
      '../accounts/index.ts',
      './core/index.ts',
    ],
    [
      '@saring/engine',
      '#engines/reader/index.ts',
      '#features/accounts/index.ts',
      '#features/applications/core/index.ts',
      './store.ts',
      '#events',
      '#world',
      '#platform/db/db.ts',
      '@saring/contract',
    ],
  ],
  ['server/src/operations', ['@saring/fixtures/assistant/sets'], ['@saring/engine', '#world']],
  [
    'server/src',
    ['../../web/src/main.tsx', './operations/stores.ts', '@saring/fixtures/documents/word'],
    ['#features/accounts/index.ts', './app.ts'],
  ],
  [
    'web/src/kit',
    ['@saring/contract', '#client/client.ts', '#features/jobs/index.ts', '../client/client.ts'],
    ['react', './page.tsx', '#messages/kit.ts'],
  ],
  ['web/src/client', ['#kit/page.tsx', '#features/jobs/index.ts', '@saring/server/app'], ['@saring/contract']],
  [
    'web/src/features/jobs',
    ['#features/auth/login.tsx', '@saring/server/app', '../auth/index.ts'],
    ['#features/auth/index.ts', '#kit/page.tsx', '#client/client.ts', '@saring/contract'],
  ],
  ['tests/api', ['@saring/server/app', '../world/app/app.ts'], ['#world/app/app.ts', '@saring/contract']],
  ['tests/crash', ['@saring/server/app'], ['#world/processes/kills.ts']],
  ['tests/limits', ['../world/app/app.ts'], ['#world/app/app.ts', '@saring/server/documents', './promise.ts']],
  ['tests/browser', ['@saring/server/app'], ['#world/app/app.ts']],
  ['tests/world/app', ['../../api/x.ts', '../people/people.ts'], ['@saring/server/app']],
  ['bench/src', ['@saring/server/app'], ['@saring/tests/world', '@saring/contract']],
  ['demo/src', ['@saring/server/world'], ['@saring/tests/world', '@saring/contract']],
];

/** Answers what is wrong with the guards, in lines; none is right. Planted in a folder of its own, with the house's rules. */
export function testImportRules() {
  const planted = RULES.flatMap(([room, forbidden, allowed]) => [
    ...forbidden.map((specifier, n) => ({ room, specifier, expected: true, file: `${room}/planted-no-${n}.ts` })),
    ...allowed.map((specifier, n) => ({ room, specifier, expected: false, file: `${room}/planted-yes-${n}.ts` })),
  ]);
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'saring-imports-')));
  try {
    for (const name of ['biome.json', '.gitignore']) cpSync(join(root, name), join(base, name));
    for (const { file, specifier } of planted) {
      mkdirSync(dirname(join(base, file)), { recursive: true });
      writeFileSync(join(base, file), `export { x } from '${specifier}';\n`);
    }
    const files = planted.map(({ file }) => file);
    const reported = new Set(lint(files, base));
    return planted
      .filter(({ file, expected }) => reported.has(file) !== expected)
      .map(({ room, specifier, expected }) =>
        expected
          ? `${room} may import ${specifier}, which must be refused.`
          : `${room} may not import ${specifier}, which is allowed.`,
      );
  } finally {
    rmSync(base, { recursive: true });
  }
}

/** How many imports are tried. */
export const tried = RULES.reduce((sum, [, forbidden, allowed]) => sum + forbidden.length + allowed.length, 0);

/** The files below a folder in which Biome reports a forbidden import. */
function lint(files, cwd) {
  const biome = createRequire(join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');
  const args = [
    biome,
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    ...files,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(`Biome said nothing: ${stderr}`);
  return JSON.parse(stdout.slice(start))
    .diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => location.path.file ?? location.path);
}
