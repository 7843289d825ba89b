/** The company's lists of applicants: total, ownership, ranks and the page, at a price that does not grow with the job. */
import { composedRows, composer, type Executor, preparedRows } from '#platform/db.ts';
import { cutOf, cutOfAll, type Page } from '#platform/paging.ts';
import { type CountedFilter, countedConditions, placeOf, stepsPerPoint } from './counts-store.ts';
import { named, type Sought, soughtIn, stepsTo } from './search-store.ts';

export interface ListFilter extends CountedFilter {
  search?: string | null;
  /** Moments. */
  from?: Date;
  before?: Date;
}

export interface ListOrder {
  sort: 'grade' | 'date' | 'name';
  order: 'asc' | 'desc';
}

export interface ListedRow extends Record<string, unknown> {
  id: string;
  job_id: string;
  company_id: string;
  username: string;
  full_name: string;
  contact_email: string;
  /** As PostgreSQL writes it. */
  applied_at: string;
  expected_salary: string;
  position1: string;
  position2: string;
  status: string;
  hiring_stage: string;
  interview_status: boolean;
  resume_score: number | null;
  interview_score: number | null;
  final_score: number;
  stale: boolean;
  blind: boolean;
  rank: number;
}

export interface Listed {
  total: number;
  rows: ListedRow[];
}

/** Grade bands as half-open ranges of the final score. */
export const bandRanges = { Strong: [80, 1000], Medium: [60, 80], Weak: [-1, 60] } as const;

type Composer = ReturnType<typeof composer>;

/** Who is shown without a name; the same rule as `isBlind`, where rows are chosen and ordered. */
const blindIn = (job: 'j' | 'a') => `(${job}.blind_review and a.status in ('Pending', 'Withdrawn'))`;
const blind = blindIn('j');

function conditions(filter: ListFilter, { value }: Composer, sought: Sought | null): string[] {
  const found: string[] = [];
  // A name that is withheld can be neither found nor guessed at by searching.
  if (filter.search) found.push(`${sought?.condition(value) ?? named(filter.search, value)} and not ${blindIn('a')}`);
  if (filter.status) found.push(`a.status = ${value(filter.status)}`);
  if (filter.stage) found.push(`a.hiring_stage = ${value(filter.stage)}`);
  if (filter.band) {
    const [from, below] = bandRanges[filter.band];
    found.push(`a.final_score >= ${value(from)} and a.final_score < ${value(below)}`);
  }
  if (filter.from) found.push(`a.applied_at >= ${value(filter.from.toISOString())}`);
  if (filter.before) found.push(`a.applied_at < ${value(filter.before.toISOString())}`);
  return found;
}

/** Ties go to who applied first: ids are sorted by time. A name that is withheld gives no order away either. */
function ordering({ sort, order }: ListOrder, veiled: boolean): string {
  const down = order === 'desc';
  if (sort === 'grade') return down ? 'a.final_score desc nulls first, a.id' : 'a.final_score nulls last, a.id desc';
  if (sort === 'date') return down ? 'a.applied_at desc, a.id desc' : 'a.applied_at, a.id';
  const name = veiled
    ? `case when ${blind} then right(a.id::text, 4) else lower(a.full_name) end`
    : 'lower(a.full_name)';
  return down ? `${name} desc, a.id desc` : `${name}, a.id`;
}

const columns = `a.id, a.job_id, a.company_id, a.username, a.full_name, a.contact_email, a.applied_at, a.expected_salary, a.position1, a.position2, a.status, a.hiring_stage, a.interview_status, a.resume_score, a.interview_score, a.final_score, a.criteria_version > 0 and a.criteria_version < j.criteria_version as stale, ${blind} as blind`;

/**
 * Whoever stands higher in the same job: by steps of the final score from the counters, within the own step one by one.
 * Counted in views, whose indexes alone answer it; under a policy every row would be looked at.
 */
const countedRank = `((select coalesce(sum(c.people), 0)::int from own_applicant_counts c where c.job_id = a.job_id and c.step > floor(a.final_score * ${stepsPerPoint})::int)
  + (select count(*)::int + 1 from own_applications b where b.job_id = a.job_id and b.final_score >= a.final_score
    and b.final_score < (floor(a.final_score * ${stepsPerPoint}) + 1) / ${stepsPerPoint} and (b.final_score > a.final_score or b.id < a.id)))`;

/** Where an application to this company stands among those of its job. */
export async function rankOf(db: Executor, companyId: string, id: string): Promise<number> {
  const [row] = await preparedRows<{ rank: number }>(
    db,
    `select ${countedRank} as rank from applications a where a.id = $1 and a.company_id = $2`,
    [id, companyId],
  );
  return row?.rank ?? 0;
}

/** A job's applicants, or null where the job is not this company's. */
export async function listOfJob(
  db: Executor,
  companyId: string,
  jobId: string,
  filter: ListFilter,
  /** `veiled` where names of the job may be withheld, which matters to their order alone. */
  order: ListOrder & { veiled: boolean },
  page: Page,
): Promise<Listed | null> {
  const { search, from, before, ...counted } = filter;
  const sought = search ? await soughtIn(db, companyId, jobId, search) : null;
  if (search && !sought) return null;
  const inCounters = !search && !from && !before;
  const all = !from && !before && !counted.status && !counted.stage && !counted.band;
  const near = search && sought && all && (await listAlong(db, sought, search, order, page));
  if (near) return near;
  const plain = inCounters && all;
  const byGrade = order.sort === 'grade';
  // Far into a ranking the counters know where to begin, so that nothing before it is walked through.
  const place = byGrade && inCounters ? await placeOf(db, jobId, counted, order.order, page.offset) : null;
  const { values, value } = composer();
  const parts = conditions(filter, { values, value }, sought);
  const total = plain
    ? 'j.listed_count'
    : inCounters
      ? totalOf(counted, { values, value })
      : '(select count(*)::int from found)';
  if (place) parts.push(place.condition);
  const where = ['a.job_id = j.id', ...parts].join(' and ');
  const by = ordering(order, order.veiled);
  const job = value(jobId);
  const own = `j.id = ${job} and j.company_id = ${value(companyId)}`;
  const limit = (plain && !place ? cutOfAll : cutOf)({ ...page, offset: page.offset - (place?.before ?? 0) }, value);
  const position = `(row_number() over (order by ${by}))::int + ${value(place?.before ?? 0)}`;
  // By grade and unfiltered the position is the rank; rows are numbered before the page is cut out of them.
  const rank = plain && byGrade && order.order === 'desc' ? 'a.position' : countedRank;
  // What a search finds is looked for once, in the view whose index over names serves, for page and total alike; of what may be everybody only what orders it is kept.
  const found = `with found as materialized (select a.id, a.status, a.full_name, a.applied_at, a.final_score from own_applications a where ${[...(sought ? [] : [`a.job_id = ${job}`]), ...parts].join(' and ')})`;
  // Behind the edge of a step there may still be thousands to walk over, of whom the view's index alone is read.
  const ahead = inCounters ? `own_applications a where ${[`a.job_id = ${job}`, ...parts].join(' and ')}` : 'found a';
  const people =
    inCounters && !place
      ? `select ${columns}, ${position} as position from applications a where ${where} order by ${by} ${limit}`
      : `select ${columns}, cut.position from (select a.id, ${position} as position from ${ahead} order by ${by} ${limit}) cut join applications a on a.id = cut.id`;
  // The edge of a step stands in the text: kept for each step, the plans would fill the memory of the connection.
  const rows = await (inCounters && !place ? preparedRows : composedRows)<ListedRow & { total: number }>(
    db,
    `${inCounters ? '' : found} select ${total} as total, a.*, ${rank} as rank
    from jobs j left join lateral (${people}) a on true
    where ${own}
    order by a.position`,
    values,
  );
  const first = rows[0];
  if (!first) return null;
  return { total: first.total, rows: rows.filter((row) => row.id !== null) };
}

/**
 * A page of a search that finds many, met along the order of the list: for one of 16,400 of a million 3 ms, where fetching
 * them all takes 40. Null where they are too few for that, or stand together somewhere else.
 */
async function listAlong(
  db: Executor,
  sought: Sought,
  search: string,
  order: ListOrder,
  page: Page,
): Promise<Listed | null> {
  const steps = stepsTo(page, sought);
  // Names that are alike stand together in their own order.
  if (!sought.counted || !steps || order.sort === 'name') return null;
  const { values, value } = composer();
  const by = ordering(order, false);
  const job = value(sought.job);
  const place = `(row_number() over (order by ${by}))::int as place`;
  const near = `select a.id, a.full_name, a.status, a.blind_review, a.applied_at, a.final_score, ${place} from own_applications a where a.job_id = ${job} order by ${by} limit ${value(steps)}`;
  const cut = `select a.id, a.place from (${near}) a where ${conditions({ search }, { values, value }, null).join(' and ')} order by ${by} ${cutOf(page, value)}`;
  // Best first, the place among all is the rank.
  const rank = order.sort === 'grade' && order.order === 'desc' ? 'a.place' : countedRank;
  const rows = await composedRows<ListedRow & { total: number }>(
    db,
    `select ${sought.counted.total(value)} as total, a.*, ${rank} as rank
    from (select ${columns}, cut.place from (${cut}) cut join applications a on a.id = cut.id join jobs j on j.id = a.job_id) a
    order by a.place`,
    values,
  );
  const total = rows[0]?.total ?? 0;
  return rows.length === Math.min(page.limit, total - page.offset) ? { total, rows } : null;
}

/** How many match filters that the counters know. */
function totalOf(filter: CountedFilter, { value }: Composer): string {
  return `(select coalesce(sum(c.people), 0)::int from own_applicant_counts c where ${['c.job_id = j.id', ...countedConditions(filter, value)].join(' and ')})`;
}

/** Applicants of all jobs of a company; the rank is that within the own job. */
export async function listOfCompany(
  db: Executor,
  companyId: string,
  filter: ListFilter,
  order: ListOrder,
  page: Page,
): Promise<Listed> {
  const { values, value } = composer();
  const from = `from ${filter.search ? 'own_applications' : 'applications'} a join jobs j on j.id = a.job_id`;
  const where = [`a.company_id = ${value(companyId)}`, ...conditions(filter, { values, value }, null)].join(' and ');
  const [counted] = await composedRows<{ total: number; veiled: boolean }>(
    db,
    `select (select count(*)::int ${from} where ${where}) as total, exists (select 1 from jobs where company_id = $1 and blind_review) as veiled`,
    [...values],
  );
  const by = ordering(order, counted?.veiled ?? false);
  const rows = await composedRows<ListedRow>(
    db,
    `select ${columns}, ${countedRank} as rank
    from (select a.id ${from} where ${where} order by ${by} ${cutOf(page, value)}) cut
    join applications a on a.id = cut.id join jobs j on j.id = a.job_id order by ${by}`,
    values,
  );
  return { total: counted?.total ?? 0, rows };
}
