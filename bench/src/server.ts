/** The product as the parts of the benchmark start it: without limits, on a database of its own. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFile } from '@saring/tests/world';

/** The database must be empty: the operator is made at the start. `folder` is the way from here to another checkout, with a slash behind it. */
export async function startBenched(databaseUrl: string, folder = '') {
  return startFile(`${folder}server/src/main.ts`, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'saring-bench-')),
    RATE_LIMIT: 'false',
    SUPERUSER_USERNAME: 'superuser',
    SUPERUSER_PASSWORD: 'Operator-1',
  });
}
