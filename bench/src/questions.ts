/** From handing in an answer to the next question, with the built-in engine: what the person waits for. */
import { answers, buildApplicant, buildApplication, buildCompany, buildJob } from '@saring/tests/world';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const people = 10;

/** The database must be empty: the operator is made at the start. */
export async function benchQuestions(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const job = await buildJob(await buildCompany(server));
  const times: number[] = [];
  for (let number = 0; number < people; number += 1) {
    const person = await buildApplicant(server);
    const interview = `${server.url}/api/interviews/${await buildApplication(person, job)}`;
    const post = async (path: string, body?: URLSearchParams) => {
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await fetch(`${interview}/${path}`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      await answer.arrayBuffer();
    };
    await post('start');
    for (const [index, response] of answers.slice(0, 5).entries()) {
      const before = performance.now();
      await post('process-response', new URLSearchParams({ response, sequence: String(index + 1) }));
      times.push(performance.now() - before);
    }
  }
  await server.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return [
    {
      what: `next question after an answer, built-in engine, ${times.length} times`,
      figure: `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
      aim: 'p95 < 300 ms',
    },
  ];
}
