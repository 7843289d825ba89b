/** What is typed into the open question; the browser keeps it until the server has the answer, and the server every few seconds. */
import { useRef, useState } from 'react';
import { keepTyped, keptTyped } from '#client/storage.ts';
import { bothOf, notTyped } from './rules.ts';

export function useTypedWords(id: string) {
  const [typed, setTyped] = useState('');
  /** Also what came after the page was drawn last. */
  const latest = useRef('');
  /** As the server has it. */
  const sent = useRef('');
  /** What was understood of the answer and stands in the field since somebody went over to typing. */
  const taken = useRef('');
  /** Whoever typed first speaks behind it. */
  const isFirst = useRef(false);
  function show(text: string) {
    latest.current = text;
    setTyped(text);
  }
  function type(sequence: number, text: string) {
    show(text);
    keepTyped(id, sequence, text);
  }
  /** All of the answer: the typed words, and behind them what was understood beside them. */
  const withSpoken = (live: string) => bothOf(latest.current, notTyped(latest.current, live, taken.current));
  return {
    typed,
    latest,
    sent,
    type,
    withSpoken,
    /** What is handed in of an answer that was typed at least in part; `transcribed` where nothing was understood at once. */
    whole(live: string, transcribed: string | null): string {
      if (latest.current.trim() === '' || !transcribed) return latest.current.trim() && withSpoken(live);
      return isFirst.current ? bothOf(latest.current, transcribed) : bothOf(transcribed, latest.current);
    },
    /** Somebody goes over to typing: what was understood goes on in the field. */
    goOn(sequence: number, live: string) {
      if (live.trim() === '') return;
      const all = withSpoken(live);
      taken.current = live;
      if (all !== latest.current) type(sequence, all);
    },
    /** Somebody goes over to speaking. */
    speak() {
      isFirst.current ||= taken.current === '' && latest.current.trim() !== '';
    },
    /** What was typed into this question before: here, or as the server has it of another browser, where that is more; else what was `heard`. */
    takeUp(sequence: number, elsewhere: string, heard: string) {
      sent.current = elsewhere;
      const here = keptTyped(id, sequence);
      const before = here.length < elsewhere.length ? elsewhere : here;
      taken.current = before ? '' : heard;
      isFirst.current = false;
      show(before || heard);
    },
  };
}
