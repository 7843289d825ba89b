/** The interview's clock and states, pure: what is open, what is over, what a given answer means. */
import {
  drawingSeconds,
  longestReading,
  readingSecondsOf,
  secondsPerQuestion,
  secondsTyped,
  totalQuestions,
  totalSeconds,
} from '@saring/contract/domain';

export const graceSeconds = 15;
export const firstQuestion = 'Introduce yourself in short - Preferably something we would not see on your resume.';

/** How the time of a question is reckoned. */
export interface Clock {
  askedAt: Date;
  /** When its time began to run, or will; null where that is when it was asked. */
  beginsAt: Date | null;
  /** Before what was granted. */
  seconds: number;
}

export interface Asked extends Clock {
  sequence: number;
  answeredAt: Date | null;
  source: string | null;
  typedSoFar: string | null;
  /** After its time and the grace, or never handed in. */
  late: boolean;
}

export interface Started {
  startedAt: Date;
  state: string;
  /** 1, or 1.5 or 2 where more time was granted. */
  timeFactor: number;
}

/** The seconds of one question, with what was granted. */
export function questionSeconds(
  { timeFactor }: Pick<Started, 'timeFactor'>,
  { seconds }: Pick<Clock, 'seconds'>,
): number {
  return seconds * timeFactor;
}

/** How long each question may be answered: longer by typing, where the voice cannot be used. */
export function secondsFor({ typing }: { typing: boolean }): number {
  return typing ? secondsTyped : secondsPerQuestion;
}

interface Reading extends Pick<Started, 'timeFactor'> {
  longReading: boolean;
}

/** When the time of a question that is asked now begins to run. */
export function beginsAt(
  interview: Reading & { reading: boolean },
  question: { sequence: number; question: string },
  askedAt: Date,
): Date | null {
  return interview.reading ? plus(askedAt, readingSecondsOf(question, interview)) : null;
}

/**
 * When the time of a question begins whose page shows it only now. It is moved once, and by the bound at most: what was
 * moved no longer begins when it was asked plus the time to read, so that a reload gains nothing.
 */
export function shownAt(
  interview: Parameters<typeof beginsAt>[0],
  open: Clock & { sequence: number; question: string },
  now: Date,
): Partial<Clock> {
  const asSent = beginsAt(interview, open, open.askedAt);
  const unmoved = asSent !== null && open.beginsAt?.getTime() === asSent.getTime();
  return unmoved && secondsBetween(open.askedAt, now) <= drawingSeconds
    ? { beginsAt: beginsAt(interview, open, now) }
    : {};
}

/** The seconds of the whole interview, with what was granted: those of its questions, of which the first may be asked already. */
export function allSeconds(
  { timeFactor, typing }: Pick<Started, 'timeFactor'> & { typing: boolean },
  asked: readonly Pick<Clock, 'seconds'>[] = [],
): number {
  const rest = (totalQuestions - asked.length) * secondsFor({ typing });
  return (asked.reduce((sum, { seconds }) => sum + seconds, 0) + rest) * timeFactor;
}

/** The longest that an interview can take from its start, however late each answer is: with all reading, all of it typed. */
export function longestSeconds({ timeFactor }: Pick<Started, 'timeFactor'>): number {
  const typed = (secondsTyped - secondsPerQuestion) * timeFactor;
  return (
    totalSeconds * timeFactor + totalQuestions * (graceSeconds + drawingSeconds + longestReading + typed) + graceSeconds
  );
}

const runsFrom = ({ beginsAt: begins, askedAt }: Clock) => begins ?? askedAt;
const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;

const plus = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/**
 * When the whole interview is over, before its grace. Only answering counts: time to read comes on top, and so does what
 * typing takes longer than speaking. Time that an answer took on its way, beyond its own and within the grace, is given
 * back: a slow line must not shorten the last question.
 */
export function interviewDeadline(interview: Started, asked: readonly Asked[]): Date {
  const onTop = asked.reduce((sum, question) => {
    const { askedAt, answeredAt, seconds } = question;
    const begins = runsFrom(question);
    const read = Math.max(0, secondsBetween(askedAt, answeredAt && answeredAt < begins ? answeredAt : begins));
    const over = answeredAt ? secondsBetween(begins, answeredAt) - questionSeconds(interview, question) : 0;
    const typed = (seconds - secondsPerQuestion) * interview.timeFactor;
    return sum + read + typed + Math.min(graceSeconds, Math.max(0, over));
  }, 0);
  return plus(interview.startedAt, totalSeconds * interview.timeFactor + onTop);
}

/** When the open question's time is over, before its grace. */
export function questionDeadline(interview: Started, asked: readonly Asked[], open: Asked): Date {
  const own = plus(runsFrom(open), questionSeconds(interview, open));
  const all = interviewDeadline(interview, asked);
  return own < all ? own : all;
}

export function openQuestion<A extends Asked>(asked: readonly A[]): A | null {
  return asked.find((item) => item.answeredAt === null) ?? null;
}

/** Whether the interview is over by the clock: nothing more is taken, whatever is open. */
export function isTimeOver(interview: Started, asked: readonly Asked[], now: Date): boolean {
  return now > plus(interviewDeadline(interview, asked), graceSeconds);
}

/** An answer after its time and the grace is stored with a mark. */
export function isLate(interview: Started, open: Clock, now: Date): boolean {
  return now > plus(runsFrom(open), questionSeconds(interview, open) + graceSeconds);
}

export type Standing =
  | { kind: 'complete' }
  | { kind: 'time_over' }
  /** The open question's time and grace are over: it goes unanswered, and the next one is asked. */
  | { kind: 'skip'; sequence: number }
  | { kind: 'open'; sequence: number };

/** Where an interview stands when somebody comes back to it. */
export function standing(interview: Started, asked: readonly Asked[], now: Date): Standing {
  if (interview.state === 'complete') return { kind: 'complete' };
  if (isTimeOver(interview, asked, now)) return { kind: 'time_over' };
  const open = openQuestion(asked);
  if (!open) return { kind: 'complete' };
  return isLate(interview, open, now)
    ? { kind: 'skip', sequence: open.sequence }
    : { kind: 'open', sequence: open.sequence };
}

export type Reception =
  /** Stored as the answer of the open question. */
  | { kind: 'take'; sequence: number; late: boolean }
  /** Answered before: nothing is stored, the caller hears where the interview stands. */
  | { kind: 'repeat' }
  /** It had been skipped, or was closed with what there was of it so far, and now arrives after all: kept, with a mark. */
  | { kind: 'belated'; sequence: number }
  | { kind: 'not_asked' }
  | { kind: 'over' };

/** What to do with an answer. `sequence` is what the caller says it answers, if it says so. */
export function receive(
  interview: Started & Ended,
  asked: readonly Asked[],
  sequence: number | null,
  now: Date,
): Reception {
  const known = sequence === null ? null : (asked.find((item) => item.sequence === sequence) ?? null);
  const complete = interview.state === 'complete';
  if (known?.answeredAt && mayGrow(known, interview) && isStillTaken(interview, now))
    return { kind: 'belated', sequence: known.sequence };
  if (complete || isTimeOver(interview, asked, now)) return { kind: known?.answeredAt && complete ? 'repeat' : 'over' };
  if (known?.answeredAt) return { kind: 'repeat' };
  const open = openQuestion(asked);
  if (!open) return { kind: 'over' };
  if (sequence !== null && sequence !== open.sequence) return { kind: 'not_asked' };
  return { kind: 'take', sequence: open.sequence, late: isLate(interview, open, now) };
}

interface Ended {
  endedBy: string | null;
  completedAt: Date | null;
}

/** Whether a closed answer may be less than its person gave: nobody handed it in, or the pieces of its sound were understood meanwhile. */
export function mayGrow(
  { source, typedSoFar, late, answeredAt }: Pick<Asked, 'source' | 'typedSoFar' | 'late' | 'answeredAt'>,
  { endedBy, completedAt }: Ended,
): boolean {
  const byClock = endedBy === 'time' && answeredAt?.getTime() === completedAt?.getTime();
  return source === 'none' || typedSoFar !== null || ((late || byClock) && source !== 'typed');
}

/** What a browser kept of an interview that ended while its line was away comes within the day in which words may be corrected. */
const isStillTaken = ({ completedAt }: Ended, now: Date) => completedAt === null || now <= correctUntil(completedAt);

/** What to do with a piece of an answer's sound. */
export type PieceReception =
  | 'store'
  /** The recording is whole already: nothing is missing, so it is acknowledged. */
  | 'have'
  | 'not_asked'
  | 'not_started'
  | 'over';

/** Pieces are taken while their question is open, and for the grace after its answer was handed in. */
export function receivePiece(
  interview: Started | null,
  answer: (Clock & { answeredAt: Date | null; recorded: boolean }) | null,
  now: Date,
): PieceReception {
  if (!interview) return 'not_started';
  if (!answer) return 'not_asked';
  if (answer.recorded) return 'have';
  if (answer.answeredAt) return now > plus(answer.answeredAt, graceSeconds) ? 'over' : 'store';
  return isLate(interview, answer, now) ? 'over' : 'store';
}

const transcriptionTries = 13;
const longestPause = 1800;

/** Seconds until the next try of a transcription that failed `tries` times; null when it is given up. */
export function transcriptionPause(tries: number, asked: number): number | null {
  if (tries >= transcriptionTries) return null;
  return Math.min(longestPause, Math.max(asked, 2 ** (tries - 1)));
}

/** How long the analysis waits for words that are still to come, counted from the end of the interview. */
export const analysisWaitSeconds = 20;

const correctionHours = 24;

/** Until when the candidate may correct what was heard. */
export function correctUntil(completedAt: Date): Date {
  return plus(completedAt, correctionHours * 3600);
}

const flagDays = 7;

/** Until when the candidate may say that a transcript is wrong. */
export function flagUntil(completedAt: Date): Date {
  return plus(completedAt, flagDays * 86_400);
}

/** Names that tell apart what is named alike, such as a criterion that a job lists twice: the second becomes "… (2)". */
export function distinctNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let time = 2; used.has(own); time++) own = `${name} (${time})`;
    used.add(own);
    return own;
  });
}
