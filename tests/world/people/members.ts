/** A second person of a company. Other roles than an owner's are given by nobody yet, so that the membership is written as the product stores it. */
import { api, call } from '@saring/contract';
import type { MemberRole } from '@saring/contract/domain';
import pg from 'pg';
import { anonymous, type CompanyPerson, password, signIn, unique } from './people.ts';

type App = { url: string; databaseUrl: string };

/** Somebody new who belongs to the company as `role`, signed in. */
export async function buildMember(
  app: App,
  { companyId, companyName }: CompanyPerson,
  role: MemberRole,
): Promise<CompanyPerson> {
  const username = unique(`${role}-`);
  await call(anonymous(app), api.users.register, {
    body: { username, email: `${username}@company.test`, password },
  });
  await asOwner(
    app,
    'insert into memberships (user_id, company_id, role, created_at) select id, $2, $3, now() from users where username = $1',
    [username, companyId, role],
  );
  const client = await signIn(app, username);
  return { username, companyId, companyName, client, token: client.accessToken };
}

/** Lets somebody go, who remains as a person. */
export async function removeMember(app: App, username: string): Promise<void> {
  await asOwner(app, 'delete from memberships where user_id = (select id from users where username = $1)', [username]);
}

export async function changeMember(app: App, username: string, role: MemberRole): Promise<void> {
  await asOwner(app, 'update memberships set role = $2 where user_id = (select id from users where username = $1)', [
    username,
    role,
  ]);
}

async function asOwner(app: App, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
