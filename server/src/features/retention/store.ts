/** What is due to be erased. The rows are other features', which themselves ask how long they are kept: hence SQL alone. */
import { statusesThat } from '@saring/contract/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Executor, literals } from '#platform/db/db.ts';
import { rejectedBefore } from './rules.ts';

const endedStatus = sql.raw(literals(statusesThat('ended')));
const moment = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;

/** The periods that people were told who applied, each with what the company has set now; of one company, or of all. */
export async function toldPeriods(db: Executor, companyId: string | null = null) {
  const { rows } = await db.execute<{ companyId: string; told: number | null; set: number | null }>(sql`
    select p.company_id as "companyId", p.told_months as told, c.applicant_months as set from (
      select distinct company_id, told_months from applications
      ${companyId === null ? sql`` : sql`where company_id = ${companyId}`}
    ) p join companies c on c.id = p.company_id order by 1, 2`);
  return rows;
}

/** Applications whose people were told the same. */
export interface Ended {
  told: number | null;
  before: Date;
}
type EndedNow = Ended & { now: Date };

/** A rejection stays as long from when somebody at the company was asked to look at it again. */
const isLookedAt = (before: Date) =>
  sql`a.status = 'Rejected' and exists (select 1 from second_looks l where l.application_id = a.id and l.asked_at >= ${moment(before)})`;

/** Since when a second look has held a rejection; null where none was asked for. */
export async function askedToLookAt(db: Executor, applicationId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select max(asked_at) as at from second_looks where application_id = ${applicationId}`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** A rejection that was told a short while ago, or a decision that is to be told yet. */
const isOpen = (now: Date) =>
  sql`coalesce(a.status = 'Rejected' and a.ended_at >= ${moment(rejectedBefore(now))} or a.published_at > ${moment(now)}, false)`;

/** Rejected or withdrawn, of a job that was closed, or without a step since. */
const endedIn = (companyId: string, { told, before, now }: EndedNow) =>
  sql`(a.told_months ${told === null ? sql`is null` : sql`= ${told}`} and (
    a.updated_at < ${moment(before)}
    or (a.ended_at < ${moment(before)} and a.status in ${endedStatus})
    or a.job_id in (select j.id from jobs j where j.company_id = ${companyId} and ${closedAt} < ${moment(before)})) and not (${isLookedAt(before)} or ${isOpen(now)}))`;
/** A job that closes by its day is closed everywhere on earth once the second day after it begins. */
const closedAt = sql`coalesce(j.closed_at, (j.closing_date + interval '2 days') at time zone 'UTC')`;

/** Some of a company's applications that ended before a moment, held; those that somebody changes now are left for later. */
export async function lockEnded(db: Executor, companyId: string, which: EndedNow, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select a.id from applications a where a.company_id = ${companyId} and ${endedIn(companyId, which)}
      order by a.updated_at, a.id limit ${most} for update skip locked`,
  );
  return rows.map((row) => row.id);
}

/** Removes applications with all that hangs on them; answers the ids of their files. */
export async function deleteApplications(db: Executor, ids: string[]): Promise<string[]> {
  const these = sql`${sql.param(ids)}::uuid[]`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select resume_file_id as id from applications where id = any(${these})
    union all select certification_file_id from applications where id = any(${these}) and certification_file_id is not null
    union all select picture_file_id from applications where id = any(${these}) and picture_file_id is not null
    union all select audio_file_id from interview_answers where application_id = any(${these}) and audio_file_id is not null`);
  await db.execute(sql`delete from applications where id = any(${these})`);
  return rows.map((row) => row.id);
}

const withRecordings = sql`from interview_answers n
  join interviews i on i.application_id = n.application_id join applications a on a.id = n.application_id`;
const isOver = sql`coalesce(i.completed_at, i.started_at)`;

/** Companies with recordings that are due, by what their people were told, their own period or the installation's. */
export async function companiesWithDueRecordings(
  db: Executor,
  now: Date,
  installationDays: number,
): Promise<{ id: string; told: number | null; days: number }[]> {
  const days = sql`least(a.told_days, c.recording_days, ${installationDays}::int)`;
  const { rows } = await db.execute<{ id: string; told: number | null; days: number }>(sql`
    select distinct c.id, a.told_days as told, ${days} as days ${withRecordings} join companies c on c.id = a.company_id
    where n.audio_file_id is not null and ${isOver} < ${moment(now)} - make_interval(days => ${days}) order by c.id, 2`);
  return rows;
}

/** Has a shorter time hold for all who were told a longer one. */
export async function shortenTold(
  db: Executor,
  companyId: string,
  { applicantMonths, recordingDays }: { applicantMonths: number | null; recordingDays: number | null },
): Promise<void> {
  const shorter = (name: SQL, value: number | null) =>
    value === null ? sql`false` : sql`coalesce(${name} > ${value}, true)`;
  const [months, days] = [sql`told_months`, sql`told_days`];
  // Of a company with very many applications it takes its time.
  await db.execute(sql`set local statement_timeout = '10min'`);
  await db.execute(sql`
    update applications set told_months = least(${months}, ${applicantMonths}::int), told_days = least(${days}, ${recordingDays}::int)
    where company_id = ${companyId} and (${shorter(months, applicantMonths)} or ${shorter(days, recordingDays)})`);
}

/** Takes some recordings of interviews before a moment from their answers, which keep their words. */
export async function forgetRecordings(
  db: Executor,
  companyId: string,
  { told, before, now, most }: EndedNow & { most: number },
): Promise<{ applicationId: string; fileId: string }[]> {
  const { rows } = await db.execute<{ applicationId: string; fileId: string }>(sql`
    with due as (
      select n.application_id, n.sequence, n.audio_file_id ${withRecordings}
      where a.company_id = ${companyId} and a.told_days ${told === null ? sql`is null` : sql`= ${told}`}
        and n.audio_file_id is not null and ${isOver} < ${moment(before)}
      order by n.application_id, n.sequence limit ${most} for update of n skip locked
    )
    update interview_answers n set audio_file_id = null, audio_deleted_at = ${moment(now)} from due
    where n.application_id = due.application_id and n.sequence = due.sequence
    returning n.application_id as "applicationId", due.audio_file_id as "fileId"`);
  return rows;
}

/** Takes the recordings of these applications from their answers, which keep their words; answers the ids of their files. */
export async function forgetRecordingsOf(db: Executor, ids: string[], now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ fileId: string }>(sql`
    with theirs as (
      select application_id, sequence, audio_file_id from interview_answers
      where application_id = any(${sql.param(ids)}::uuid[]) and audio_file_id is not null for update
    )
    update interview_answers n set audio_file_id = null, audio_deleted_at = ${moment(now)} from theirs
    where n.application_id = theirs.application_id and n.sequence = theirs.sequence
    returning theirs.audio_file_id as "fileId"`);
  return rows.map(({ fileId }) => fileId);
}

/** How many of a company's applications are kept shorter than these months, since their people were told so; null is for as long as the account. */
export async function countToldShorter(db: Executor, companyId: string, months: number | null): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from applications
    where company_id = ${companyId} and told_months ${months === null ? sql`is not null` : sql`< ${months}`}`);
  return rows[0]?.count ?? 0;
}

interface Due {
  applications: number;
  people: number;
  oldestEndedAt: string | null;
  recordings: number;
}

/** What a company would lose: applications that ended, and recordings that were made, before these moments. */
export async function countDue(
  db: Executor,
  companyId: string,
  { ended, days, now }: { ended: readonly Ended[]; days: number; now: Date },
): Promise<Due> {
  const over = sql`(${sql.join([sql`false`, ...ended.map((one) => endedIn(companyId, { ...one, now }))], sql` or `)})`;
  const { rows } = await db.execute<{ applications: number; people: number; oldest: string | null }>(sql`
    select count(*)::int as applications, min(coalesce(a.ended_at, a.updated_at)) as oldest,
      -- Of somebody withheld it must not be told which other applications are the same person's.
      count(distinct case when a.status = 'Withdrawn' and a.job_id in (select id from jobs where company_id = ${companyId} and blind_review) then a.id else a.user_id end)::int as people
    from applications a where a.company_id = ${companyId} and ${over}`);
  const sound = await db.execute<{ recordings: number }>(sql`
    select count(*)::int as recordings ${withRecordings}
    where a.company_id = ${companyId} and n.audio_file_id is not null and (${isOver} < ${moment(now)} - make_interval(days => least(a.told_days, ${days}::int)) or ${over})`);
  const { applications = 0, people = 0, oldest = null } = rows[0] ?? {};
  return {
    applications,
    people,
    oldestEndedAt: oldest && new Date(oldest).toISOString(),
    recordings: sound.rows[0]?.recordings ?? 0,
  };
}
