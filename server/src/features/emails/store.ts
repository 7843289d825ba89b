/** Rows of mails. */
import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import type { Page } from '#platform/http/paging.ts';
import { emails } from './tables.ts';

export type EmailRow = typeof emails.$inferSelect;
export type EmailState = Pick<EmailRow, 'id' | 'state' | 'error'>;

/** Adds a mail unless its cause made one before; answers the row's id and whether it is new. */
export async function insertEmail(
  db: Executor,
  row: typeof emails.$inferInsert,
): Promise<{ id: string; fresh: boolean }> {
  const made = await db
    .insert(emails)
    .values(row)
    .onConflictDoNothing({ target: emails.cause })
    .returning({ id: emails.id });
  if (made[0]) return { id: made[0].id, fresh: true };
  const known = await db.select({ id: emails.id }).from(emails).where(eq(emails.cause, row.cause));
  return { id: known[0]?.id ?? row.id, fresh: false };
}

/** Makes a mail that failed, was refused or, so wanted, was kept wait again; false for any other. Of two that ask at once, one gets the row. */
export async function queueAgain(db: Executor, id: string, kept: boolean): Promise<boolean> {
  const rows = await db
    .update(emails)
    .set({ state: 'queued', error: null })
    .where(and(eq(emails.id, id), inArray(emails.state, ['failed', 'refused', ...(kept ? (['kept'] as const) : [])])))
    .returning({ id: emails.id });
  return rows.length > 0;
}

/** The mail with an id; null where there is none. */
export async function emailById(db: Executor, id: string): Promise<EmailRow | null> {
  const rows = await db.select().from(emails).where(eq(emails.id, id));
  return rows[0] ?? null;
}

/** The company for which a mail about an application goes to its applicant; null for any other mail. The rows are another feature's: hence SQL alone. */
export async function senderOf(
  db: Executor,
  email: EmailRow,
): Promise<{ name: string; replyTo: string | null } | null> {
  if (!email.companyId || !email.applicationId || !email.userId) return null;
  const { rows } = await db.execute<{ name: string; replyTo: string | null }>(
    sql`select name, contact_email as "replyTo" from companies where id = ${email.companyId}`,
  );
  return rows[0] ?? null;
}

/** What became of the mails with these causes. */
export async function statesBecause(db: Executor, causes: string[]): Promise<(EmailState & { cause: string })[]> {
  const { id, cause, state, error } = emails;
  return causes.length > 0 ? db.select({ id, cause, state, error }).from(emails).where(inArray(cause, causes)) : [];
}

/** How far mails are, without what they say: it is asked several times a second for up to a thousand. */
export async function emailStates(db: Executor, ids: string[]): Promise<EmailState[]> {
  const { id, state, error } = emails;
  return ids.length > 0 ? db.select({ id, state, error }).from(emails).where(inArray(id, ids)) : [];
}

/** Of these ids, those of mails that there are. */
export async function knownEmails(db: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: emails.id }).from(emails).where(inArray(emails.id, ids));
  return new Set(rows.map((row) => row.id));
}

/** A mail that nobody has to try any more: sent at a moment or, with none, kept as a file. */
export async function markDone(db: Executor, id: string, sentAt: Date | null): Promise<void> {
  await db
    .update(emails)
    .set({
      state: sentAt ? 'sent' : 'kept',
      sentAt,
      error: null,
      attempts: sql`${emails.attempts} + 1`,
      text: sql`case when ${emails.secret} then '' else ${emails.text} end`,
      html: sql`case when ${emails.secret} then '' else ${emails.html} end`,
    })
    .where(eq(emails.id, id));
}

/** Notes a try that failed; with an end when no other will follow. */
export async function markTry(db: Executor, id: string, error: string, end?: 'failed' | 'refused'): Promise<void> {
  await db
    .update(emails)
    .set({ error, attempts: sql`${emails.attempts} + 1`, ...(end ? { state: end } : {}) })
    .where(and(eq(emails.id, id), eq(emails.state, 'queued')));
}

export const notNeeded = 'It was not needed any more.';
/** What was not needed may be untrue by now: it is kept, and no list of what somebody was mailed has it. */
const wasNeeded = sql`${emails.error} is distinct from ${notNeeded}`;

/**
 * Ends the waiting of mails whose cause matches a regular expression: where a mail is given, of those that are of the same
 * account, company and application, but for that one. One that opens something loses its words, so that nobody tries it again.
 */
export async function endWaiting(
  db: Executor,
  causes: string,
  mail?: Pick<EmailRow, 'id' | 'userId' | 'companyId' | 'applicationId'>,
): Promise<void> {
  const because = sql`${emails.cause} ~ ${causes}`;
  const same = (whose: 'userId' | 'companyId' | 'applicationId') => {
    const value = mail?.[whose];
    return value == null ? isNull(emails[whose]) : eq(emails[whose], value);
  };
  const others = mail && and(same('applicationId'), same('companyId'), same('userId'), ne(emails.id, mail.id));
  await db
    .update(emails)
    .set({
      state: 'failed',
      error: notNeeded,
      text: sql`case when ${emails.secret} then '' else ${emails.text} end`,
      html: sql`case when ${emails.secret} then '' else ${emails.html} end`,
    })
    .where(and(eq(emails.state, 'queued'), because, others));
}

/** Removes what a company mailed, and was mailed. */
export async function deleteEmailsOf(db: Executor, companyId: string): Promise<void> {
  await db.delete(emails).where(eq(emails.companyId, companyId));
}

/** Removes the mails whose cause begins so, where a moment is given the older ones alone. */
export async function deleteEmailsBecause(db: Executor, causeBegins: string, before?: Date): Promise<void> {
  const because = sql`starts_with(${emails.cause}, ${causeBegins})`;
  await db.delete(emails).where(and(because, before && lt(emails.createdAt, before)));
}

/** Of mails with codes and links that were never sent: what opened something is over by then. */
export async function forgetSecrets(db: Executor, before: Date): Promise<void> {
  const words = sql`${emails.text} <> ''`;
  await db
    .update(emails)
    .set({ text: '', html: '' })
    .where(and(emails.secret, words, lt(emails.createdAt, before)));
}

/** Removes what belongs to nobody, such as an invitation, and is older than a moment. */
export async function deleteNobodysEmails(db: Executor, before: Date): Promise<void> {
  const nobodys = and(isNull(emails.userId), isNull(emails.companyId), isNull(emails.applicationId));
  await db.delete(emails).where(and(nobodys, lt(emails.createdAt, before)));
}

/** What was mailed to an account itself, newest first, to so many. */
export async function mailsToUser(db: Executor, userId: string, most: number): Promise<EmailRow[]> {
  return mails(db, and(isNull(emails.applicationId), eq(emails.userId, userId)), most);
}

/** What was mailed to an account, of itself and of applications alike, newest first. */
export async function pageOfMailsTo(
  db: Executor,
  userId: string,
  { limit, offset }: Page,
): Promise<{ rows: EmailRow[]; total: number }> {
  const theirs = and(eq(emails.userId, userId), wasNeeded);
  const rows = await db
    .select()
    .from(emails)
    .where(theirs)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(emails, theirs) };
}

/** What was mailed to an applicant about an application, newest first, to so many; by the address where an older version mailed it. */
export async function mailsToApplicant(
  db: Executor,
  { id, userId, contactEmail }: { id: string; userId: string; contactEmail: string },
  most: number,
): Promise<EmailRow[]> {
  const theirs = or(eq(emails.userId, userId), sql`lower(${emails.recipient}) = lower(${contactEmail})`);
  return mails(db, and(eq(emails.applicationId, id), theirs), most);
}

function mails(db: Executor, where: SQL | undefined, most: number): Promise<EmailRow[]> {
  return db.select().from(emails).where(where).orderBy(desc(emails.createdAt), desc(emails.id)).limit(most);
}
