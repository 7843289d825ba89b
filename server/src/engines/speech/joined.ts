/** Two recordings of one answer, of which the later one may begin within the earlier one. */

const numbers = (samples: Uint8Array) => new Int16Array(Uint8Array.from(samples).buffer);

/**
 * Samples of 16 bit in order, without what both have: the longest end of the earlier one with which the later one begins, or
 * all of the later one where the earlier one holds it. By Knuth, Morris and Pratt, so that silence takes no longer.
 */
export function joined(earlier: Uint8Array, later: Uint8Array): Uint8Array[] {
  const [before, after] = [numbers(earlier), numbers(later)];
  if (after.length === 0) return [earlier];
  const falls = new Int32Array(after.length);
  for (let [at, same] = [1, 0]; at < after.length; at += 1) {
    while (same > 0 && after[at] !== after[same]) same = falls[same - 1] ?? 0;
    if (after[at] === after[same]) same += 1;
    falls[at] = same;
  }
  let same = 0;
  for (const sample of before) {
    while (same > 0 && sample !== after[same]) same = falls[same - 1] ?? 0;
    if (sample === after[same]) same += 1;
    if (same === after.length) return [earlier];
  }
  return [earlier.subarray(0, earlier.length - 2 * same), later];
}
