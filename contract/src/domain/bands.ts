/** Bands of the final score, 0 to 100: the one place for their limits and for what each suggests. */

/** Best first. */
export const bands = ['Strong', 'Medium', 'Weak'] as const;
export type Band = (typeof bands)[number];

/** Each begins here and ends where the one before begins. */
const lowest = { Strong: 80, Medium: 60, Weak: 0 } as const satisfies Record<Band, number>;
const suggestions = {
  Strong: 'STRONG FIT',
  Medium: 'MODERATE FIT',
  Weak: 'WEAK FIT',
} as const satisfies Record<Band, string>;

/** The band of a final score. */
export function bandOf(final: number): Band {
  return bands.find((band) => final >= lowest[band]) ?? 'Weak';
}

/** A suggestion to a person, who alone decides. */
export function suggestedResult(final: number): (typeof suggestions)[Band] {
  return suggestions[bandOf(final)];
}

/** The final scores of a band: at least `from`, and less than `below` where there is a better band. */
export function bandRange(band: Band): { from: number; below: number | null } {
  const better = bands[bands.indexOf(band) - 1];
  return { from: lowest[band], below: better ? lowest[better] : null };
}

/** A band with its limits: "Strong (80 and above)", "Medium (60 to 80)", "Weak (below 60)". */
export function bandText(band: Band): string {
  const { from, below } = bandRange(band);
  if (below === null) return `${band} (${from} and above)`;
  return from === 0 ? `${band} (below ${below})` : `${band} (${from} to ${below})`;
}
