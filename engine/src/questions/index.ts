/** The questions of an interview. */
export { earlierIn, repeats } from './asked.ts';
export { firstQuestion, mostWords, nextQuestion } from './next.ts';
export { touchesOffLimits } from './off-limits.ts';
export { type Topic, topicOf } from './topic.ts';
