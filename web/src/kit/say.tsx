/** The one way to tell a screen reader something: through the region that stands in the page from its start (index.html). */
import { type ReactNode, useEffect, useRef } from 'react';

/** Long enough for every reader to have taken it, short enough that nobody comes across it in the page. */
const goneAfter = 10_000;

const lateAfter = 1000;

/** Each text is read whole and in order, also one that was said just before. */
export function say(text: string): void {
  const region = document.getElementById('said');
  if (!region || text.trim() === '') return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  window.setTimeout(() => line.remove(), goneAfter);
}

/** Says the text when it comes and whenever it changes; an empty one is silence. */
export function useSaid(text: string): void {
  useEffect(() => say(text), [text]);
}

/** Says only what takes long enough to be wondered at. */
export function useSaidLate(text: string): void {
  useEffect(() => {
    const timer = window.setTimeout(() => say(text), lateAfter);
    return () => window.clearTimeout(timer);
  }, [text]);
}

/** Says the text whenever it changes: the first belongs to the page. */
export function useSaidChanges(text: string): void {
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    say(text);
  }, [text]);
}

export interface SaidProps {
  children: ReactNode;
  /** What it shows at first belongs to the page and is read with it: only changes are said. */
  changes?: boolean;
}

const inPlace = { display: 'contents' };

/** What stands in it is also said: when it comes and whenever its words change. */
export function Said({ children, changes = false }: SaidProps) {
  const box = useRef<HTMLSpanElement>(null);
  const before = useRef(changes ? null : '');
  useEffect(() => {
    const words = box.current?.textContent ?? '';
    const first = before.current === null;
    if (before.current === words) return;
    before.current = words;
    if (!first) say(words);
  });
  return (
    <span ref={box} style={inPlace}>
      {children}
    </span>
  );
}
