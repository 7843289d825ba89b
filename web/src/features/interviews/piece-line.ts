/** Sends the sound of one answer piece by piece, in order, again until the server has each; it is kept here meanwhile. */
import { api, CallError, textOf } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';
import { keepPiece, type Piece, type Sound, soundOf, type Take } from './kept-pieces.ts';
import { passes, waitForLine } from './retries.ts';
import { retryDelay } from './rules.ts';
import { tabName } from './tab.ts';
import { wavOf, wavRate } from './wav.ts';

const sendTimeout = 10_000;
/** The server takes at most 2 s at once. */
const longest = 2 * wavRate;

/** A tab that was replaced is told so by the first call that it makes. */
export function isTakenOver(error: unknown): boolean {
  return error instanceof CallError && error.detail === textOf('taken_over');
}

export interface PieceLine {
  add(samples: Int16Array<ArrayBuffer>, live: string): void;
  /** Waits at most so many milliseconds until the server has everything, and says whether it has. */
  settle(milliseconds: number): Promise<boolean>;
  /** How many pieces there are. */
  count(): number;
  /** All that this browser has of it as one recording, with the number of its first piece; null where there is nothing. */
  whole(): Sound | null;
  close(): void;
}

/** Goes on behind what this browser kept of the answer and behind what the server has of it (`next`). */
export function openPieceLine(take: Take, kept: readonly Piece[], next: number, onTakenOver: () => void): PieceLine {
  const pieces: Piece[] = [...kept];
  const closed = new AbortController();
  let number = Math.max(next, (kept.at(-1)?.number ?? -1) + 1);
  let refused = false;
  let running = false;
  let onSettled = () => {};

  async function run() {
    if (running) return;
    running = true;
    for (let attempt = 1; !closed.signal.aborted && !refused; ) {
      const piece = pieces.find(({ sent }) => !sent);
      if (!piece) break;
      try {
        await send(piece, closed.signal);
        piece.sent = true;
        void keepPiece(piece);
        attempt = 1;
      } catch (error) {
        if (isTakenOver(error)) onTakenOver();
        if (closed.signal.aborted || !passes(error)) refused = true;
        else await waitForLine(retryDelay(attempt++), closed.signal);
      }
    }
    running = false;
    onSettled();
  }

  void run();
  return {
    add(samples, live) {
      for (let at = 0; at < samples.length; at += longest) {
        const piece = { ...take, number: number++, samples: samples.slice(at, at + longest), live, sent: false };
        pieces.push(piece);
        void keepPiece(piece);
      }
      void run();
    },
    async settle(milliseconds) {
      if (running) {
        await new Promise<void>((resolve) => {
          onSettled = resolve;
          window.setTimeout(resolve, milliseconds);
        });
      }
      return pieces.every(({ sent }) => sent);
    },
    count: () => number,
    whole: () => soundOf(pieces),
    close: () => closed.abort(),
  };
}

function send(piece: Piece, signal: AbortSignal) {
  const { interviewId, sequence, number, live, samples } = piece;
  return sendInSession(
    api.interviews.sendPiece,
    {
      params: { id: interviewId, sequence: String(sequence), number: String(number) },
      query: { tab: tabName() },
      body: { live },
      files: { piece: new File([wavOf([samples])], 'piece.wav', { type: 'audio/wav' }) },
    },
    { timeout: sendTimeout, signal, keepSession: true },
  );
}
