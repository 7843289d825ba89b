/** The query of the page's address. */
import { useSearchParams } from 'react-router';
import { type DayRange, readRange, writeRange } from './day-range.ts';

/**
 * The query, and the way to change it. Each change begins at the address as it is by then: on a slow machine a second one
 * comes before the page was drawn with the first, and would take it back.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  function change(to: (now: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }): void {
    setAddress(to(new URLSearchParams(window.location.search)), { ...options, preventScrollReset: true });
  }
  return [address, change] as const;
}

/** The days that a list is narrowed to. */
export function useRange() {
  const [address, change] = useAddress();
  const setRange = (next: DayRange) => change((now) => writeRange(now, next), { replace: true });
  return [readRange(address), setRange] as const;
}
