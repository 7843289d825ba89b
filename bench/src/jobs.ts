/** A page of 20 out of 5,000 jobs with 500,000 applications, against bare node:http with one statement and the same bytes. */
import { buildApplicant, buildCompany, buildJob, startFile } from '@saring/tests/world';
import { jobsStatement } from './jobs-statement.ts';
import { clients, compare } from './load.ts';
import { seedApplicants, seedJobs } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const jobs = 5000;
const perJob = 100;

/** The database must be empty: the operator is made at the start. */
export async function benchJobs(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const company = await buildCompany(server);
  const job = await buildJob(company);
  await buildApplicant(server);
  const copies = await seedJobs(databaseUrl, job.id, jobs - 1);
  await seedApplicants(databaseUrl, company.companyId, [job.id, ...copies], perJob);
  const path = `/api/jobs/get_jobs_by_company/${company.companyId}?page=1&page_size=20`;
  const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${company.token}` } });
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await startFile('bench/src/bare.ts', {
    DATABASE_URL: databaseUrl,
    STATEMENT: jobsStatement,
    VALUES: JSON.stringify([company.companyId]),
    BODY: body.toString('base64'),
  });
  const figures = await compare(server, bare, path, company.token);
  await Promise.all([server.stop(), bare.stop()]);
  return [
    {
      what: `page of 20 of ${jobs} jobs with the counts of ${jobs * perJob} applications, ${clients} clients`,
      figure: figures.figure,
      ratio: figures.ratio,
      aim: '≥ 0.6 of bare',
    },
  ];
}
