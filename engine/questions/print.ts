/**
 * Prints each criterion of a set with five questions about it, for a reader: `node engine/questions/print.ts dev|held`, or
 * those of a file that holds one criterion a line.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadKnowledge } from '#knowledge/index.ts';
import { nextQuestion } from '#questions/index.ts';
import type { Turn } from '#types';

const row = z.strictObject({ criterion: z.string(), set: z.enum(['dev', 'held']) });
const linesOf = (file: string | URL) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const wanted = process.argv[2] ?? 'dev';
const criteria = /^(?:dev|held)$/.test(wanted)
  ? linesOf(new URL('criteria.jsonl', import.meta.url))
      .map((line) => row.parse(JSON.parse(line)))
      .flatMap(({ criterion, set }) => (set === wanted ? [criterion] : []))
  : linesOf(wanted);
const knowledge = loadKnowledge();
const answers = [
  'I am a calm person who likes to get things done.',
  'At my last place I did bank reconciliation in SAP and answered customers on the phone.',
  'We had a problem with stock, I counted it again in Excel and told my manager.',
  'I wrote SQL queries against PostgreSQL and trained two colleagues.',
  'I cleaned the kitchen, took orders and handled a complaint.',
];

for (const criterion of criteria) {
  process.stdout.write(`\n# ${criterion}\n`);
  const history: Turn[] = [];
  for (const response of ['', ...answers]) {
    const job = { title: 'This job', description: '', criteria: answers.map(() => criterion) };
    const next = nextQuestion(knowledge, { job, resumeText: '', identity: {}, asOf: '2026-01-01', history });
    if (history.length > 0) process.stdout.write(`${history.length + 1}. ${next.question}\n`);
    history.push({ sequence: history.length + 1, ...next, response: answers[history.length] ?? response });
  }
}
