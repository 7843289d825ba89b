/** Rows of companies and of their registration links. */
import type { CandidateMail } from '@saring/contract/domain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { containsTerm, type Page } from '#platform/http/paging.ts';
import type { LinkStatus } from './rules.ts';
import { companies, registrationLinks } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type LinkRow = typeof registrationLinks.$inferSelect;
export type ComparedName = Pick<CompanyRow, 'nameKey' | 'keyedName' | 'skeleton'>;

/** The company with an id; null where there is none. */
export async function companyById(db: Executor, id: string): Promise<CompanyRow | null> {
  const rows = await db.select().from(companies).where(eq(companies.id, id));
  return rows[0] ?? null;
}

/** A company, held while it is changed. */
export async function lockCompany(db: Executor, id: string): Promise<CompanyRow | null> {
  const rows = await db.select().from(companies).where(eq(companies.id, id)).for('update');
  return rows[0] ?? null;
}

/** The handle as an id that no company has or had, without regard to case. */
export async function freeCompanyId(db: Executor, handle: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? handle : `${handle}-${number}`;
    const { rows } = await db.execute(sql`
      select from companies where lower(id) = lower(${id}) union all
      select from suspensions where lower(company_id) = lower(${id}) limit 1`);
    if (rows.length === 0) return id;
  }
}

/** Adds a company; false where one of that name exists. */
export async function insertCompany(
  db: Executor,
  row: Pick<CompanyRow, 'id' | 'name' | 'status' | 'applicantMonths' | 'answerDays' | 'createdAt'> & ComparedName,
): Promise<boolean> {
  const made = await db.insert(companies).values(row).onConflictDoNothing().returning({ id: companies.id });
  return made.length > 0;
}

/** `nameKey` is the name as it is compared; the name itself finds rows that have none yet. */
export async function companyNameTaken(
  db: Executor,
  name: string,
  nameKey: string,
  exceptId: string | null,
): Promise<boolean> {
  const same = or(eq(companies.nameKey, nameKey), sql`lower(${companies.name}) = lower(${name})`);
  const other = sql`${companies.id} is distinct from ${exceptId}`;
  const rows = await db.select({ id: companies.id }).from(companies).where(and(same, other)).limit(1);
  return rows.length > 0;
}

/** Companies whose name was written by an older version, which compared it otherwise. */
export async function withoutComparedName(db: Executor, most: number): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(sql`${companies.keyedName} is distinct from ${companies.name}`)
    .orderBy(companies.createdAt, companies.id)
    .limit(most);
}

/** Keeps how the name of a row is compared, unless the name changed meanwhile. Of two that are one name by now, the later has no key. */
export async function setComparedName(db: Executor, id: string, name: string, compared: ComparedName): Promise<void> {
  const { nameKey, ...rest } = compared;
  const taken = sql`exists (select from companies o where o.name_key = ${nameKey} and o.id <> ${id})`;
  await db
    .update(companies)
    .set({ ...rest, nameKey: sql`case when ${taken} then null else ${nameKey} end` })
    .where(and(eq(companies.id, id), eq(companies.name, name)));
}

/** Writes some columns; answers the row, null where there is none. */
export async function updateCompany(
  db: Executor,
  id: string,
  values: Partial<typeof companies.$inferInsert>,
): Promise<CompanyRow | null> {
  const rows = await db.update(companies).set(values).where(eq(companies.id, id)).returning();
  return rows[0] ?? null;
}

/** Sets or takes away its words in one mail: of two at once for two mails both stand. */
export async function setMailWords(db: Executor, id: string, mail: CandidateMail, words: string | null): Promise<void> {
  const { mailWords } = companies;
  const next =
    words === null
      ? sql`${mailWords} - ${mail}::text`
      : sql`${mailWords} || ${JSON.stringify({ [mail]: words })}::jsonb`;
  await db.update(companies).set({ mailWords: next }).where(eq(companies.id, id));
}

/** Keeps a link for registering a company, by the hash of its token. */
export async function insertLink(db: Executor, row: typeof registrationLinks.$inferInsert): Promise<void> {
  await db.insert(registrationLinks).values(row);
}

/** The link with the hash of a token, also where it is used or over; null where there is none. */
export async function linkByHash(db: Executor, tokenHash: string): Promise<LinkRow | null> {
  const rows = await db.select().from(registrationLinks).where(eq(registrationLinks.tokenHash, tokenHash));
  return rows[0] ?? null;
}

/** Marks a link as used; null when it was used, revoked or is over: of two at once, one gets the row. */
export async function spendLink(db: Executor, tokenHash: string, now: Date): Promise<LinkRow | null> {
  const rows = await db
    .update(registrationLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(registrationLinks.tokenHash, tokenHash),
        isNull(registrationLinks.usedAt),
        isNull(registrationLinks.revokedAt),
        gt(registrationLinks.expiresAt, now),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

export interface LinkFilter {
  search?: string | null;
  status?: LinkStatus;
}

function linkWhere(filter: LinkFilter, now: Date): SQL | undefined {
  const { usedAt, revokedAt, expiresAt } = registrationLinks;
  const unspent = and(isNull(usedAt), isNull(revokedAt));
  const byStatus = {
    open: and(unspent, gt(expiresAt, now)),
    expired: and(unspent, lte(expiresAt, now)),
    used: isNotNull(usedAt),
    revoked: and(isNull(usedAt), isNotNull(revokedAt)),
  };
  return and(
    filter.search ? containsTerm(registrationLinks.sought, filter.search) : undefined,
    filter.status ? byStatus[filter.status] : undefined,
  );
}

/** A page of the links for registering a company. */
export async function pageOfLinks(
  db: Executor,
  filter: LinkFilter,
  sort: 'created' | 'name',
  order: 'asc' | 'desc',
  page: Page,
  now: Date,
): Promise<LinkRow[]> {
  const way = order === 'asc' ? asc : desc;
  const key = sort === 'name' ? registrationLinks.sought : registrationLinks.createdAt;
  return db
    .select()
    .from(registrationLinks)
    .where(linkWhere(filter, now))
    .orderBy(way(key), way(registrationLinks.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many links there are on all pages. */
export async function countLinks(db: Executor, filter: LinkFilter, now: Date): Promise<number> {
  const rows = await db.select({ total: count() }).from(registrationLinks).where(linkWhere(filter, now));
  return rows[0]?.total ?? 0;
}

/** A link by its id, held while it is changed. */
export async function lockLink(db: Executor, id: string): Promise<LinkRow | null> {
  const rows = await db.select().from(registrationLinks).where(eq(registrationLinks.id, id)).for('update');
  return rows[0] ?? null;
}

/** Writes some columns of a link. */
export async function updateLink(
  db: Executor,
  id: string,
  values: Partial<typeof registrationLinks.$inferInsert>,
): Promise<void> {
  await db.update(registrationLinks).set(values).where(eq(registrationLinks.id, id));
}

/**
 * Of links that are used or over takes the token. Of a used one takes the invited address too, where another was used both only
 * once it was used before `before`; unused ones that ended before then go. So do those of an older version that tell no company:
 * without an address nothing would find them when that is erased.
 */
export async function forgetLinks(db: Executor, now: Date, before: Date): Promise<void> {
  const { id, tokenHash, adminEmail, usedEmail, companyId, usedAt, revokedAt, expiresAt } = registrationLinks;
  const gone = or(and(isNull(usedAt), lte(expiresAt, before)), and(isNotNull(usedAt), isNull(companyId)));
  await db.delete(registrationLinks).where(gone);
  // An id is no hash of a token, and as different from others.
  const without = sql`${id}::text`;
  const over = or(isNotNull(usedAt), isNotNull(revokedAt), lte(expiresAt, now));
  await db
    .update(registrationLinks)
    .set({ tokenHash: without })
    .where(and(over, ne(tokenHash, without)));
  const told = or(isNull(usedEmail), lte(usedAt, before));
  const known = or(ne(adminEmail, ''), isNotNull(usedEmail));
  const spent = and(isNotNull(usedAt), told, known);
  await db.update(registrationLinks).set({ adminEmail: '', usedEmail: null }).where(spent);
}

/** Removes a company, to which nothing belongs any more; answers the ids of the links that it was registered with. */
export async function deleteCompany(db: Executor, id: string, addresses: string[]): Promise<string[]> {
  const { adminEmail, usedEmail, companyId, usedAt } = registrationLinks;
  // Of links that an older version spent only the addresses tell.
  const older = and(
    isNull(companyId),
    isNotNull(usedAt),
    or(inArray(adminEmail, addresses), inArray(usedEmail, addresses)),
  );
  const links = await db
    .delete(registrationLinks)
    .where(or(eq(companyId, id), older))
    .returning({ id: registrationLinks.id });
  await db.delete(companies).where(eq(companies.id, id));
  return links.map((link) => link.id);
}
