/** What the operator sees: companies and accounts of the whole installation. */
import { and, asc, count, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#features/companies/index.ts';
import { users } from '#features/users/index.ts';
import type { Executor } from '#platform/db.ts';
import { contains, type Page } from '#platform/paging.ts';

interface CompanyFilter {
  search?: string | null;
  status?: string;
}

const companyFields = {
  company: companies,
  // Written out: in a select from one table drizzle leaves table names away, also inside a subquery.
  adminEmail: sql<
    string | null
  >`(select u.email from users u where u.company_id = companies.id and u.role = 'admin' order by u.created_at limit 1)`,
};

function companyWhere(filter: CompanyFilter): SQL | undefined {
  return and(
    filter.search ? contains(companies.name, filter.search) : undefined,
    filter.status ? eq(companies.status, filter.status) : undefined,
  );
}

export async function pageOfCompanies(
  db: Executor,
  filter: CompanyFilter,
  sort: 'created' | 'name',
  order: 'asc' | 'desc',
  page: Page,
) {
  const way = order === 'asc' ? asc : desc;
  const key = sort === 'name' ? sql`lower(${companies.name})` : companies.createdAt;
  return db
    .select(companyFields)
    .from(companies)
    .where(companyWhere(filter))
    .orderBy(way(key), way(companies.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countCompanies(db: Executor, filter: CompanyFilter): Promise<number> {
  const rows = await db.select({ total: count() }).from(companies).where(companyWhere(filter));
  return rows[0]?.total ?? 0;
}

/** A company and its administrator's address, held so that two changes of its status come one after the other. */
export async function lockCompanyWithAdmin(db: Executor, id: string) {
  const rows = await db.select(companyFields).from(companies).where(eq(companies.id, id)).for('update');
  return rows[0] ?? null;
}

interface UserFilter {
  search?: string | null;
  role?: string;
}

function userWhere(filter: UserFilter): SQL | undefined {
  return and(
    filter.search ? or(contains(users.username, filter.search), contains(users.email, filter.search)) : undefined,
    filter.role ? eq(users.role, filter.role) : undefined,
  );
}

export async function pageOfUsers(
  db: Executor,
  filter: UserFilter,
  sort: 'created' | 'name',
  order: 'asc' | 'desc',
  page: Page,
) {
  const way = order === 'asc' ? asc : desc;
  const key = sort === 'name' ? sql`lower(${users.username})` : users.createdAt;
  return db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(userWhere(filter))
    .orderBy(way(key), way(users.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countUsers(db: Executor, filter: UserFilter): Promise<number> {
  const rows = await db.select({ total: count() }).from(users).where(userWhere(filter));
  return rows[0]?.total ?? 0;
}

/** The figures of the dashboard; active users are those with role user. */
export async function figures(db: Executor, today: Date) {
  const companyRows = await db
    .select({
      total: count(),
      pending: sql<number>`count(*) filter (where ${companies.status} = 'pending')::int`,
      verified: sql<number>`count(*) filter (where ${companies.status} = 'verified')::int`,
      fresh: sql<number>`count(*) filter (where ${gte(companies.createdAt, today)})::int`,
    })
    .from(companies);
  const userRows = await db
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${users.role} = 'user')::int`,
      withEmail: sql<number>`count(*) filter (where ${users.email} ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]{2,}$')::int`,
    })
    .from(users);
  return { companies: companyRows[0], users: userRows[0] };
}
