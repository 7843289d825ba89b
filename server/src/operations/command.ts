/**
 * What the commands share: configuration, one line for what went wrong, and an exit code. A command imports what it works
 * with in its work, once the hook is in place.
 */
import { type Config, readConfig } from '#config';
import '#platform/db/lean-imports.ts';

/** Runs a command; whatever it throws is said in one line. */
export async function runCommand(work: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `1,234 rows, 56 files (7.8 MB)` */
export function sizeOf(summary: { rows: Record<string, number>; files: number; bytes: number }): string {
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  return `${rows.toLocaleString('en')} rows, ${summary.files.toLocaleString('en')} files (${(summary.bytes / 1e6).toFixed(1)} MB)`;
}
