/** Questions to the assistant over 100,000 applicants of a company against the same questions over 1,000. */
import { buildApplicant, buildCompany, buildJob } from '@saring/tests/world';
import { seedApplicants, seedResumes } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const few = 1000;
const many = 100_000;
const rounds = 12;

const questions: [string, string][] = [
  ['a count', 'How many applicants are pending?'],
  ['a count by days', 'How many applied in the past 10 days?'],
  ['the top 5', 'Who are the top 5 applicants?'],
  ['a list by skill', 'Who knows SQL?'],
  ['a list by two skills', 'Who knows SQL and Excel?'],
  ['a list by three skills', 'Who knows SQL, Excel and Power BI?'],
  ['a list by a phrase', 'Who mentions machine learning?'],
  ['a list without a skill', 'Who does not know Python?'],
  ['applications per status', 'Applications by status'],
];

/** The database must be empty: the operator is made at the start. */
export async function benchAssistant(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const companies = [];
  await buildApplicant(server);
  for (const count of [few, many]) {
    const company = await buildCompany(server);
    const job = await buildJob(company);
    await seedApplicants(databaseUrl, company.companyId, [job.id], count);
    companies.push(company);
  }
  await seedResumes(databaseUrl);
  const rows: Row[] = [];
  for (const [what, query] of questions) {
    const times: [number[], number[]] = [[], []];
    for (let round = -3; round < rounds; round += 1)
      for (const [at, company] of companies.entries()) {
        const started = performance.now();
        const response = await fetch(`${server.url}/api/admin/query-applicants`, {
          method: 'POST',
          headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query, username: company.companyId, conversation_id: 'new' }),
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`“${query}” was answered with ${response.status}`);
        if (round >= 0) times[at === 0 ? 0 : 1].push(performance.now() - started);
      }
    const [short, long] = [median(times[0]), median(times[1])];
    rows.push({
      what: `assistant, ${what}: ${many} applicants of a company against ${few}`,
      figure: `${long.toFixed(0)} ms; ${short.toFixed(0)} ms`,
      ratio: long / short,
      aim: '< 300 ms',
    });
  }
  await server.stop();
  return rows;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
