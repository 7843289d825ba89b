/** The net under the permission checks: whatever a statement asks for, PostgreSQL shows the rows of who asks alone. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { composedRows, databaseRoles, inScope, type Scope } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, buildLink, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';

/** Tables without policies, and why nobody's rows are in them. */
const shared: Record<string, string> = {
  rate_limits: 'Counts of tries, by hashes of names and by networks; swept every half hour.',
};

/** Postings are there for whoever looks for work, and with them which companies take no applications. */
const posted = ['application_links', 'companies', 'jobs', 'suspensions'];

let app: TestApp;
let scopes: Record<'company' | 'applicant' | 'operator' | 'visitor' | 'owning', Scope>;
/** Ids that mark the rows of the other company and of the applicant who has applied nowhere. */
let marks: Record<'company' | 'applicant', string[]>;
let tables: string[];

beforeAll(async () => {
  app = await startApp();
  const company = await buildCompany(app);
  const job = await buildJob(company);
  await buildLink(company, job.id);
  const person = await buildApplicant(app);
  const id = await buildApplication(person, job);
  await call(person.client, api.interviews.chooseAccommodations, {
    params: { id },
    body: { timeFactor: 1.5, typedAnswers: false },
  });
  await takeInterview(person, id);
  await call(company.client, api.applications.setStatus, {
    params: { id },
    body: { status: 'Accepted', reason: 'The best of all.' },
  });
  await call(company.client, api.applications.sendAcceptanceEmails, {
    query: { textMessage: 'Welcome!', jobId: job.id },
    body: [`${person.username}@person.test`],
  });
  await call(company.client, api.assistant.ask, {
    body: { query: 'Who is the best candidate?', username: company.companyId, conversationId: 'new' },
  });
  await buildApplication(await buildApplicant(app, 'Tan Wei Ming'), job);
  // What is seldom there, as the product stores it.
  await rows(
    app,
    "insert into interview_pieces (application_id, sequence, number, samples, live, received_at) values ($1, 6, 0, '\\x00', '', now())",
    [id],
  );
  await rows(
    app,
    "insert into interview_signals (id, application_id, sequence, kind, at) values (gen_random_uuid(), $1, 1, 'pasted', now())",
    [id],
  );
  await rows(
    app,
    "insert into idempotency_keys (user_id, call, key, request_hash, answer, created_at) select id, 'x', 'y', 'z', '{}', now() from users where username = $1",
    [person.username],
  );
  await rows(
    app,
    "insert into one_time_codes (id, user_id, token_hash, code_hash, expires_at, created_at) select gen_random_uuid(), id, 'x', 'y', now(), now() from users where username = $1",
    [person.username],
  );
  await rows(
    app,
    `with run as (insert into score_runs (id, job_id, company_id, engine, author, asked, batch_of, handed_out, started_at, moved_at)
       values (gen_random_uuid(), $1, $2, 'built-in/1/', $2, 1, '', true, now(), now()) returning id)
     insert into rescored (run_id, application_id, company_id, scored_by, state, before) select id, $3, $2, '', 'waiting', 1 from run`,
    [job.id, company.companyId, id],
  );
  await rows(
    app,
    `insert into second_looks (id, application_id, decided_at, decided_by, words, asked_at, due_at)
     values (gen_random_uuid(), $1, now(), $2, 'x', now(), now())`,
    [id, company.username],
  );
  await rows(app, "insert into notices values ($1, 'x', 1, '[]', now())", [company.companyId]);
  await rows(app, 'insert into listed_erasures values (gen_random_uuid())');
  await rows(
    app,
    "insert into invitations (id, company_id, invited_by, email, token_hash, link_shown, created_at, expires_at) select gen_random_uuid(), $1, user_id, 'x@y.test', 'x', true, now(), now() from memberships where company_id = $1 limit 1",
    [company.companyId],
  );
  await rows(app, 'insert into suspensions values (gen_random_uuid(), null, $1, false, now())', [company.companyId]);
  // The suspension ended those that there were.
  await rows(
    app,
    'insert into sign_ins (id, user_id, started_at, seen_at, ends_at) select gen_random_uuid(), user_id, now(), now(), now() from memberships where company_id = $1',
    [company.companyId],
  );
  const other = await buildCompany(app);
  const stranger = await buildApplicant(app, 'Stranger Danger');
  const users = await rows(app, 'select id, username from users');
  const idOf = (username: string) => users.find((user) => user.username === username)?.id ?? '';
  const operator = users.find((user) => user.username === 'superuser')?.id ?? '';
  scopes = {
    company: { role: 'company', companyId: other.companyId, userId: idOf(other.username) },
    applicant: { role: 'applicant', userId: idOf(stranger.username) },
    operator: { role: 'operator', userId: operator },
    visitor: { role: 'visitor' },
    owning: { role: 'company', companyId: company.companyId, userId: idOf(company.username) },
  };
  marks = { company: [other.companyId, idOf(other.username)], applicant: [idOf(stranger.username), stranger.username] };
  const found = await rows(app, "select tablename from pg_tables where schemaname = 'public' order by 1");
  tables = found.map(({ tablename }) => tablename).filter((name) => !(name in shared));
});
afterAll(() => app[Symbol.asyncDispose]());

/** A statement of the product's own connections on somebody's behalf; what is refused is told as such. */
async function ask(scope: Scope, text: string, values: unknown[] = []): Promise<Record<string, unknown>[] | 'refused'> {
  try {
    return await inScope(scope, () => composedRows(app.running.world.db, text, values));
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === '42501') return 'refused';
    throw error;
  }
}

const place = 'ctid::text as place';
/** Where the rows lie that bear none of these marks. */
async function foreignTo(table: string, own: string[]): Promise<string[]> {
  const found = await rows(
    app,
    `select ${place} from ${table} t where not exists (select 1 from unnest($1::text[]) mark where strpos(t::text, mark) > 0)`,
    [own],
  );
  return found.map((row) => row.place);
}

const columnsOf = (table: string) =>
  rows(
    app,
    "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum",
    [table],
  );

describe('the tables', () => {
  it("are each under policies, or in the list of those that hold nobody's rows", async () => {
    const open = await rows(
      app,
      "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity order by 1",
    );
    expect(open.map(({ name }) => name)).toEqual(Object.keys(shared));
  });

  it('are each there for background work, but the heads of the audit trail, which triggers alone write', async () => {
    const served = await rows(app, "select tablename from pg_policies where 'saring_worker' = any(roles) order by 1");
    expect(served.map(({ tablename }) => tablename)).toEqual(tables.filter((name) => name !== 'audit_heads'));
  });

  it('hold rows of the company that is kept from others, so that each check below can fail', async () => {
    for (const table of tables) expect(await foreignTo(table, marks.company), table).not.toEqual([]);
    const seen = [];
    for (const table of tables)
      if ((await ask(scopes.owning, `select 1 from ${table} limit 1`)).length === 1) seen.push(table);
    const notTheCompanys = [
      'audit_heads',
      'idempotency_keys',
      'installation',
      'listed_erasures',
      'one_time_codes',
      'registration_links',
    ];
    expect(seen).toEqual(tables.filter((name) => !notTheCompanys.includes(name)));
  });
});

describe('the roles of the connections', () => {
  it('own nothing, sign in nowhere, and stand above no policy', async () => {
    const found = await rows(
      app,
      `select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
         (select count(*)::int from pg_shdepend d where d.refobjid = r.oid and d.deptype = 'o') as owned
       from pg_roles r where starts_with(rolname, 'saring_') and rolname = any($1) order by 1`,
      [databaseRoles],
    );
    expect(found.map(({ rolname }) => rolname)).toEqual([...databaseRoles].sort());
    const nothing = {
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    };
    for (const { rolname, ...rights } of found) expect(rights, rolname).toEqual(nothing);
  });

  it.each(['visitor', 'applicant', 'company', 'operator', 'worker'] as const)(
    'the %s changes no table and no policy',
    async (role) => {
      const scope = role === 'worker' ? ({ role } as const) : scopes[role];
      expect(await ask(scope, 'select current_user::text as name')).toEqual([{ name: `saring_${role}` }]);
      for (const statement of [
        'alter table applications disable row level security',
        'alter table applications add column more text',
        'drop policy company_select on applications',
        'create policy more on applications using (true)',
        'create table more (id integer)',
        'create role more',
        'truncate users',
        "update audit_events set actor = 'nobody'",
        'delete from audit_events',
        "insert into audit_heads (chain, number, hash) values ('x', 1, 'x')",
      ])
        expect(await ask(scope, statement), statement).toBe('refused');
    },
  );

  it('cannot have the policies left out', async () => {
    const { db } = app.running.world;
    const tried = inScope(scopes.company, () =>
      db.transaction(async (tx) => {
        await composedRows(tx, 'set local row_security = off', []);
        await composedRows(tx, 'select 1 from applications', []);
      }),
    );
    await expect(tried).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe("everybody else's rows, with no condition in the statement at all", () => {
  const kinds = ['company', 'applicant'] as const;

  it.each(kinds)('are not shown (%s)', async (kind) => {
    for (const table of tables) {
      if (kind === 'applicant' && posted.includes(table)) continue;
      const foreign = await foreignTo(table, marks[kind]);
      const found = await ask(scopes[kind], `select ${place} from ${table} where ctid = any($1::tid[])`, [foreign]);
      if (found !== 'refused') expect(found, table).toEqual([]);
    }
  });

  it.each(kinds)('are neither changed nor removed (%s)', async (kind) => {
    for (const table of tables) {
      const foreign = await foreignTo(table, marks[kind]);
      const [column] = await columnsOf(table);
      const changes = [`update ${table} set ${column.name} = ${column.name}`, `delete from ${table}`];
      for (const change of changes) {
        const done = await ask(scopes[kind], `${change} where ctid = any($1::tid[]) returning ${place}`, [foreign]);
        if (done !== 'refused') expect(done, change).toEqual([]);
      }
      expect(await foreignTo(table, marks[kind]), table).toEqual(foreign);
    }
  });

  it.each(kinds)('are not added (%s)', async (kind) => {
    for (const table of tables) {
      const foreign = await foreignTo(table, marks[kind]);
      const columns = (await columnsOf(table)).map(({ name }) => name).join(', ');
      const [row] = await rows(app, `select to_jsonb(t) as value from ${table} t where ctid = $1::tid`, [foreign[0]]);
      const added = ask(
        scopes[kind],
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [JSON.stringify(row.value)],
      );
      expect(await added, table).toBe('refused');
    }
  });

  it('are in no view either', async () => {
    const views = await rows(app, "select viewname as name from pg_views where schemaname = 'public' order by 1");
    expect(views.map(({ name }) => name)).toEqual([
      'administrators',
      'own_applicant_counts',
      'own_applications',
      'own_name_words',
      'own_redacted_words',
      'own_resume_words',
    ]);
    for (const { name } of views) {
      expect((await ask(scopes.owning, `select 1 from ${name}`)).length, name).toBeGreaterThan(0);
      const { length } = await ask(scopes.company, `select 1 from ${name}`);
      expect(length, name).toBe(name === 'administrators' ? 1 : 0);
      for (const scope of [scopes.applicant, scopes.operator, scopes.visitor]) {
        const seen = await ask(scope, `select 1 from ${name}`);
        if (seen !== 'refused') expect(seen, name).toEqual([]);
      }
    }
  });

  const contents = [
    'analyses',
    'applicant_counts',
    'applicants',
    'application_notes',
    'applications',
    'assistant_conversations',
    'assistant_mentions',
    'assistant_messages',
    'interview_accommodations',
    'interview_answers',
    'interview_pieces',
    'interview_signals',
    'interviews',
    'name_words',
    'redactions',
    'rescored',
    'resume_texts',
    'score_runs',
    'scored_counts',
    'second_looks',
  ];

  it.each(['operator', 'visitor'] as const)('are not shown to the %s where they are of applicants', async (kind) => {
    for (const table of contents) expect(await ask(scopes[kind], `select ${place} from ${table}`), table).toEqual([]);
    expect(await ask(scopes[kind], 'select 1 from files where user_id is not null')).toEqual([]);
    expect(await ask(scopes[kind], 'select 1 from emails where application_id is not null')).toEqual([]);
  });

  it('are shown to a visitor of the files as far as the one that the link names', async () => {
    const files = await rows(app, 'select id from files order by id');
    expect(files.length).toBeGreaterThan(1);
    expect(await ask({ role: 'visitor', fileId: files[0].id }, 'select id from files')).toEqual([{ id: files[0].id }]);
  });
});

describe('without a scope', () => {
  it('the product asks nothing', async () => {
    await expect(composedRows(app.running.world.db, 'select 1', [])).rejects.toThrow();
    await expect(app.running.world.db.transaction(async () => {})).rejects.toThrow('outside of any scope');
  });

  it.each(['saring_company', 'saring_applicant'])("a connection as %s sees nobody's rows", async (role) => {
    const url = new URL(app.databaseUrl);
    url.searchParams.set('options', `-c role=${role}`);
    const statements = tables
      .filter((table) => table !== 'audit_heads' && (role === 'saring_company' || !posted.includes(table)))
      .map((table) => `select '${table}' as name from ${table}`);
    expect(await rows({ databaseUrl: url.href }, statements.join(' union all '))).toEqual([]);
    expect(await rows({ databaseUrl: url.href }, 'select current_user::text as name')).toEqual([{ name: role }]);
  });
});
