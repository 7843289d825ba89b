/**
 * A reporter for Vitest that writes to `VITEST_REPORT_FILE`, as JSON, what became of each file: `[{ file, passed, failed,
 * skipped, failures, figures, cut }]`, counts of tests, `failures` as `[{ name, why }]`, `figures` as tests/limits tells them,
 * `cut` where not all tests were come to. What fails without a failed test is there too, by the name of its file: a hook, a
 * file that cannot be loaded, a worker that died, an error that nobody handled.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 12;

export default class VitestReport {
  onInit(vitest) {
    this.root = vitest.config.root;
  }

  onTestRunStart(specifications) {
    this.files = new Set(specifications.map(({ moduleId }) => relative(this.root, moduleId)));
  }

  onTestRunEnd(modules, unhandled) {
    const outcomes = modules.map((module) => this.outcome(module));
    // Of a worker that did not start Vitest tells no file. Where nothing began at all, the run has failed as a whole.
    const begun = outcomes.map(({ file }) => file);
    const missing = begun.length > 0 ? [...this.files].filter((file) => !begun.includes(file)) : [];
    for (const file of missing) fail(added(outcomes, file, { died: true, cut: true }), file, 'It never began.');
    for (const error of unhandled) {
      const path = error.VITEST_TEST_PATH;
      const file = path ? relative(this.root, path) : '';
      const known = outcomes.find((outcome) => outcome.file === file);
      // Of a worker that died no file is told; which it was, is told by the file that did not end.
      const ofWorker = !file && /^\[vitest-pool\]/.test(error.message);
      if (ofWorker && outcomes.some(({ died }) => died)) continue;
      const name = error.VITEST_TEST_NAME ? `${file} > ${error.VITEST_TEST_NAME}` : file || 'outside of any file';
      fail(known ?? added(outcomes, file), name, `Nobody handled: ${told([error])}`);
    }
    writeFileSync(process.env.VITEST_REPORT_FILE, JSON.stringify(outcomes));
  }

  outcome(module) {
    const outcome = {
      file: relative(this.root, module.moduleId),
      died: ['pending', 'queued'].includes(module.state()),
      passed: 0,
      failed: 0,
      skipped: 0,
      failures: [],
      figures: [],
    };
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      outcome.figures.push(...(test.meta().figures ?? []));
      if (state === 'failed') fail(outcome, `${outcome.file} > ${test.fullName}`, told(errors));
      else if (state === 'passed') outcome.passed++;
      else outcome.skipped++;
    }
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0) fail(outcome, `${outcome.file} > ${suite.fullName}`, told(suite.errors()));
    }
    if (module.errors().length > 0) fail(outcome, outcome.file, told(module.errors()));
    outcome.cut = outcome.died || module.errors().length > 0;
    if (outcome.died) fail(outcome, outcome.file, 'Its process ended before the file did.');
    else if (module.state() === 'failed' && outcome.failed === 0)
      fail(outcome, outcome.file, 'It failed without a word.');
    return outcome;
  }
}

function added(outcomes, file, more = {}) {
  const outcome = { file, passed: 0, failed: 0, skipped: 0, failures: [], figures: [], ...more };
  outcomes.push(outcome);
  return outcome;
}

function fail(outcome, name, why) {
  outcome.failed++;
  outcome.failures.push({ name, why });
}

function told(errors) {
  return shortened(errors.map(({ stack, message }) => stack || message).join('\n'));
}

/** The first lines of an error, without the colours of a terminal. */
export function shortened(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, MOST_LINES)
    .join('\n');
}
