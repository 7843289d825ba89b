/** The door of the assistant. */

export type { Telling } from './answers.ts';
export { type Answered, builtinAnswer } from './ask.ts';
export { escaped } from './markdown.ts';
export { assistantBindings } from './routes.ts';
export type { Scope } from './store.ts';
