/** The door of interviews. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { analyse, expire, makeRecording, sweepPieces, transcribeLater } from './tasks.ts';

export { analyseApplication, interviewDetails, turnsOf } from './analysis.ts';
export { interviewsBindings } from './routes.ts';
export { type AnswerRow, accommodationOf, answersOf, type InterviewRow, interviewOf, signalsOf } from './store.ts';
export const interviewsTasks: readonly Task<World>[] = [
  analyse as Task<World>,
  expire as Task<World>,
  makeRecording as Task<World>,
  transcribeLater as Task<World>,
  sweepPieces as Task<World>,
];
