/** How companies kept to the days in which they mean to answer. The trail is another feature's: hence SQL alone. */
import { graceBounds } from '@saring/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { daysAfter } from '#platform/process/clock.ts';
import { waiting } from './reminders-store.ts';

/** Fewer would tell of each of them. */
const fewest = 10;

/** What is told later than this after the first decision is told of another: a decision may be changed once within its grace time. */
const latestTelling = 2 * graceBounds.most;

/**
 * Counts anew, from the lines of the last year in each company's trail, which outlive the applicants: who applied, and of
 * whom the company decided when, or when they were told where that was later; what was taken back is no decision,
 * and to be kept in view is none.
 * Without an answer counts whoever waits for longer than the company means to take, or did until they withdrew. The limit of
 * three, which takes all of somebody's applications along, is no withdrawal here.
 */
export async function countAnswers(db: Executor, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with events as (
      select c.id, c.answer_days as days, e.subject, e.at, e.action, coalesce(e.detail->>'to', e.detail->>'status') as status,
        coalesce(e.number, 0) >= coalesce(max(e.number) filter (where e.action = 'application.status' and e.detail->>'to' in ${waiting})
          over (partition by c.id, e.subject), 0) as stands
      from companies c join audit_events e on e.company_id = c.id
      where c.answer_days is not null and e.at > ${daysAfter(now, -365).toISOString()}::timestamptz
        and e.action in ('application.saved', 'application.status', 'application.published', 'application.withdrawn')
        and e.detail->>'by' is distinct from 'limit'
    ), lines as (
      select id, days, subject, min(at) filter (where action = 'application.saved') as applied,
        min(at) filter (where stands and action = 'application.status' and status not in ${waiting}) as decided,
        min(at) filter (where stands and action = 'application.published' and status not in ${waiting}) as published,
        min(at) filter (where action = 'application.withdrawn') as withdrawn
      from events group by id, days, subject
    ), told as (
      select id, days, subject, applied, withdrawn,
        case when published between decided and decided + make_interval(mins => ${latestTelling}) then published else decided end as answered
      from lines
    ), waits as (
      select id, days, answered, case when answered is not null then greatest(1, ceil(extract(epoch from answered - applied) / 86400))::int end as waited
      from told t
      where applied is not null and (answered is not null or applied < ${at}::timestamptz - make_interval(days => days)
        and (withdrawn > applied + make_interval(days => days)
          or exists (select from applications a where a.id::text = t.subject and a.status in ${waiting})))
    ), figures as (
      select id, jsonb_build_object(
        'people', count(*), 'inTime', count(*) filter (where waited <= days), 'withinDays', min(days),
        'medianDays', nullif(percentile_disc(0.5) within group (order by coalesce(waited, 2147483647)), 2147483647)
      ) as answers
      from waits group by id having count(*) >= ${fewest}
    )
    update companies c set answers = f.answers from companies k left join figures f on f.id = k.id
    where c.id = k.id and c.answers is distinct from f.answers`);
}
