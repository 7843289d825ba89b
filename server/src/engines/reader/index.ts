/** Where the engine that reads works: in this process, or in a thread of it with a clock; and what is asked without it. */
export { plainQuestion } from '@saring/engine/plain-question';
export { createEngine } from './create.ts';
