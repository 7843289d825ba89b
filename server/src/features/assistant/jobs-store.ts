/** The statement behind questions about jobs. */

import type { JobStatus } from '@saring/contract/domain';
import type { JobFilter, Query } from '@saring/engine';
import { composedRows, composer, type Executor } from '#platform/db/db.ts';
import { jobConditions, liveOn, type Scope, within, zone } from './conditions.ts';

export interface JobRow {
  id: string;
  title: string;
  department: string;
  location: string;
  types: string[];
  state: JobStatus;
  created_at: Date;
  closing_date: string | null;
  applicants: number;
  accepted: number;
  criteria: string[];
}

export interface JobsListed {
  total: number;
  live: number;
  rows: JobRow[];
}

/** Jobs with how many applied, from the counters that the database keeps. */
export async function jobsListed(
  db: Executor,
  scope: Scope,
  filter: JobFilter,
  sort: Extract<Query, { kind: 'jobs' }>['sort'],
  limit: number,
): Promise<JobsListed> {
  const compose = composer();
  const { value } = compose;
  const { jobs, state, posted, closing, applicants, ...rest } = filter;
  const live = liveOn(value(scope.today));
  const where = [
    `j.company_id = ${value(scope.companyId)}`,
    ...(jobs ? [`j.id = any(${value(jobs.ids)}::uuid[])`] : []),
    ...jobConditions({ ...rest, ...(state ? { jobState: state } : {}) }, scope, compose),
    ...(posted?.from ? [`j.created_at >= ${value(posted.from)}::timestamptz`] : []),
    ...(posted?.before ? [`j.created_at < ${value(posted.before)}::timestamptz`] : []),
    ...(closing?.from
      ? [`j.closing_date >= (${value(closing.from)}::timestamptz at time zone ${zone(scope, compose)})::date`]
      : []),
    ...(closing?.before
      ? [`j.closing_date < (${value(closing.before)}::timestamptz at time zone ${zone(scope, compose)})::date`]
      : []),
    ...(applicants ? within('j.applicant_count', applicants, compose) : []),
  ].join(' and ');
  const ordering = {
    newest: 'j.created_at desc',
    oldest: 'j.created_at',
    closing: 'j.closing_date nulls last',
    'closing last': 'j.closing_date desc nulls last',
    most: 'j.applicant_count desc',
    least: 'j.applicant_count',
  }[sort];
  const rows = await composedRows<JobRow & { total: number; live: number }>(
    db,
    `with counted as (select count(*)::int as total, (count(*) filter (where ${live}))::int as live from jobs j where ${where})
    select counted.total, counted.live, l.* from counted left join lateral (
      select j.id, j.title, j.department, j.location, j.types, case when ${live} then 'Live' else 'Closed' end as state, j.created_at, j.closing_date::text as closing_date,
        j.applicant_count as applicants, j.accepted_count as accepted, j.criteria, row_number() over (order by ${ordering}, j.id) as place
      from jobs j where ${where} order by ${ordering}, j.id limit ${value(limit)}
    ) l on true order by l.place`,
    compose.values,
  );
  return { total: rows[0]?.total ?? 0, live: rows[0]?.live ?? 0, rows: rows.filter((row) => row.id !== null) };
}
