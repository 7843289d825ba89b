/**
 * The role that the product signs in to the database as: one that owns nothing and inherits nothing, and may take the
 * roles of the scopes alone (docs/decisions/014). Who owns the tables makes it.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { withConnection } from './one-connection.ts';
import { ensureMembership, making, ownName } from './roles.ts';
import { databaseRoles } from './scope.ts';

const attributes = 'login noinherit nosuperuser nobypassrls nocreatedb nocreaterole noreplication';

/**
 * Makes the login where it is missing, and tries it. `owner` is a connection of who owns the tables, `url` its address.
 * Answers the login's address, or in a few words why there is none. Throws where the server cannot be asked.
 */
export async function ensureLogin(owner: pg.Client, url: string): Promise<{ url: string } | { refused: string }> {
  const name = loginOf(await ownName(owner));
  // Without a password of the owner there is nothing secret to derive one from: then only a server that trusts the address lets it in.
  const password = owner.password ? derived(owner.password, name) : null;
  const own = withCredentials(url, name, password);
  try {
    if (!(await ensureRole(owner, name, password)))
      return { refused: `the role ${name} is there, and can do more or belongs to others too` };
    const refusal = await signingIn(owner, { name, password, own });
    if (refusal !== null) return { refused: refusal.message };
    // Only now: it is ours, for nobody else knows its password.
    await ensureMembership(owner, name);
    return { url: own };
  } catch (error) {
    if (isRefusal(error)) return { refused: error.message };
    throw error;
  }
}

/** Null where the server lets the login in, with a new password where it has another. */
async function signingIn(
  owner: pg.Client,
  { name, password, own }: { name: string; password: string | null; own: string },
): Promise<pg.DatabaseError | null> {
  const refusal = await refusalOf(own);
  if (refusal?.code !== '28P01' || password === null) return refusal;
  // The owner's is another than when the login was made.
  await making(owner, `alter role ${owner.escapeIdentifier(name)} ${passwordAs(owner, password)}`);
  return refusalOf(own);
}

/** The address in which `name` signs in instead. As parameters, since an address without a host has no place for a name. */
function withCredentials(url: string, name: string, password: string | null): string {
  const to = new URL(url);
  to.searchParams.set('user', name);
  to.password = '';
  if (password === null) to.searchParams.delete('password');
  else to.searchParams.set('password', password);
  return to.href;
}

/** The same address, working in a role from the first statement on. */
export function inRole(url: string, role: string): string {
  const to = new URL(url);
  const options = to.searchParams.get('options');
  to.searchParams.set('options', `${options ? `${options} ` : ''}-crole=${role}`);
  return to.href;
}

/** One for each owner: all databases of a server share roles, and owners need not trust each other. At most 63 bytes. */
function loginOf(owner: string): string {
  const name = `saring_login_${owner}`;
  if (Buffer.byteLength(name) <= 63) return name;
  return `saring_login_${createHash('sha256').update(owner).digest('hex').slice(0, 32)}`;
}

/** The login's password follows from the owner's, so that several processes agree and nobody has to keep another secret. */
function derived(password: string, name: string): string {
  return createHmac('sha256', password).update(`saring ${name}`).digest('base64url');
}

/** False where a role of that name can do more than ours may, or somebody else may act as it. */
async function ensureRole(owner: pg.Client, name: string, password: string | null): Promise<boolean> {
  const quoted = owner.escapeIdentifier(name);
  const { rows } = await owner.query<{ plain: boolean; connects: boolean }>(
    `select rolcanlogin and not (rolinherit or rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication)
       and not exists (select from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = r.oid and not g.rolname = any($2))
       and not exists (select from pg_auth_members m where m.roleid = r.oid and m.member <> current_user::regrole)
       and not exists (select from pg_class c where c.relowner = r.oid) as plain,
       has_database_privilege(r.oid, current_database(), 'connect') as connects
     from pg_roles r where rolname = $1`,
    [name, databaseRoles],
  );
  const [role] = rows;
  if (role && !role.plain) return false;
  if (!role) await making(owner, `create role ${quoted} ${attributes} ${password ? passwordAs(owner, password) : ''}`);
  if (!role?.connects) {
    const { rows: here } = await owner.query<{ name: string }>('select current_database() as name');
    await making(owner, `grant connect on database ${owner.escapeIdentifier(here[0]?.name ?? '')} to ${quoted}`);
  }
  return true;
}

/** What the server says to somebody who may not sign in so; null where it lets in. */
async function refusalOf(url: string): Promise<pg.DatabaseError | null> {
  try {
    return await withConnection(url, 'saring-login', async () => null);
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

/** "May not", of a statement or of signing in; anything else is a server that cannot be asked. */
function isRefusal(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(42501|28\w{3})$/.test(error.code ?? '');
}

function passwordAs(client: pg.Client, password: string): string {
  return `password ${client.escapeLiteral(verifier(password))}`;
}

/** As RFC 5803 writes it: what the server keeps of a password, so that no statement, and no log of statements, holds the password. */
function verifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  const signed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(signed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${signed('Server Key').toString('base64')}`;
}
