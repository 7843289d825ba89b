/** Marks kept for ever in `golden.json` for the jobs, resumes and answers of `inputs.jsonl`; they stand alone, so that other tests may change theirs. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Engine } from '#engine';
import type { ResumeMarks } from '#types';

const texts = z.array(z.string());
const asked = { question: z.string(), criterion: z.string(), answers: texts };
/** `odd` rows are those in which the finer rules decide: denials, wishes, praise, names, odd dates, loose lists. */
const row = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('case'),
    job: z.strictObject({ title: z.string(), description: z.string(), criteria: texts }),
    titles: z.tuple([z.string(), z.string()]),
    /** Sentences of work; resumes take the first, the last or every other of them. */
    work: texts,
  }),
  z.strictObject({ kind: z.literal('question'), ...asked }),
  z.strictObject({ kind: z.literal('odd job'), title: z.string(), description: z.string() }),
  z.strictObject({ kind: z.literal('odd resume'), fullName: z.string(), text: z.string() }),
  z.strictObject({ kind: z.literal('odd question'), ...asked }),
]);
type Row = z.infer<typeof row>;
type Case = Extract<Row, { kind: 'case' }>;

const rows = readFileSync(new URL('inputs.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => row.parse(JSON.parse(line)));
const cases = rows.filter((one) => one.kind === 'case');
const questions = rows.filter((one) => one.kind === 'question');
const oddJobs = rows.filter((one) => one.kind === 'odd job');
const oddResumes = rows.filter((one) => one.kind === 'odd resume');
const oddQuestions = rows.filter((one) => one.kind === 'odd question');

function resumes({ titles, work }: Case): string[] {
  const sets = [work, work.slice(0, 2), work.slice(-2), work.filter((_, i) => i % 2 === 0), []];
  return sets.flatMap((set, i) =>
    titles.map((title) =>
      [
        'Nur Aisyah binti Kamal',
        'aisyah@example.test | 012-345 6789',
        'Summary',
        `${title} who likes clear work.`,
        'Experience',
        `${title}, Contoh Sdn Bhd, ${i % 2 === 0 ? 'March 2018 - Present' : '06/2021 - 09/2022'}`,
        ...set.map((one) => `- ${one}`),
        'Education',
        i % 2 === 0 ? 'Diploma in Business, Politeknik Merlimau, 2014 - 2017' : 'SPM, 2013',
      ].join('\n'),
    ),
  );
}

function told({ parts, criteria, caps, flags }: ResumeMarks): string {
  const shares = parts.map(({ key, value, weight }) => `${key} ${value} x ${weight.toFixed(4)}`).join(', ');
  const levels = criteria.map(({ level }) => level).join(' ');
  const raised = flags.map(({ code }) => code).join(' ');
  return `${shares} | criteria ${levels} | ceilings ${caps.map(({ limit }) => limit).join(' ')}${raised ? ` | flags ${raised}` : ''}`;
}

/** Every mark the engine gives on these inputs, by a name of the input. */
export async function goldenMarks(engine: Engine): Promise<Record<string, string>> {
  return { ...(await oddMarks(engine)), ...(await caseMarks(engine)), ...(await answerMarks(engine)) };
}

async function oddMarks(engine: Engine): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const { title, description } of oddJobs) {
    const criteria = (await engine.criteria({ title, description })).map(({ text }) => text);
    marks[`${title}, criteria`] = criteria.join(' | ');
    const job = { title, description, criteria };
    for (const [i, { fullName, text }] of oddResumes.entries())
      marks[`${title}, odd resume ${i}`] = told(
        await engine.resume({ job, resumeText: text, identity: { fullName }, asOf: '2025-06-30' }),
      );
  }
  return marks;
}

async function caseMarks(engine: Engine): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  const identity = { fullName: 'Nur Aisyah binti Kamal' };
  for (const { job } of cases)
    for (const [from, other] of cases.entries())
      for (const [i, resumeText] of resumes(other).entries())
        marks[`${job.title}, resume ${from}.${i}`] = told(
          await engine.resume({ job, resumeText, identity, asOf: '2025-06-30' }),
        );
  return marks;
}

async function answerMarks(engine: Engine): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const [q, { question, criterion, answers }] of [...questions, ...oddQuestions].entries())
    for (const [a, response] of answers.entries()) {
      const turns = [{ sequence: 1, question, response, criterion: 0 }];
      const job = { title: '', description: '', criteria: [criterion] };
      const one = await engine.interview({ job, turns, identity: {} });
      marks[`question ${q}, answer ${a}`] = one.criteria.map(({ level }) => level).join(' ');
    }
  const [first] = cases;
  if (!first) return marks;
  const turns = [
    { sequence: 1, question: 'Introduce yourself', response: 'I grew up by the sea.', criterion: null },
    ...questions.map(({ question, answers }, i) => ({
      sequence: i + 2,
      question,
      response: answers.at(-1) ?? '',
      criterion: i,
    })),
  ];
  const one = await engine.interview({ job: first.job, turns, identity: {} });
  marks['a whole interview'] = one.criteria.map(({ level }) => level).join(' ');
  return marks;
}
