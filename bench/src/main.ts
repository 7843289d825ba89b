/** `npm run bench`: every speed claim, as a ratio to a baseline measured in the same run; `-- --quick` without the largest sizes, `-- --only=calls,page` in parts. */
import { createDurableDatabase, createTestDatabase, startTestDatabases } from '@saring/tests/database';
import { benchAssistant } from './assistant.ts';
import { benchCalls } from './calls.ts';
import { benchDocuments } from './documents.ts';
import { benchDoor } from './door.ts';
import { benchJobs } from './jobs.ts';
import { benchPage } from './page.ts';
import { benchPieces } from './pieces.ts';
import { benchProcesses } from './processes.ts';
import { benchQuestions } from './questions.ts';
import { benchReview } from './review.ts';
import { benchRows } from './rows.ts';
import { benchStart } from './start.ts';
import { type Row, table } from './table.ts';
import { benchVolume } from './volume.ts';
import { benchWeb } from './web.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);

/** The part on a database of its own. */
const on =
  (create: typeof createTestDatabase, bench: (databaseUrl: string) => Promise<Row[]>) => async (): Promise<Row[]> => {
    const database = await create();
    try {
      return await bench(database.url);
    } finally {
      await database.drop();
    }
  };

const parts: Record<string, () => Promise<Row[]>> = {
  start: benchStart,
  documents: benchDocuments,
  calls: on(createDurableDatabase, (url) => benchCalls(url, { quick })),
  page: on(createTestDatabase, benchPage),
  jobs: on(createTestDatabase, benchJobs),
  questions: on(createTestDatabase, benchQuestions),
  review: on(createTestDatabase, benchReview),
  assistant: on(createTestDatabase, benchAssistant),
  pieces: on(createDurableDatabase, benchPieces),
  door: on(createDurableDatabase, benchDoor),
  volume: on(createTestDatabase, (url) => benchVolume(url, { quick })),
  web: on(createTestDatabase, benchWeb),
  rows: benchRows,
  processes: () => benchProcesses({ quick }),
};

const inBrowser = ['web', 'rows'];
// Without a browser everything is everything else: scripts/bench.mjs has said so.
const possible = Object.keys(parts).filter((name) => !inBrowser.includes(name) || process.env.CHROMIUM_PATH);
const asked = only?.split(',') ?? possible;
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`no part is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const stop = await startTestDatabases();
const rows: Row[] = [];
try {
  for (const name of asked) {
    process.stderr.write(`${name} …\n`);
    rows.push(...((await parts[name]?.()) ?? []));
  }
} finally {
  await stop();
}
process.stdout.write(`${table(rows)}\n`);
