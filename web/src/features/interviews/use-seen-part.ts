/** The part of the page that is in sight: where a browser lays the page out behind a telephone's keyboard, as Safari does, the rest is covered. */
import { type RefObject, useLayoutEffect } from 'react';

/** As wide as a telephone at most, and as low as its keyboard leaves it; lower is a window at 400 %. In letters' heights. */
const most = { width: 48, height: 30 };
const least = 18.01;

/** Tells the styles of an element where that part begins (`--seen-top`), and whether it is as low as a keyboard leaves it (`data-low`). */
export function useSeenPart(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = window.visualViewport;
    const element = ref.current;
    if (!part || !element) return;
    function follow(seen: VisualViewport, room: HTMLElement) {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const height = (seen.height * seen.scale) / letter;
      room.toggleAttribute('data-low', innerWidth <= most.width * letter && height > least && height <= most.height);
      // Whoever zooms with two fingers moves the part by themselves.
      room.style.setProperty('--seen-top', `${seen.scale > 1.01 ? 0 : seen.offsetTop}px`);
    }
    const onChange = () => follow(part, element);
    onChange();
    for (const kind of ['resize', 'scroll']) part.addEventListener(kind, onChange);
    return () => {
      for (const kind of ['resize', 'scroll']) part.removeEventListener(kind, onChange);
    };
  }, [ref]);
}
