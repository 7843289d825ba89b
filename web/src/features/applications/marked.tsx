/** A text in which one passage is marked, for somebody who asked to see it at its place. */
import { type RefObject, useEffect, useRef } from 'react';

export interface MarkedProps {
  text: string;
  /** Offsets into the text; null where nothing is to be marked. */
  passage: { start: number; end: number } | null;
  place: RefObject<HTMLElement | null>;
}

/** The place can be focused also where the passage was not found: then it is the whole. */
export function Marked({ text, passage, place }: MarkedProps) {
  if (!passage) {
    return (
      <span ref={place} tabIndex={-1}>
        {text}
      </span>
    );
  }
  return (
    <>
      {text.slice(0, passage.start)}
      <mark ref={place} tabIndex={-1}>
        {text.slice(passage.start, passage.end)}
      </mark>
      {text.slice(passage.end)}
    </>
  );
}

/** Brings the place into view each time it is asked for, by a new object. */
export function useShownPlace(asked: object | null): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    place.current?.focus({ preventScroll: true });
  }, [asked]);
  return place;
}
