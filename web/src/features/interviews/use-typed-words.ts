/** What is typed into the open question; the browser keeps it until the server has the answer, and the server every few seconds. */
import { useRef, useState } from 'react';
import { keepTyped, keptTyped } from '#client/storage.ts';

export function useTypedWords(id: string) {
  const [typed, setTyped] = useState('');
  /** Also what came after the page was drawn last. */
  const latest = useRef('');
  /** As the server has it. */
  const sent = useRef('');
  function show(text: string) {
    latest.current = text;
    setTyped(text);
  }
  return {
    typed,
    latest,
    sent,
    type(sequence: number, text: string) {
      show(text);
      keepTyped(id, sequence, text);
    },
    /** What was typed into this question before: here, or as the server has it of another browser, where that is more; else what was `heard`. */
    takeUp(sequence: number, elsewhere: string, heard: string) {
      sent.current = elsewhere;
      const here = keptTyped(id, sequence);
      show((here.length < elsewhere.length ? elsewhere : here) || heard);
    },
  };
}
