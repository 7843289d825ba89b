/** What people write is data: orders in names, resumes and titles change no figure, and nothing of it becomes a mark or a link. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { applications, jobs, now } from './assistant.fixture.ts';
import { injections } from './assistant-injections.fixture.ts';

const questions = [
  'How many applicants are there?',
  'How many were accepted?',
  'Who are the top 5 applicants?',
  'What is the average score?',
  'Applications per job',
  'Who knows Python?',
  'How many know SQL?',
  'Who is the best candidate for Accountant?',
  'How many jobs are open?',
  'Applications by status',
  'Who has the lowest score?',
  'How many expect less than RM 4,000?',
];

const program = fileURLToPath(new URL('./cli.ts', import.meta.url));

interface Rows {
  jobs: typeof jobs;
  applications: typeof applications;
}

async function answersFor(sets: readonly Rows[], asked: readonly string[]): Promise<string[][]> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const lines = sets.flatMap((rows, set) =>
    asked.map((question, at) =>
      JSON.stringify({ id: `${set} ${at}`, type: 'assistant', now, company_id: 'maju', ...rows, question }),
    ),
  );
  child.stdin.end(lines.join('\n'));
  await new Promise((done) => child.on('close', done));
  const answers = sets.map((): string[] => []);
  for (const line of out.split('\n').filter(Boolean)) {
    const { id, answer }: { id: string; answer: string } = JSON.parse(line);
    const [set, at] = id.split(' ').map(Number);
    const of = answers[set ?? 0];
    if (of) of[at ?? 0] = answer;
  }
  return answers;
}

/** Figures and names without what is quoted from resumes. */
const figures = (answer: string | undefined) => (answer ?? '').replace(/“[^”]*”/g, '“”');

it('gives the same figures whatever stands in resumes', { timeout: 120_000 }, async () => {
  expect(injections.length).toBeGreaterThanOrEqual(40);
  const sets = injections.map((text) => ({
    jobs,
    applications: applications.map((one) => ({ ...one, resume_text: `${text}\n${one.resume_text}\n${text}` })),
  }));
  const [plain = [], ...rest] = await answersFor([{ jobs, applications }, ...sets], questions);
  for (const [at, answers] of rest.entries()) expect(answers.map(figures), injections[at]).toEqual(plain.map(figures));
});

it('gives the same figures whatever the best applicant is called and the job is titled, all of it as plain text', {
  timeout: 120_000,
}, async () => {
  const best = applications
    .filter((one) => one.status !== 'Withdrawn')
    .toSorted((a, b) => b.final_score - a.final_score)[0];
  const sets = injections.map((text) => ({
    jobs: jobs.map((job) => (job.id === 'swe' ? { ...job, jobTitle: `Software Engineer ${text}` } : job)),
    applications: applications.map((one) => (one.id === best?.id ? { ...one, full_name: `Zed ${text}` } : one)),
  }));
  const [plain = [], ...rest] = await answersFor([{ jobs, applications }, ...sets], questions);
  const numbers = (answer: string | undefined) =>
    (answer ?? '')
      .split('\n')
      .map((line) =>
        line.startsWith('|')
          ? (line.match(/\| (?:\d+(?:\.\d+)?(?:\\\*)?|–|not done)(?= \|)/g) ?? []).join()
          : (/\*\*(?:no|[\d.,]+)\*\*/.exec(line)?.[0] ?? ''),
      );
  for (const [at, answers] of rest.entries()) {
    // The applicants' order within equal groups is by title, which is changed here: the groups are compared as sets.
    const compared = (list: readonly string[]) =>
      list.map((answer, index) => (index === 4 ? numbers(answer).toSorted() : numbers(answer)));
    expect(compared(answers), injections[at]).toEqual(compared(plain));
    for (const answer of answers) {
      // Every sign of markdown has its backslash, and no automatic link is left.
      expect(answer, injections[at]).not.toMatch(/(?<!\\)[<>[\]`~]/);
      expect(answer, injections[at]).not.toMatch(/(?<!\\):\/\/|www\.|(?<!\\)@evil/);
      expect(answer, injections[at]).not.toMatch(/[\u200b\u202e]/);
    }
  }
});

it('gives the same figures whatever stands in criteria, and shows them as plain text', {
  timeout: 120_000,
}, async () => {
  const sets = injections.map((text) => ({
    jobs: jobs.map((job) => ({ ...job, jobCriteria: [text, ...job.jobCriteria.slice(1)] })),
    applications,
  }));
  const asked = [...questions, 'Criteria of the Accountant job'];
  const [plain = [], ...rest] = await answersFor([{ jobs, applications }, ...sets], asked);
  for (const [at, answers] of rest.entries()) {
    expect(answers.slice(0, -1), injections[at]).toEqual(plain.slice(0, -1));
    const criteria = answers.at(-1) ?? '';
    expect(criteria, injections[at]).toContain('Two');
    expect(criteria, injections[at]).not.toMatch(/(?<!\\)[<>[\]`~]/);
    expect(criteria, injections[at]).not.toMatch(/(?<!\\):\/\/|www\.|(?<!\\)@evil/);
  }
});
