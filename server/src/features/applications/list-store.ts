/** The company's lists of applicants: one statement for page, total and ownership, on the index of its sort. */
import { composer, type Executor, preparedRows } from '#platform/db.ts';
import type { Page } from '#platform/paging.ts';

export interface ListFilter {
  search?: string | null;
  status?: string;
  band?: 'Strong' | 'Medium' | 'Weak';
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
  applied_at: Date;
  expected_salary: string;
  position1: string;
  position2: string;
  status: string;
  hiring_stage: string;
  interview_status: boolean;
  resume_score: number | null;
  interview_score: number | null;
  final_score: number;
  rank: number;
}

export interface Listed {
  total: number;
  rows: ListedRow[];
}

/** Grade bands as half-open ranges of the final score. */
const bandRanges = { Strong: [80, 1000], Medium: [60, 80], Weak: [-1, 60] } as const;

type Composer = ReturnType<typeof composer>;

function conditions(filter: ListFilter, { value }: Composer): string[] {
  const found: string[] = [];
  if (filter.search) found.push(`a.full_name ilike ${value(`%${filter.search.replace(/[\\%_]/g, '\\$&')}%`)}`);
  if (filter.status) found.push(`a.status = ${value(filter.status)}`);
  if (filter.band) {
    const [from, below] = bandRanges[filter.band];
    found.push(`a.final_score >= ${value(from)} and a.final_score < ${value(below)}`);
  }
  if (filter.from) found.push(`a.applied_at >= ${value(filter.from.toISOString())}`);
  if (filter.before) found.push(`a.applied_at < ${value(filter.before.toISOString())}`);
  return found;
}

/** Ties go to who applied first: ids are sorted by time. */
function ordering({ sort, order }: ListOrder): string {
  const down = order === 'desc';
  if (sort === 'grade') return down ? 'a.final_score desc nulls first, a.id' : 'a.final_score nulls last, a.id desc';
  if (sort === 'date') return down ? 'a.applied_at desc, a.id desc' : 'a.applied_at, a.id';
  return down ? 'lower(a.full_name) desc, a.id desc' : 'lower(a.full_name), a.id';
}

const columns =
  'a.id, a.job_id, a.company_id, a.username, a.full_name, a.contact_email, a.applied_at, a.expected_salary, a.position1, a.position2, a.status, a.hiring_stage, a.interview_status, a.resume_score, a.interview_score, a.final_score';
/** Whoever stands higher in the same job is counted. */
const countedRank =
  '(select count(*)::int + 1 from applications b where b.job_id = a.job_id and (b.final_score > a.final_score or (b.final_score = a.final_score and b.id < a.id)))';

/** A job's applicants, or null where the job is not this company's. */
export async function listOfJob(
  db: Executor,
  companyId: string,
  jobId: string,
  filter: ListFilter,
  order: ListOrder,
  page: Page,
): Promise<Listed | null> {
  const { values, value } = composer();
  const extra = conditions(filter, { values, value });
  const where = ['a.job_id = j.id', ...extra].join(' and ');
  const plain = extra.length === 0;
  // By grade and unfiltered the position is the rank; rows are numbered before the page is cut out of them.
  const rank = plain && order.sort === 'grade' && order.order === 'desc' ? 'a.position' : countedRank;
  const total = plain ? 'j.listed_count' : `(select count(*)::int from applications a where ${where})`;
  const rows = await preparedRows<ListedRow & { total: number }>(
    db,
    `select ${total} as total, a.*, ${rank} as rank
    from jobs j
    left join lateral (
      select ${columns}, (row_number() over (order by ${ordering(order)}))::int as position
      from applications a where ${where} order by ${ordering(order)} limit ${value(page.limit)} offset ${value(page.offset)}
    ) a on true
    where j.id = ${value(jobId)} and j.company_id = ${value(companyId)}
    order by a.position`,
    values,
  );
  const first = rows[0];
  if (!first) return null;
  return { total: first.total, rows: rows.filter((row) => row.id !== null) };
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
  const where = [`a.company_id = ${value(companyId)}`, ...conditions(filter, { values, value })].join(' and ');
  const [counted] = await preparedRows<{ total: number }>(
    db,
    `select count(*)::int as total from applications a where ${where}`,
    [...values],
  );
  const rows = await preparedRows<ListedRow>(
    db,
    `select ${columns}, ${countedRank} as rank
    from applications a where ${where} order by ${ordering(order)} limit ${value(page.limit)} offset ${value(page.offset)}`,
    values,
  );
  return { total: counted?.total ?? 0, rows };
}
