/** The door of interviews. */
import { analyse } from './analysis-tasks.ts';
import { makeRecording } from './sound.ts';
import { expire, sweepPieces } from './tasks.ts';
import { transcribeLater } from './transcription.ts';
import { remindOfWishes, tellOfWish } from './wish-tasks.ts';

export { analyseApplication, correctedMarks, interviewDetails, turnsOf } from './analysis.ts';
export { correctable } from './correction.ts';
export { interviewsBindings } from './routes.ts';
export { correctUntil } from './rules.ts';
export {
  type AnswerRow,
  accommodationOf,
  answersOf,
  forgetTranscriptions,
  type InterviewRow,
  interviewOf,
  signalsOf,
} from './store.ts';
export const interviewsTasks = [
  analyse,
  expire,
  makeRecording,
  transcribeLater,
  sweepPieces,
  tellOfWish,
  remindOfWishes,
];
