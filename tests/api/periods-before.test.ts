/** Companies and applications of the version before keep the periods that they had. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { emptyDatabase } from '#world/app/database.ts';
import { migrate, migrateFirst } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';

const migrationsBefore = 40;

it('are told to whoever had applied as their company had set them, and nothing begins to be erased', async () => {
  const older = await emptyDatabase();
  const at = { databaseUrl: older.url };
  await migrateFirst(older.url, migrationsBefore);
  const person = randomUUID();
  await rows(
    at,
    `insert into users (id, username, email, name, password_hash, role, created_at) values ($1, 'amy', 'amy@example.com', '', 'x', 'user', now())`,
    [person],
  );
  for (const [company, months] of [
    ['keeps', null],
    ['erases', 6],
  ]) {
    await rows(
      at,
      "insert into companies (id, name, status, applicant_months, created_at) values ($1, $1, 'verified', $2, now())",
      [company, months],
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
     select gen_random_uuid(), id, company_id, '${person}', 'amy', 'Amy', '', '', '', '', '', gen_random_uuid(), 'Rejected', 'rejected', 'done', now(), now()
     from jobs`,
  );
  await migrate(older.url);
  const periods = await rows(
    at,
    'select c.id, c.applicant_months, a.told_months from companies c join applications a on a.company_id = c.id order by 1',
  );
  expect(periods).toEqual([
    { id: 'erases', applicant_months: 6, told_months: 6 },
    { id: 'keeps', applicant_months: null, told_months: null },
  ]);
  await older.drop();
});
