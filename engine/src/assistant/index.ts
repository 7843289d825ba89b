/** The language part of the assistant: from a question in ordinary English to one read-only query. */
export { dayText } from './calendar.ts';
export { planOf } from './grammar.ts';
export { eachOnce } from './people.ts';
export { protectedTrait } from './protected.ts';
export { declined, examples, refusedAct } from './refusals.ts';
export { asksByTrait, jobsCalled } from './resolve.ts';
export { termOf } from './spellings.ts';
export type * from './types.ts';
export { plain } from './words.ts';
