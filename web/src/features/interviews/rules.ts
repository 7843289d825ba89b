/** What the interview's page decides by itself, pure: the clock, the text of an answer, how long to wait before another try. */
import { noResponse } from '@saring/contract/domain';
import type { HistoryItem, Preparation, Signal } from './types.ts';

/**
 * Why an answer has no words though nobody need have been silent: people alone listen to its recording, none were
 * recognised in it, there is none because the microphone was lost, or nothing at all came of it in its time. Null where
 * it has words, may still get them, or was not given.
 */
export function whyWordless(
  readBy: 'software' | 'people',
  { sequence, source, audioSeconds, transcribing, late }: HistoryItem,
  signals: readonly Signal[],
): 'unwritten' | 'unheard' | 'lost' | 'missed' | null {
  if (source !== 'none' || transcribing) return null;
  if (audioSeconds !== null) return readBy === 'people' ? 'unwritten' : 'unheard';
  if (signals.some((one) => one.kind === 'microphone_lost' && one.sequence === sequence)) return 'lost';
  return late ? 'missed' : null;
}

type Chosen = Pick<Preparation['accommodations'], 'timeFactor' | 'typedAnswers' | 'longReading'>;

/** Whether somebody chose typing, more time or longer reading before the interview. */
export function isAccommodated({ timeFactor, typedAnswers, longReading }: Chosen): boolean {
  return timeFactor > 1 || typedAnswers || longReading;
}

export type Source = 'transcription' | 'live' | 'typed' | 'none';

export interface Answer {
  response: string;
  source: Source;
}

/**
 * The server's deadline on this machine's clock, in milliseconds since 1970: however wrong the local clock is, the
 * time left is what the server says it is. `receivedAt` is the local time of the answer that carried both.
 */
export function localDeadline(expiresAt: string, now: string, receivedAt: number): number {
  return receivedAt + (Date.parse(expiresAt) - Date.parse(now));
}

/** Whole seconds until the deadline, rounded up so that the clock shows 00:00 only when the time is over. */
export function secondsLeft(deadline: number, at: number): number {
  return Math.max(0, Math.ceil((deadline - at) / 1000));
}

/** `mm:ss`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** What was understood and does not stand among the typed words: they had been given `taken` of it. */
export function notTyped(typed: string, live: string, taken: string): string {
  if (taken !== '' && live.startsWith(taken)) return live.slice(taken.length).trim();
  return typed.includes(live.trim()) ? '' : live.trim();
}

/** Two parts of one answer, as they came. */
export function bothOf(one: string, other: string): string {
  return [one.trim(), other.trim()].filter(Boolean).join('\n');
}

/** What is handed in: typed words first, as they are meant, then the transcription, then the live transcript. */
export function chooseAnswer(given: { typed: string; transcribed: string | null; live: string }): Answer {
  const [typed, transcribed, live] = [given.typed, given.transcribed ?? '', given.live].map((text) => text.trim());
  if (typed) return { response: typed, source: 'typed' };
  if (transcribed) return { response: transcribed, source: 'transcription' };
  if (live) return { response: live, source: 'live' };
  return { response: noResponse, source: 'none' };
}

/** Milliseconds before try number `attempt` (from 1): soon at first, then every eight seconds. */
export function retryDelay(attempt: number): number {
  return Math.min(8000, 1000 * 2 ** (attempt - 1));
}

/** The loudness above which a microphone is good enough for a transcript. */
const speaking = 0.02;

/** Whether a block of sound (RMS, 0 to 1) is. */
export function isLoud(level: number): boolean {
  return level >= speaking;
}

/** An RMS as a share of the meter's width: decibels from -60 to -6, as the ear hears. */
export function meterShare(rms: number): number {
  if (rms <= 0) return 0;
  return Math.min(1, Math.max(0, (20 * Math.log10(rms) + 60) / 54));
}
