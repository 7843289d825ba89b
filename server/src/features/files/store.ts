/** Rows of stored files. */
import { asc, eq, inArray, like, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import type { Scope } from '#platform/db/scope.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

/** Keeps what is known of a file, whose bytes lie in the file store. */
export async function insertFile(db: Executor, row: FileRow): Promise<void> {
  await db.insert(files).values(row);
}

/** What is known of a file; null where there is none. */
export async function fileById(db: Executor, id: string): Promise<FileRow | null> {
  const rows = await db.select().from(files).where(eq(files.id, id));
  return rows[0] ?? null;
}

/** Keeps a row from being deleted until the transaction ends, and so its bytes; false where it is gone already. */
export async function keepFile(db: Executor, id: string): Promise<boolean> {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.id, id)).for('key share');
  return rows.length > 0;
}

/** Removes the rows and answers the keys whose bytes may go too. */
export async function deleteFiles(db: Executor, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // As one value: a job of ten thousand interviews has more files than a statement may have values.
  const named = sql`${files.id} = any(${sql.param(ids)}::uuid[])`;
  const gone = await db.delete(files).where(named).returning({ key: files.key });
  return gone.map((row) => row.key);
}

/** Everything a person has stored, oldest first. */
export async function filesOfUser(db: Executor, userId: string): Promise<FileRow[]> {
  return db.select().from(files).where(eq(files.userId, userId)).orderBy(asc(files.createdAt), asc(files.id));
}

/** Keys of everything a person has stored. */
export async function keysOfUser(db: Executor, userId: string): Promise<string[]> {
  const rows = await db.select({ key: files.key }).from(files).where(eq(files.userId, userId));
  return rows.map((row) => row.key);
}

/**
 * Whether somebody who could open a file may not any more: they or their company were suspended, they were let go, or the
 * application that it belongs to was withdrawn. The rows are other features', which need files: hence SQL alone.
 */
export async function isClosedTo(db: Executor, reader: Scope, file: FileRow): Promise<boolean> {
  const person = 'userId' in reader ? reader.userId : null;
  const company = 'companyId' in reader ? reader.companyId : null;
  const { rows } = await db.execute<{ closed: boolean }>(sql`
    select exists (select from suspensions s where s.user_id = ${person}::uuid or s.company_id = ${company}::text)
      or ${company}::text is not null and not exists (
        select from memberships m where m.user_id = ${person}::uuid and m.company_id = ${company}::text
      )
      or exists (
        select from applications a
        where a.company_id = ${company}::text and a.user_id = ${file.userId}::uuid and a.status = 'Withdrawn' and (
          ${file.id}::uuid in (a.resume_file_id, a.certification_file_id, a.picture_file_id)
          or exists (select from interview_answers n where n.application_id = a.id and n.audio_file_id = ${file.id}::uuid)
        )
      ) as closed`);
  return rows[0]?.closed ?? false;
}

/** Ids of everything that a company has, its own and what was given to it. */
export async function filesOfCompany(db: Executor, companyId: string): Promise<string[]> {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.companyId, companyId));
  return rows.map((row) => row.id);
}

/** Every key that rows name below a folder, which holds no sign that `like` reads otherwise. */
export async function keysBelow(db: Executor, folder: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: files.key })
    .from(files)
    .where(like(files.key, `${folder}/%`));
  return rows.map((row) => row.key);
}

/** Of these keys, those that some row still names. */
export async function keysInUse(db: Executor, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  return new Set(rows.map((row) => row.key));
}
