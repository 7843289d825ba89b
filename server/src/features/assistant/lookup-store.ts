/** What a question's words are held against before it is understood: the company's jobs, names and resumes. */
import type { JobStatus } from '@saring/contract/domain';
import { redactionVersion, type Term } from '@saring/engine';
import { composedRows, composer, type Executor } from '#platform/db/db.ts';
import { anySpelling, blind, closed, like, liveOn, ownBlind, type Scope, withdrawn } from './conditions.ts';

/** Whether any resume of the company holds a term, as far as it may be read. */
export async function mentioned(db: Executor, { companyId }: Scope, term: Term): Promise<boolean> {
  const compose = composer();
  const own = compose.value(companyId);
  const rows = await composedRows(
    db,
    `select 1 from own_resume_words t join applications a on a.id = t.application_id join jobs j on j.id = a.job_id
    where t.words @@ (${anySpelling(term, compose)}) and a.company_id = ${own} and j.company_id = ${own} and not ${withdrawn} and not a.people_only
      and (not ${blind} or exists (select 1 from own_redacted_words r where r.application_id = a.id and r.version = ${redactionVersion} and r.words @@ (${anySpelling(term, compose)}))) limit 1`,
    compose.values,
  );
  return rows.length > 0;
}

/** Where addresses of applicants name a place; those that are withheld, or closed by a withdrawal, are not looked at. */
export async function addressed(
  db: Executor,
  { companyId }: Scope,
  place: string,
): Promise<'there' | 'elsewhere' | 'nowhere'> {
  const compose = composer();
  const own = compose.value(companyId);
  const any = `select 1 from applications a join jobs j on j.id = a.job_id where a.company_id = ${own} and not ${closed} and a.address <> ''`;
  const [row] = await composedRows<{ there: boolean; elsewhere: boolean }>(
    db,
    `select exists (${any} and a.address ilike ${compose.value(like(place))}) as there, exists (${any}) as elsewhere`,
    compose.values,
  );
  return row?.there ? 'there' : row?.elsewhere ? 'elsewhere' : 'nowhere';
}

/** What the grammar needs to know of a company's jobs. */
export async function jobRefs(
  db: Executor,
  scope: Scope,
): Promise<{ id: string; title: string; department: string; location: string; types: string[]; state: JobStatus }[]> {
  const compose = composer();
  return composedRows(
    db,
    `select j.id, j.title, j.department, j.location, j.types, case when ${liveOn(compose.value(scope.today))} then 'Live' else 'Closed' end as state
    from jobs j where j.company_id = ${compose.value(scope.companyId)} order by j.created_at desc limit 10000`,
    compose.values,
  );
}

export interface Namesake extends Record<string, unknown> {
  id: string;
  username: string;
  name: string;
  jobId: string;
}

/** Nobody is found by a name that is withheld. */
const namesake = `select a.id, a.username, a.full_name as name, a.job_id as "jobId" from own_applications a where not ${ownBlind}`;

/** Applications of people whose name holds all these texts, newest first; the index over names finds them. */
export async function namesakes(db: Executor, companyId: string, words: readonly string[]): Promise<Namesake[]> {
  const compose = composer();
  const holds = words.map((word) => `a.full_name ilike ${compose.value(like(word))}`).join(' and ');
  return composedRows<Namesake>(
    db,
    `${namesake} and a.company_id = ${compose.value(companyId)} and ${holds} order by a.applied_at desc limit 300`,
    compose.values,
  );
}

/** Applications of the people whose name is most like this text. */
export async function likeNamesakes(db: Executor, companyId: string, text: string): Promise<Namesake[]> {
  const compose = composer();
  const asked = compose.value(text);
  return composedRows<Namesake>(
    db,
    `${namesake} and a.company_id = ${compose.value(companyId)} and a.full_name %> ${asked} and word_similarity(${asked}, a.full_name) >= 0.6
    order by word_similarity(${asked}, a.full_name) desc, a.applied_at desc limit 20`,
    compose.values,
  );
}
