/** Handing in an answer until the server has acknowledged it, and turning a recording into text on the way. */
import { api, CallError, type CallOutput } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';
import { isAborted } from '#client/messages.ts';
import { forgetAnswer, type KeptAnswer, keepAnswer } from './kept-answers.ts';
import { forgetPieces } from './kept-pieces.ts';
import { retryDelay } from './rules.ts';

const respondTimeout = 30_000;
/** Longer would eat the grace that the server leaves for the way of an answer (15 s). */
const transcribeTimeout = 8_000;

/** Whether a provider of transcriptions is set up; unknown until it was asked. */
export type Transcription = 'unknown' | 'there' | 'missing';

/** The text of a recording, or null; a server without a provider is asked only once. */
export async function transcribe(
  interviewId: string,
  audio: Blob,
  known: Transcription,
): Promise<{ text: string | null; transcription: Transcription }> {
  if (known === 'missing') return { text: null, transcription: known };
  try {
    const answer = await sendInSession(
      api.interviews.transcribe,
      {
        params: { id: interviewId },
        body: {},
        files: { file: new File([audio], 'recording.wav', { type: 'audio/wav' }) },
      },
      { timeout: transcribeTimeout, keepSession: true },
    );
    return { text: answer.text, transcription: 'there' };
  } catch (error) {
    const missing = error instanceof CallError && error.status === 503;
    return { text: null, transcription: missing ? 'missing' : known };
  }
}

export type HandedIn = CallOutput<typeof api.interviews.respond> & { receivedAt: number };

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(done, ms);
    function done() {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** A failure that time may heal: no answer at all, or a server in trouble. */
function passes(error: unknown): boolean {
  return !(error instanceof CallError) || error.status >= 500 || error.status === 429 || error.status === 408;
}

/**
 * Keeps the answer, sends it, and sends it again until the server says that it has it; the same `sequence` is never
 * stored twice. `onWaiting` hears whether the connection is being waited for. Throws what waiting would not mend.
 */
export async function handIn(
  answer: KeptAnswer,
  signal: AbortSignal,
  onWaiting: (waiting: boolean) => void,
): Promise<HandedIn> {
  await keepAnswer(answer);
  await forgetPieces(answer);
  let { audio } = answer;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { interviewId, sequence, response, source } = answer;
      const result = await sendInSession(
        api.interviews.respond,
        {
          params: { id: interviewId },
          body: { response, sequence, source },
          files: { audio: audio ? new File([audio], 'recording.wav', { type: 'audio/wav' }) : undefined },
        },
        { timeout: respondTimeout, signal },
      );
      onWaiting(false);
      await forgetAnswer(answer);
      return { ...result, receivedAt: Date.now() };
    } catch (error) {
      if (signal.aborted || isAborted(error)) throw error;
      if (audio && error instanceof CallError && [413, 415].includes(error.status)) {
        // Words are worth more than a recording that the server cannot take.
        audio = null;
        continue;
      }
      if (!passes(error)) {
        if (error instanceof CallError && [404, 409, 422].includes(error.status)) await forgetAnswer(answer);
        throw error;
      }
      onWaiting(true);
      const asked = error instanceof CallError && error.retryAfter ? error.retryAfter * 1000 : 0;
      await wait(Math.max(asked, retryDelay(attempt)), signal);
      if (signal.aborted) throw signal.reason;
    }
  }
}
