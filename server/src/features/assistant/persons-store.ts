/** The statements behind questions about single applicants: their rows, resumes and answers. */

import { composedRows, composer, type Executor } from '#platform/db/db.ts';
import { isId } from '#platform/process/clock.ts';
import { closed, type Scope, uncounted, withdrawn } from './conditions.ts';
import { columns, type Row, resumeColumn } from './store.ts';

export interface PersonRow extends Row {
  /** The newest reading of the resume and of the interview. */
  resume_marks: unknown;
  interview_marks: unknown;
  rank: number;
  of: number;
}

/** Applications by id, newest first; ids of others find nothing. Ranks, resumes and readings are dear: only with `details`. */
export async function personRows(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
  details: boolean,
): Promise<PersonRow[]> {
  const compose = composer();
  const own = compose.value(scope.companyId);
  const newest = (kind: string) =>
    details
      ? `(select n.marks from analyses n where not ${closed} and n.application_id = a.id and n.kind = '${kind}' order by n.created_at desc, n.id desc limit 1)`
      : 'null::jsonb';
  const standing = (condition: string) =>
    details
      ? `(select count(*)::int from own_applications b where b.job_id = a.job_id and b.status not in ${uncounted} and b.final_score >= 0${condition})`
      : '0';
  return composedRows<PersonRow>(
    db,
    `select ${columns}, ${details ? resumeColumn : 'null::text as resume'}, ${newest('resume')} as resume_marks, ${newest('interview')} as interview_marks,
      ${standing(' and (b.final_score > a.final_score)')} + 1 as rank, ${standing('')} as of
    from applications a join jobs j on j.id = a.job_id where a.company_id = ${own} and j.company_id = ${own} and a.id = any(${compose.value(ids)}::uuid[])
    order by a.applied_at desc, a.id`,
    compose.values,
  );
}

/** Of which of these applications a model may not learn: withdrawn ones, those that people alone read and those that are gone, and for one on a machine of others those that their persons keep from it; anything that is no id finds nothing. */
export async function keptFromModel(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
  isOutside: boolean,
): Promise<Set<string>> {
  const known = ids.filter(isId);
  if (known.length === 0) return new Set();
  const compose = composer();
  const found = await composedRows<{ id: string }>(
    db,
    `select a.id from applications a where not (${withdrawn} or a.people_only${isOutside ? ' or a.inside_only' : ''}) and a.company_id = ${compose.value(scope.companyId)} and a.id = any(${compose.value(known)}::uuid[])`,
    compose.values,
  );
  const told = new Set(found.map(({ id }) => id));
  return new Set(known.filter((id) => !told.has(id)));
}

/** Questions and answers of interviews, in order; none where the applicant is withheld, or withdrew. */
export async function answersOf(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
): Promise<{ id: string; question: string; response: string }[]> {
  const compose = composer();
  const own = compose.value(scope.companyId);
  return composedRows(
    db,
    `select a.id, i.question, i.response from applications a join jobs j on j.id = a.job_id join interview_answers i on i.application_id = a.id
    where a.company_id = ${own} and j.company_id = ${own} and not ${closed} and i.response is not null and a.id = any(${compose.value(ids)}::uuid[])
    order by a.applied_at desc, a.id, i.sequence`,
    compose.values,
  );
}
