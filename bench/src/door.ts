/** A job fair: two hundred people make an account, apply with a resume and take the whole interview, all at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { api, call } from '@saring/contract';
import { answers, buildApplicant, buildApplication, buildCompany, buildJob } from '@saring/tests/world';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const people = 200;
const timeLimit = 600_000;

type Step = 'account' | 'application' | 'question';

/** The database must be empty: the operator is made at the start. */
export async function benchDoor(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const waits: Record<Step, number[]> = { account: [], application: [], question: [] };
  const errors: string[] = [];
  async function timed<T>(step: Step, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const done = await work();
    waits[step].push(performance.now() - began);
    return done;
  }
  async function comeAndGo(): Promise<void> {
    const person = await timed('account', () => buildApplicant(server));
    const id = await timed('application', () => buildApplication(person, job));
    const params = { id };
    await timed('question', () => call(person.client, api.interviews.start, { params }));
    for (const [index, response] of answers.entries()) {
      const body = { response, sequence: index + 1 };
      await timed('question', () => call(person.client, api.interviews.respond, { params, body }));
    }
  }
  const began = performance.now();
  await Promise.all(
    Array.from({ length: people }, () => comeAndGo().catch((error: unknown) => errors.push(String(error)))),
  );
  const gone = performance.now() - began;
  const list = { params: { companyId: company.companyId, jobId: job.id }, query: { page: 1, pageSize: 200 } };
  const graded = async () => {
    const { applications } = await call(company.client, api.applications.byJob, list);
    return applications.filter(({ interviewTotalScore }) => interviewTotalScore !== null).length;
  };
  while ((await graded()) < people - errors.length && performance.now() - began < timeLimit) await sleep(1000);
  const marked = await graded();
  const seconds = (performance.now() - began) / 1000;
  await server.stop();
  if (errors.length > 0 || marked < people)
    throw new Error(
      [`${errors.length} were turned away, ${marked} of ${people} were marked`, ...errors.slice(0, 5)].join('\n'),
    );
  const longest = (step: Step) => (Math.max(...waits[step]) / 1000).toFixed(1);
  return [
    {
      what: `${people} people at once make an account, apply and take the interview`,
      figure: `no error; all gone after ${(gone / 1000).toFixed(0)} s, all marked after ${seconds.toFixed(0)} s; longest wait for an account ${longest('account')} s, an application ${longest('application')} s, a question ${longest('question')} s`,
      aim: 'no error',
    },
  ];
}
