/** Where the engine that reads works: in this process, or in a thread of it with a clock. */
export { createEngine } from './create.ts';
