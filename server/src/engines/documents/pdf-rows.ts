/** Stretches of text on a page, and the rows that they make. */

/** A stretch of text without a wide gap. */
export interface Segment {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  spaceBefore: boolean;
  spaceAfter: boolean;
}

/** No page has more beside one another; each is compared with all of its row. */
const MOST_IN_A_ROW = 250;

/** Segments whose baselines lie close share a row; raised and lowered small text belongs to the row it sits on. */
export function rowsOf(segments: Segment[]): Segment[][] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const rows: Segment[][] = [];
  for (const segment of sorted) {
    const row = rows.at(-1);
    if (row && row.length < MOST_IN_A_ROW && sitsOn(row, segment)) row.push(segment);
    else rows.push([segment]);
  }
  for (const row of rows) row.sort((a, b) => a.x0 - b.x0);
  return rows;
}

function sitsOn(row: Segment[], segment: Segment): boolean {
  // Text above other text is a line of its own, however large the letters beside it are.
  const stacked = row.some(
    (other) =>
      Math.abs(other.y - segment.y) > 0.1 * segment.size &&
      Math.min(other.x1, segment.x1) - Math.max(other.x0, segment.x0) > 0.3 * segment.size,
  );
  if (stacked) return false;
  const size = Math.max(segment.size, ...row.map((other) => other.size));
  const small = Math.min(segment.size, ...row.map((other) => other.size));
  const reach = small < 0.8 * size ? 0.45 : 0.3;
  return segment.y - baseline(row) < reach * size;
}

/** Where the largest letters of the row stand. */
export function baseline(row: Segment[]): number {
  let largest = row[0];
  for (const segment of row) if (segment.size > (largest?.size ?? 0)) largest = segment;
  return largest?.y ?? 0;
}
