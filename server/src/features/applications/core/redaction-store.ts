/** Rows of what was found to tell who an applicant is. */

import { redactionVersion } from '@saring/engine';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import type { ApplicationRow } from './store.ts';
import { redactions } from './tables.ts';

/** The texts of an application that people read, by where they stand. */
export type TextSource = 'resume' | 'findings' | 'resume_marks' | 'answers' | 'interview_marks' | 'wish';

/** The kept redaction of a text: its hash, and what is withheld as pairs of start and end in characters; null where none is kept. */
export async function redactionOf(
  db: Executor,
  applicationId: string,
  source: TextSource,
): Promise<{ hash: string; hidden: number[][] } | null> {
  const rows = await db
    .select({ hash: redactions.hash, hidden: redactions.hidden })
    .from(redactions)
    .where(and(eq(redactions.applicationId, applicationId), eq(redactions.source, source)));
  return rows[0] ?? null;
}

type Whose = Pick<ApplicationRow, 'id' | 'companyId' | 'jobId'>;

/** A row of which nothing is known yet, so that there is one to be done and to be held. */
export async function insertRedaction(db: Executor, { id, companyId, jobId }: Whose, source: TextSource) {
  await db
    .insert(redactions)
    .values({ applicationId: id, source, companyId, jobId, hash: '', version: 0, hidden: [] })
    .onConflictDoNothing();
}

/** Holds the row: what changes about the person meanwhile waits, or was there before. */
export async function lockRedaction(db: Executor, applicationId: string, source: TextSource): Promise<void> {
  await db
    .select({ hash: redactions.hash })
    .from(redactions)
    .where(and(eq(redactions.applicationId, applicationId), eq(redactions.source, source)))
    .for('update');
}

/** Keeps what was found; `words` is the text that remains, where it may be searched. */
export async function saveRedaction(
  db: Executor,
  applicationId: string,
  source: TextSource,
  { hash, hidden, words }: { hash: string; hidden: number[][]; words: string | null },
): Promise<void> {
  await db
    .update(redactions)
    .set({
      hash,
      hidden,
      version: redactionVersion,
      words: words === null ? null : sql`to_tsvector('simple', words_without_denials(${words}))`,
    })
    .where(and(eq(redactions.applicationId, applicationId), eq(redactions.source, source)));
}

/** Takes a resume that could not be read in time off what is due; no search finds it. */
export async function passOver(db: Executor, applicationId: string): Promise<void> {
  await db
    .update(redactions)
    .set({ version: redactionVersion, words: null })
    .where(and(eq(redactions.applicationId, applicationId), eq(redactions.source, 'resume')));
}

/** Applications for jobs under blind review whose resume is still to be searched for what tells, or was by an earlier version. */
export async function redactionsDue(db: Executor, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.application_id as id from jobs j join redactions r on r.job_id = j.id
    where j.blind_review and r.source = 'resume' and r.version < ${redactionVersion} limit ${most}`);
  return rows.map(({ id }) => id);
}
