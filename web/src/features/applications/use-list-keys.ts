/** The keys of the applicant list: to the search box, from row to row, to select and to decide on those who are selected. */
import { type Decision, decisions, meaningOf } from '@saring/contract/domain';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useKeys } from '#kit/keys.ts';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import { showKeys } from './show-keys.tsx';
import { linksIn } from './use-row-focus.ts';

const lines = [
  { keys: ['↑', '↓'], does: t('keyNext') },
  { keys: ['Enter'], does: t('keyView') },
  { keys: ['X'], does: t('keySelect') },
  { keys: ['S'], does: t('selectPage') },
  ...decisions.map((decision) => ({
    keys: [meaningOf(decision).key],
    does: t('keyDecide', { action: said(meaningOf(decision).action) }),
  })),
  { keys: ['Ctrl', 'Z'], does: t('keyUndo') },
  { keys: ['/'], does: t('keySearch') },
  { keys: ['?'], does: t('keyList') },
];

interface Acts {
  selectPage: () => void;
  /** Null while nobody is selected. */
  decide: ((decision: Decision) => Promise<void>) | null;
}

/** Whoever came here by '/' from an applicant's page starts in the search box. */
export function useListKeys(box: RefObject<HTMLElement | null>, { selectPage, decide }: Acts): void {
  const state: unknown = useLocation().state;
  const wanted = typeof state === 'object' && state !== null && 'search' in state;
  const search = () => box.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list opens
  useEffect(() => {
    if (wanted) search();
  }, []);
  const step = (by: 1 | -1) => {
    const links = linksIn(box);
    const now = links.findIndex((link) => link.matches(':focus'));
    links.at(now < 0 ? (by > 0 ? 0 : -1) : Math.min(Math.max(now + by, 0), links.length - 1))?.focus();
  };
  const select = () => {
    const link = box.current?.querySelector('[data-row-link]:focus');
    link?.closest('tr, li')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    // So that twenty are chosen by twenty keys.
    if (link) step(1);
  };
  const deciding = decisions.map((one) => [
    meaningOf(one).key.toLowerCase(),
    decide ? () => void decide(one) : undefined,
  ]);
  useKeys({
    ...Object.fromEntries(deciding),
    x: select,
    s: selectPage,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    '/': search,
    '?': () => showKeys(lines),
  });
}
