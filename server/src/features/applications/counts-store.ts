/** What the counters of a job tell: how its grades are spread, where a page of the ranking begins, how far reading has come. */
import { composer, type Executor, preparedRows } from '#platform/db.ts';

/** Filters whose totals the counters know. */
export interface CountedFilter {
  status?: string;
  stage?: string;
  band?: 'Strong' | 'Medium' | 'Weak';
}

/** How many steps of the counters make a point of the final score. */
export const stepsPerPoint = 8;
/** Bands in steps. */
const bandSteps = { Strong: [640, 1000], Medium: [480, 640], Weak: [0, 480] } as const;

/** The filter on rows of the counters, named `c`. */
export function countedConditions(filter: CountedFilter, value: (value: unknown) => string): string[] {
  const found: string[] = [];
  if (filter.status) found.push(`c.status = ${value(filter.status)}`);
  if (filter.stage) found.push(`c.hiring_stage = ${value(filter.stage)}`);
  if (filter.band) {
    const [from, below] = bandSteps[filter.band];
    found.push(`c.step >= ${value(from)} and c.step < ${value(below)}`);
  }
  return found;
}

/** Walking over fewer rows than this is cheaper than asking where to begin. */
const nearby = 200;

/** The step at which a place in the ranking lies, as a condition on the applicants `a`, and how many stand before it. */
export async function placeOf(
  db: Executor,
  jobId: string,
  filter: CountedFilter,
  order: 'asc' | 'desc',
  offset: number,
): Promise<{ condition: string; before: number } | null> {
  if (offset < nearby) return null;
  const { values, value } = composer();
  const where = [`c.job_id = ${value(jobId)}`, ...countedConditions(filter, value)].join(' and ');
  const [row] = await preparedRows<{ step: number; before: number }>(
    db,
    `select step, before from (
      select step, (sum(people) over (order by step ${order}) - people)::int as before
      from (select c.step, sum(c.people) as people from own_applicant_counts c where ${where} group by c.step) steps
    ) places where before <= ${value(offset)} order by before desc limit 1`,
    values,
  );
  if (!row) return null;
  // A number of our own, not a text from outside.
  const edge =
    order === 'desc'
      ? `a.final_score < ${(row.step + 1) / stepsPerPoint}`
      : `a.final_score >= ${row.step / stepsPerPoint}`;
  return { condition: edge, before: row.before };
}

/** Applicants per step of the final score. */
export async function countsBySteps(
  db: Executor,
  jobId: string,
  filter: Omit<CountedFilter, 'band'>,
): Promise<{ step: number; people: number }[]> {
  const { values, value } = composer();
  const where = [`c.job_id = ${value(jobId)}`, ...countedConditions(filter, value)].join(' and ');
  return preparedRows(
    db,
    `select c.step, sum(c.people)::int as people from own_applicant_counts c where ${where} group by c.step`,
    values,
  );
}

export interface ReadingCounts {
  waiting: number;
  stale: number;
  rereadTotal: number;
  rereadWaiting: number;
}

/** How many resumes wait, how many marks are of earlier criteria, and of those asked to be read again how many are to come. */
export async function readingCounts(db: Executor, jobId: string, version: number): Promise<ReadingCounts> {
  const [row] = await preparedRows<Omit<ReadingCounts, 'rereadTotal'> & { rereadDone: number }>(
    db,
    `select
      (select count(*)::int from own_applications where job_id = $1 and resume_state = 'waiting') as "waiting",
      (select count(*)::int from own_applications where job_id = $1 and criteria_version between 1 and $2::int - 1) as "stale",
      (select count(*)::int from own_applications where job_id = $1 and criteria_version between 1 and $2::int - 1 and reread_version = $2) as "rereadWaiting",
      (select count(*)::int from own_applications where job_id = $1 and criteria_version = $2 and reread_version = $2) as "rereadDone"`,
    [jobId, version],
  );
  if (!row) return { waiting: 0, stale: 0, rereadTotal: 0, rereadWaiting: 0 };
  const { rereadDone, ...counts } = row;
  return { ...counts, rereadTotal: counts.rereadWaiting + rereadDone };
}
