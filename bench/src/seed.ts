/** Many jobs and applicants, written straight into the tables: a benchmark of reading needs rows, not uploads. */
import { builtinName } from '@saring/engine/name';
import pg from 'pg';
import { sqlName } from './names.ts';

/** Adds `count` applications of one made-up person to each job, with grades spread over the whole scale. */
export async function seedApplicants(
  databaseUrl: string,
  companyId: string,
  jobIds: readonly string[],
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // The triggers that count would write the company's row once per application: it is done once for all, below.
  await client.query('set session_replication_role = replica');
  const person = await client.query("select id from users where role = 'user' limit 1");
  const rebuild = count * jobIds.length >= manyRows ? await withoutIndexes(client) : async () => {};
  await client.query(
    `insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1,
       resume_file_id, status, hiring_stage, resume_state, interview_status, resume_score, interview_score, final_score, scored_by, consent_at, applied_at, updated_at)
     select gen_random_uuid(), job_id, $2, $3, 'person' || n, ${sqlName}, 'person' || n || '@bench.test', '01234567890', '1 Jalan Ampang', 'RM 4,500',
       'Accountant', gen_random_uuid(), 'Pending', 'in review', 'done', true, (n % 1000) / 100.0, (n % 2500) / 100.0, (n::bigint * 7919 % 10000) / 100.0,
       $5, now(), now() - make_interval(mins => n), now()
     from unnest($1::uuid[]) job_id, generate_series(1, $4) n`,
    [jobIds, companyId, person.rows[0].id, count, `${builtinName.name}/${builtinName.version}/`],
  );
  await rebuild();
  await client.query('set session_replication_role = origin');
  await client.query(
    `insert into applicant_counts (job_id, step, status, hiring_stage, graded, people)
     select job_id, floor(final_score * 8)::integer, status, hiring_stage, interview_score is not null, count(*) from applications where job_id = any($1::uuid[]) group by 1, 2, 3, 4, 5
     on conflict (job_id, step, status, hiring_stage, graded) do update set people = excluded.people`,
    [jobIds],
  );
  await client.query(
    `insert into scored_counts (job_id, scored_by, people)
     select job_id, scored_by, count(*) from applications where job_id = any($1::uuid[]) and resume_score is not null group by 1, 2
     on conflict (job_id, scored_by) do update set people = excluded.people`,
    [jobIds],
  );
  await client.query(
    `insert into name_words (job_id, word, people)
     select job_id, word, count(*) from applications, unnest(string_to_array(lower(full_name), ' ')) word where job_id = any($1::uuid[]) group by 1, 2
     on conflict (job_id, word) do update set people = excluded.people`,
    [jobIds],
  );
  await client.query(
    'update jobs set listed_count = listed_count + $2, applicant_count = applicant_count + $2 where id = any($1::uuid[])',
    [jobIds, count],
  );
  await client.query('update companies set application_count = application_count + $2 where id = $1', [
    companyId,
    count * jobIds.length,
  ]);
  await client.query('vacuum analyze applications, applicant_counts, name_words, jobs, companies');
  await client.end();
}

/** From so many on it is quicker to make the indexes anew than to keep them: two minutes instead of ten for a million. */
const manyRows = 100_000;

/** Takes the indexes of the applications away; answers what makes them again. */
async function withoutIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'applications' and indexname <> 'applications_pkey'",
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return async () => {
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { indexdef } of rows) await client.query(indexdef);
  };
}

/** Gives every application a resume of about 150 words; each skill stands in every fifth to tenth of them. */
export async function seedResumes(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into resume_texts (application_id, company_id, text, pages, findings, characters, created_at)
     select id, company_id, body, '[]', '[]', length(body), now() from (
       select a.id, company_id, full_name || E'\nWorked as accountant for a company in Selangor since January 2019.\nSkills: '
         || concat_ws(', ', case when n % 5 = 0 then 'SQL' end, case when n % 5 < 2 then 'Excel' end, case when n % 6 = 0 then 'Power BI' end,
           case when n % 7 = 0 then 'machine learning' end, case when n % 8 = 0 then 'Python' end, 'teamwork') || E'\n'
         || (select string_agg('word' || (n * 31 + i * 7919) % 20000, ' ') from generate_series(1, 120) i) as body
       from (select id, company_id, full_name, row_number() over (order by id) as n from applications) a) made`,
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze resume_texts');
  await client.end();
}

/** Adds copies of a job, each an hour older than the one before; answers their ids. */
export async function seedJobs(databaseUrl: string, jobId: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const made = await client.query(
    `insert into jobs (id, company_id, title, department, location, types, salary_min, salary_max, experience_level, other_info, criteria, status,
       description_text, description_html, description_state, created_at, updated_at)
     select gen_random_uuid(), company_id, title || ' ' || n, department, location, types, salary_min, salary_max, experience_level, other_info, criteria,
       status, description_text, description_html, description_state, created_at - make_interval(hours => n), updated_at
     from jobs, generate_series(1, $2) n where id = $1 returning id`,
    [jobId, count],
  );
  await client.end();
  return made.rows.map(({ id }) => id);
}

/**
 * Opens an interview at its first question for every application there is, in the names of `people` by chance, since few
 * uploads of one person are taken in at once; its time never runs out. Answers the applications and whose they are.
 */
export async function seedInterviews<P extends { username: string }>(
  databaseUrl: string,
  people: readonly P[],
): Promise<{ id: string; person: P }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  const owned = await client.query<{ id: string; username: string }>(
    `update applications a set user_id = u.id from users u
     where u.username = ($1::text[])[1 + abs(hashtext(a.id::text)) % cardinality($1::text[])] returning a.id, u.username`,
    [people.map(({ username }) => username)],
  );
  await client.query('set session_replication_role = origin');
  await client.query(
    "insert into interviews (application_id, state, started_at) select id, 'open', now() + interval '1 day' from applications",
  );
  await client.query(
    `insert into interview_answers (application_id, sequence, question, asked_at)
     select application_id, 1, 'Introduce yourself', started_at from interviews`,
  );
  await client.end();
  const personOf = new Map(people.map((person) => [person.username, person]));
  // The database answers them person by person; by their ids those of one person lie apart.
  return owned.rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap(({ id, username }) => {
      const person = personOf.get(username);
      return person ? [{ id, person }] : [];
    });
}

/** The applications of a job. */
export async function applicationIds(databaseUrl: string, jobId: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const found = await client.query('select id from applications where job_id = $1', [jobId]);
  await client.end();
  return found.rows.map(({ id }) => id);
}
