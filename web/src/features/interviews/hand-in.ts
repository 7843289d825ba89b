/** Handing in an answer until the server has acknowledged it, and turning a recording into text on the way. */
import { api, CallError, type CallOutput } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';
import { isAborted } from '#client/messages.ts';
import { forgetTyped } from '#client/storage.ts';
import { forgetAnswer, type KeptAnswer, keepAnswer } from './kept-answers.ts';
import { forgetPieces } from './kept-pieces.ts';
import { isTakenOver } from './piece-line.ts';
import { passes, waitForLine } from './retries.ts';
import { retryDelay } from './rules.ts';

const respondTimeout = 30_000;
/** The slowest line that is waited for: bytes a millisecond, some 100 kbit a second. */
const slowestLine = 12;
/** Longer would eat the grace that the server leaves for the way of an answer (15 s). */
const transcribeTimeout = 8_000;

/**
 * The text of a recording, or null where the provider does not answer in time: then the server asks it again later.
 * Without `audio` the server takes the pieces that it has.
 */
export async function transcribe(interviewId: string, sequence: number, audio: Blob | null): Promise<string | null> {
  try {
    const answer = await sendInSession(
      api.interviews.transcribe,
      {
        params: { id: interviewId },
        body: { sequence },
        files: { file: audio ? fileOf(audio) : undefined },
      },
      { timeout: transcribeTimeout, keepSession: true },
    );
    return answer.text;
  } catch {
    return null;
  }
}

const fileOf = (audio: Blob) => new File([audio], 'recording.wav', { type: 'audio/wav' });

export type HandedIn = CallOutput<typeof api.interviews.respond> & { receivedAt: number };

/**
 * Keeps the answer, sends it, and sends it again until the server says that it has it; the same `sequence` is never
 * stored twice. `onWaiting` hears whether the connection is being waited for. Throws what waiting would not mend.
 * `tab` is none of an answer from before this page was opened, which is taken whoever holds the interview now.
 */
export async function handIn(
  answer: KeptAnswer,
  signal: AbortSignal,
  onWaiting: (waiting: boolean) => void,
  tab: string | undefined,
): Promise<HandedIn> {
  await keepAnswer(answer);
  let { audio } = answer;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { interviewId, sequence, response, source, from, pieces, last } = answer;
      const result = await sendInSession(
        api.interviews.respond,
        {
          params: { id: interviewId },
          query: { tab },
          body: { response, sequence, source, from, pieces, last },
          files: { audio: audio ? fileOf(audio) : undefined },
        },
        { timeout: respondTimeout + (audio?.size ?? 0) / slowestLine, signal },
      );
      const receivedAt = Date.now();
      onWaiting(false);
      await forget(answer);
      return { ...result, receivedAt };
    } catch (error) {
      if (signal.aborted || isAborted(error)) throw error;
      if (audio && error instanceof CallError && [413, 415].includes(error.status)) {
        // Words are worth more than a recording that the server cannot take.
        audio = null;
        continue;
      }
      if (!passes(error)) {
        const final = error instanceof CallError && [404, 409, 422].includes(error.status) && !isTakenOver(error);
        if (final) await forget(answer);
        throw error;
      }
      onWaiting(true);
      const asked = error instanceof CallError && error.retryAfter ? error.retryAfter * 1000 : 0;
      await waitForLine(Math.max(asked, retryDelay(attempt)), signal);
      if (signal.aborted) throw signal.reason;
    }
  }
}

async function forget(answer: KeptAnswer): Promise<void> {
  await forgetAnswer(answer);
  await forgetPieces(answer);
  forgetTyped(answer.interviewId, answer.sequence);
}
