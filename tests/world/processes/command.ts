/** The command line for administrators, run as an operator would. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startEnvironment } from './process.ts';

const program = fileURLToPath(new URL('../../../server/src/operations/cli.ts', import.meta.url));
const commandSeconds = 120;

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** One that is under way. */
export function begin(name: string, args: string[], env: Record<string, string>) {
  const options = { env: { ...process.env, ...startEnvironment, ...env }, timeout: commandSeconds * 1000 };
  const { promise: ended, resolve } = Promise.withResolvers<Ran>();
  const child = execFile(process.execPath, [program, name, ...args], options, (error, out, err) =>
    resolve({ code: error ? Number(error.code) || -1 : 0, out, err }),
  );
  return { child, ended };
}

export function command(name: string, args: string[], env: Record<string, string>): Promise<Ran> {
  return begin(name, args, env).ended;
}
