/** What the operator sees: companies and accounts of the whole installation. */
import type { CompanyStatus, Role } from '@saring/contract/domain';
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { users, withoutMail } from '#features/accounts/index.ts';
import { companies } from '#features/companies/index.ts';
import { type EmailRow, emails } from '#features/emails/index.ts';
import { standingOfCompany, standingOfUser } from '#features/suspensions/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { containsTerm, type Page } from '#platform/http/paging.ts';

interface CompanyFilter {
  search?: string | null;
  status?: CompanyStatus;
  id?: string | null;
}

const companyFields = {
  company: companies,
  standing: standingOfCompany,
  // Written out: in a select from one table drizzle leaves table names away, also inside a subquery.
  adminEmail: sql<
    string | null
  >`(select u.email from memberships m join users u on u.id = m.user_id where m.company_id = companies.id and m.role = 'owner'
    order by exists (select from suspensions s where s.user_id = u.id), m.created_at limit 1)`,
  /** Names that look like this one, which may be a stranger's or an honest neighbour's. */
  similarTo: sql<
    string[]
  >`array(select o.name from companies o where o.skeleton = companies.skeleton and o.id <> companies.id order by o.created_at limit 5)`,
};

function companyWhere(filter: CompanyFilter): SQL | undefined {
  return and(
    filter.search ? containsTerm(companies.sought, filter.search) : undefined,
    filter.status ? eq(companies.status, filter.status) : undefined,
    filter.id ? eq(companies.id, filter.id) : undefined,
  );
}

/** Finds the page's ids in an index alone, and only then reads its rows: so a page far behind costs little more than the first. */
export async function pageOfCompanies(
  db: Executor,
  filter: CompanyFilter,
  sort: 'created' | 'name',
  order: 'asc' | 'desc',
  page: Page,
) {
  const way = order === 'asc' ? asc : desc;
  const by = [way(sort === 'name' ? companies.sought : companies.createdAt), way(companies.id)];
  const ids = db
    .select({ id: companies.id })
    .from(companies)
    .where(companyWhere(filter))
    .orderBy(...by)
    .limit(page.limit)
    .offset(page.offset);
  return db
    .select(companyFields)
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(...by);
}

/** How many companies there are on all pages. */
export async function countCompanies(db: Executor, filter: CompanyFilter): Promise<number> {
  const rows = await db.select({ total: count() }).from(companies).where(companyWhere(filter));
  return rows[0]?.total ?? 0;
}

/** A company and its administrator's address, held so that two changes of its status come one after the other. */
export async function lockCompanyWithAdmin(db: Executor, id: string) {
  const rows = await db.select(companyFields).from(companies).where(eq(companies.id, id)).for('update');
  return rows[0] ?? null;
}

const userFields = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
  standing: standingOfUser,
};

/** An account as the list has it. */
export async function userRow(db: Executor, id: string) {
  const rows = await db.select(userFields).from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** Operators who may sign in, but for one; held until the transaction ends: of two who remove each other, the second is refused. */
export async function otherOperators(db: Executor, exceptId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(72517748)`);
  const left = sql`not exists (select from suspensions s where s.user_id = users.id)`;
  return db.$count(users, and(eq(users.role, 'superuser'), ne(users.id, exceptId), left));
}

interface UserFilter {
  search?: string | null;
  role?: Role;
}

function userWhere(filter: UserFilter): SQL | undefined {
  return and(
    filter.search ? containsTerm(users.sought, filter.search) : undefined,
    filter.role ? eq(users.role, filter.role) : undefined,
  );
}

/** A page of the accounts, with their companies. */
export async function pageOfUsers(
  db: Executor,
  filter: UserFilter,
  sort: 'created' | 'name',
  order: 'asc' | 'desc',
  page: Page,
) {
  const way = order === 'asc' ? asc : desc;
  const by = [way(sort === 'name' ? users.sought : users.createdAt), way(users.id)];
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(userWhere(filter))
    .orderBy(...by)
    .limit(page.limit)
    .offset(page.offset);
  return db
    .select(userFields)
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...by);
}

/** How many accounts there are on all pages. */
export async function countUsers(db: Executor, filter: UserFilter): Promise<number> {
  const rows = await db.select({ total: count() }).from(users).where(userWhere(filter));
  return rows[0]?.total ?? 0;
}

const mailWhere = (state: EmailRow['state'] | undefined) =>
  and(isNull(emails.applicationId), state ? eq(emails.state, state) : undefined);

/** Mails that are about no application, in this state or in any. */
export async function pageOfMails(db: Executor, state: EmailRow['state'] | undefined, page: Page): Promise<EmailRow[]> {
  return db
    .select()
    .from(emails)
    .where(mailWhere(state))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many mails of the operator's own there are, of all states where none is named. */
export async function countMails(db: Executor, state: EmailRow['state'] | undefined): Promise<number> {
  return db.$count(emails, mailWhere(state));
}

/** A mail of the operator's own; null where there is none, also where it is about an application. */
export async function mailById(db: Executor, id: string) {
  const rows = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), isNull(emails.applicationId)));
  return rows[0] ?? null;
}

/** The figures of the dashboard, each counted in an index alone; active users are those with role user. */
export async function figures(db: Executor, today: Date) {
  const [byStatus, fresh, total, active, unreachable] = await Promise.all([
    db.select({ status: companies.status, rows: count() }).from(companies).groupBy(companies.status),
    db.$count(companies, gte(companies.createdAt, today)),
    db.$count(users),
    db.$count(users, eq(users.role, 'user')),
    db.$count(users, withoutMail),
  ]);
  const of = (status: CompanyStatus) => byStatus.find((group) => group.status === status)?.rows ?? 0;
  const all = byStatus.reduce((sum, group) => sum + group.rows, 0);
  return {
    companies: { total: all, pending: of('pending'), verified: of('verified'), fresh },
    users: { total, active, withEmail: total - unreachable },
  };
}
