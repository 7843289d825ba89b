/** A page of 20 out of 10,000 applicants by grade, against bare node:http with the same statement and the same bytes. */
import {
  buildApplicant,
  buildCompany,
  buildJob,
  residentMegabytes,
  type Started,
  startFile,
} from '@saring/tests/world';
import { clients, compare } from './load.ts';
import { pageStatement } from './page-statement.ts';
import { seedApplicants } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const applicants = 10_000;

/** Answers rows of the table. */
export async function benchPage(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const idle = server.process.pid ? await settle(server) : null;
  const company = await buildCompany(server);
  const job = await buildJob(company);
  await buildApplicant(server);
  await seedApplicants(databaseUrl, company.companyId, [job.id], applicants);
  const path = `/api/applications/getAllApplications/${company.companyId}/${job.id}?page=1&page_size=20`;
  const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${company.token}` } });
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await startFile('bench/src/bare.ts', {
    DATABASE_URL: databaseUrl,
    STATEMENT: pageStatement,
    VALUES: JSON.stringify([job.id, company.companyId, 0]),
    BODY: body.toString('base64'),
  });
  const figures = await compare(server, bare, path, company.token);
  const busy = server.process.pid ? await residentMegabytes(server.process.pid) : null;
  await Promise.all([server.stop(), bare.stop()]);
  return [
    {
      what: `page of 20 of ${applicants} applicants by grade, ${clients} clients`,
      figure: figures.figure,
      ratio: figures.ratio,
      aim: '≥ 0.6 of bare',
    },
    {
      what: 'resident memory, idle, with a PostgreSQL server',
      figure: `${idle?.toFixed(0) ?? '?'} MB`,
      aim: '< 200 MB',
    },
    { what: 'resident memory, after the load', figure: `${busy?.toFixed(0) ?? '?'} MB`, aim: '' },
  ];
}

/** Memory once start-up garbage is gone. */
async function settle(server: Started): Promise<number | null> {
  await new Promise((resolve) => setTimeout(resolve, 5000));
  return residentMegabytes(server.process.pid ?? 0);
}
