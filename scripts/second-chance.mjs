/**
 * What failed is tried once more, alone, after everything else: on a machine that others use too, some test of thousands
 * fails though the product is right. What passes then counts as passed and is told by name, so that its cause is mended.
 */

/** Files that pass at the second try only: more of them, and the run has failed. */
export const MOST_UNSTEADY = 5;

/**
 * Tries again what failed. An outcome is `{ file, passed, failed, skipped, failures: [{ name, why }] }`, where `again`, if
 * there is one, answers the outcomes of a second try of it alone. A second try in which nothing passed or failed, or which
 * skips more than the first did (`cut`: that came not to all of its tests), proves nothing: the first holds. Answers `{ passed, failed, skipped, failures,
 * unsteady }`, the last two as `[{ name, why }]`. Where so many files failed that the run cannot pass any more, nothing is
 * tried again.
 */
export async function withSecondChance(outcomes) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
  const files = new Set(outcomes.filter(({ failed }) => failed > 0).map(({ file }) => file));
  for (const first of outcomes) {
    const chance = first.failed > 0 && first.again && files.size <= MOST_UNSTEADY;
    const second = chance ? await first.again() : [];
    const skipped = second.reduce((sum, outcome) => sum + outcome.skipped, 0);
    const hasRun =
      second.some(({ passed, failed }) => passed + failed > 0) && (first.cut === true || skipped <= first.skipped);
    const last = hasRun ? second : [first];
    for (const { passed, failed, skipped, failures } of last) {
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      total.failures.push(...failures);
    }
    if (hasRun && second.every(({ failed }) => failed === 0)) total.unsteady.push(...first.failures);
  }
  if (files.size > MOST_UNSTEADY) {
    const why = `${files.size} files failed, more than ${MOST_UNSTEADY}: none was tried again.`;
    total.failures.push({ name: 'more than a second chance mends', why });
  }
  return total;
}
