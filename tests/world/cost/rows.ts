/** The rows of the world of the test of cost that its product would take hours to make: as many as can come together. */
import { redactionVersion } from '@saring/engine';
import type { CompanyPerson, Person } from '#world/people/people.ts';
import { type Filler, idOf } from './fill.ts';

export const counts = {
  jobs: 2000,
  applications: 5000,
  long: 60,
  crowd: 5000,
  trail: 50_000,
  accounts: 1000,
} as const;

/** What stands when the copying begins. */
export interface Standing {
  company: CompanyPerson;
  person: Person;
  /** A job of the company with texts at their longest, which four applicants with the longest resumes were read for. */
  jobId: string;
  /** Those of the person with the longest texts, interviews and analyses, one for each text. */
  read: readonly string[];
  /** Somebody else, and another company with many jobs to apply for. */
  other: { company: CompanyPerson; person: Person; jobId: string };
}

export async function fillWithRows(filler: Filler, { company, person, jobId, read, other }: Standing): Promise<void> {
  const { copy, count, rows } = filler;
  const [first = ''] = read;
  const one = `s.id = '${first}'`;
  const anyRead = `array['${read.join("','")}']::uuid[]`;
  const fresh = { listed_count: '0', applicant_count: '0', accepted_count: '0', reviewed_count: '0' };
  const aJob = `s.id = '${jobId}'`;
  await copy('jobs', aJob, counts.jobs, {
    ...fresh,
    id: idOf('job'),
    blind_review: 'n % 2 = 0',
    description_file_id: 'null',
  });
  await copy('application_links', `s.job_id = '${jobId}'`, counts.jobs, {
    id: 'gen_random_uuid()',
    token: "md5('link ' || n)",
    job_id: idOf('job'),
  });
  await copy('jobs', aJob, 1, { ...fresh, id: idOf('crowded'), blind_review: 'true' });
  await copy('jobs', `s.id = '${other.jobId}'`, 1000, { ...fresh, id: idOf('elsewhere') });
  const times = `s.applied_at - make_interval(mins => n)`;
  const feedback = `repeat('Thank you for your time. ', 200)`;
  // The later half waits for its answer: an interview is begun for none that has one (`freshApplications` takes from the end).
  const told = `case when n <= ${counts.applications / 2} then n % 5 else 0 end`;
  const state = {
    status: `(array['Pending','Pending','Pending','Accepted','Rejected'])[1 + ${told}]`,
    hiring_stage: `(array['in review','in review','in review','accepted','rejected'])[1 + ${told}]`,
    admin_feedback: feedback,
    applied_at: times,
  };
  // Their own resumes: many rows, the same bytes.
  await copy(
    'files',
    "s.id = (select resume_file_id from applicants where user_id = (select user_id from applications where id = '" +
      first +
      "'))",
    counts.applications,
    {
      id: idOf('file'),
      company_id: `'${company.companyId}'`,
    },
  );
  await copy('applications', one, counts.applications, {
    ...state,
    id: idOf('own'),
    // Three each for the first thousand jobs and two for the others: one more is free there.
    job_id: idOf('job', 'case when n <= 3000 then (n - 1) % 1000 + 1 else 1000 + (n - 3001) % 1000 + 1 end'),
    resume_file_id: idOf('file'),
    interview_status: `n <= ${counts.long}`,
  });
  await rows(
    `insert into users (id, username, email, password_hash, role, created_at)
     select ${idOf('user')}, 'crowd-' || n, 'crowd-' || n || '@person.test', '', 'user', now() - make_interval(mins => n) from generate_series(1, ${counts.crowd}) n`,
  );
  await copy('applications', one, counts.crowd, {
    ...state,
    id: idOf('crowd'),
    job_id: idOf('crowded', '1'),
    user_id: idOf('user'),
    username: `'crowd-' || n`,
    full_name: `left('Person ' || n || ' ' || s.full_name, 200)`,
    contact_email: `'crowd-' || n || '@person.test'`,
    final_score: '(n % 1000) / 10.0',
  });
  for (const [kind, of] of [
    ['own', counts.applications],
    ['crowd', counts.crowd],
  ] as const) {
    const source = `(${anyRead})[1 + n % ${read.length}]`;
    // The vectors of words come with each text: those of the longest ones take a tenth of a second each.
    await count(
      of,
      (numbers) => `insert into resume_texts (application_id, company_id, text, pages, findings, characters, created_at)
       select ${idOf(kind)}, s.company_id, case when n <= ${counts.long} then s.text else left(s.text, 2000) end, s.pages, s.findings, s.characters, s.created_at
       from ${numbers} join resume_texts s on s.application_id = ${source}`,
    );
    const same = `n <= ${counts.long} and s.application_id = ${source}`;
    await copy('interviews', same, counts.long, { application_id: idOf(kind) });
    await copy('interview_answers', same, counts.long, { application_id: idOf(kind) });
    await copy('analyses', same, counts.long, { id: 'gen_random_uuid()', application_id: idOf(kind) });
  }
  await rows(
    `insert into application_notes (id, application_id, kind, author, text, at)
     select gen_random_uuid(), ${idOf('own', '1')}, 'feedback', $1, ${feedback}, now() from generate_series(1, 500)`,
    [company.username],
  );
  // What was taken in long ago has long been searched for what tells; what a call has to find anew is found in it.
  await rows(
    `update redactions set version = $1,
       words = (select to_tsvector('simple', left(text, 5000)) from resume_texts where application_id = '${first}')`,
    [redactionVersion],
  );
  await fillAround(filler, company, person);
}

/** The trails of the company and of the operator, by a connection of its own: each event is linked to the one before it, which takes as long as all else. */
export async function fillTrails({ count }: Filler, { companyId, username }: CompanyPerson): Promise<void> {
  for (const owner of [companyId, null])
    await count(
      counts.trail,
      (numbers) => `insert into audit_events (id, at, company_id, actor, actor_role, action, subject, detail)
       select gen_random_uuid(), now() - make_interval(mins => n), $1, $2, 'admin', 'application.status', ${idOf('crowd')}::text,
         jsonb_build_object('from', 'Pending', 'to', 'Rejected', 'note', gen_random_uuid()) from ${numbers}`,
      [owner, username],
    );
}

/** Conversations, mails and accounts. */
async function fillAround({ rows, copy }: Filler, company: CompanyPerson, person: Person): Promise<void> {
  await rows(
    `insert into assistant_conversations (id, company_id, user_id, created_at, updated_at)
     select ${idOf('conversation')}, $1, (select id from users where username = $2), now(), now() - make_interval(hours => n) from generate_series(1, 200) n`,
    [company.companyId, company.username],
  );
  await rows(
    `insert into assistant_messages (id, conversation_id, question, answer, understood, suggestions, memory, engine, created_at)
     select gen_random_uuid(), ${idOf('conversation', '(case when n <= 500 then 1 else n - 499 end)')}, left(repeat('Who has SAP? ', 200), 2000),
       repeat('| [Aisyah Rahman](/applicants/0190a000) | 87.5 | SAP, SQL Accounting |' || chr(10), 150), '["Applicants who know SAP"]', '["And of these?"]', null, 'built-in', now() - make_interval(mins => n)
     from generate_series(1, 699) n`,
  );
  await rows(
    `insert into emails (id, cause, company_id, application_id, recipient, subject, text, html, state, attempts, created_at, sent_at)
     select gen_random_uuid(), 'decision:Accepted:' || n || ':x', $1, ${idOf('crowd')}, 'crowd-' || n || '@person.test', left(repeat('Your application ', 20), 300),
       repeat('Dear applicant. ', 310), repeat('<p>Dear applicant.</p> ', 310), 'sent', 1, now(), now() from generate_series(1, ${counts.crowd}) n where n % 5 = 3`,
    [company.companyId],
  );
  await copy('companies', `s.id = '${company.companyId}'`, counts.accounts, {
    id: `'firm-' || n`,
    name: `left('Firm ' || n || ' ' || repeat('Holdings ', 30), 200)`,
    name_key: `'firm ' || n`,
    skeleton: `'firrn ' || n`,
    job_count: '0',
    application_count: '0',
  });
  await rows(
    `insert into registration_links (id, token_hash, company_name, admin_email, created_by, created_at, expires_at)
     select ${idOf('link')}, md5('link' || n), left('Firm ' || n || ' ' || repeat('Holdings ', 30), 200), 'boss-' || n || '@company.test', (select id from users where role = 'superuser' limit 1), now(), now() + interval '7 days'
     from generate_series(1, ${counts.accounts}) n`,
  );
  for (const { username } of [company, person, { username: 'superuser' }])
    await rows(
      `insert into sign_ins (id, user_id, started_at, seen_at, ends_at)
       select gen_random_uuid(), (select id from users where username = $1), now(), now(), now() + interval '12 hours' from generate_series(1, 1000)`,
      [username],
    );
}
