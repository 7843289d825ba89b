/** Figures over time of a company's applications; withdrawn ones do not count. */
import { statusesThat } from '@saring/contract/domain';
import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import { applications } from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';

const { companyId: company, appliedAt, status, interviewStatus } = applications;

/** Applications per day (`YYYY-MM-DD` in the zone) since a moment; days without any are missing. */
export async function applicationsPerDay(
  db: Executor,
  companyId: string,
  from: Date,
  timeZone: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      // As a date, which the driver answers as `YYYY-MM-DD`: writing each of 500,000 as text took most of the time.
      day: sql<string>`(${appliedAt} at time zone ${timeZone})::date`.as('day'),
      count: sql<number>`count(*)::int`,
    })
    .from(applications)
    .where(and(eq(company, companyId), gte(appliedAt, from), notInArray(status, statusesThat('counted', false))))
    .groupBy(sql`day`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** How many applied, were interviewed, and were accepted. */
export async function applicationFunnel(db: Executor, companyId: string) {
  const rows = await db
    .select({
      applied: sql<number>`count(*)::int`,
      interviewed: sql<number>`count(*) filter (where ${interviewStatus})::int`,
      accepted: sql<number>`count(*) filter (where ${status} = 'Accepted')::int`,
    })
    .from(applications)
    .where(and(eq(company, companyId), notInArray(status, statusesThat('counted', false))));
  return rows[0] ?? { applied: 0, interviewed: 0, accepted: 0 };
}
