/** `npm run bench`: every speed claim, as a ratio to a baseline measured in the same run. */
import { createTestDatabase, startTestDatabases } from '@saring/tests/database';
import { benchPage } from './page.ts';
import { benchStart } from './start.ts';
import { type Row, table } from './table.ts';

const stop = await startTestDatabases();
const database = await createTestDatabase();
const rows: Row[] = [];
try {
  rows.push(...(await benchStart()));
  rows.push(...(await benchPage(database.url)));
} finally {
  await database.drop();
  await stop();
}
process.stdout.write(`${table(rows)}\n`);
