/** Rows of the sound under way. The two statements of a piece are prepared: 250 of them a second must fit beside everything else. */
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { bytesPerSecond } from '#engines/speech/index.ts';
import { type Executor, preparedRows } from '#platform/db/db.ts';
import { interviewPieces } from './tables.ts';

export type PieceRow = typeof interviewPieces.$inferSelect;

/** Where a piece belongs: its interview and its answer, as far as there are any. */
export interface PiecePlace {
  withdrawn: boolean;
  state: string | null;
  tab: string | null;
  timeFactor: number;
  startedAt: Date;
  askedAt: Date | null;
  beginsAt: Date | null;
  seconds: number;
  answeredAt: Date | null;
  recorded: boolean;
}

interface RawPlace {
  withdrawn: boolean;
  state: string | null;
  tab: string | null;
  time_factor: number | null;
  started: number | null;
  asked: number | null;
  begins: number | null;
  seconds: number | null;
  answered: number | null;
  recorded: boolean;
}

const placeStatement = `
  select a.status = 'Withdrawn' as withdrawn, i.state, i.tab, i.time_factor,
    (extract(epoch from i.started_at) * 1000)::float8 as started,
    (extract(epoch from n.asked_at) * 1000)::float8 as asked,
    (extract(epoch from n.begins_at) * 1000)::float8 as begins, n.seconds,
    (extract(epoch from n.answered_at) * 1000)::float8 as answered,
    (n.audio_file_id is not null or n.audio_deleted_at is not null) as recorded
  from applications a
  left join interviews i on i.application_id = a.id
  left join interview_answers n on n.application_id = a.id and n.sequence = $3
  where a.id = $1 and a.user_id = $2`;

/** Null where the person has no such application. */
export async function placeOf(
  db: Executor,
  userId: string,
  applicationId: string,
  sequence: number,
): Promise<PiecePlace | null> {
  const [row] = await preparedRows<RawPlace>(db, placeStatement, [applicationId, userId, sequence]);
  if (!row) return null;
  const { withdrawn, state, tab, recorded } = row;
  const moment = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));
  return {
    withdrawn,
    state,
    tab,
    timeFactor: row.time_factor ?? 1,
    startedAt: new Date(row.started ?? 0),
    askedAt: moment(row.asked),
    beginsAt: moment(row.begins),
    seconds: row.seconds ?? 0,
    answeredAt: moment(row.answered),
    recorded,
  };
}

const pieceStatement = `
  insert into interview_pieces (application_id, sequence, number, samples, live, received_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

/** Stores a piece; one that is there already stays as it was. */
export async function insertPiece(db: Executor, piece: PieceRow): Promise<void> {
  const { applicationId, sequence, number, samples, live, receivedAt } = piece;
  await preparedRows(db, pieceStatement, [applicationId, sequence, number, samples, live, receivedAt]);
}

/** The sound of an answer so far, in order. */
export async function piecesOf(db: Executor, applicationId: string, sequence: number): Promise<PieceRow[]> {
  return db
    .select()
    .from(interviewPieces)
    .where(ofAnswer(applicationId, sequence))
    .orderBy(asc(interviewPieces.number));
}

interface Pieces {
  count: number;
  next: number;
  seconds: number;
  /** The last words that came with them. */
  heard: string;
}

/** How many pieces of an answer there are, the number that comes next, how long they are, and what was understood. */
export async function soundSoFar(db: Executor, applicationId: string, sequence: number): Promise<Pieces> {
  const { number, samples, live } = interviewPieces;
  const rows = await db
    .select({
      count: sql<number>`count(*)::int`,
      seconds: sql<number>`coalesce(sum(octet_length(${samples})), 0)::float8 / ${bytesPerSecond}`,
      heard: sql<string>`coalesce((array_agg(${live} order by ${number} desc) filter (where ${live} ~ '\\S'))[1], '')`,
      next: sql<number>`coalesce(max(${interviewPieces.number}) + 1, 0)::int`,
    })
    .from(interviewPieces)
    .where(ofAnswer(applicationId, sequence));
  return rows[0] ?? { count: 0, next: 0, seconds: 0, heard: '' };
}

/** Removes the pieces of sound of an answer. */
export async function deletePieces(db: Executor, applicationId: string, sequence: number): Promise<void> {
  await db.delete(interviewPieces).where(ofAnswer(applicationId, sequence));
}

/** Answers whose last sound came before a moment and never became a recording. */
export async function answersWithPiecesBefore(db: Executor, before: Date) {
  return db
    .selectDistinct({ applicationId: interviewPieces.applicationId, sequence: interviewPieces.sequence })
    .from(interviewPieces)
    .where(lt(interviewPieces.receivedAt, before));
}

function ofAnswer(applicationId: string, sequence: number) {
  return and(eq(interviewPieces.applicationId, applicationId), eq(interviewPieces.sequence, sequence));
}
