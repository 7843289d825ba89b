/** Rows of what reviewers wrote about an application. */
import { eq } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { applicationNotes } from './tables.ts';

export type NoteRow = typeof applicationNotes.$inferSelect;

export async function insertNote(db: Executor, row: NoteRow): Promise<void> {
  await db.insert(applicationNotes).values(row);
}

export async function notesAbout(db: Executor, applicationId: string): Promise<Map<string, NoteRow>> {
  const rows = await db.select().from(applicationNotes).where(eq(applicationNotes.applicationId, applicationId));
  return new Map(rows.map((row) => [row.id, row]));
}
