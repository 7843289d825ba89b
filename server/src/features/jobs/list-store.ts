/** A company's jobs: one statement for the page and the total, on the index of its order. */
import type { JobStatus } from '@saring/contract/domain';
import { composer, type Executor, preparedRows, type Value } from '#platform/db/db.ts';
import { cutOf, cutOfAll, type Page } from '#platform/http/paging.ts';
import { isoMoment } from '#platform/process/clock.ts';
import type { JobRow } from './store.ts';

/** What is shown of a job beside its description, which may be long. */
export type ShownJob = Omit<
  JobRow,
  | 'closedAt'
  | 'criteriaVersion'
  | 'descriptionFileId'
  | 'descriptionText'
  | 'descriptionHtml'
  | 'descriptionState'
  | 'listedCount'
>;

export interface ListedJob extends Omit<ShownJob, 'createdAt' | 'updatedAt'> {
  descriptionFilename: string | null;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

export interface JobFilter {
  search?: string | null;
  status?: JobStatus;
  jobType?: string;
  /** Moments. */
  from?: Date;
  before?: Date;
  /** A day of the configured zone, for closing dates. */
  today: string;
}

export interface JobOrder {
  sort: 'datePosted' | 'title';
  order: 'asc' | 'desc';
}

interface Raw {
  total: number;
  id: string | null;
  company_id: string;
  title: string;
  department: string;
  location: string;
  types: string[];
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  experience_level: string;
  other_info: string;
  criteria: string[];
  closing_date: string | null;
  status: JobStatus;
  description_filename: string | null;
  applicant_count: number;
  accepted_count: number;
  reviewed_count: number;
  blind_review: boolean;
  results_shown: boolean;
  created_at: string;
  updated_at: string;
}

function conditions(filter: JobFilter, value: Value): string[] {
  const found: string[] = [];
  if (filter.search) {
    const like = value(`%${filter.search.replace(/[\\%_]/g, '\\$&')}%`);
    const fields = ['j.title', 'j.location', 'j.department', "array_to_string(j.types, ', ')"];
    found.push(`(${fields.map((field) => `${field} ilike ${like}`).join(' or ')})`);
  }
  if (filter.status) {
    const closed = `(j.status = 'Closed' or (j.closing_date is not null and j.closing_date < ${value(filter.today)}))`;
    found.push(filter.status === 'Closed' ? closed : `not ${closed}`);
  }
  if (filter.jobType) found.push(`j.types @> array[${value(filter.jobType)}]::text[]`);
  if (filter.from) found.push(`j.created_at >= ${value(filter.from.toISOString())}`);
  if (filter.before) found.push(`j.created_at < ${value(filter.before.toISOString())}`);
  return found;
}

/** Ties go by id, which is sorted by time. */
function ordering({ sort, order }: JobOrder): string {
  const key = sort === 'title' ? 'lower(j.title)' : 'j.created_at';
  return `${key} ${order}, j.id ${order}`;
}

function jobOfRow(row: Raw & { id: string }): ListedJob {
  return {
    id: row.id,
    companyId: row.company_id,
    title: row.title,
    department: row.department,
    location: row.location,
    types: row.types,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    currency: row.currency,
    experienceLevel: row.experience_level,
    otherInfo: row.other_info,
    criteria: row.criteria,
    closingDate: row.closing_date,
    status: row.status,
    descriptionFilename: row.description_filename,
    applicantCount: row.applicant_count,
    acceptedCount: row.accepted_count,
    reviewedCount: row.reviewed_count,
    blindReview: row.blind_review,
    resultsShown: row.results_shown,
    createdAt: isoMoment(row.created_at),
    updatedAt: isoMoment(row.updated_at),
  };
}

/** A page of a company's jobs, for candidates without the additional information, which is long; without any filter the total is the company's own counter. */
export async function listOfJobs(
  db: Executor,
  companyId: string,
  filter: JobFilter,
  order: JobOrder,
  page: Page,
  readers: 'company' | 'candidates',
): Promise<{ total: number; rows: ListedJob[] }> {
  const { values, value } = composer();
  const extra = conditions(filter, value);
  const where = ['j.company_id = c.id', ...extra].join(' and ');
  const by = ordering(order);
  const plain = extra.length === 0;
  // Joined: beside the columns it was counted anew for each row of the page, 200 times.
  const total = plain ? 'c.job_count as total' : `count(*)::int as total from jobs j where ${where}`;
  const rows = await preparedRows<Raw>(
    db,
    `select counted.total, j.*
    from companies c
    cross join lateral (select ${total}) counted
    left join lateral (
      select j.id, j.company_id, j.title, j.department, j.location, j.types, j.salary_min, j.salary_max, j.currency, j.experience_level,
        ${readers === 'company' ? 'j.other_info' : "'' as other_info"}, j.criteria, j.closing_date, j.status, (select f.filename from files f where f.id = j.description_file_id) as description_filename,
        j.applicant_count, j.accepted_count, j.reviewed_count, j.blind_review, j.results_shown, j.created_at, j.updated_at,
        (row_number() over (order by ${by}))::int as position
      from jobs j where ${where} order by ${by} ${(plain ? cutOfAll : cutOf)(page, value)}
    ) j on true
    where c.id = ${value(companyId)}
    order by j.position`,
    values,
  );
  const listed = rows.flatMap((row) => (row.id === null ? [] : [jobOfRow({ ...row, id: row.id })]));
  return { total: rows[0]?.total ?? 0, rows: listed };
}
