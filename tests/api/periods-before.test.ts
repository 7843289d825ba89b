/** Companies and applications of the version before keep the periods that they had. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { emptyDatabase } from '#world/app/database.ts';
import { migrate, migrateFirst } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';

/** A database of the version with that many migrations: an application of each status to each company, of which `column` is set. */
async function databaseOf(
  migrations: number,
  column: string,
  companies: [string, number | null][],
  statuses = ['Rejected'],
) {
  const older = await emptyDatabase();
  const at = { databaseUrl: older.url };
  await migrateFirst(older.url, migrations);
  const person = randomUUID();
  await rows(
    at,
    `insert into users (id, username, email, name, password_hash, role, created_at) values ($1, 'amy', 'amy@example.com', '', 'x', 'user', now())`,
    [person],
  );
  for (const [company, value] of companies) {
    await rows(
      at,
      `insert into companies (id, name, status, ${column}, created_at) values ($1, $1, 'verified', $2, now())`,
      [company, value],
    );
    await rows(
      at,
      `insert into jobs (id, company_id, title, department, location, types, experience_level, criteria, status, description_state, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Accountant', 'Accounting', 'Ipoh', '{}', '', '{}', 'Live', 'done', now(), now())`,
      [company],
    );
  }
  await rows(
    at,
    `set session_replication_role = replica;
     insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address,
       expected_salary, position1, resume_file_id, status, hiring_stage, resume_state, applied_at, updated_at)
     select gen_random_uuid(), jobs.id, company_id, '${person}', 'amy', 'Amy', '', '', '', '', '', gen_random_uuid(), each, lower(each), 'done', now(), now()
     from jobs, unnest('{${statuses.join()}}'::text[]) each`,
  );
  return { ...at, drop: older.drop };
}

it('are told to whoever had applied as their company had set them, and nothing begins to be erased', async () => {
  const older = await databaseOf(40, 'applicant_months', [
    ['keeps', null],
    ['erases', 6],
  ]);
  await migrate(older.databaseUrl);
  const periods = await rows(
    older,
    'select c.id, c.applicant_months, a.told_months from companies c join applications a on a.company_id = c.id order by 1',
  );
  expect(periods).toEqual([
    { id: 'erases', applicant_months: 6, told_months: 6 },
    { id: 'keeps', applicant_months: null, told_months: null },
  ]);
  await older.drop();
});

it('so is by when they were to have an answer, also where it is decided: a decision may be taken back', async () => {
  const statuses = ['KIV', 'Pending', 'Rejected'];
  const companies: [string, number | null][] = [
    ['answers', 7],
    ['says nothing', null],
  ];
  const older = await databaseOf(62, 'answer_days', companies, statuses);
  await migrate(older.databaseUrl);
  const told = 'select status, company_id as of, told_answer_days as days from applications order by 1, 2';
  expect(await rows(older, told)).toEqual(
    statuses.flatMap((status) => [
      { status, of: 'answers', days: 7 },
      { status, of: 'says nothing', days: null },
    ]),
  );
  await older.drop();
});
