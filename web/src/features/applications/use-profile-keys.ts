/** The keys of an applicant's page: on through the list, see the resume, hear the answers, decide, back to the search. */
import { type Decision, decisions, meaningOf } from '@saring/contract/domain';
import { useNavigate } from 'react-router';
import { playOrPause } from '#features/interviews/index.ts';
import { useKeys } from '#kit/keys.ts';
import { t } from '#messages/applications-profile.ts';
import { said } from '#messages/contract.ts';
import { showKeys } from './show-keys.tsx';
import type { Neighbour, Neighbours } from './use-neighbours.ts';

const lines = [
  { keys: ['↑', '↓'], does: t('keyNext') },
  ...decisions.map((decision) => ({ keys: [meaningOf(decision).key], does: said(meaningOf(decision).action) })),
  { keys: ['V'], does: t('keyView') },
  { keys: ['P'], does: t('keyPlay') },
  { keys: ['/'], does: t('keySearch') },
  { keys: ['?'], does: t('keyList') },
];

export interface ProfileKeys {
  neighbours: Neighbours;
  decide: (status: Decision) => void;
  search: () => void;
}

/** Answers what lists the keys. */
export function useProfileKeys({ neighbours, decide, search }: ProfileKeys): () => void {
  const navigate = useNavigate();
  const go = (to: Neighbour | null) => {
    if (to) void navigate(to.path, { state: { applicant: to.applicant }, replace: true });
  };
  const help = () => showKeys(lines);
  useKeys({
    ArrowUp: () => go(neighbours.previous),
    ArrowDown: () => go(neighbours.next),
    ...Object.fromEntries(decisions.map((decision) => [meaningOf(decision).key.toLowerCase(), () => decide(decision)])),
    '/': search,
    '?': help,
  });
  return help;
}

/** The keys of what the page shows; `view` opens or closes the resume and is undefined where there is none. */
export function useReadingKeys(view: (() => void) | undefined): void {
  useKeys({ v: view, p: playOrPause });
}
