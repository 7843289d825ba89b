/** Search by part of a name: the words that names are found by, kept by the database, tell exactly what looking at each name would. */
import { api, call } from '@saring/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { seed } from '#world/app/chance.ts';
import { emptyDatabase } from '#world/app/database.ts';
import { migrate, migrateFirst } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { pdfFile, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, password } from '#world/people/people.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 60);

let app: TestApp;
let company: CompanyPerson;
/** Who applied first, and so is in the name of all that are made up. */
let first: string;
beforeAll(async () => {
  console.info(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`);
  app = await startApp();
  company = await buildCompany(app);
  first = await buildApplication(await buildApplicant(app), await buildJob(company), weakResume);
});
afterAll(() => app[Symbol.asyncDispose]());

/** A job that people of these names applied for, each of the grade that `grade` says. */
async function jobOf(names: readonly string[], grade: (at: number) => number, of = company) {
  const job = await buildJob(of);
  await rows(
    app,
    `insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1, resume_file_id,
       status, hiring_stage, resume_state, resume_score, final_score, applied_at, updated_at)
     select gen_random_uuid(), $2, $3, user_id, username, name, contact_email, phone, address, expected_salary, position1, resume_file_id,
       (array['Pending', 'Accepted', 'KIV'])[1 + n % 3], 'in review', 'done', 1, grade, applied_at + make_interval(hours => (n * 7 % 50)::int), updated_at
     from applications, unnest($4::text[], $5::float8[]) with ordinality made (name, grade, n) where id = $1`,
    [first, job.id, of.companyId, names, names.map((_, at) => grade(at))],
  );
  return job;
}

type Job = Awaited<ReturnType<typeof jobOf>>;
const search = async (job: Job, query: Record<string, string>) => {
  const { token } = company;
  const { status, body } = await send(app, 'GET', `/api/applications/getAllApplications/${job.companyId}/${job.id}`, {
    token,
    query,
  });
  expect(status).toBe(200);
  return body as { total: number; applications: { id: string; rank: number; full_name: string }[] };
};

const scripts =
  "Aisyah AISYAH bin binti Siti a A n İpek Ipek ıslak Straße STRASSE ẞ ΟΔΥΣΣΕΥΣ Οδυσσεύς Влади́мир ВЛАДИМИР 山田太郎 محمد אבי José José Nguyễn O’Neil d'Or 100% a_b \\ [a-z]+ % _ .* ﬁ Dž 🙂 Ⅷ".split(
    ' ',
  );
const between = [' ', ' ', ' ', '  ', '-', '\u00a0', '\t', '/'];
const someName = fc
  .array(fc.tuple(fc.constantFrom(...scripts), fc.constantFrom(...between)), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.flat().slice(0, -1).join(''));
const cased = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
);

const orders = {
  grade: { desc: 'final_score desc, id', asc: 'final_score, id desc' },
  date: { desc: 'applied_at desc, id desc', asc: 'applied_at, id' },
  name: { desc: 'lower(full_name) desc, id desc', asc: 'lower(full_name), id' },
} as const;

describe('a search in the applicants of a job', () => {
  it('finds exactly those whose name holds the text, by any filter, in any order, on any page', async () => {
    const names = fc.sample(someName, { numRuns: 400, seed });
    const jobs = [await jobOf(names, (at) => (at * 37) % 100), await jobOf(names, (at) => (at * 37) % 100)];
    await rows(app, 'update jobs set blind_review = true where id = $1', [jobs[1]?.id]);
    // The same people at somebody else's.
    await jobOf(names, () => 50, await buildCompany(app));
    const part = fc
      .tuple(fc.constantFrom(...names), fc.nat(30), fc.nat(12), cased)
      .map(([name, from, length, change]) =>
        change(
          [...name]
            .slice(from % [...name].length)
            .slice(0, 1 + length)
            .join(''),
        ),
      );
    const asked = fc.record({
      job: fc.constantFrom(...jobs),
      text: fc.oneof(part, part, someName).filter((text) => text.trim() !== ''),
      sort: fc.constantFrom('grade', 'grade', 'date', 'name'),
      order: fc.constantFrom('desc', 'asc'),
      status: fc.constantFrom(undefined, undefined, 'Accepted'),
      band: fc.constantFrom(undefined, undefined, 'Medium'),
      size: fc.constantFrom(1, 3, 20, 200),
      page: fc.constantFrom(1, 1, 2, 5),
    });
    const everybody = `select id, status, blind_review, full_name, final_score, applied_at, rank from (
      select a.*, j.blind_review, (rank() over (order by final_score desc))::int as rank
      from applications a join jobs j on j.id = a.job_id where a.job_id = $1) a`;
    await fc.assert(
      fc.asyncProperty(asked, async ({ job, text, sort, order, status, band, size, page }) => {
        const found = await rows(
          app,
          `${everybody} where full_name ilike $2 and not (blind_review and status = 'Pending') and status = coalesce($3, status)
             and ($4::text is null or final_score >= 60 and final_score < 80) order by ${orders[sort as 'grade'][order as 'asc']}`,
          [job.id, `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`, status, band],
        );
        const query = { search: text, sort, order, page: String(page), page_size: String(size) };
        const answer = await search(job, { ...query, ...(status ? { status } : {}), ...(band ? { band } : {}) });
        const shown = answer.applications.map(({ id, rank, full_name }) => ({ id, rank, full_name }));
        const wanted = found.slice((page - 1) * size, page * size);
        expect(shown).toEqual(wanted.map(({ id, rank, full_name }) => ({ id, rank, full_name })));
        expect(answer.total).toBe(found.length);
      }),
      { numRuns, seed },
    );
  });

  it.each([
    ['among a few who have it within a longer word', 20],
    ['among as many who have it within a longer word', 2],
  ])('counts and ranks a common name %s', async (_among, each) => {
    const names = Array.from({ length: 600 }, (_, at) => {
      if (at % 7 === 0) return `Tan Wei ${at}`;
      if (at % each === 1) return at % 3 === 0 ? 'Nuraisyah binti Aisyah' : 'Nuraisyah Lim';
      return at % 5 === 0 ? 'Aisyah Aisyah' : `Aisyah ${at}`;
    });
    const grades = names.map((_, at) => (at * 7 + 1) % 600);
    const job = await jobOf(names, (at) => (grades[at] ?? 0) / 10);
    const ranks = names
      .flatMap((name, at) => (/aisyah/i.test(name) ? [600 - (grades[at] ?? 0)] : []))
      .toSorted((a, b) => a - b);
    for (const page of [1, 2]) {
      const answer = await search(job, { search: 'aisyah', page: String(page), page_size: '5' });
      expect(answer.total).toBe(ranks.length);
      expect(answer.applications.map(({ rank }) => rank)).toEqual(ranks.slice(page * 5 - 5, page * 5));
    }
    const last = await search(job, { search: 'aisyah', order: 'asc', page: '1', page_size: '5' });
    expect(last.applications.map(({ rank }) => rank)).toEqual(ranks.toReversed().slice(0, 5));
  });

  it('finds a common name also where all who have it stand last', async () => {
    const names = Array.from({ length: 400 }, (_, at) => (at < 200 ? `Tan Wei ${at}` : `Aisyah ${at}`));
    const job = await jobOf(names, (at) => (at < 200 ? 90 : 10));
    for (const page of ['1', '2', '40']) {
      const { total, applications } = await search(job, { search: 'aisyah', page, page_size: '5' });
      expect(total, `on page ${page}`).toBe(200);
      expect(applications.map(({ rank }) => rank)).toEqual(Array(5).fill(201));
    }
  });

  it('counts somebody once who has the text in two words, or one word twice', async () => {
    const job = await jobOf(['Ali bin Alias', 'Ali Ali', 'Alias Kumar', 'Khalid Alif', 'Tan'], (at) => at);
    for (const size of ['1', '20'])
      expect(await search(job, { search: 'ali', page: '1', page_size: size })).toMatchObject({ total: 4 });
    expect(await search(job, { search: 'ALI A', page: '1' })).toMatchObject({ total: 1 });
    expect(await search(job, { search: 'ali  a', page: '1' })).toMatchObject({ total: 0 });
  });
});

describe('the words of names', () => {
  const wordsOf = async (job: { id: string }) => {
    const found = await rows(app, 'select word, people from name_words where job_id = $1 order by word', [job.id]);
    return Object.fromEntries(found.map(({ word, people }) => [word, people]));
  };

  it('follow whoever writes: who comes, goes, is renamed or moved', async () => {
    const [from, to] = [await jobOf(['Mei Mei  Lim', 'Lim Boon'], () => 1), await jobOf([], () => 1)];
    expect(await wordsOf(from)).toEqual({ boon: 1, lim: 2, mei: 1 });
    await rows(app, "update applications set full_name = 'Mei TAN' where job_id = $1 and full_name ~ 'Mei'", [from.id]);
    expect(await wordsOf(from)).toEqual({ boon: 1, lim: 1, mei: 1, tan: 1 });
    await rows(app, "update applications set job_id = $2 where job_id = $1 and full_name ~ 'Mei'", [from.id, to.id]);
    expect([await wordsOf(from), await wordsOf(to)]).toEqual([
      { boon: 1, lim: 1 },
      { mei: 1, tan: 1 },
    ]);
    await rows(app, 'delete from applications where job_id = $1', [from.id]);
    await rows(app, 'delete from jobs where id = $1', [to.id]);
    expect([await wordsOf(from), await wordsOf(to)]).toEqual([{}, {}]);
  });

  it('are those of everybody who was there before the update that brought them', async () => {
    const job = await jobOf(['Ravi  a/l Ravi', 'ÉLODIE Ravi'], () => 1);
    const older = await emptyDatabase();
    const at = { databaseUrl: older.url };
    await migrateFirst(older.url, 20);
    for (const [table, mine] of [
      ['jobs', 'id'],
      ['applications', 'job_id'],
    ]) {
      const [{ columns }] = await rows(
        at,
        "select string_agg(column_name, ', ') as columns from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
        [table],
      );
      const there = await rows(app, `select to_jsonb(t) as row from ${table} t where ${mine} = $1`, [job.id]);
      // Alone, without the company and the people that they refer to: what a later update changes in them is not looked up.
      await rows(at, `alter table ${table} disable trigger all`);
      await rows(
        at,
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(there.map(({ row }) => row))],
      );
    }
    await migrate(older.url);
    const found = await rows(at, 'select word, people from name_words order by word');
    expect(found).toEqual([
      { word: 'a/l', people: 1 },
      { word: 'ravi', people: 2 },
      { word: 'élodie', people: 1 },
    ]);
    await older.drop();
  });

  it('do not outlive the account of the last person who has them', async () => {
    const job = await buildJob(company);
    const person = await buildApplicant(app, 'Zulaikha Thanabalan');
    await buildApplication(person, job);
    await buildApplication(await buildApplicant(app, 'Zulaikha Lim'), job);
    expect(await wordsOf(job)).toEqual({ lim: 1, thanabalan: 1, zulaikha: 2 });
    const { status } = await send(app, 'DELETE', `/api/applicants/${person.username}/delete-account`, {
      token: person.token,
      json: { password },
    });
    expect(status).toBe(200);
    expect(await wordsOf(job)).toEqual({ lim: 1, zulaikha: 1 });
  });

  it('are counted rightly, and nobody waits in a circle, when many apply for a job at once', async () => {
    const job = await buildJob(company);
    const words = ['Aisyah', 'binti', 'Chong', 'Devi', 'Ehsan'];
    const names = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
    const people = await Promise.all([...names, ...names].map((name) => buildApplicant(app, name)));
    const resume = await pdfFile(weakResume);
    const circles = 'select deadlocks::int from pg_stat_database where datname = current_database()';
    const before = await rows(app, circles);
    await Promise.all(
      people.map((person) =>
        call(person.client, api.applications.save, {
          params: { id: person.username },
          body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500' },
          files: { resume },
        }),
      ),
    );
    expect(await wordsOf(job)).toEqual({ aisyah: 10, binti: 10, chong: 10, devi: 10, ehsan: 10 });
    expect(await rows(app, circles)).toEqual(before);
  });
});
