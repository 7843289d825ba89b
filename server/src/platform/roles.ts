/** The roles of the database that the product works in: made where they are missing, and kept to the rows of their policies. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { databaseRoles } from './scope.ts';

const policies = new URL('../../migrations/policies.sql', import.meta.url);

/**
 * Makes the roles, which all databases of a server share, and lets the role that is signed in take them.
 * Where it may not, answers one line that says what to run; the product then works as the owner, past every policy.
 */
export async function ensureRoles(client: pg.Client): Promise<string | null> {
  try {
    for (const role of await missingRoles(client)) await making(client, `create role ${role}`);
    const foreign = await rolesNotTaken(client);
    if (foreign.length > 0) await making(client, `grant ${foreign.join(', ')} to current_user`);
    return null;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return whatToRun(client);
    throw error;
  }
}

/** Puts the policies of all tables in place, in one transaction, unless these very ones are. */
export async function ensurePolicies(client: pg.Client): Promise<void> {
  const text = await readFile(policies, 'utf8');
  const mark = createHash('sha256').update(text).digest('hex');
  const { rows } = await client.query<{ mark: string | null }>(
    "select obj_description(oid, 'pg_policy') as mark from pg_policy where polrelid = 'public.companies'::regclass and polname = 'worker'",
  );
  // Several statements sent as one are one transaction.
  if (rows[0]?.mark !== mark) await client.query(`${text}\ncomment on policy worker on companies is '${mark}';`);
  await grantQueue(client);
}

async function missingRoles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ role: string }>(
    'select role from unnest($1::text[]) role where not exists (select 1 from pg_roles where rolname = role)',
    [databaseRoles],
  );
  return rows.map(({ role }) => role);
}

/** Those that are there and that the role that is signed in cannot take. */
async function rolesNotTaken(client: pg.Client): Promise<string[]> {
  const { rows: version } = await client.query<{ newer: boolean }>(
    "select current_setting('server_version_num')::int >= 160000 as newer",
  );
  const { rows } = await client.query<{ role: string }>(
    `select rolname as role from pg_roles where rolname = any($1) and not pg_has_role(current_user, oid, $2)
     order by array_position($1, rolname::text)`,
    // From PostgreSQL 16 on, who made a role is a member that may not take it.
    [databaseRoles, version[0]?.newer ? 'SET' : 'MEMBER'],
  );
  return rows.map(({ role }) => role);
}

/** Does it again where another start, or one on another database of the server, changed the same roles at that moment. */
async function making(client: pg.Client, statement: string): Promise<void> {
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

async function whatToRun(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name');
  const name = rows[0]?.name ?? '';
  const missing = await missingRoles(client);
  const create = missing.map((role) => `create role ${role}; `).join('');
  const grant = [...missing, ...(await rolesNotTaken(client))].join(', ');
  return `The role ${name} of DATABASE_URL may not make the roles that Saring works in, so the database does not hide one company's rows from another by itself. Have an administrator of the server run once: ${create}grant ${grant} to ${name}; Then start again.`;
}

/** Tasks are added in the transactions of the rows they serve, so every role may add some. */
async function grantQueue(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join unnest($1::text[]) role
     where n.nspname = 'pgboss' and c.relkind in ('r', 'p') and not has_table_privilege(role, c.oid, 'INSERT') limit 1`,
    [databaseRoles],
  );
  if (rows.length === 0) return;
  const roles = databaseRoles.join(', ');
  await client.query(`grant usage on schema pgboss to ${roles}`);
  await client.query(`grant select, insert on all tables in schema pgboss to ${roles}`);
}
