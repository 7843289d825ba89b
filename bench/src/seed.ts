/** Many applicants of one job, written straight into the tables: a benchmark of reading needs rows, not uploads. */
import pg from 'pg';

/** Adds `count` applications of one made-up person to a job, with grades spread over the whole scale. */
export async function seedApplicants(
  databaseUrl: string,
  companyId: string,
  jobId: string,
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const person = await client.query("select id from users where role = 'user' limit 1");
  await client.query(
    `insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1,
       resume_file_id, status, hiring_stage, resume_state, interview_status, resume_score, interview_score, final_score, consent_at, applied_at, updated_at)
     select gen_random_uuid(), $1, $2, $3, 'person' || n, 'Person Number ' || n, 'person' || n || '@bench.test', '01234567890', '1 Jalan Ampang', 'RM 4,500',
       'Accountant', gen_random_uuid(), 'Pending', 'in review', 'done', true, (n % 1000) / 100.0, (n % 2500) / 100.0, (n * 7919 % 10000) / 100.0,
       now(), now() - make_interval(mins => n), now()
     from generate_series(1, $4) n`,
    [jobId, companyId, person.rows[0].id, count],
  );
  await client.query('vacuum analyze applications');
  await client.end();
}
