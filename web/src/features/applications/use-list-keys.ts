/** The keys of the applicant list: to the search box, from row to row. */
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { t } from '#messages/applications-list.ts';
import { useKeys } from './keyboard.ts';
import { showKeys } from './show-keys.tsx';

const lines = [
  { keys: ['↑', '↓'], does: t('keyNext') },
  { keys: ['Enter'], does: t('keyView') },
  { keys: ['/'], does: t('keySearch') },
  { keys: ['?'], does: t('keyList') },
];

/** Whoever came here by '/' from an applicant's page starts in the search box. */
export function useListKeys(box: RefObject<HTMLElement | null>): void {
  const state: unknown = useLocation().state;
  const wanted = typeof state === 'object' && state !== null && 'search' in state;
  const search = () => box.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list opens
  useEffect(() => {
    if (wanted) search();
  }, []);
  const step = (by: 1 | -1) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const now = links.findIndex((link) => link.matches(':focus'));
    links.at(now < 0 ? (by > 0 ? 0 : -1) : Math.min(Math.max(now + by, 0), links.length - 1))?.focus();
  };
  useKeys({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    '/': search,
    '?': () => showKeys(lines),
  });
}
