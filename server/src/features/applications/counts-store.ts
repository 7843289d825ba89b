/** What the counters of a job tell: how its grades are spread, where a page of the ranking begins, how far reading has come. */
import { type Band, bandRange } from '@saring/contract/domain';
import { unmarked } from '#features/applications/core/index.ts';
import { composer, type Executor, preparedRows, type Value } from '#platform/db/db.ts';

/** Filters whose totals the counters know. */
export interface CountedFilter {
  status?: string;
  stage?: string;
  band?: Band;
  interview?: 'open' | 'done';
  /** Those whom people alone read. */
  readBy?: 'people';
  /** Those without an interview are a group of their own, which has no bands. */
  grouped?: boolean;
}

/** How many steps of the counters make a point of the final score. */
export const stepsPerPoint = 8;

/** How far above its grade an interviewed application stands in a grouped ranking (`applications.standing`): above every other grade. */
export const groupOffset = 128;

/** The column of applications, named `a` where nothing is said, that ranks them. */
export const rankedBy = (grouped: boolean, of = 'a') => `${of}.${grouped ? 'standing' : 'final_score'}`;

/** The filter on rows of the counters, named `c`. */
export function countedConditions(filter: CountedFilter, value: Value): string[] {
  const found: string[] = [];
  if (filter.status) found.push(`c.status = ${value(filter.status)}`);
  if (filter.stage) found.push(`c.hiring_stage = ${value(filter.stage)}`);
  if (filter.interview) found.push(filter.interview === 'done' ? 'c.graded' : 'not c.graded and c.step >= 0');
  if (filter.readBy) found.push(`c.step = ${unmarked.people * stepsPerPoint}`);
  if (filter.band) {
    const { from, below } = bandRange(filter.band);
    if (filter.grouped) found.push('c.graded');
    found.push(`c.step >= ${value(from * stepsPerPoint)}`);
    if (below !== null) found.push(`c.step < ${value(below * stepsPerPoint)}`);
  }
  return found;
}

/** Walking over fewer rows than this is cheaper than asking where to begin. */
const nearby = 200;

/** Where a page of the ranking begins: the edge of a step as a condition on the applicants `a`, and how many stand before it. */
export interface Place {
  condition(value: Value): string;
  before: number;
}

/** The place before `offset`; null near the start, and where nobody matches. */
export async function placeOf(
  db: Executor,
  jobId: string,
  filter: CountedFilter,
  order: 'asc' | 'desc',
  offset: number,
): Promise<Place | null> {
  if (offset < nearby) return null;
  const { values, value } = composer();
  const where = [`c.job_id = ${value(jobId)}`, ...countedConditions(filter, value)].join(' and ');
  const graded = filter.grouped ? 'c.graded' : 'false';
  const [row] = await preparedRows<{ step: number; graded: boolean; before: number }>(
    db,
    `select step, graded, before from (
      select step, graded, (sum(people) over (order by graded ${order}, step ${order}) - people)::int as before
      from (select c.step, ${graded} as graded, sum(c.people)::int as people from own_applicant_counts c where ${where} group by 1, 2) steps
    ) places where before <= ${value(offset)} order by before desc limit 1`,
    values,
  );
  if (!row) return null;
  const from = row.step / stepsPerPoint + (row.graded ? groupOffset : 0);
  const key = rankedBy(filter.grouped === true);
  return {
    before: row.before,
    condition: (value) =>
      order === 'desc' ? `${key} < ${value(from + 1 / stepsPerPoint)}` : `${key} >= ${value(from)}`,
  };
}

/** Applicants per step of the final score. */
export async function countsBySteps(
  db: Executor,
  jobId: string,
  filter: Omit<CountedFilter, 'band'>,
): Promise<{ step: number; graded: boolean; people: number }[]> {
  const { values, value } = composer();
  const where = [`c.job_id = ${value(jobId)}`, ...countedConditions(filter, value)].join(' and ');
  return preparedRows(
    db,
    `select c.step, c.graded, sum(c.people)::int as people from own_applicant_counts c where ${where} group by 1, 2`,
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
