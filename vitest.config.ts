/** Which tests there are: units beside the code, and the black-box API suite on a database of its own per file. */
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Of every project. What hangs ends; what is merely slow because the machine has other work does not. A wait ends with
 * what is waited for, so that a long one costs nothing but where it fails. A hook stops processes and databases, and waits
 * for their end.
 */
const shared = {
  setupFiles: ['./tests/world/app/quiet.ts'],
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/**
 * Files of these projects follow each other in one process, which reads the server's modules and compiles what is hot in
 * them once instead of for each file: a third of the processor's time. No module of the server holds anything that
 * changes, and an application closes what it opened. A file that replaces a module resets them before and after.
 */
const isolate = false;

/** Names of API files, or how they begin, that `.ci/run` leaves to another server of PostgreSQL. */
const elsewhere = (process.env.API_ELSEWHERE ?? '')
  .split(' ')
  .filter(Boolean)
  .map((name) => `tests/api/${name}*`);

/**
 * Files that take longest, most of which wait: for processes that were killed, for what is away, or for one that is
 * overrun; and those of the project whose turn comes last.
 */
const longest = [
  'bounds',
  'hostile-files',
  'kills',
  'domain-changes',
  'processes',
  'outages-files',
  'outages-mail',
  'release',
  'second-chance',
];

/** Begins with the longest files, so that none is left when all others are done; Vitest knows them by an earlier run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.indexOf(basename(moduleId).replace(/\.test\.\w+$/, ''));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** Where somebody asks for another order (`--sequence.shuffle.files --sequence.seed=1`), Vitest has its own. */
const shuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    reporters: ['default'],
    // Two more than there are cores: the tests of the API wait for other processes two fifths of their time, and one of
    // cost for a server that it overruns. Not more than a machine of usual memory has room for, each with a database.
    maxWorkers: Math.min(availableParallelism() + 2, 10),
    sequence: shuffled ? {} : { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'engine',
          include: ['engine/{src,knowledge,golden}/**/*.test.ts'],
          isolate,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          isolate,
        },
      },
      { test: { ...shared, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...shared,
          name: 'tools',
          include: ['{bench,demo,scripts}/**/*.test.{ts,mjs}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['tests/{api,cost,crash,world}/**/*.test.ts'],
          exclude: elsewhere,
          globalSetup: ['./tests/world/app/global-setup.ts'],
          isolate,
        },
      },
      {
        test: {
          // Measures the product, on a quiet machine: `npm run limits` alone runs it (scripts/limits.mjs).
          ...shared,
          name: 'limits',
          include: ['tests/{cost,limits}/**/*.test.ts'],
          globalSetup: ['./tests/world/app/global-setup.ts'],
        },
      },
    ],
  },
});
