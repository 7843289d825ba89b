/** What a list sends along to the page of one of its rows, so that the page shows something before its own answer. */
import { useLocation } from 'react-router';

/** What was sent as `name`, if it is the one of this id. */
export function useSentAlong<T extends { id: string }>(name: string, id: string): T | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !(name in state)) return null;
  const sent = (state as Record<string, T | null>)[name]; // written by the list only; a history entry cannot come from elsewhere
  return sent?.id === id ? sent : null;
}
