/** The rank of an applicant among those of a job, in SQL: by the grade, or with those without an interview below all others. */
import { type Executor, preparedRows } from '#platform/db/db.ts';
import { stepsPerPoint } from './counts-store.ts';

/** Whether an application `a` has a grade with an interview. */
const isGraded = '(a.interview_score is not null)';

/**
 * How many stand before an application `a` in its job, or in its group: by steps of the final score from the counters,
 * within the own step one by one. Counted in views, whose indexes alone answer it; under a policy every row would be
 * looked at. Equal grades have the same number before them, except where `ties` go to who applied first.
 */
function standBefore({ grouped, ties = false }: { grouped: boolean; ties?: boolean }): string {
  const key = grouped ? 'standing' : 'final_score';
  const step = `floor(a.final_score * ${stepsPerPoint})::int`;
  const edge = `(floor(a.${key} * ${stepsPerPoint}) + 1) / ${stepsPerPoint}`;
  const equal = ties ? `(b.${key} > a.${key} or b.id < a.id)` : `b.${key} > a.${key}`;
  const group = grouped ? ` and c.graded = ${isGraded}` : '';
  return `((select coalesce(sum(c.people), 0)::int from own_applicant_counts c where c.job_id = a.job_id and c.step > ${step}${group})
  + (select count(*)::int from own_applications b where b.job_id = a.job_id and b.${key} >= a.${key} and b.${key} < ${edge} and ${equal}))`;
}

/** How many of the job of an application `a` have a grade with an interview. */
const gradedOf = (job: string) =>
  `(select coalesce(sum(c.people), 0)::int from own_applicant_counts c where c.job_id = ${job} and c.graded)`;

/** No rank where software marks nothing. */
const ofMarked = (rank: string) => `(case when a.final_score >= 0 then ${rank} end)`;

/** The rank of an application `a` in its job, or in its group; equal grades share it. */
export const countedRank = (grouped: boolean) => ofMarked(`1 + ${standBefore({ grouped })}`);

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
  const above = grouped ? `case when ${isGraded} then 0 else ${gradedOf('a.job_id')} end` : '0';
  const [row] = await preparedRows<Standing>(
    db,
    `select ${countedRank(grouped)} as rank, 1 + ${above} + ${standBefore({ grouped, ties: true })} as position
     from applications a where a.id = $1 and a.company_id = $2`,
    [id, companyId],
  );
  return row ?? { rank: null, position: 0 };
}
