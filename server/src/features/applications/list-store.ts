/** The company's lists of applicants: one statement for page, total and ownership, on the index of its sort. */
import { type SQL, sql } from 'drizzle-orm';
import { type Executor, preparedRows } from '#platform/db.ts';
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

function conditions(filter: ListFilter): SQL[] {
  const found: SQL[] = [];
  if (filter.search) found.push(sql`a.full_name ilike ${`%${filter.search.replace(/[\\%_]/g, '\\$&')}%`}`);
  if (filter.status) found.push(sql`a.status = ${filter.status}`);
  if (filter.band) {
    const [from, below] = bandRanges[filter.band];
    found.push(sql`a.final_score >= ${from} and a.final_score < ${below}`);
  }
  if (filter.from) found.push(sql`a.applied_at >= ${filter.from.toISOString()}`);
  if (filter.before) found.push(sql`a.applied_at < ${filter.before.toISOString()}`);
  return found;
}

/** Ties go to who applied first: ids are sorted by time. */
function ordering({ sort, order }: ListOrder): SQL {
  const down = order === 'desc';
  if (sort === 'grade')
    return down ? sql`a.final_score desc nulls first, a.id` : sql`a.final_score nulls last, a.id desc`;
  if (sort === 'date') return down ? sql`a.applied_at desc, a.id desc` : sql`a.applied_at, a.id`;
  return down ? sql`lower(a.full_name) desc, a.id desc` : sql`lower(a.full_name), a.id`;
}

const columns = sql`a.id, a.job_id, a.company_id, a.username, a.full_name, a.contact_email, a.applied_at, a.expected_salary, a.position1, a.position2, a.status, a.hiring_stage, a.interview_status, a.resume_score, a.interview_score, a.final_score`;

/** A job's applicants, or null where the job is not this company's. */
export async function listOfJob(
  db: Executor,
  companyId: string,
  jobId: string,
  filter: ListFilter,
  order: ListOrder,
  page: Page,
): Promise<Listed | null> {
  const extra = conditions(filter);
  const where = sql.join([sql`a.job_id = j.id`, ...extra], sql` and `);
  const plain = extra.length === 0;
  // Rows are numbered before the page is cut out of them.
  // By grade and unfiltered the position is the rank; otherwise whoever stands higher in the same index is counted.
  const rank =
    plain && order.sort === 'grade' && order.order === 'desc'
      ? sql`a.position`
      : sql`(select count(*)::int + 1 from applications b where b.job_id = a.job_id and (b.final_score > a.final_score or (b.final_score = a.final_score and b.id < a.id)))`;
  const total = plain ? sql`j.listed_count` : sql`(select count(*)::int from applications a where ${where})`;
  const rows = await preparedRows<ListedRow & { total: number }>(
    db,
    sql`
    select ${total} as total, a.*, ${rank} as rank
    from jobs j
    left join lateral (
      select ${columns}, (row_number() over (order by ${ordering(order)}))::int as position
      from applications a where ${where} order by ${ordering(order)} limit ${page.limit} offset ${page.offset}
    ) a on true
    where j.id = ${jobId} and j.company_id = ${companyId}
    order by a.position`,
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
  const where = sql.join([sql`a.company_id = ${companyId}`, ...conditions(filter)], sql` and `);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from applications a where ${where}`,
  );
  const result = await db.execute<ListedRow>(sql`
    select ${columns}, (select count(*)::int + 1 from applications b where b.job_id = a.job_id and (b.final_score > a.final_score or (b.final_score = a.final_score and b.id < a.id))) as rank
    from applications a where ${where} order by ${ordering(order)} limit ${page.limit} offset ${page.offset}`);
  return { total: counted.rows[0]?.total ?? 0, rows: result.rows };
}
