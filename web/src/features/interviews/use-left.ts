/** Brings what this browser kept of interviews that ended while its line was away, or after its tab was gone. */
import { useEffect } from 'react';

/** Of own applications, those that were interviewed. */
export function useLeft(applications: readonly { id: string; interviewStatus: boolean }[] | undefined): void {
  const over = (applications ?? []).flatMap(({ id, interviewStatus }) => (interviewStatus ? [id] : [])).join(' ');
  useEffect(() => {
    if (over === '') return;
    const gone = new AbortController();
    // Nearly always there is nothing: the page does not wait for the code.
    void import('./bring-left.ts').then(({ bringLeft }) => bringLeft(over.split(' '), gone.signal)).catch(() => {});
    return () => gone.abort();
  }, [over]);
}
