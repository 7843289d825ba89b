/** What is typed into the open question; the browser keeps it until the server has the answer. */
import { useRef, useState } from 'react';
import { keepTyped, keptTyped } from '#client/storage.ts';

export function useTypedWords(id: string) {
  const [typed, setTyped] = useState('');
  /** Also what came after the page was drawn last. */
  const latest = useRef('');
  function show(text: string) {
    latest.current = text;
    setTyped(text);
  }
  return {
    typed,
    latest,
    type(sequence: number, text: string) {
      show(text);
      keepTyped(id, sequence, text);
    },
    /** What was typed into this question before, in this tab or another. */
    takeUp: (sequence: number) => show(keptTyped(id, sequence)),
  };
}
