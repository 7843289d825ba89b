/** Whose names the test of fairness puts in. */

/** Names as they are common in different communities, by turns of either sex. */
export const otherNames: readonly string[] = [
  'Nurul Aisyah binti Abdullah',
  'Wong Wei Ming',
  'Priya a/p Subramaniam',
  'John Anderson',
  'Muhammad Hafiz bin Ismail',
  'Maria Gonzalez',
];
