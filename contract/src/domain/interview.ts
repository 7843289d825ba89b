/** The terms of an interview: the one place for how long it is. */

export const totalQuestions: 6 = 6;
export const secondsPerQuestion = 50;
/** To answer by typing, where the voice cannot be used. */
export const secondsTyped = 90;
interface Reading {
  timeFactor: number;
  longReading: boolean;
}
/** To read a question of any length: for whoever chose that, or more time. */
const chosenReading = 20;
/** To read a question of usual length before its time runs. */
export const readingSeconds = ({ timeFactor, longReading }: Reading): 10 | 20 =>
  longReading || timeFactor > 1 ? chosenReading : 10;
/** At 150 a minute. */
const wordsPerSecond = 2.5;
/** What a screen reader says before a question: which it is, and from the second on that the answer was taken, and the field. */
const wordsBefore = (sequence: number) => (sequence === 1 ? 4 : 15);
/** Of a question of the most words, 45. */
export const longestReading = 24;
/** To read this question: for everybody as long as a screen reader takes to come to it and to say it, where that is longer than usual. */
export function readingSecondsOf(
  { sequence, question }: { sequence: number; question: string },
  chosen: Reading,
): number {
  const words = wordsBefore(sequence) + question.trim().split(/\s+/).length;
  const heard = Math.ceil(words / wordsPerSecond);
  return Math.max(readingSeconds(chosen), Math.min(longestReading, heard));
}
/** How much later than it was sent a question may be drawn for its time to read to count from then. */
export const drawingSeconds = 10;
/** Of all answers together; reading time and what a slow line took come on top. */
export const totalSeconds = totalQuestions * secondsPerQuestion;
/** The same in whole minutes, as people are told, and where answers are typed. */
export const minutesTold = {
  spoken: Math.round(totalSeconds / 60),
  typed: Math.round((totalQuestions * secondsTyped) / 60),
};
/** By how much a candidate may ask for more time; 1 is what everybody has. */
export const timeFactors = [1, 1.5, 2] as const;
/** Stored for a question that was not answered. */
export const noResponse = 'No response received';

/** Whether words were put to a voice, or none were found for it: what was typed is as it was meant. */
export function wasHeard({ source, audioSeconds }: { source: string | null; audioSeconds: number | null }): boolean {
  return source === 'live' || source === 'transcription' || (source === 'none' && audioSeconds !== null);
}
