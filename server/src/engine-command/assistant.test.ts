/** The assistant's answers over given rows, against figures that plain JavaScript counts over the same rows. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Application, applications, foreign, type Job, jobs, now } from './assistant.fixture.ts';
import { jobs as freshJobs, apps as freshRows } from './assistant-fresh.fixture.ts';
import { fresh } from './assistant-fresh-questions.fixture.ts';
import { phrasings } from './assistant-phrasings.fixture.ts';
import { type Expected, table } from './assistant-questions.fixture.ts';

const program = fileURLToPath(new URL('./cli.ts', import.meta.url));

/** Asks all questions of one process; answers by question. */
async function askAll(
  questions: readonly string[],
  rows: readonly Application[] = [...applications, ...foreign],
  company: { id: string; jobs: readonly Job[] } = { id: 'maju', jobs },
): Promise<Map<string, string>> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stdin.end(
    questions
      .map((question, id) =>
        JSON.stringify({
          id,
          type: 'assistant',
          now,
          company_id: company.id,
          jobs: company.jobs,
          applications: rows,
          question,
        }),
      )
      .join('\n'),
  );
  await new Promise((done) => child.on('close', done));
  const answers = new Map<string, string>();
  for (const line of out.split('\n').filter(Boolean)) {
    const { id, answer, error }: { id: number; answer?: string; error?: string } = JSON.parse(line);
    answers.set(questions[id] ?? '', answer ?? `error: ${error}`);
  }
  return answers;
}

/** Names in the rows of a table of applicants, in order. */
function listedNames(answer: string): string[] {
  return [...answer.matchAll(/^\| \d+ \| \*\*(.+?)\*\* \|/gm)].map((match) => match[1] ?? '');
}

/** The first figure that is set in bold. */
function leadFigure(answer: string): number | null {
  const said = /\*\*(?:RM )?(no|[\d,]+(?:\.\d+)?)%?\*\*/.exec(answer)?.[1];
  return said === undefined ? null : said === 'no' ? 0 : Number(said.replace(/,/g, ''));
}

function check(answer: string, expected: Expected): void {
  if ('count' in expected) expect(leadFigure(answer)).toBe(expected.count);
  if ('first' in expected) expect(listedNames(answer).slice(0, expected.first.length)).toEqual(expected.first);
  if ('only' in expected) expect(listedNames(answer)).toEqual(expected.only);
  if ('set' in expected) expect(listedNames(answer).toSorted()).toEqual(expected.set.toSorted());
  if ('says' in expected) for (const text of expected.says) expect(answer).toContain(text);
  if ('never' in expected) for (const text of expected.never ?? []) expect(answer).not.toContain(text);
  expect(answer).not.toContain('Stranger');
}

describe('the assistant', () => {
  const questions = [...table, ...phrasings].flatMap(({ asked, expected }) =>
    asked.map((question) => ({ question, expected })),
  );
  let answers: Map<string, string>;
  beforeAll(async () => {
    answers = await askAll(questions.map(({ question }) => question));
  }, 60_000);

  it('is asked in at least 150 ways', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(questions)('answers “$question”', ({ question, expected }) => check(answers.get(question) ?? '', expected));
});

describe('the assistant over rows that no rule was written for', () => {
  let answers: Map<string, string>;
  beforeAll(async () => {
    answers = await askAll(
      fresh.map(([question]) => question),
      [...freshRows, ...foreign],
      { id: 'bintang', jobs: freshJobs },
    );
  }, 60_000);

  it.each(fresh)('answers “%s”', (question, expected) => check(answers.get(question) ?? '', expected));

  it.each(['how many applicants in Cyberjaya', 'how many have an unknown salary', 'Top 10% candidates'])(
    'gives no figure for “%s”, of which it takes in a part',
    async (question) => {
      const answer = (await askAll([question], freshRows, { id: 'bintang', jobs: freshJobs })).get(question);
      expect(answer).toMatch(/I did not (?:take in|understand)/);
      expect(leadFigure(answer?.split('For example')[0] ?? '')).toBeNull();
    },
  );
});
