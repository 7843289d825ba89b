/** Rows of what was erased: events of the trail, and what of them stands in the list. */
import { statusesThat } from '@saring/contract/domain';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import { visibleStatusAt } from '#features/applications/core/index.ts';
import { auditEvents } from '#features/audit/index.ts';
import { type Executor, literals } from '#platform/db/db.ts';
import type { Erasure } from './lines.ts';
import { erasureKinds } from './lines.ts';

/** Some of the applications to a company, held, each with whose it is. */
export async function lockApplicationsTo(db: Executor, companyId: string, most: number) {
  const { rows } = await db.execute<{ id: string; userId: string; email: string }>(sql`
    select a.id, a.user_id as "userId", u.email from applications a join users u on u.id = a.user_id
    where a.company_id = ${companyId} order by a.id limit ${most} for update of a`);
  return rows;
}

/** The accounts with an application for a job that, as far as they see, has not ended, or of which a second look was asked for. */
export async function peopleWaitingFor(db: Executor, jobId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select distinct user_id as "userId" from applications
    where job_id = ${jobId} and (${visibleStatusAt(now)} not in ${sql.raw(literals(statusesThat('ended')))}
      or status = 'Rejected' and exists (
        select from second_looks s where s.application_id = applications.id and s.answered_at is null
      ))`);
  return rows.map(({ userId }) => userId);
}

/** Those of these accounts that are still there, each with its address, kept from being deleted until the transaction ends. */
export async function keepPeople(db: Executor, ids: string[]) {
  const { rows } = await db.execute<{ userId: string; email: string }>(sql`
    select id as "userId", email from users where id = any(${sql.param(ids)}::uuid[]) order by id for key share`);
  return rows;
}

/** Those who write the list come one after the other. */
export async function lockList(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(72517749)`);
}

// By the limit of three a job is named, and by earlier versions nobody's application.
const isErasure: SQL | undefined = and(
  sql`${auditEvents.action} in ${sql.raw(literals(erasureKinds))}`,
  sql`(${auditEvents.detail}->>'by' is distinct from 'limit' or ${auditEvents.detail}->'applications' is not null)`,
);

/** The next erasures after an event, oldest first: all, or those that the list does not have. */
export async function erasuresAfter(
  db: Executor,
  { after, unlisted }: { after: string; unlisted: boolean },
  most: number,
) {
  // Written out: in a select from one table drizzle leaves table names away, also inside a subquery.
  const missing = sql`not exists (select from listed_erasures l where l.id = audit_events.id)`;
  return db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      kind: auditEvents.action,
      subject: auditEvents.subject,
      detail: auditEvents.detail,
    })
    .from(auditEvents)
    .where(and(isErasure, sql`${auditEvents.id} > ${after}`, unlisted ? missing : undefined))
    .orderBy(asc(auditEvents.id))
    .limit(most);
}

/** Notes that these stand in the list; false where another process noted one of them before. */
export async function noteListed(db: Executor, ids: string[]): Promise<boolean> {
  const made = await db.execute(
    sql`insert into listed_erasures select unnest(${sql.param(ids)}::uuid[]) on conflict do nothing returning id`,
  );
  return made.rows.length === ids.length;
}

/** Those of the list of which this database knows nothing: it is older than they are. */
export async function unknownOf(db: Executor, erasures: readonly Erasure[]): Promise<Erasure[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(erasures.map(({ id }) => id))}::uuid[]) as listed (id)
    where not exists (select from audit_events e where e.id = listed.id) and not exists (select from listed_erasures l where l.id = listed.id)`);
  const unknown = new Set(rows.map(({ id }) => id));
  return erasures.filter(({ id }) => unknown.has(id));
}
