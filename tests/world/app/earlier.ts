/** Scores as an earlier version of the engine left them, since a test has the present one alone. */
import pg from 'pg';

/** Makes the marks of these applications another version's, with another final score; `part` where only one kind of analysis is. */
export async function scoredEarlier(
  app: { databaseUrl: string },
  ids: readonly string[],
  { version = '0', finalScore = 12.5, part }: { version?: string; finalScore?: number; part?: 'resume' } = {},
): Promise<void> {
  await inDatabase(app, async (client) => {
    await client.query(
      `update analyses set engine_version = $2, input_hash = $2 || input_hash where application_id = any($1) and kind = any($3)`,
      [ids, version, part ? [part] : ['resume', 'interview']],
    );
    await client.query(
      `update applications a set final_score = $2, scored_by = concat_ws(chr(10), r.by, nullif(i.by, r.by))
       from (select application_id, concat(engine, '/', engine_version, '/', model) as by from analyses where kind = 'resume') r
       left join (select application_id, concat(engine, '/', engine_version, '/', model) as by from analyses where kind = 'interview') i using (application_id)
       where a.id = r.application_id and a.id = any($1)`,
      [ids, finalScore],
    );
  });
}

/** Copies of an application and the text of its resume, as if so many had applied. */
export async function copyApplication(app: { databaseUrl: string }, id: string, count: number): Promise<void> {
  await inDatabase(app, (client) =>
    client.query(
      `with made as (
       insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1,
         resume_file_id, status, hiring_stage, resume_state, resume_score, final_score, criteria_version, scored_by, years_worked, applied_at, updated_at)
       select gen_random_uuid(), job_id, company_id, user_id, username, 'P' || n, contact_email, phone, address, expected_salary, position1,
         resume_file_id, status, hiring_stage, resume_state, resume_score, final_score, criteria_version, scored_by, years_worked, applied_at, updated_at
       from applications, generate_series(1, $2) n where id = $1 returning id, full_name)
     insert into resume_texts (application_id, company_id, text, pages, findings, characters, created_at)
     select made.id, t.company_id, made.full_name || repeat(E'\\n' || t.text, 10), t.pages, t.findings, t.characters, t.created_at
     from made, resume_texts t where t.application_id = $1`,
      [id, count],
    ),
  );
}

async function inDatabase(app: { databaseUrl: string }, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
