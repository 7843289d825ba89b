/** The company's lists of applicants: total, ownership, ranks and the page, at a price that does not grow with the job. */
import type { ApplicantSort } from '@saring/contract';
import { bandRange, type HiringStage, type Status, statusesThat } from '@saring/contract/domain';
import { unmarked } from '#features/applications/core/index.ts';
import { composedRows, composer, type Executor, literals, preparedRows, type Value } from '#platform/db/db.ts';
import { cutOf, cutOfAll, type Page } from '#platform/http/paging.ts';
import { type CountedFilter, countedConditions, groupOffset, type Place, placeOf, rankedBy } from './counts-store.ts';
import { named, planSearch, rowsToLookAt, type SearchPlan } from './search-store.ts';
import { ranked, rankOfTied } from './standing.ts';

export interface ListFilter extends CountedFilter {
  search?: string | null;
  /** Moments. */
  from?: Date;
  before?: Date;
}

export interface ListOrder {
  sort: ApplicantSort;
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
  status: Status;
  hiring_stage: HiringStage;
  interview_status: boolean;
  resume_score: number | null;
  interview_score: number | null;
  final_score: number;
  stale: boolean;
  scored_by: string;
  people_only: boolean;
  blind: boolean;
  rank: number | null;
}

export interface Listed {
  total: number;
  rows: ListedRow[];
}

export interface ListedOfJob extends Listed {
  /** How many of the job have marks of another engine than the present one. */
  otherwise: number;
}

/** Who is shown without a name; the same rule as `isBlind`, where rows are chosen and ordered. */
const blindIn = (job: 'j' | 'a') => `(${job}.blind_review and a.status in ${literals(statusesThat('named', false))})`;
const blind = blindIn('j');

function conditions(filter: ListFilter, value: Value, plan: SearchPlan | null): string[] {
  const found: string[] = [];
  // A name that is withheld can be neither found nor guessed at by searching.
  if (filter.search) found.push(`${plan?.condition(value) ?? named(filter.search, value)} and not ${blindIn('a')}`);
  if (filter.status) found.push(`a.status = ${value(filter.status)}`);
  if (filter.stage) found.push(`a.hiring_stage = ${value(filter.stage)}`);
  if (filter.interview)
    found.push(
      filter.interview === 'done' ? `a.standing >= ${groupOffset}` : `a.standing >= 0 and a.standing < ${groupOffset}`,
    );
  if (filter.readBy) found.push(`a.final_score = ${unmarked.people}`);
  if (filter.band) {
    const { from, below } = bandRange(filter.band);
    const key = rankedBy(isGrouped(filter));
    const above = isGrouped(filter) ? groupOffset : 0;
    found.push(`${key} >= ${value(above + from)}${below === null ? '' : ` and ${key} < ${value(above + below)}`}`);
  }
  if (filter.from) found.push(`a.applied_at >= ${value(filter.from.toISOString())}`);
  if (filter.before) found.push(`a.applied_at < ${value(filter.before.toISOString())}`);
  return found;
}

/** Whether an order tells what a review without names withholds, so that whoever is withheld needs another. */
export const tellsWho: Record<ApplicantSort, boolean> = { grade: false, date: false, name: true };

/** Ties go to who applied first: ids are sorted by time. A name that is withheld gives no order away either. */
function ordering({ sort, order, withheld }: ListOrder & { withheld: boolean }, grouped: boolean): string {
  const key = rankedBy(grouped);
  const name = withheld
    ? `case when ${blind} then right(a.id::text, 4) else lower(a.full_name) end`
    : 'lower(a.full_name)';
  const orders: Record<ListOrder['sort'], Record<ListOrder['order'], string>> = {
    grade: { desc: `${key} desc nulls first, a.id`, asc: `${key} nulls last, a.id desc` },
    date: { desc: 'a.applied_at desc, a.id desc', asc: 'a.applied_at, a.id' },
    name: { desc: `${name} desc, a.id desc`, asc: `${name}, a.id` },
  };
  return orders[sort][order];
}

const columns = `a.id, a.job_id, a.company_id, a.username, a.full_name, a.contact_email, a.applied_at, a.expected_salary, case when ${blind} then j.title else a.position1 end as position1, case when ${blind} then '' else a.position2 end as position2, a.status, a.hiring_stage, a.interview_status, a.resume_score, a.interview_score, a.final_score, a.standing, a.criteria_version > 0 and a.criteria_version < j.criteria_version as stale, a.scored_by, a.people_only, ${blind} as blind`;

/** What each statement below lists: a page of one job of one company. */
interface JobList {
  db: Executor;
  companyId: string;
  jobId: string;
  filter: ListFilter;
  /** `withheld` where names of the job may be withheld, which matters to their order alone. */
  order: ListOrder & { withheld: boolean };
  page: Page;
  /** What the marks of the present engine are by. */
  present: string;
}

/**
 * A page of a job's applicants and how many there are in all, or null where the job is not this company's. Which statement
 * answers is chosen here alone: a search and a time look at rows, whatever else is asked the counters know.
 */
export async function listOfJob(list: JobList): Promise<ListedOfJob | null> {
  const { db, companyId, jobId, filter, order, page } = list;
  if (filter.search) {
    const plan = await planSearch(db, companyId, jobId, filter.search);
    if (!plan) return null;
    const alone = isUnfiltered({ ...filter, search: null });
    return (alone && (await pageAlongOrder(list, plan))) || pageOfFound(list, plan);
  }
  if (filter.from || filter.before) return pageOfFound(list, null);
  const place = order.sort === 'grade' ? await placeOf(db, jobId, filter, order.order, page.offset) : null;
  return place ? pageFromPlace(list, place) : pageFromStart(list);
}

const isUnfiltered = ({ grouped: _, ...filter }: ListFilter) => Object.values(filter).every((value) => !value);

const isGrouped = (filter: ListFilter) => filter.grouped === true;

/** Best first and all of them: the place in the list tells the rank. */
const isWalked = ({ filter, order }: Pick<JobList, 'filter' | 'order'>) =>
  isUnfiltered(filter) && order.sort === 'grade' && order.order === 'desc';

/** The place that equal grades share, as a window over the list. */
const tiedPlace = (grouped: boolean, before = '') =>
  `(rank() over (order by ${rankedBy(grouped)} desc nulls first))::int${before} as tied`;

const tied = (list: Pick<JobList, 'filter' | 'order'>, before = '') =>
  isWalked(list) ? `, ${tiedPlace(isGrouped(list.filter), before)}` : '';

/** A page near the start, of all or of whoever matches filters that the counters know: prepared, along an index. */
async function pageFromStart(list: JobList): Promise<ListedOfJob | null> {
  const { db, filter, order, page } = list;
  const { values, value } = composer();
  const where = ['a.job_id = j.id', ...conditions(filter, value, null)].join(' and ');
  const by = ordering(order, isGrouped(filter));
  const cut = (isUnfiltered(filter) ? cutOfAll : cutOf)(page, value);
  const people = `select ${columns}, (row_number() over (order by ${by}))::int as position${tied({ filter, order })} from applications a where ${where} order by ${by} ${cut}`;
  return listed(await preparedRows(db, ofOwnJob(list, people, value), values));
}

/**
 * A page far into a ranking: the counters know the step of the score where it begins, so that nothing before is walked over.
 * Behind the edge of the step there may still be thousands, of whom the view's index alone is read.
 */
async function pageFromPlace(list: JobList, place: Place): Promise<ListedOfJob | null> {
  const { db, jobId, filter, order, page } = list;
  const { values, value } = composer();
  const where = [`a.job_id = ${value(jobId)}`, ...conditions(filter, value, null), place.condition(value)].join(
    ' and ',
  );
  const by = ordering(order, isGrouped(filter));
  const beyond = ` + ${value(place.before)}`;
  const position = `(row_number() over (order by ${by}))::int${beyond}`;
  const cut = cutOf({ ...page, offset: page.offset - place.before }, value);
  const walked = tied({ filter, order }, beyond);
  const near = `select a.id, ${position} as position${walked} from own_applications a where ${where} order by ${by} ${cut}`;
  const people = `select ${columns}, cut.position${walked && ', cut.tied'} from (${near}) cut join applications a on a.id = cut.id`;
  return listed(await preparedRows(db, ofOwnJob(list, people, value), values));
}

/**
 * A page of what a search or a time finds: it is looked for once, for page and total alike, in the view whose index over
 * names serves. Of what may be everybody only what orders it is kept.
 */
async function pageOfFound(list: JobList, plan: SearchPlan | null): Promise<ListedOfJob | null> {
  const { db, companyId, jobId, filter, order, page, present } = list;
  const { values, value } = composer();
  const where = [...(plan ? [] : [`a.job_id = ${value(jobId)}`]), ...conditions(filter, value, plan)].join(' and ');
  const by = ordering(order, isGrouped(filter));
  const job = value(jobId);
  const [found] = await composedRows<Found>(
    db,
    `with found as materialized (select a.id, a.status, a.full_name, a.applied_at, a.final_score, a.standing from own_applications a where ${where})
    select (select count(*)::int from found) as total, ${otherwise(job, value(present))}, array(select a.id from found a order by ${by} ${cutOf(page, value)}) as ids
    from jobs j where j.id = ${job} and j.company_id = ${value(companyId)}`,
    values,
  );
  return found ? withRows(list, found) : null;
}

/**
 * A page of a search that finds many, met along the order of the list: for one of 16,400 of a million 3 ms, where fetching
 * them all takes 40. Null where they are too few for that, or stand together somewhere else.
 */
async function pageAlongOrder(list: JobList, plan: SearchPlan): Promise<ListedOfJob | null> {
  const { db, filter, order, page, present } = list;
  const steps = rowsToLookAt(page, plan);
  // Names that are alike stand together in their own order.
  if (!plan.counted || !steps || order.sort === 'name') return null;
  const { values, value } = composer();
  const by = ordering({ ...order, withheld: false }, isGrouped(filter));
  const job = value(plan.job);
  const near = `select a.id, a.full_name, a.status, a.blind_review, a.applied_at, a.final_score, a.standing from own_applications a where a.job_id = ${job} order by ${by} limit ${value(steps)}`;
  const [found] = await composedRows<Found>(
    db,
    `select ${plan.counted.total(value)} as total, ${otherwise(job, value(present))}, array(
      select a.id from (${near}) a where ${conditions({ search: filter.search }, value, null).join(' and ')} order by ${by} ${cutOf(page, value)}
    ) as ids`,
    values,
  );
  // Where there are fewer than there must be, some stand further on.
  const isWhole = found && found.ids.length === Math.max(0, Math.min(page.limit, found.total - page.offset));
  return isWhole ? withRows(list, found) : null;
}

/** Whom a statement found that is planned for its own values; the rows of a page are read by one that is prepared. */
type Found = Omit<ListedOfJob, 'rows'> & { ids: string[] };

async function withRows({ db, filter }: JobList, { ids, ...found }: Found): Promise<ListedOfJob> {
  return { ...found, rows: await rankedRows(db, ids, isGrouped(filter)) };
}

/** Applicants in the order of their ids, each with its rank. */
async function rankedRows(db: Executor, ids: string[], grouped: boolean): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const people = `select ${columns}, cut.position from unnest($1::uuid[]) with ordinality cut (id, position) join applications a on a.id = cut.id join jobs j on j.id = a.job_id`;
  return preparedRows(db, `${ranked(people, grouped)} order by a.position`, [ids]);
}

type CountedRow = ListedRow & Omit<ListedOfJob, 'rows'>;

/** Of the job as a whole, so that it is counted once for all rows. */
const otherwise = (job: string, present: string) =>
  `(select coalesce(sum(s.people), 0)::int from scored_counts s where s.job_id = ${job} and s.scored_by <> ${present}) as otherwise`;

/** The job beside its page, so that one that is empty still has its total. Best first and unfiltered, the place tells the rank. */
function ofOwnJob(
  { companyId, jobId, filter, order, present }: Omit<JobList, 'db' | 'page'>,
  people: string,
  value: Value,
): string {
  const job = value(jobId);
  const grouped = isGrouped(filter);
  const total = isUnfiltered(filter) ? 'j.listed_count' : totalOf(job, filter, value);
  const page = `select ${total} as total, ${otherwise(job, value(present))}, a.*
    from jobs j left join lateral (${people}) a on true where j.id = ${job} and j.company_id = ${value(companyId)}`;
  const rows = isWalked({ filter, order })
    ? `select a.*, ${rankOfTied(grouped, job)} as rank from (${page}) a`
    : ranked(page, grouped);
  return `${rows} order by a.position`;
}

/** No row: the job is not this company's. A row without applicant: the page is empty. */
function listed(rows: CountedRow[]): ListedOfJob | null {
  const first = rows[0];
  if (!first) return null;
  const { total, otherwise } = first;
  return { total, otherwise, rows: rows.filter((row) => row.id !== null) };
}

/** How many match filters that the counters know. */
function totalOf(job: string, filter: CountedFilter, value: Value): string {
  return `(select coalesce(sum(c.people), 0)::int from own_applicant_counts c where ${[`c.job_id = ${job}`, ...countedConditions(filter, value)].join(' and ')})`;
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
  const where = [`a.company_id = ${value(companyId)}`, ...conditions(filter, value, null)].join(' and ');
  const [counted] = await composedRows<{ total: number; withheld: boolean }>(
    db,
    `select (select count(*)::int ${from} where ${where}) as total, exists (select 1 from jobs where company_id = $1 and blind_review) as withheld`,
    [...values],
  );
  const by = ordering({ ...order, withheld: counted?.withheld ?? false }, isGrouped(filter));
  const found = await composedRows<{ id: string }>(
    db,
    `select a.id ${from} where ${where} order by ${by} ${cutOf(page, value)}`,
    values,
  );
  const ids = found.map(({ id }) => id);
  return { total: counted?.total ?? 0, rows: await rankedRows(db, ids, isGrouped(filter)) };
}
