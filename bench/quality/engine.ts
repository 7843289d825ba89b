/** Asks the engine as anybody may ask it: `npm run --silent engine`, JSON lines in, JSON lines out. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Job {
  title: string;
  description: string;
  criteria: readonly string[];
}

/** One question to the engine, without the id that pairs it with its answer. */
export type Item =
  | { type: 'resume_score'; job: Job; resume_text: string; candidate?: { full_name: string }; explain?: boolean }
  | { type: 'answer_score'; question: string; criterion: string; answer: string; explain?: boolean }
  | { type: 'criteria'; title: string; description: string };

export interface Reply {
  score: number;
  evidence: readonly string[];
  criteria: readonly string[];
  /** When it came, in milliseconds since the process was started. */
  at: number;
}

const checkout = fileURLToPath(new URL('..', new URL('..', import.meta.url)));

/** The replies in the order of the items; one process for all of them. Throws when the engine reports an error. */
export async function ask(items: readonly Item[]): Promise<Reply[]> {
  const child = spawn('npm', ['run', '--silent', 'engine'], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, AI_BASE_URL: '', AI_API_KEY: '', AI_MODEL: '' },
  });
  const started = performance.now();
  const replies: Reply[] = [];
  const done = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.on('error', () => undefined);
  void write(child.stdin, items);
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, error, score = 0, evidence = [], criteria = [] } = JSON.parse(line);
    if (error !== undefined) throw new Error(`The engine refused item ${id}: ${error}`);
    replies[Number(id)] = { score, evidence, criteria, at: performance.now() - started };
  }
  const code = await done;
  const missing = items.findIndex((_, i) => replies[i] === undefined);
  if (code !== 0 || missing >= 0)
    throw new Error(`The engine ended with ${code}; first item without answer: ${missing}`);
  return replies;
}

async function write(to: NodeJS.WritableStream, items: readonly Item[]): Promise<void> {
  for (const [id, item] of items.entries()) {
    if (!to.write(`${JSON.stringify({ id, ...item })}\n`)) await new Promise((resolve) => to.once('drain', resolve));
  }
  to.end();
}
