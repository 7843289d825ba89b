/** The open question and its clock, from the server's words to this machine's time. */
import { localDeadline } from './rules.ts';

export interface Clock {
  /** On this machine's clock, milliseconds since 1970. */
  deadline: number;
  /** Until when the question is only read, on the same clock; null where its time runs. */
  readingUntil: number | null;
  /** How long it may be answered. */
  seconds: number;
}

export interface Question extends Clock {
  sequence: number;
  question: string;
}

/** As the server says it, and it came at `receivedAt` on this machine's clock. */
interface Told {
  expiresAt: string;
  readingUntil: string | null;
  secondsPerQuestion: number;
  now: string;
}

export function clockOf({ expiresAt, readingUntil, secondsPerQuestion, now }: Told, receivedAt: number): Clock {
  return {
    deadline: localDeadline(expiresAt, now, receivedAt),
    readingUntil: readingUntil === null ? null : localDeadline(readingUntil, now, receivedAt),
    seconds: secondsPerQuestion,
  };
}

export function questionOf(told: Told & Pick<Question, 'sequence' | 'question'>, receivedAt: number): Question {
  return { sequence: told.sequence, question: told.question, ...clockOf(told, receivedAt) };
}
