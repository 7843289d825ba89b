/** The keys of an applicant's page: on through the list, decide, back to the search. */
import { useNavigate } from 'react-router';
import { useKeys } from './keyboard.ts';
import { showKeys } from './keys-help.tsx';
import type { Decision } from './rules.ts';
import type { Neighbour, Neighbours } from './use-neighbours.ts';

const lines = [
  { keys: ['↑', '↓'], does: 'Previous and next applicant' },
  { keys: ['A'], does: 'Accept' },
  { keys: ['K'], does: 'Keep in view (KIV)' },
  { keys: ['R'], does: 'Reject' },
  { keys: ['/'], does: 'Search applicants' },
  { keys: ['?'], does: 'List the keys' },
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
    a: () => decide('Accepted'),
    k: () => decide('KIV'),
    r: () => decide('Rejected'),
    '/': search,
    '?': help,
  });
  return help;
}
