/** The rank of an applicant among those of a job, in SQL: by the grade, or with those without an interview below all others. */
import { type Executor, preparedRows } from '#platform/db/db.ts';
import { rankedBy, stepsPerPoint } from './counts-store.ts';

/** Whether an application `a` has a grade with an interview. */
const isGraded = '(a.interview_score is not null)';

/** The step of the counters in which an application `a` stands. */
const step = `floor(a.final_score * ${stepsPerPoint})::int`;

/**
 * How many of the own step stand before an application `a`, one by one. Counted in a view, whose index alone answers it;
 * under a policy every row would be looked at. Equal grades have the same number before them, except where `ties` go to
 * who applied first.
 */
function beforeInStep(grouped: boolean, ties = false): string {
  const own = rankedBy(grouped);
  const other = rankedBy(grouped, 'b');
  const edge = `(floor(${own} * ${stepsPerPoint}) + 1) / ${stepsPerPoint}`;
  const before = ties ? `(${other} > ${own} or b.id < a.id)` : `${other} > ${own}`;
  return `(select count(*)::int from own_applications b where b.job_id = a.job_id and ${other} >= ${own} and ${other} < ${edge} and ${before})`;
}

/** How many of the job of an application `a` have a grade with an interview. */
const gradedOf = (job: string) =>
  `(select coalesce(sum(c.people), 0)::int from own_applicant_counts c where c.job_id = ${job} and c.graded)`;

/** No rank where software marks nothing. */
const ofMarked = (rank: string) => `(case when a.final_score >= 0 then ${rank} end)`;

/**
 * The rows of `page`, an SQL query of applications, each with its rank in its job, or in its group; equal grades share it.
 * How many stand above them is read from the counters once for all, summed between the steps in which they stand.
 */
export function ranked(page: string, grouped: boolean): string {
  const group = grouped ? ', c.graded' : '';
  const own = grouped ? ` and s.graded = ${isGraded}` : '';
  return `with page as materialized (${page}),
    edges as materialized (select array(select distinct ${step} + 1 from page a where a.final_score >= 0 order by 1) as steps),
    above as materialized (
      select c.job_id, width_bucket(c.step, e.steps) as part${group}, sum(c.people)::int as people
      from own_applicant_counts c cross join edges e
      where c.job_id = any (array(select job_id from page)) and c.step >= e.steps[1] group by c.job_id, part${group}
    )
    select a.*, ${ofMarked(`1 + (select coalesce(sum(s.people), 0)::int from above s where s.job_id = a.job_id and s.part > width_bucket(${step}, e.steps)${own}) + ${beforeInStep(grouped)}`)} as rank
    from page a cross join edges e`;
}

/** The rank that a window over a whole ranking gives, `tied`, where `a` is a row of the job `job`. */
export const rankOfTied = (grouped: boolean, job: string) =>
  ofMarked(grouped ? `case when ${isGraded} then a.tied else a.tied - ${gradedOf(job)} end` : 'a.tied');

export interface Standing {
  /** Null where software marks nothing. */
  rank: number | null;
  /** The place in the list, best first, where ties go to who applied first. */
  position: number;
}

/** Where an application to this company stands among those of its job. */
export async function standingOf(db: Executor, companyId: string, id: string, grouped: boolean): Promise<Standing> {
  const group = grouped ? ` and c.graded = ${isGraded}` : '';
  const others = grouped ? `case when ${isGraded} then 0 else ${gradedOf('a.job_id')} end` : '0';
  const [row] = await preparedRows<Standing>(
    db,
    `select ${ofMarked(`1 + above + ${beforeInStep(grouped)}`)} as rank, 1 + ${others} + above + ${beforeInStep(grouped, true)} as position
     from applications a cross join lateral (
       select coalesce(sum(c.people), 0)::int as above from own_applicant_counts c where c.job_id = a.job_id and c.step > ${step}${group}
     ) steps
     where a.id = $1 and a.company_id = $2`,
    [id, companyId],
  );
  return row ?? { rank: null, position: 0 };
}
