/** The read-only statements behind the assistant: one per kind of question, each of one company's rows. */
import type { Filter, GroupBy, JobFilter, Query, Sort } from '#engines/ai/index.ts';
import { composedRows, composer, type Executor } from '#platform/db.ts';
import {
  applicationConditions,
  blind,
  columnOf,
  jobConditions,
  liveOn,
  marked,
  type Scope,
  source,
  statusCondition,
  within,
  zone,
} from './conditions.ts';

type Of<K extends Query['kind']> = Extract<Query, { kind: K }>;

export interface Counted {
  total: number;
  people: number;
  accepted: number;
  rejected: number;
  kiv: number;
  pending: number;
  /** Withdrawn ones that match otherwise. */
  withdrawn: number;
}

export async function counted(db: Executor, scope: Scope, { filter }: Of<'count'>): Promise<Counted> {
  const compose = composer();
  const status = statusCondition(filter, compose);
  const of = (name: string) => `(count(*) filter (where a.status = '${name}'))::int`;
  const [row] = await composedRows<Counted>(
    db,
    `select (count(*) filter (where ${status}))::int as total, (count(distinct a.user_id) filter (where ${status}))::int as people,
      ${of('Accepted')} as accepted, ${of('Rejected')} as rejected, ${of('KIV')} as kiv, ${of('Pending')} as pending, ${of('Withdrawn')} as withdrawn
    ${source(filter, scope, compose)}`,
    compose.values,
  );
  return row ?? { total: 0, people: 0, accepted: 0, rejected: 0, kiv: 0, pending: 0, withdrawn: 0 };
}

export interface Row extends Record<string, unknown> {
  id: string;
  job_id: string;
  username: string;
  full_name: string;
  contact_email: string;
  phone: string;
  status: string;
  job_title: string;
  job_location: string;
  applied_at: Date;
  expected_salary: string;
  expected_amount: number | null;
  interview_status: boolean;
  resume_score: number | null;
  interview_score: number | null;
  final_score: number;
  marked: boolean;
  admin_feedback: string;
  resume: string | null;
}

const veiled = (column: string, instead: string) => `case when ${blind} then ${instead} else ${column} end`;

const columns = `a.id, a.job_id, ${veiled('a.username', 'a.id::text')} as username, ${veiled('a.full_name', "'Applicant ' || upper(right(a.id::text, 4))")} as full_name,
  ${veiled('a.contact_email', "''")} as contact_email, ${veiled('a.phone', "''")} as phone, a.status, j.title as job_title, j.location as job_location, a.applied_at, a.expected_salary,
  a.expected_amount, a.interview_status, a.resume_score, a.interview_score, a.final_score, ${marked.final} as marked, a.admin_feedback`;
const resumeColumn = `(select left(t.text, 60000) from resume_texts t where t.application_id = a.id and not ${blind}) as resume`;

const sorts: Record<Sort, string> = {
  ...columnOf,
  date: 'a.applied_at',
  name: veiled('lower(a.full_name)', 'a.id::text'),
};

export interface Listed {
  total: number;
  withdrawn: number;
  rows: Row[];
}

export async function listed(
  db: Executor,
  scope: Scope,
  { filter, sort, order, limit, offset, ranked, each }: Of<'list'>,
): Promise<Listed> {
  const compose = composer();
  const status = statusCondition(filter, compose);
  const mark = ranked && sort !== 'date' && sort !== 'name' ? ` and ${marked[sort]}` : '';
  const ordering = `sorted ${order} nulls last, a.applied_at, a.id`;
  const rows = await composedRows<Row & { total: number; withdrawn: number }>(
    db,
    `with matching as materialized (select a.id, a.job_id, a.status, a.applied_at, ${sorts[sort]} as sorted ${source(filter, scope, compose)}${mark}),
    counted as (select (count(*) filter (where ${status}))::int as total, (count(*) filter (where a.status = 'Withdrawn'))::int as withdrawn from matching a),
    page as (select a.id, row_number() over (order by ${ordering}) as place from ${each ? `(select a.*, row_number() over (partition by a.job_id order by ${ordering}) as own from matching a where ${status}) a where own <= ${compose.value(each)}` : `matching a where ${status}`} order by ${ordering}
      limit ${compose.value(limit)} offset ${compose.value(offset)})
    select counted.total, counted.withdrawn, l.* from counted left join lateral (
      select page.place, ${columns}, ${filter.terms ? resumeColumn : 'null::text as resume'} from page join applications a on a.id = page.id join jobs j on j.id = a.job_id
    ) l on true order by l.place`,
    compose.values,
  );
  const [first] = rows;
  return { total: first?.total ?? 0, withdrawn: first?.withdrawn ?? 0, rows: rows.filter((row) => row.id !== null) };
}

export interface Group {
  label: string | null;
  /** Told apart where two jobs have one title. */
  detail: string | null;
  count: number;
  accepted: number;
  average: number | null;
}

const groupings: Record<GroupBy, { key: string; label: string; detail?: string }> = {
  job: { key: 'j.id, j.title, j.location', label: 'j.title', detail: 'j.location' },
  status: { key: 'a.status', label: 'a.status' },
  department: { key: 'j.department', label: 'j.department' },
  location: { key: 'j.location', label: 'j.location' },
  type: { key: 'kind', label: 'kind' },
  day: { key: '1', label: '' },
  week: { key: '1', label: '' },
  month: { key: '1', label: '' },
  band: {
    key: '1',
    label: `case when not ${marked.final} then 'Not scored yet' when a.final_score >= 80 then 'Strong (80 and above)' when a.final_score >= 60 then 'Medium (60 to 80)' else 'Weak (below 60)' end`,
  },
};

/** Jobs without applicants are groups too; of the other kinds only what occurs. */
export async function grouped(
  db: Executor,
  scope: Scope,
  { filter, by, order, average }: Of<'groups'>,
): Promise<Group[]> {
  const compose = composer();
  const { value } = compose;
  const own = value(scope.companyId);
  const { key, detail } = groupings[by];
  const label =
    by === 'day' || by === 'week' || by === 'month'
      ? `to_char(date_trunc('${by}', a.applied_at at time zone ${zone(scope, compose)}), 'YYYY-MM-DD')`
      : groupings[by].label;
  const status = by === 'status' && !filter.statuses ? 'true' : statusCondition(filter, compose);
  const { jobs: picked, ...rest } = filter;
  const conditions = [`a.company_id = ${own}`, status, ...applicationConditions(rest, compose)].join(' and ');
  const jobs = [
    `j.company_id = ${own}`,
    ...jobConditions(filter, scope, compose),
    ...(picked ? [`j.id = any(${value(picked.ids)}::uuid[])`] : []),
  ].join(' and ');
  const ordering =
    by === 'day' || by === 'week' || by === 'month'
      ? 'label'
      : average
        ? `average ${order === 'most' ? 'desc' : 'asc'} nulls last, label`
        : `count ${order === 'most' ? 'desc' : 'asc'}, label`;
  return composedRows<Group>(
    db,
    `select ${label} as label, ${detail ?? 'null::text'} as detail, count(a.id)::int as count, (count(a.id) filter (where a.status = 'Accepted'))::int as accepted,
      avg(${columnOf[average ?? 'final']}) filter (where ${marked[average ?? 'final']}) as average
    from jobs j ${by === 'type' ? 'cross join lateral unnest(j.types) kind' : ''} ${by === 'job' ? 'left ' : ''}join applications a on a.job_id = j.id and ${conditions}
    where ${jobs} group by ${key} order by ${ordering}`,
    compose.values,
  );
}

export interface Figures {
  count: number;
  mean: number | null;
  median: number | null;
  sum: number | null;
  least: number | null;
  most: number | null;
  provisional: number;
}

export async function averaged(db: Executor, scope: Scope, { filter, of }: Of<'average'>): Promise<Figures> {
  const compose = composer();
  const column = columnOf[of];
  const status = statusCondition(filter, compose);
  const [row] = await composedRows<Figures>(
    db,
    `select count(*)::int as count, avg(${column}) as mean, percentile_cont(0.5) within group (order by ${column}) as median, sum(${column}) as sum, min(${column}) as least,
      max(${column}) as most, (count(*) filter (where a.interview_score is null))::int as provisional
    ${source(filter, scope, compose)} and ${status} and ${marked[of]}`,
    compose.values,
  );
  return row ?? { count: 0, mean: null, median: null, sum: null, least: null, most: null, provisional: 0 };
}

export interface Share {
  part: number;
  whole: number;
}

export async function shared(db: Executor, scope: Scope, { filter, base }: Of<'share'>): Promise<Share> {
  const compose = composer();
  const part = `(select count(*)::int ${source(filter, scope, compose)} and ${statusCondition(filter, compose)})`;
  const everything = filter.statuses?.includes('Withdrawn') ? 'true' : statusCondition(base, compose);
  const whole = `(select count(*)::int ${source(base, scope, compose)} and ${everything})`;
  const [row] = await composedRows<Share>(db, `select ${part} as part, ${whole} as whole`, compose.values);
  return row ?? { part: 0, whole: 0 };
}

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
      ? `(select n.marks from analyses n where not ${blind} and n.application_id = a.id and n.kind = '${kind}' order by n.created_at desc, n.id desc limit 1)`
      : 'null::jsonb';
  const standing = (condition: string) =>
    details
      ? `(select count(*)::int from applications b where b.job_id = a.job_id and b.status <> 'Withdrawn'${condition})`
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

export interface JobRow {
  id: string;
  title: string;
  department: string;
  location: string;
  types: string[];
  state: 'Live' | 'Closed';
  created_at: Date;
  closing_date: string | null;
  applicants: number;
  accepted: number;
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
  sort: Of<'jobs'>['sort'],
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
    most: 'j.applicant_count desc',
    least: 'j.applicant_count',
  }[sort];
  const rows = await composedRows<JobRow & { total: number; live: number }>(
    db,
    `with counted as (select count(*)::int as total, (count(*) filter (where ${live}))::int as live from jobs j where ${where})
    select counted.total, counted.live, l.* from counted left join lateral (
      select j.id, j.title, j.department, j.location, j.types, case when ${live} then 'Live' else 'Closed' end as state, j.created_at, j.closing_date::text as closing_date,
        j.applicant_count as applicants, j.accepted_count as accepted, row_number() over (order by ${ordering}, j.id) as place
      from jobs j where ${where} order by ${ordering}, j.id limit ${value(limit)}
    ) l on true order by l.place`,
    compose.values,
  );
  return { total: rows[0]?.total ?? 0, live: rows[0]?.live ?? 0, rows: rows.filter((row) => row.id !== null) };
}

/** Resumes of the applications that a filter finds, withdrawn ones too, at most so many. */
export async function resumesOf(
  db: Executor,
  scope: Scope,
  filter: Filter,
  most: number,
): Promise<{ id: string; text: string; day: string }[]> {
  const compose = composer();
  return composedRows(
    db,
    `select a.id, left(t.text, 60000) as text, to_char(a.applied_at at time zone ${zone(scope, compose)}, 'YYYY-MM-DD') as day
    from (select a.id, a.applied_at ${source(filter, scope, compose)} and not ${blind} limit ${compose.value(most)}) a join resume_texts t on t.application_id = a.id`,
    compose.values,
  );
}

/** Questions and answers of interviews, in order; withheld where the applicant is. */
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
    where a.company_id = ${own} and j.company_id = ${own} and not ${blind} and i.response is not null and a.id = any(${compose.value(ids)}::uuid[])
    order by a.applied_at desc, a.id, i.sequence`,
    compose.values,
  );
}
