/** Fills the demo's data folder once, with a server that is closed to the outside while it does, and prints the logins. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { startFile } from '@saring/tests/world';
import { companies, fill, password } from './fill.ts';
import { applicant } from './people.ts';

const dataDir = process.env.DATA_DIR ?? 'data-demo';
const operator = {
  username: process.env.SUPERUSER_USERNAME ?? 'operator',
  password: process.env.SUPERUSER_PASSWORD ?? '',
};
const tell = (line: string) => process.stdout.write(`${line}\n`);

if (!existsSync(dataDir)) {
  tell(`Filling ${dataDir} through the product's own API, which takes about a minute …`);
  // Only a whole demo takes the name: one that was interrupted is begun anew.
  const making = `${dataDir}.making`;
  await rm(making, { recursive: true, force: true });
  const server = await startFile('server/src/main.ts', { DATA_DIR: making, RATE_LIMIT: 'false' });
  try {
    await fill(server.url, operator, tell);
  } finally {
    await server.stop();
  }
  await rename(making, dataDir);
}

tell('');
tell(`Operator     ${operator.username} / ${operator.password}`);
for (const { id, name } of companies) tell(`Company      ${id} / ${password}   (${name})`);
tell(
  `Job seeker   ${applicant(0).username} / ${password}   (${applicant(0).fullName}, and ${applicant(1).username}, ${applicant(2).username}, …)`,
);
tell('');
