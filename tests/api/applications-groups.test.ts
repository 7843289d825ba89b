/** Those whose interview is open stand in a group of their own below the graded, where a list is asked for that way. */
import { bandOf } from '@saring/contract/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

/** Two hundred and forty of each, so that pages far into the list are asked for too; five have each grade. */
const each = 240;
const alike = 5;
let app: TestApp;
let company: CompanyPerson;
let jobId: string;
let pair: string;

beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  const job = await buildJob(company);
  jobId = job.id;
  pair = `${company.companyId}/${jobId}`;
  const id = await buildApplication(await buildApplicant(app, 'Aminah Yusof'), job, weakResume);
  const columns = `company_id, user_id, username, contact_email, phone, address, expected_salary, position1,
    resume_file_id, status, hiring_stage, resume_state, applied_at, updated_at`;
  // Who has no interview has up to 59 of 100, who has one 20 to 99, so that grades of both groups mix.
  await rows(
    app,
    `insert into applications (id, job_id, full_name, resume_score, interview_score, final_score, ${columns})
     select gen_random_uuid(), job_id, 'Person ' || n, 5, case when n % 2 = 0 then 10 end,
       case when n % 2 = 0 then 20 else 0 end + (n / ${2 * alike}) * 1.25, ${columns}
     from applications, generate_series(0, $2::int - 1) n where id = $1`,
    [id, 2 * each],
  );
  await rows(app, 'delete from applications where id = $1', [id]);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Row {
  id: string;
  full_name: string;
  final_score: number;
  provisional: boolean;
  rank: number;
  status: string;
}

async function list(query: Record<string, string> = {}): Promise<{ total: number; applications: Row[] }> {
  const { status, body } = await send(app, 'GET', `/api/applications/getAllApplications/${pair}`, {
    token: company.token,
    query: { group: 'interview', view: 'row', ...query },
  });

  expect(status).toBe(200);
  return body;
}

/** The list as it must be, from the one that nobody grouped. */
async function expected(): Promise<Row[]> {
  const { body } = await send(app, 'GET', `/api/applications/getAllApplications/${pair}`, {
    token: company.token,
    query: { view: 'row' },
  });
  const groups = [false, true].map((open) =>
    (body.applications as Row[]).filter(({ provisional }) => provisional === open),
  );
  return groups.flatMap((group) =>
    group.map((row) => ({ ...row, rank: 1 + group.filter((other) => other.final_score > row.final_score).length })),
  );
}

describe('a grouped list', () => {
  it('has the graded first, then the others, each group ranked by itself; equal grades share a rank', async () => {
    const { applications, total } = await list();
    expect(total).toBe(2 * each);
    expect(applications).toEqual(await expected());
    expect(applications[each]).toMatchObject({ provisional: true, rank: 1 });
    expect(applications.slice(0, alike).map(({ rank }) => rank)).toEqual(Array(alike).fill(1));
    expect(applications[alike]?.rank).toBe(1 + alike);
  });

  it('is the same page by page, both ways', async () => {
    const all = await expected();
    for (const order of ['desc', 'asc'] as const) {
      const ordered = order === 'desc' ? all : all.toReversed();
      for (const page of [1, 5, 7, 9, 10]) {
        const { applications } = await list({ order, page: String(page), page_size: '50' });
        expect(applications).toEqual(ordered.slice((page - 1) * 50, page * 50));
      }
    }
  });

  it('keeps the ranks in other orders and under filters; only the graded have a band', async () => {
    const all = await expected();
    const rankOf = new Map(all.map(({ id, rank }) => [id, rank]));
    const asked: Record<string, string>[] = [
      { sort: 'date' },
      { search: 'person 4' },
      { status: 'Pending', page: '8', page_size: '50' },
      { from: '2020-01-01', page: '6', page_size: '50' },
    ];
    for (const query of asked) {
      const { applications } = await list(query);
      expect(applications.length).toBeGreaterThan(0);
      expect(applications.map(({ rank }) => rank)).toEqual(applications.map(({ id }) => rankOf.get(id)));
    }
    const weak = await list({ band: 'Weak' });
    expect(weak.applications.every(({ provisional }) => !provisional)).toBe(true);
    expect(weak.total).toBe(
      all.filter(({ provisional, final_score: grade }) => !provisional && bandOf(grade) === 'Weak').length,
    );
  });

  it('is that of the company’s whole list, whose pages know their place', async () => {
    const all = await expected();
    const { body } = await send(app, 'GET', `/api/applications/getApplications/${company.companyId}`, {
      token: company.token,
      query: { group: 'interview', view: 'row' },
    });
    expect(body.applications).toEqual(all);
    for (const at of [0, 3, 200, each, 2 * each - 1]) {
      const row = all[at];
      const answer = await send(app, 'GET', `/api/applications/${row?.id}`, {
        token: company.token,
        query: { group: 'interview' },
      });
      expect(answer.body.application).toMatchObject({ rank: row?.rank, position: at + 1 });
    }
  });

  it('follows an interview that is analysed and one whose mark goes, and those who leave', async () => {
    const before = await expected();
    const one = before.at(-1);
    await rows(app, 'update applications set interview_score = 25 where id = $1', [one?.id]);
    expect((await list()).applications).toEqual(await expected());
    expect((await list({ page: '1', page_size: '1' })).applications[0]?.provisional).toBe(false);
    await rows(app, 'update applications set interview_score = null where id = $1', [one?.id]);
    expect((await list()).applications).toEqual(before);
    await rows(app, 'delete from applications where id = any($1)', [[one?.id, before[0]?.id]]);
    expect((await list()).applications).toEqual(await expected());
    expect((await list({ page: '9', page_size: '50' })).applications).toEqual((await expected()).slice(400, 450));
  });

  it('spreads the grades with an interview alone, and says how many others there are', async () => {
    const spread = async (query: Record<string, string>) =>
      (await send(app, 'GET', `/api/applications/distribution/${pair}`, { token: company.token, query })).body;
    const all = await expected();
    const graded = all.filter(({ provisional }) => !provisional).length;
    expect(await spread({})).toMatchObject({ total: all.length, interview_open: 0 });
    expect(await spread({ group: 'interview' })).toMatchObject({ total: graded, interview_open: all.length - graded });
  });
});
