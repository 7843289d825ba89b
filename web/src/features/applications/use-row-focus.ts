/** Where the focus goes in the applicant list, so that nobody begins again at its start. */
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { say } from '#kit/say.tsx';
import { t } from '#messages/applications-list.ts';

type Box = RefObject<HTMLElement | null>;

export const linksIn = (box: Box) => [...(box.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];

/** The link of an applicant's row, or undefined where the page of the list does not have it. */
const linkOf = (box: Box, id: string | undefined) => linksIn(box).find((link) => link.dataset.rowLink === id);

/** To an applicant's row, or to the first where that one is listed no more. */
export const toRow = (box: Box, id: string | undefined) => (linkOf(box, id) ?? linksIn(box)[0])?.focus();

/** Whoever comes back from the page of an applicant, sent along as `from`, goes on at that row once the `rows` are there. */
export function useReturn(box: Box, rows: readonly { id: string; fullName: string }[] | undefined): void {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : undefined;
  const ready = rows !== undefined;
  // The focus passes the heading over, so nothing else says the page; in Chromium Orca does not read the row either.
  const tell = useEffectEvent(() => {
    const row = rows?.find(({ id }) => id === from);
    if (row) say(t('backAt', { name: row.fullName }));
  });
  // Before anything else of the page has the focus: a reader that hears of its heading first may say nothing of the row.
  useLayoutEffect(() => {
    if (!ready || from === undefined) return;
    linkOf(box, from)?.focus({ preventScroll: true });
    tell();
    // A new page begins at its top, and a narrow list draws its rows once more, as cards: this comes after.
    const frame = requestAnimationFrame(() => linkOf(box, from)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [ready, from, box]);
}
