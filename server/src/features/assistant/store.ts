/** The read-only statements behind the assistant: one per kind of question, each of one company's rows. */

import { plainSalary } from '@saring/contract';
import type { Status, SubmittedField } from '@saring/contract/domain';
import { bandRange, bands, bandText, meaningOf, statuses } from '@saring/contract/domain';
import type { GroupBy, Query, Sort } from '@saring/engine';
import { composedRows, composer, type Executor } from '#platform/db/db.ts';
import {
  applicationConditions,
  blind,
  closed,
  columnOf,
  jobConditions,
  marked,
  type Scope,
  source,
  statusCondition,
  uncounted,
  withdrawn,
  zone,
} from './conditions.ts';

type Of<K extends Query['kind']> = Extract<Query, { kind: K }>;

/** Beside those that were asked for, how many that match otherwise have each status. */
export type Counted = Record<'total' | 'people' | Status, number>;

/** How many applications and people a query names, by status. */
export async function counted(db: Executor, scope: Scope, { filter }: Of<'count'>): Promise<Counted> {
  const compose = composer();
  const status = statusCondition(filter, compose);
  const each = statuses.map((name) => `(count(*) filter (where a.status = '${name}'))::int as "${name}"`);
  const [row] = await composedRows<Counted>(
    db,
    // People by groups: counting distinct ones sorts them all, which took half of the time of 100,000.
    // Of somebody withheld it must not be told which other applications are the same person's.
    `with matching as materialized (select case when ${blind} then a.id else a.user_id end as user_id, a.status ${source(filter, scope, compose)})
    select (count(*) filter (where ${status}))::int as total, (select count(*)::int from (select 1 from matching a where ${status} group by a.user_id) people) as people,
      ${each.join(', ')}
    from matching a`,
    compose.values,
  );
  if (!row) throw new Error('a count has one row');
  return row;
}

export interface Row extends Record<string, unknown> {
  id: string;
  job_id: string;
  username: string;
  full_name: string;
  contact_email: string;
  phone: string;
  status: Status;
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
  /** By which engine the scores are, as the application keeps it. */
  scored_by: string;
  admin_feedback: string;
  years_worked: number | null;
  resume: string | null;
  /** The person agreed to no software on machines of others. */
  inside_only: boolean;
  /** People alone read it: nothing of what it says is here, and no marks. */
  people_only: boolean;
  /** Null where it was not: of a withdrawn one there is nothing here but who, which job, status and times. */
  withdrawn_at: Date | null;
}

const unlessClosed = (column: string, instead: string) => `case when ${closed} then ${instead} else ${column} end`;
const unlessBlind = (column: string, instead: string) => `case when ${blind} then ${instead} else ${column} end`;
/** What stands in place of each field of a person that is withheld, as SQL. */
const instead: Record<SubmittedField, string> = {
  username: 'a.id::text',
  fullName: "'Applicant ' || upper(right(a.id::text, 4))",
  contactEmail: "''",
  phone: "''",
  address: "''",
  reference1: "''",
  reference2: "''",
  reference3: "''",
  expectedSalary: `case when a.expected_salary ~* '${plainSalary}' then a.expected_salary else '' end`,
  position1: 'j.title',
  position2: "''",
  resumeFileId: 'null::uuid',
  certificationFileId: 'null::uuid',
  pictureFileId: 'null::uuid',
};
const columnNamed = (field: SubmittedField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const submitted = (field: SubmittedField) => unlessBlind(`a.${columnNamed(field)}`, instead[field]);
const who = (['username', 'fullName'] as const).map((field) => `${submitted(field)} as ${columnNamed(field)}`);
const sent = (['contactEmail', 'phone', 'expectedSalary'] as const).map(
  (field) => `case when ${withdrawn} then '' else ${submitted(field)} end as ${columnNamed(field)}`,
);

export const columns = `a.id, a.job_id, ${[...who, ...sent].join(', ')}, a.status, j.title as job_title, j.location as job_location, a.applied_at,
  ${columnOf.salary} as expected_amount, (a.interview_status and not ${withdrawn}) as interview_status, a.resume_score, a.interview_score, a.final_score, a.scored_by, a.inside_only, a.people_only, ${marked.final} as marked,
  case when ${withdrawn} then '' else a.admin_feedback end as admin_feedback, ${unlessClosed('a.years_worked', 'null::double precision')} as years_worked,
  case when ${withdrawn} then coalesce(a.ended_at, a.updated_at) end as withdrawn_at`;
export const resumeColumn = `(select left(t.text, 60000) from resume_texts t where t.application_id = a.id and not ${closed}) as resume`;

const sorts: Record<Sort, string> = {
  ...columnOf,
  date: 'a.applied_at',
  name: unlessBlind('lower(a.full_name)', 'a.id::text'),
};

export interface Listed {
  total: number;
  withdrawn: number;
  /** Whether the scores of all that match, shown or not, are of more than one engine or version. */
  mixed: boolean;
  rows: Row[];
}

/** The applications that a query names, sorted, a page of them, and how many there are in all. */
export async function listed(
  db: Executor,
  scope: Scope,
  { filter, sort, order, limit, offset, ranked, each, eachOf }: Of<'list'>,
): Promise<Listed> {
  const compose = composer();
  const status = statusCondition(filter, compose);
  const mark = ranked && sort !== 'date' && sort !== 'name' ? ` and ${marked[sort]}` : '';
  const ordering = `sorted ${order} nulls last, a.applied_at, a.id`;
  const rows = await composedRows<Row & { total: number; withdrawn: number; mixed: boolean }>(
    db,
    `with matching as materialized (select a.id, a.job_id, a.status, a.applied_at, ${eachOf ? `j.${eachOf}` : 'a.job_id'} as whose, case when ${marked.final} then a.scored_by end as by, ${sorts[sort]} as sorted ${source(filter, scope, compose)}${mark}),
    counted as (select (count(*) filter (where ${status}))::int as total, (count(*) filter (where a.status in ${uncounted}))::int as withdrawn,
      coalesce(min(a.by) filter (where ${status}) <> max(a.by) filter (where ${status}), false) as mixed from matching a),
    page as (select a.id, row_number() over (order by ${ordering}) as place from ${each ? `(select a.*, row_number() over (partition by a.whose order by ${ordering}) as own from matching a where ${status}) a where own <= ${compose.value(each)}` : `matching a where ${status}`} order by ${ordering}
      limit ${compose.value(limit)} offset ${compose.value(offset)})
    select counted.total, counted.withdrawn, counted.mixed, l.* from counted left join lateral (
      select page.place, ${columns}, ${filter.terms ? resumeColumn : 'null::text as resume'} from page join applications a on a.id = page.id join jobs j on j.id = a.job_id
    ) l on true order by l.place`,
    compose.values,
  );
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    withdrawn: first?.withdrawn ?? 0,
    mixed: first?.mixed ?? false,
    rows: rows.filter((row) => row.id !== null),
  };
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
    label: `case when a.people_only then 'Read by people' when not ${marked.final} then 'Not scored yet' ${bands.map((band) => `when a.final_score >= ${bandRange(band).from} then '${bandText(band)}'`).join(' ')} end`,
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

/** Mean, median, sum, least and most of a figure; null where nobody has it. */
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

/** How many of the applications that `base` names `filter` names as well. */
export async function shared(db: Executor, scope: Scope, { filter, base }: Of<'share'>): Promise<Share> {
  const compose = composer();
  const part = `(select count(*)::int ${source(filter, scope, compose)} and ${statusCondition(filter, compose)})`;
  const everything = filter.statuses?.some((status) => !meaningOf(status).counted)
    ? 'true'
    : statusCondition(base, compose);
  const whole = `(select count(*)::int ${source(base, scope, compose)} and ${everything})`;
  const [row] = await composedRows<Share>(db, `select ${part} as part, ${whole} as whole`, compose.values);
  return row ?? { part: 0, whole: 0 };
}
