/** The answer under way: recorded and understood, and cut into pieces that are sent as they come. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Captions } from './captions.ts';
import { keptPieces, type Take } from './kept-pieces.ts';
import { openPieceLine, type PieceLine } from './piece-line.ts';
import type { Recorder } from './recorder.ts';

/** A piece is cut at this length; the block that comes last makes it at most 2 s. */
const pieceSeconds = 1.85;
/** The server waits 15 s for an answer after its time; a line that is slower than this gets the whole recording at once. */
const settleWithin = 4000;

export interface Parts {
  recorder: Recorder | null;
  captions: Captions | null;
}

export interface Finished {
  /** The whole recording, null where there is none. */
  audio: Blob | null;
  live: string;
  /** The number of the piece with which `audio` begins: what came before it another browser sent. */
  from: number;
  /** How many pieces of it there are, and whether the server has them all. */
  pieces: number;
  sent: boolean;
}

/** Records and understands answers with what is open in `parts`; `onTakenOver` hears that another tab holds the interview. */
export function useAnswerLine(parts: RefObject<Parts>, onTakenOver: () => void) {
  const { line, cut, sendFresh, start, settle } = useCutting(parts);
  const muted = useRef(false);
  const mute = useCallback(
    (silent: boolean) => {
      if (muted.current === silent) return;
      muted.current = silent;
      // Between the answers there is nothing to stop or to go on with.
      if (!line.current) return;
      const { recorder, captions: words } = parts.current;
      recorder?.pause(silent);
      const before = words?.stop() ?? '';
      if (silent) return;
      words?.begin();
      words?.putBefore(before);
    },
    [line, parts],
  );

  /** Records and understands from now on, unless the person types; what was understood before belongs to another answer. */
  function keep() {
    const { recorder, captions: words } = parts.current;
    recorder?.begin();
    recorder?.pause(muted.current);
    if (muted.current) words?.clear();
    else words?.begin();
  }

  /** What another browser understood of the open answer. */
  const heardElsewhere = useRef('');

  function begin(take: Take, next: number, heard: string) {
    heardElsewhere.current = heard;
    keep();
    const words = parts.current.captions;
    start(take, next, onTakenOver, (live) => words?.putBefore(live.length < heard.length ? heard : live));
  }

  /** An answer under way goes on with devices that were opened anew, or for the first time. */
  function goOn(understood: string) {
    if (!line.current) return;
    keep();
    parts.current.captions?.putBefore(understood || heardElsewhere.current);
  }

  async function finish(): Promise<Finished> {
    const live = parts.current.captions?.stop() ?? '';
    // Of a question that was only read nothing is an answer.
    if (!line.current) return { live: '', audio: null, from: 0, pieces: 0, sent: true };
    return { live, ...(await settle()) };
  }

  return { mute, begin, finish, goOn, cut, sendFresh };
}

/** The pieces of the answer being recorded. */
function useCutting(parts: RefObject<Parts>) {
  /** Nothing is cut before it is known what was recorded of it earlier. */
  const line = useRef<Promise<PieceLine> | null>(null);
  const ready = useRef(false);
  /** One cut after the other, so that no piece overtakes another while it is resampled. */
  const cutting = useRef<Promise<void>>(Promise.resolve());
  const close = useCallback(() => {
    ready.current = false;
    void line.current?.then((open) => open.close());
    line.current = null;
  }, []);
  useEffect(() => close, [close]);

  function cut() {
    const { recorder, captions: words } = parts.current;
    const open = line.current;
    if (!recorder || !open) return;
    const live = words?.text() ?? '';
    const sound = recorder.cut().catch(() => null);
    cutting.current = cutting.current.then(async () => {
      const samples = await sound;
      if (samples) (await open).add(samples, live);
    });
  }

  /** Sends what was recorded, driven by the blocks: timers sleep in a hidden tab. */
  function sendFresh() {
    const { recorder } = parts.current;
    if (ready.current && recorder && recorder.length() >= pieceSeconds) cut();
  }

  function start(take: Take, next: number, onTakenOver: () => void, onEarlier: (live: string) => void) {
    close();
    const opening = keptPieces(take.interviewId).then((all) => {
      const kept = all.filter(({ sequence }) => sequence === take.sequence);
      if (line.current === opening) {
        onEarlier(kept.findLast((piece) => piece.live.trim() !== '')?.live ?? '');
        ready.current = true;
      }
      return openPieceLine(take, kept, next, onTakenOver);
    });
    line.current = opening;
  }

  async function settle() {
    const open = line.current;
    await parts.current.recorder?.stop();
    cut();
    await cutting.current;
    ready.current = false;
    line.current = null;
    const answer = await open;
    const sent = (await answer?.settle(settleWithin)) ?? true;
    answer?.close();
    const { audio = null, from = 0 } = answer?.whole() ?? {};
    return { audio, from, pieces: answer?.count() ?? 0, sent };
  }

  return { line, cut, sendFresh, start, settle };
}
