/** Finds the gutters of a page and gives its columns in reading order; tables and right-hand dates stay rows. */
import { rowsOf, type Segment } from './pdf-rows.ts';

/** A gutter is at least this wide, in parts of the usual size; spaces between words seldom are over several lines. */
const GUTTER = 0.9;
/** Fewer lines beside each other are a heading with a date or a contact line, not a column. */
const MIN_LINES = 3;
/** Rows of a table share their baselines exactly; lines of unrelated columns meet only by chance. */
const SAME_BASELINE = 0.12;
/** Bounds the search on hostile pages. */
const MAX_CANDIDATES = 120;
const MAX_DEPTH = 8;

interface Split {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  height: number;
}

/** Groups of segments to be read one after the other, each row by row. */
export function splitColumns(segments: Segment[], depth = 0): Segment[][] {
  if (segments.length < 2 * MIN_LINES || depth > MAX_DEPTH) return [segments];
  const split = bestSplit(segments);
  if (!split) return [segments];
  return [split.above, split.left, split.right, split.below]
    .filter((part) => part.length > 0)
    .flatMap((part) => splitColumns(part, depth + 1));
}

/** The tallest stretch of page on which a gutter parts two real columns. */
function bestSplit(segments: Segment[]): Split | null {
  const size = median(segments.map((segment) => segment.size));
  let best: Split | null = null;
  for (const x of candidates(segments, size)) {
    // Whatever reaches into the gutter ends it: a centred footer must not narrow the gutter above it.
    const from = x - GUTTER * size;
    const crossing = segments.filter((segment) => segment.x0 < x && segment.x1 > from).sort((a, b) => a.y - b.y);
    for (const [top, bottom] of freeStretches(crossing)) {
      if (best && bottom - top < best.height && Number.isFinite(bottom - top)) continue;
      const split = columnsBetween(segments, x, top, bottom);
      if (split && (!best || split.height > best.height)) best = split;
    }
  }
  return best;
}

/** Just left of where text begins: the right edge of any gutter is such a place. */
function candidates(segments: Segment[], size: number): number[] {
  const starts = new Map<number, number>();
  for (const { x0 } of segments) {
    const x = Math.round(x0 / (size / 2));
    starts.set(x, Math.min(starts.get(x) ?? Number.POSITIVE_INFINITY, x0));
  }
  return [...starts.values()]
    .map((x) => x - 0.05 * size)
    .sort((a, b) => a - b)
    .slice(1, MAX_CANDIDATES);
}

/** The stretches between lines that cross the gutter. */
function freeStretches(crossing: Segment[]): [number, number][] {
  const stretches: [number, number][] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const { y, size } of crossing) {
    if (y - size > top) stretches.push([top, y - 0.3 * size]);
    top = y + 0.3 * size;
  }
  stretches.push([top, Number.POSITIVE_INFINITY]);
  return stretches;
}

function columnsBetween(segments: Segment[], x: number, top: number, bottom: number): Split | null {
  const split: Split = { above: [], left: [], right: [], below: [], height: 0 };
  for (const segment of segments) {
    if (segment.y <= top) split.above.push(segment);
    else if (segment.y >= bottom) split.below.push(segment);
    else if (segment.x1 <= x) split.left.push(segment);
    else split.right.push(segment);
  }
  if (split.left.length < MIN_LINES || split.right.length < MIN_LINES) return null;
  const [left, right] = [extent(split.left), extent(split.right)];
  // Only where both sides stand beside each other is there a gutter at all.
  split.height = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  return split.height > 0 && areColumns(split.left, split.right) ? split : null;
}

function extent(segments: Segment[]): { top: number; bottom: number } {
  const ys = segments.map((segment) => segment.y);
  return { top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Columns hold text of their own; the sides of a table or of a line with its date belong together row by row. */
function areColumns(left: Segment[], right: Segment[]): boolean {
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  if (Math.min(leftRows.length, rightRows.length) < MIN_LINES) return false;
  const shared = sharedRows(leftRows, rightRows);
  const fewer = Math.min(leftRows.length, rightRows.length);
  const tight = Math.min(density(leftRows), density(rightRows));
  if (tight < 0.4) return false;
  if (shared / fewer < 0.6) return true;
  // Both sides sit on one grid: columns of running text do so too, but their lines are long on both sides.
  return Math.min(lettersPerRow(leftRows), lettersPerRow(rightRows)) >= 22 && fewer > MIN_LINES;
}

function sharedRows(left: Segment[][], right: Segment[][]): number {
  let shared = 0;
  for (const [first] of left) {
    if (first && right.some(([other]) => other && Math.abs(other.y - first.y) < SAME_BASELINE * first.size)) {
      shared++;
    }
  }
  return shared;
}

/** Which part of its height a side fills with lines: dates beside a text are sparse. */
function density(rows: Segment[][]): number {
  const ys = rows.flatMap((row) => (row[0] ? [row[0].y] : []));
  const size = median(rows.flat().map((segment) => segment.size));
  const height = Math.max(...ys) - Math.min(...ys) + 1.3 * size;
  return (rows.length * 1.3 * size) / height;
}

function lettersPerRow(rows: Segment[][]): number {
  return median(rows.map((row) => row.reduce((sum, segment) => sum + segment.text.length, 0)));
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
