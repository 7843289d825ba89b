/** Notes facts for the reviewer while a question is open, and sends them in batches; the candidate is told beforehand. */
import { api, type signalKinds } from '@saring/contract';
import { useCallback, useEffect, useRef } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { actsByKeys } from '#kit/last-input.ts';

type Kind = (typeof signalKinds)[number];

const batchAfter = 3000;
const mostAtOnce = 20;
/** Shorter is no fact about the person: a magnifier has a window of its own. */
const awayAfter = 2000;
/** What a reader's list or a magnifier looks like, and dictation. */
const likeAssistance: readonly Kind[] = ['window_left', 'pasted'];
const likeReading: readonly Kind[] = ['window_left'];
const none: readonly Kind[] = [];

/** What is not noted of somebody: who types may read the screen by ear, also where nothing else works in this browser. */
export function leftOut(accommodated: boolean, typing: boolean): readonly Kind[] {
  return accommodated ? likeAssistance : typing ? likeReading : none;
}

/** Sends one fact at once, for a page that is about to stop. */
export async function reportSignal(id: string, kind: Kind): Promise<void> {
  const body = { signals: [{ kind, secondsAgo: 0 }] };
  await sendInSession(api.interviews.reportSignals, { params: { id }, body }, { keepSession: true }).catch(() => {});
}

/**
 * `sequence` is the open question, null between questions: then nothing is noted but what is lost or pasted.
 * `ignored` are not noted at all.
 */
export function useSignals(id: string, sequence: number | null, ignored: readonly Kind[]): (kind: Kind) => void {
  const waiting = useRef<{ kind: Kind; sequence: number | null; at: number }[]>([]);
  const timer = useRef<number | undefined>(undefined);
  const open = useRef(sequence);
  const left = useRef(ignored);
  useEffect(() => {
    open.current = sequence;
    left.current = ignored;
  });

  const flush = useCallback(async () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const batch = waiting.current.splice(0, mostAtOnce);
    if (batch.length === 0) return;
    const signals = batch.map(({ kind, sequence: of, at }) => ({
      kind,
      sequence: of,
      secondsAgo: Math.max(0, (Date.now() - at) / 1000),
    }));
    try {
      await sendInSession(api.interviews.reportSignals, { params: { id }, body: { signals } }, { keepSession: true });
    } catch {
      // No connection at the moment: they go with the next ones.
      waiting.current = [...batch, ...waiting.current].slice(-mostAtOnce);
    }
  }, [id]);

  const note = useCallback(
    (kind: Kind) => {
      if (left.current.includes(kind)) return;
      waiting.current.push({ kind, sequence: open.current, at: Date.now() });
      timer.current ??= window.setTimeout(() => void flush(), batchAfter);
    },
    [flush],
  );

  const asking = sequence !== null;
  useEffect(() => {
    if (!asking) return;
    return watchAway(note, flush);
  }, [asking, note, flush]);

  return note;
}

/** Notes when the page is left, and sends that at once; answers how to stop. */
function watchAway(note: (kind: Kind) => void, flush: () => Promise<void>): () => void {
  let leaving: number | undefined;
  let unloading = false;
  // A page that is reloaded is hidden as well, after this: no fact about the person.
  const onPage = ({ type }: Event) => {
    unloading = type === 'pagehide';
  };
  const onVisibility = () => {
    if (!document.hidden || unloading) return;
    window.clearTimeout(leaving);
    note('tab_hidden');
    // Timers sleep in a hidden tab.
    void flush();
  };
  const onBlur = () => {
    window.clearTimeout(leaving);
    // Keys reach the browser's own bar, and a reader's lists.
    if (actsByKeys()) return;
    leaving = window.setTimeout(() => !document.hidden && note('window_left'), awayAfter);
  };
  const onFocus = () => window.clearTimeout(leaving);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);
  window.addEventListener('pagehide', onPage);
  window.addEventListener('pageshow', onPage);
  return () => {
    window.clearTimeout(leaving);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('focus', onFocus);
    window.removeEventListener('pagehide', onPage);
    window.removeEventListener('pageshow', onPage);
    void flush();
  };
}
