/** What came of reading applicants again under other names, in one sentence. */

export interface SwapOutcome {
  applicants: number;
  readings: number;
  changed: readonly unknown[];
}

/** "12 applicants read again under 6 other names: no mark changed." Each is read once under the own name, too. */
export function swapSentence({ applicants, readings, changed }: SwapOutcome): string {
  if (applicants === 0) return 'Nobody has been read yet: there is nothing to test.';
  const names = Math.round(readings / applicants) - 1;
  const people = applicants === 1 ? '1 applicant' : `${applicants.toLocaleString('en-US')} applicants`;
  const result =
    changed.length === 0 ? 'no mark changed' : `the marks of ${changed.length.toLocaleString('en-US')} changed`;
  return `${people} read again under ${names} other names: ${result}.`;
}
