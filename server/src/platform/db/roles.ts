/** The roles of the database that the product works in: made where they are missing, and kept to the rows of their policies. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { databaseRoles } from './scope.ts';

const policies = new URL('../../../migrations/policies.sql', import.meta.url);

/**
 * Makes the roles, which all databases of a server share, and lets the role that is signed in take them.
 * Where it may not, answers one line that says what to run; the product then works as the owner, past every policy.
 */
export async function ensureRoles(client: pg.Client): Promise<string | null> {
  try {
    for (const role of await missingRoles(client)) await making(client, `create role ${role}`);
    await ensureMembership(client, await ownName(client));
    return null;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return whatToRun(client);
    throw error;
  }
}

/** Lets a role take those that it cannot take yet. */
export async function ensureMembership(client: pg.Client, member: string): Promise<void> {
  const foreign = await rolesNotTaken(client, member);
  if (foreign.length > 0) await making(client, `grant ${foreign.join(', ')} to ${client.escapeIdentifier(member)}`);
}

/** How many migrations a version knows, and its policies. */
interface Mark {
  migrations: number;
  policies: string;
}

/** Puts the policies of all tables in place, in one transaction, unless these very ones are there or those of a newer version. */
export async function ensurePolicies(client: pg.Client, migrations: number): Promise<void> {
  const text = await readFile(policies, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const there = await markOf(client);
  // Several statements sent as one are one transaction.
  if (there.migrations < migrations || (there.migrations === migrations && there.policies !== hash))
    await client.query(`${text}\ncomment on policy worker on companies is '${hash} ${migrations}';`);
  await grantQueue(client);
}

/** What the database was brought to. Anybody who may connect can read it. */
export async function markOf(client: pg.Client): Promise<Mark> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(p.oid, 'pg_policy') as mark from pg_policy p join pg_class c on c.oid = p.polrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = 'companies' and p.polname = 'worker'`,
  );
  const [hash = '', count = '0'] = rows[0]?.mark?.split(' ') ?? [];
  return { policies: hash, migrations: Number(count) };
}

/** The role that is signed in. */
export async function ownName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  return rows[0]?.name ?? '';
}

async function missingRoles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ role: string }>(
    'select role from unnest($1::text[]) role where not exists (select 1 from pg_roles where rolname = role)',
    [databaseRoles],
  );
  return rows.map(({ role }) => role);
}

/** Those that are there and that a role cannot take. */
export async function rolesNotTaken(client: pg.Client, member: string): Promise<string[]> {
  const { rows } = await client.query<{ role: string }>(
    `select rolname as role from pg_roles where rolname = any($1) and not pg_has_role($3, oid, $2)
     order by array_position($1, rolname::text)`,
    // From PostgreSQL 16 on, who made a role is a member that may not take it.
    [databaseRoles, (await versionOf(client)) >= 160_000 ? 'SET' : 'MEMBER', member],
  );
  return rows.map(({ role }) => role);
}

/** Does it again where another start, or one on another database of the server, changed the same roles at that moment. */
export async function making(client: pg.Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      // The role was made a moment ago.
      if (code === '42710' || code === '23505') return;
      // "tuple concurrently updated" has no code of its own.
      if (code !== 'XX000' || attempt === 5) throw error;
    }
  }
}

/** One line for an administrator of the server: what lets this role make and take the roles. */
export async function whatToRun(client: pg.Client): Promise<string> {
  const own = await ownName(client);
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name');
  const name = rows[0]?.name ?? '';
  const missing = await missingRoles(client);
  const create = missing.map((role) => `create role ${role}; `).join('');
  const grant = [...missing, ...(await rolesNotTaken(client, own))].join(', ');
  return `The role ${name} of DATABASE_URL may not make the roles that Saring works in, so the database does not hide one company's rows from another by itself. Have an administrator of the server run once: ${create}grant ${grant} to ${name} with admin option; Then start again.`;
}

/**
 * Tasks are added in the transactions of the rows they serve, so every role may add some; the queue itself works as the
 * worker. From PostgreSQL 17 on that may also build an index of theirs anew.
 */
async function grantQueue(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join unnest($1::text[]) role
     where n.nspname = 'pgboss' and c.relkind in ('r', 'p')
       and not (has_table_privilege(role, c.oid, 'INSERT') and has_table_privilege('saring_worker', c.oid, 'DELETE')) limit 1`,
    [databaseRoles],
  );
  if (rows.length === 0) return;
  const roles = databaseRoles.join(', ');
  await client.query(`grant usage on schema pgboss to ${roles}`);
  await client.query(`grant select, insert on all tables in schema pgboss to ${roles}`);
  const all = (await versionOf(client)) >= 170_000 ? 'update, delete, maintain' : 'update, delete';
  await client.query(`grant ${all} on all tables in schema pgboss to saring_worker`);
}

/** As `server_version_num`: 150014 for 15.14. */
export async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return rows[0]?.version ?? 0;
}
