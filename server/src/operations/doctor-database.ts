/**
 * Checks of the database: what the server is, what its role may do, which version it is of, its clock, how old its last
 * backup is, what it knows of proxies, and whether the files are of the same installation.
 */
import type pg from 'pg';
import { difference, type Pair } from '#engines/files/index.ts';
import { lastBackup } from '#platform/db/backup-mark.ts';
import { type Fitness, fitnessOf } from '#platform/db/fitness.ts';
import { installationRow } from '#platform/db/installation.ts';
import { ownName, rolesNotTaken, whatToRun } from '#platform/db/roles.ts';
import { seenOfProxies } from '#platform/http/proxy-hints.ts';
import { broken, type Check, checked, ok, warn } from './doctor-check.ts';

/** Seconds by which two clocks may differ. */
const noticeable = 5;
const wrong = 60;
/** Days after which a daily backup is missed. */
const missed = 2;
const daySeconds = 86_400;

/** On a connection of the role of DATABASE_URL, or of the embedded database. Writes nothing. */
export async function checkDatabase(client: pg.Client, pair: Pair): Promise<{ checks: Check[]; fitness: Fitness }> {
  const fitness = await fitnessOf(client);
  const { server, encoding, problem, tables, migrations } = fitness;
  const first: Check = { check: 'database', ...(problem ? broken(problem) : ok(`PostgreSQL ${server}, ${encoding}`)) };
  if (problem) return { fitness, checks: [first] };
  const rest = [
    await checked('rights', 'docs/operations.md tells what the role needs.', () => rights(client, tables)),
    { check: 'schema', ...schema(fitness) },
    await checked('clock', 'Ask the administrator of the server.', () => clock(client)),
    ...(migrations.had > 0 && tables === 'own'
      ? [
          await checked('backup', 'Run "npm run backup FILE".', () => backup(client)),
          await checked('callers', 'Look at TRUST_PROXY.', () => callers(client)),
        ]
      : []),
    await checked('installation', 'Look at the file store.', () => installation(client, tables, pair)),
  ];
  return { fitness, checks: [first, ...rest] };
}

async function rights(client: pg.Client, tables: Fitness['tables']) {
  const lacking = await rolesNotTaken(client, await ownName(client));
  if (tables === 'foreign')
    return lacking.length > 0
      ? broken(`the role may not take ${lacking.join(', ')}. Have an administrator of the server grant them to it.`)
      : ok('the role owns nothing and takes the roles that see only their scope');
  if (lacking.length > 0) return warn(await whatToRun(client));
  if (tables === 'own') return ok('the role owns the tables and takes the roles that see only their scope');
  const { rows } = await client.query<{ may: boolean }>(
    "select has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as may",
  );
  return rows[0]?.may
    ? ok('the role may make the tables')
    : broken('the role may not make tables. Make it the owner of the database: alter database … owner to …;');
}

function schema({ tables, migrations: { had, known } }: Fitness) {
  if (had === known) return ok(`of this version (${known} migrations)`);
  if (tables === 'none') return warn('nothing is in it yet: the first start fills it');
  return warn(
    `of an older version (${had} migrations of ${known}): the next start, or "npm run migrate", brings it up to date`,
  );
}

async function clock(client: pg.Client) {
  const before = Date.now();
  const { rows } = await client.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now');
  const apart = Math.abs(Number(rows[0]?.now) - (before + Date.now()) / 2) / 1000;
  const says = `${apart.toFixed(1)} s apart from the database's`;
  const advice = 'Let both machines keep their time by NTP (timedatectl).';
  if (apart > wrong) return broken(`${says}: deadlines and sign-ins are wrong. ${advice}`);
  return apart > noticeable ? warn(`${says}. ${advice}`) : ok(says);
}

async function backup(client: pg.Client) {
  const last = await lastBackup((text) => client.query(text));
  if (last === null) return warn('none was made of this database. Run "npm run backup FILE" every night.');
  const { seconds } = last;
  const says = `the last one was begun ${seconds < daySeconds ? `${(seconds / 3600).toFixed(1)} hours` : `${(seconds / daySeconds).toFixed(1)} days`} ago`;
  return seconds > missed * daySeconds ? warn(`${says}. Look at what should run "npm run backup FILE".`) : ok(says);
}

/** What the processes saw of proxies that nothing was said of. */
async function callers(client: pg.Client) {
  const { isForwarded, shared } = await seenOfProxies(client);
  const advice = 'Limits by address may count all people as one: if it is a proxy, name it in TRUST_PROXY and there.';
  const signs = [
    ...(isForwarded ? ['X-Forwarded-For came with requests, and TRUST_PROXY was off'] : []),
    ...(shared.length > 0 ? [`many accounts came from ${shared.join(', ')}, which is a private address`] : []),
  ];
  return signs.length > 0
    ? warn(`in the last day ${signs.join('; ')}. ${advice}`)
    : ok('no sign of a proxy that was not told of');
}

async function installation(client: pg.Client, tables: Fitness['tables'], pair: Pair) {
  // Who does not own the tables reads it as background work does.
  if (tables === 'foreign') await client.query('set role saring_worker');
  const problem = await difference(client, pair);
  if (problem !== null) return broken(problem);
  const { id } = await installationRow(client);
  return id === null
    ? warn('it has no id yet: the next start gives it one')
    : ok(`database and files are of one, ${id}`);
}
