/** A step without corners. */

/** From 0 at `low` to 1 at `high`, without corners. */
export function smooth(value: number, low: number, high: number): number {
  const at = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return at * at * (3 - 2 * at);
}
