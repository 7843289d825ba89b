/** The built-in engine: pure, deterministic, without network, key or weights; the default. */
import type { Engine } from '#engines/ai/index.ts';
import { scoreInterview } from './interview.ts';
import { nextQuestion } from './questions.ts';
import { createReader } from './reader.ts';

/** Any change of marks for the same input needs a new version. */
const version = '1';

/** An engine of its own: what it remembers of jobs is kept inside. */
export function createBuiltinEngine(): Engine {
  const reader = createReader();
  return {
    name: 'built-in',
    version,
    model: null,
    criteria: async (job) => reader.criteria(job),
    resume: async (input) => reader.resume(input),
    nextQuestion: async (input) => nextQuestion(input),
    interview: async (input) => scoreInterview(input),
  };
}
