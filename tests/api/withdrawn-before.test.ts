/** What the assistant said of somebody who withdrew goes with the upgrade, also what it said since; of others all stays. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { emptyDatabase } from '#world/app/database.ts';
import { migrate, migrateFirst } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';

const migrationsBefore = 49;

it('of whoever withdrew before, no exchange outlives the upgrade', async () => {
  const older = await emptyDatabase();
  const at = { databaseUrl: older.url };
  await migrateFirst(older.url, migrationsBefore);
  const [asker, talk] = [randomUUID(), randomUUID()];
  await rows(
    at,
    `set session_replication_role = replica;
     insert into assistant_conversations (id, company_id, user_id, created_at, updated_at) values ('${talk}', 'maju', '${asker}', now(), now())`,
  );
  for (const [status, question] of [
    ['Withdrawn', 'What is the phone of Amy?'],
    ['Pending', 'What is the phone of Ben?'],
  ]) {
    const [application, message] = [randomUUID(), randomUUID()];
    await rows(
      at,
      `set session_replication_role = replica;
       insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address,
         expected_salary, position1, resume_file_id, status, hiring_stage, resume_state, applied_at, updated_at)
       values ('${application}', gen_random_uuid(), 'maju', gen_random_uuid(), 'a', 'A', '', '', '', '', '', gen_random_uuid(), '${status}', 'pending', 'done', now(), now());
       insert into assistant_messages (id, conversation_id, question, answer, understood, suggestions, engine, created_at)
       values ('${message}', '${talk}', '${question}', '019-555 1234', '[]', '[]', 'x', now());
       insert into assistant_mentions (message_id, application_id, name) values ('${message}', '${application}', 'A')`,
    );
  }
  await migrate(older.url);
  expect(await rows(at, 'select question from assistant_messages')).toEqual([
    { question: 'What is the phone of Ben?' },
  ]);
  await older.drop();
});
