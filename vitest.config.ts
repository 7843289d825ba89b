/** Which tests there are: units beside the code, and the black-box API suite on a database of its own per file. */
import { defineConfig } from 'vitest/config';

const setupFiles = ['./tests/world/quiet.ts'];
/** What hangs ends; what is merely slow because the machine has other work does not. */
const testTimeout = 30_000;
// A hook stops processes and databases, and waits for their end.
const hookTimeout = 60_000;

/**
 * Files of these projects follow each other in one process, which reads the server's modules and compiles what is hot in
 * them once instead of for each file: a third of the processor's time. No module of the server holds anything that
 * changes, and an application closes what it opened. A file that replaces a module resets them before and after.
 */
const isolate = false;

export default defineConfig({
  test: {
    reporters: ['default'],
    // One core less by default, which on a small machine is half of it; most of these tests wait for other processes.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], setupFiles, testTimeout } },
      { test: { name: 'server', include: ['server/src/**/*.test.ts'], isolate, setupFiles, testTimeout, hookTimeout } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], setupFiles, testTimeout } },
      { test: { name: 'tools', include: ['{bench,demo,scripts}/**/*.test.{ts,mjs}'], setupFiles, testTimeout } },
      {
        test: {
          name: 'api',
          include: ['tests/{api,world}/**/*.test.ts'],
          globalSetup: ['./tests/world/global-setup.ts'],
          isolate,
          setupFiles,
          // As the journeys: on a machine shared with others a wait may run out once.
          retry: process.env.CI ? 1 : 0,
          testTimeout,
          hookTimeout,
        },
      },
    ],
  },
});
