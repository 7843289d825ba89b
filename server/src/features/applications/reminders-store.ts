/** Who is to be reminded: of an interview, or that somebody waits. The rows are several features': hence SQL alone. */
import { statusesThat } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import { type Executor, literals } from '#platform/db/db.ts';

/** The statuses of who waits for an answer, as a condition of SQL lists them. */
export const waiting = sql.raw(literals(statusesThat('waits')));

/** The cause of the mail that reminds for the first (0) or the second time (1). */
export function reminderCause(applicationId: string, which: number): string {
  return `remind:${applicationId}:${which}`;
}

/** Applications of these days whose interview nobody began, and of which no mail with this cause was made yet, oldest first. */
export async function dueReminders(
  db: Executor,
  which: number,
  { after, to }: { after: Date; to: Date },
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from applications a join companies c on c.id = a.company_id join users u on u.id = a.user_id
    where a.status = 'Pending' and a.applied_at > ${after.toISOString()}::timestamptz and a.applied_at <= ${to.toISOString()}::timestamptz
      and c.interview_reminders and u.email_confirmed_at is not null
      and not exists (select from applicants p where p.user_id = a.user_id and not p.interview_reminders)
      and not exists (select from interviews i where i.application_id = a.id)
      and not exists (select from suspensions s where s.company_id = a.company_id or s.user_id = a.user_id)
      and not exists (select from emails e where e.cause = 'remind:' || a.id || ':' || ${which}::int)
    order by a.applied_at, a.id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** A company with somebody to remind it of, and how many wait. */
export interface Waiting {
  companyId: string;
  /** Who has waited since yesterday for half of the days that they were told, whose last day comes in two days, and who waits for longer. */
  half: number;
  soon: number;
  overdue: number;
  /** Who waits behind a job whose last day to apply was yesterday. */
  closed: number;
  /** Of all who wait: who is kept in view. */
  kept: number;
}

/**
 * The companies of which somebody reached half of the days, or two days before the last, within the last day, or waits behind
 * a job that closed by itself at the end of `yesterday` (`YYYY-MM-DD`).
 */
export async function companiesWithWaiting(db: Executor, now: Date, yesterday: string): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
    select * from (
      select a.company_id as "companyId",
        count(*) filter (where waited = days / 2 and days > 4)::int as half,
        count(*) filter (where waited = greatest(days - 2, 0))::int as soon,
        count(*) filter (where waited >= days)::int as overdue,
        count(*) filter (where j.status = 'Live' and j.closing_date = ${yesterday})::int as closed,
        count(*) filter (where a.status <> 'Pending')::int as kept
      from applications a join jobs j on j.id = a.job_id,
        lateral (select a.told_answer_days as days, floor(extract(epoch from ${now.toISOString()}::timestamptz - a.applied_at) / 86400)::int as waited) w
      where a.status in ${waiting} and (days is not null or (j.status = 'Live' and j.closing_date = ${yesterday}))
        and not exists (select from suspensions s where s.company_id = a.company_id)
      group by a.company_id) each_company
    where half > 0 or soon > 0 or closed > 0 order by "companyId"`);
  return rows;
}
