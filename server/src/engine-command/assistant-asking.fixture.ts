/** Asks the engine's command line as somebody with files of questions does: all in one process, over several sets of rows. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Application, type Job, now } from './assistant.fixture.ts';

const program = fileURLToPath(new URL('./cli.ts', import.meta.url));

export interface Asked {
  companyId: string;
  jobs: readonly Job[];
  applications: readonly Application[];
  questions: readonly string[];
}

/** Answers for each set its answers in the order of its questions. */
export async function askAll(sets: readonly Asked[]): Promise<string[][]> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const lines = sets.flatMap(({ companyId, jobs, applications, questions }, set) =>
    questions.map((question, at) =>
      JSON.stringify({
        id: `${set} ${at}`,
        type: 'assistant',
        now,
        company_id: companyId,
        jobs,
        applications,
        question,
      }),
    ),
  );
  child.stdin.end(lines.join('\n'));
  await new Promise((done) => child.on('close', done));
  const answers = sets.map((): string[] => []);
  for (const line of out.split('\n').filter(Boolean)) {
    const { id, answer, error }: { id: string; answer?: string; error?: string } = JSON.parse(line);
    const [set = 0, at = 0] = id.split(' ').map(Number);
    const of = answers[set];
    if (of) of[at] = answer ?? `error: ${error}`;
  }
  return answers;
}
