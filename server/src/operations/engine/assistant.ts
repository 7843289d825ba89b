/** The assistant on the engine's command line: the rows it is given stand in a throw-away database, each set of them once. */
import { createHash } from 'node:crypto';
import { dayOf, startOfDay, statuses } from '@saring/contract/domain';
import type { Engine, Memory } from '@saring/engine';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '#config';
import { type Answered, answerQuestion, escaped } from '#features/assistant/index.ts';
import { composedRows, composer, type Database, type Executor, openDatabase } from '#platform/db/db.ts';
import { startTestPostgres } from '#platform/db/embedded/index.ts';
import { migrate } from '#platform/db/migrations.ts';
import { inScope } from '#platform/db/scope.ts';
import type { AssistantItem } from './assistant-item.ts';

export interface ThrowAway {
  /** `memory` is what the answer before it left, where the question goes on from one. */
  answer(item: AssistantItem, memory?: Memory | null): Promise<Answered>;
  close(): Promise<void>;
}

/** A database for the life of the process; nothing is started before the first question. */
export async function openThrowAway(engine: Engine, config: Pick<Config, 'timeZone'>): Promise<ThrowAway> {
  const server = await startTestPostgres();
  let database: Database;
  try {
    const { url } = await migrate(server.url);
    database = openDatabase(url, { max: 4 });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { db } = database;
  // Fills it past every policy and foreign key, as its owner.
  const filling = new pg.Pool({ connectionString: server.url, max: 1 });
  // Its server may be gone before its connection is.
  filling.on('error', () => {});
  filling.on('connect', (client) => client.on('error', () => {}));
  const loaded = new Map<string, Promise<void>>();
  return {
    async answer({ now, company_id, jobs, applications, question }, memory = null) {
      const timeZone = zoneOf(now, config.timeZone);
      const set = createHash('sha256')
        .update(JSON.stringify([timeZone, jobs, applications]))
        .digest('hex')
        .slice(0, 32);
      const own = (companyId: string) => `${set}:${companyId}`;
      const loading = loaded.get(set) ?? load(engine, drizzle(filling), { set, own, timeZone, jobs, applications });
      loaded.set(set, loading);
      await loading;
      const moment = new Date(now);
      const scope = { companyId: own(company_id), today: dayOf(moment, timeZone), timeZone };
      return inScope({ role: 'company', companyId: scope.companyId, userId: '' }, () =>
        answerQuestion(
          engine,
          { db, scope, naming: (row) => `**${escaped(row.full_name)}**` },
          { question, now: moment, timeZone, memory, history: [], companyId: company_id, place: 'inside' },
        ),
      );
    },
    async close() {
      await filling.end();
      await database.close();
      await server.stop();
    },
  };
}

/** The offset that the moment is written with; a bare "Z" says nothing of where the company is. */
function zoneOf(now: string, configured: string): string {
  return /[+-]\d\d:\d\d$/.exec(now)?.[0] ?? configured;
}

interface Rows extends Pick<AssistantItem, 'jobs' | 'applications'> {
  set: string;
  own(companyId: string): string;
  timeZone: string;
}

/** Ids of any kind become UUIDs whose order is that of the rows. */
function idsOf(set: string, kind: string, names: readonly string[]): Map<string, string> {
  const hex = createHash('sha256').update(`${set} ${kind}`).digest('hex');
  const ids = new Map<string, string>();
  for (const name of names)
    if (!ids.has(name)) {
      const place = ids.size.toString(16).padStart(8, '0');
      ids.set(name, `${place}-${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 24)}`);
    }
  return ids;
}

interface Ids {
  jobs: Map<string, string>;
  users: Map<string, string>;
}

const nameOf = ({ username, Contactemail, id }: Rows['applications'][number]) => username || Contactemail || id;

async function load(engine: Engine, db: Executor & Pick<Database['db'], 'transaction'>, rows: Rows): Promise<void> {
  const { set, jobs, applications } = rows;
  const ids = {
    jobs: idsOf(set, 'job', [...jobs.map(({ id }) => id), ...applications.map(({ jobId }) => jobId)]),
    users: idsOf(set, 'user', applications.map(nameOf)),
  };
  const jobRows = jobRowsOf(rows, ids);
  const applicationRows = await applicationRowsOf(engine, rows, ids);
  await db.transaction(async (tx) => {
    // Neither accounts nor files belong to these rows.
    await composedRows(tx, 'set local session_replication_role = replica', []);
    await insert(tx, insertJobs, jobRows);
    await insert(tx, insertApplications, applicationRows);
    // The trigger that keeps the counters rests with the foreign keys.
    const compose = composer();
    await composedRows(
      tx,
      `update jobs j set applicant_count = c.counted, accepted_count = c.accepted from (select job_id, (count(*) filter (where status <> 'Withdrawn'))::int as counted,
        (count(*) filter (where status = 'Accepted'))::int as accepted from applications group by job_id) c where c.job_id = j.id and j.company_id like ${compose.value(`${set}:%`)}`,
      compose.values,
    );
  });
}

/** Its first and only value are the rows as JSON. */
async function insert(tx: Executor, statement: (rows: string) => string, rows: readonly object[]): Promise<void> {
  const compose = composer();
  await composedRows(tx, statement(compose.value(JSON.stringify(rows).replaceAll('\\u0000', ''))), compose.values);
}

/** A moment as the rows write it, with or without a time or a zone. */
function momentOf(text: string, timeZone: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return startOfDay(text, timeZone).toISOString();
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? new Date(text) : new Date(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(zoned.getTime())) return new Date(0).toISOString();
  // A time without a zone is one of the company's own.
  if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return zoned.toISOString();
  const start = startOfDay(zoned.toISOString().slice(0, 10), timeZone);
  return new Date(start.getTime() + (zoned.getTime() % 86_400_000)).toISOString();
}

function jobRowsOf({ jobs, applications, own, timeZone }: Rows, ids: Ids) {
  // An application for a job that is not among the rows still has a title.
  const known = new Set(jobs.map(({ id }) => id));
  const unlisted = new Map(applications.filter(({ jobId }) => !known.has(jobId)).map((one) => [one.jobId, one]));
  return [
    ...jobs.map((job) => ({
      id: ids.jobs.get(job.id),
      company_id: own(job.companyId),
      title: job.jobTitle,
      department: job.department,
      location: job.location,
      types: job.jobType.map((type) => type.trim().toLowerCase()).filter(Boolean),
      status: /^(?:closed|inactive|expired|filled)$/i.test(job.status.trim()) ? 'Closed' : 'Live',
      closing_date: /^\d{4}-\d{2}-\d{2}/.exec(job.closingDate)?.[0] ?? null,
      criteria: job.jobCriteria,
      created_at: momentOf(job.created_at, timeZone),
    })),
    ...[...unlisted].map(([id, one]) => ({
      id: ids.jobs.get(id),
      company_id: own(one.companyId),
      title: one.appliedPosition1,
      department: '',
      location: '',
      types: [],
      status: 'Closed',
      closing_date: null,
      criteria: [],
      created_at: momentOf(one.applicationDate, timeZone),
    })),
  ];
}

function applicationRowsOf(engine: Engine, { set, applications, own, timeZone }: Rows, { jobs, users }: Ids) {
  const ids = idsOf(
    set,
    'application',
    applications.map((_, at) => String(at)),
  );
  const rowOf = async (one: (typeof applications)[number], at: number) => ({
    id: ids.get(String(at)),
    job_id: jobs.get(one.jobId),
    company_id: own(one.companyId),
    user_id: users.get(nameOf(one)),
    username: nameOf(one),
    full_name: one.full_name,
    contact_email: one.Contactemail,
    expected_salary: one.expected_salary,
    position1: one.appliedPosition1,
    status: statuses.find((status) => status.toLowerCase() === one.status.trim().toLowerCase()) ?? 'Pending',
    interview_status: one.interview_status,
    resume_score: one.resume_relevancy_score ?? null,
    interview_score: one.interview_total_score ?? null,
    final_score: one.final_score ?? 0,
    applied_at: momentOf(one.applicationDate, timeZone),
    years_worked:
      (await engine.yearsWorked(one.resume_text, dayOf(new Date(momentOf(one.applicationDate, timeZone)), timeZone))) ??
      -1,
    resume: one.resume_text,
  });
  return Promise.all(applications.map(rowOf));
}

const insertJobs = (
  rows: string,
) => `insert into jobs (id, company_id, title, department, location, types, experience_level, criteria, closing_date, status, description_state, created_at, updated_at)
        select id, company_id, title, department, location, types, '', criteria, closing_date, status, 'done', created_at, created_at
        from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, company_id text, title text, department text, location text, types text[], criteria text[], closing_date date, status text, created_at timestamptz)
        on conflict do nothing`;

const insertApplications = (
  rows: string,
) => `with r as (select * from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, job_id uuid, company_id text, user_id uuid, username text, full_name text, contact_email text,
          expected_salary text, position1 text, status text, interview_status boolean, resume_score double precision, interview_score double precision, final_score double precision, years_worked double precision, applied_at timestamptz, resume text)),
        texts as (insert into resume_texts (application_id, company_id, text, pages, findings, characters, created_at) select id, company_id, resume, '[]', '[]', length(resume), applied_at from r where resume <> '')
        insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1, resume_file_id, status, hiring_stage, resume_state,
          interview_status, resume_score, interview_score, final_score, years_worked, applied_at, updated_at)
        select id, job_id, company_id, user_id, username, full_name, contact_email, '', '', expected_salary, position1, id, status, 'in review', 'done',
          interview_status, resume_score, interview_score, final_score, years_worked, applied_at, applied_at from r`;
