/** Vitest's set-up of a run: the test databases, once for all files. */
import { startTestDatabases } from './database.ts';

/** Called by Vitest before the first file; what it answers is called after the last. */
export async function setup(): Promise<() => Promise<void>> {
  return await startTestDatabases();
}
