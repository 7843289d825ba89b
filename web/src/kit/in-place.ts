/** What opens in the place of its button, such as a form: the focus goes into it, and back when it is closed. */
import { useEffect, useRef, useState } from 'react';

/** `box` stands around both; `also` is what else changes what stands there. Nothing takes the focus before somebody opened or closed it. */
export function useInPlace(also?: string | null) {
  const [{ isOpen, turn }, setOpen] = useState({ isOpen: false, turn: 0 });
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what stands there
  useEffect(() => {
    const at = document.activeElement;
    // Whoever has gone elsewhere meanwhile stays there: an answer may come late.
    const isHere = at === document.body || box.current?.contains(at) || at?.contains(box.current);
    if (turn > 0 && isHere) box.current?.querySelector<HTMLElement>('textarea, input, button')?.focus();
  }, [turn, also]);
  const set = (open: boolean) => setOpen((before) => ({ isOpen: open, turn: before.turn + 1 }));
  return { isOpen, box, open: () => set(true), close: () => set(false) };
}
