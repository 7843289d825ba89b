/** Who is to be reminded of an interview. The rows are several features': hence SQL alone. */
import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';

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
      and not exists (select from interviews i where i.application_id = a.id)
      and not exists (select from suspensions s where s.company_id = a.company_id or s.user_id = a.user_id)
      and not exists (select from emails e where e.cause = 'remind:' || a.id || ':' || ${which}::int)
    order by a.applied_at, a.id limit ${most}`);
  return rows.map(({ id }) => id);
}
