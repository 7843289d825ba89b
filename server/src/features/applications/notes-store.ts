/** Rows of what reviewers wrote about an application. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { applicationNotes } from './tables.ts';

export type NoteRow = typeof applicationNotes.$inferSelect;

/** Keeps a note about an application. */
export async function insertNote(db: Executor, row: NoteRow): Promise<void> {
  await db.insert(applicationNotes).values(row);
}

/** These notes about an application, by their ids. */
export async function notesAbout(
  db: Executor,
  applicationId: string,
  ids: readonly string[],
): Promise<Map<string, NoteRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(applicationNotes)
    .where(and(eq(applicationNotes.applicationId, applicationId), inArray(applicationNotes.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** All that was written about an application, newest first, to so many. */
export async function allNotesAbout(db: Executor, applicationId: string, most: number): Promise<NoteRow[]> {
  return db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.at), desc(applicationNotes.id))
    .limit(most);
}
