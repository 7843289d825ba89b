/** `npm run bench`: every speed claim, as a ratio to a baseline measured in the same run. */
import { createDurableDatabase, createTestDatabase, startTestDatabases } from '@saring/tests/database';
import { benchAssistant } from './assistant.ts';
import { benchDocuments } from './documents.ts';
import { benchJobs } from './jobs.ts';
import { benchPage } from './page.ts';
import { benchPieces } from './pieces.ts';
import { benchQuestions } from './questions.ts';
import { benchReview } from './review.ts';
import { benchStart } from './start.ts';
import { type Row, table } from './table.ts';
import { benchVolume } from './volume.ts';

const stop = await startTestDatabases();
const rows: Row[] = [];
try {
  rows.push(...(await benchStart()), ...(await benchDocuments()));
  for (const bench of [benchPage, benchJobs, benchQuestions, benchReview, benchAssistant, benchVolume]) {
    const database = await createTestDatabase();
    rows.push(...(await bench(database.url)));
    await database.drop();
  }
  const durable = await createDurableDatabase();
  rows.push(...(await benchPieces(durable.url)));
  await durable.drop();
} finally {
  await stop();
}
process.stdout.write(`${table(rows)}\n`);
