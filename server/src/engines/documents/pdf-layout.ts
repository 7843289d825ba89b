/** Puts the visible runs of a page into lines in reading order: columns first where the page has them. */
import { splitColumns } from './pdf-columns.ts';
import { baseline, rowsOf, type Segment } from './pdf-rows.ts';
import type { Run } from './pdf-state.ts';
import { logicalOrder } from './right-to-left.ts';

/** A line of the document with what its looks say about its role. */
export interface Line {
  text: string;
  /** In points; 0 where the format has no sizes. */
  size: number;
  bold: boolean;
  /** More room above it than between the lines of a paragraph. */
  gapBefore: boolean;
  /** It reaches the right edge of its column, so that the next line may go on with its sentence. */
  full: boolean;
}

/** In parts of the size: a wider gap parts two segments. */
const SEGMENT_GAP = 1;
const WORD_GAP = 0.12;

/** Runs turned to another reading direction follow after the page's main text. */
export function layOut(runs: Run[]): Line[] {
  const byTurn = Map.groupBy(runs, (run) => run.turn);
  const letters = (group: Run[]) => group.reduce((sum, run) => sum + run.text.length, 0);
  const groups = [...byTurn.values()].sort((a, b) => letters(b) - letters(a));
  return groups.flatMap((group) => splitColumns(segmentsOf(group)).flatMap(linesOf));
}

/** Joins runs that follow each other on one baseline, since many files draw each letter or word alone. */
function segmentsOf(runs: Run[]): Segment[] {
  const segments: Segment[] = [];
  let last: Segment | null = null;
  for (const run of runs) {
    const x1 = run.x + run.width;
    if (last && continues(last, run)) {
      const gap = run.x - last.x1;
      const spaced = last.spaceAfter || run.spaceBefore || gap > WORD_GAP * run.size;
      last.text += spaced ? ` ${run.text}` : run.text;
      last.x1 = Math.max(last.x1, x1);
      last.spaceAfter = run.spaceAfter;
      last.bold &&= run.bold;
      continue;
    }
    last = {
      text: run.text,
      x0: run.x,
      x1,
      y: run.y,
      size: run.size,
      bold: run.bold,
      spaceBefore: run.spaceBefore,
      spaceAfter: run.spaceAfter,
    };
    segments.push(last);
  }
  return segments;
}

function continues(last: Segment, run: Run): boolean {
  const size = Math.max(last.size, run.size);
  const gap = run.x - last.x1;
  return (
    Math.abs(run.y - last.y) < 0.1 * size && gap > -0.3 * size && gap < SEGMENT_GAP * size && run.size > 0.6 * last.size
  );
}

/** The rows of one column, top to bottom. */
function linesOf(column: Segment[]): Line[] {
  const rows = rowsOf(column);
  const left = Math.min(...column.map((segment) => segment.x0));
  const right = Math.max(...column.map((segment) => segment.x1));
  const pitch = usualPitch(rows);
  let previous: Segment[] | null = null;
  const lines: Line[] = [];
  for (const row of rows) {
    const above: Segment | undefined = previous?.[0];
    const size = Math.max(...row.map((segment) => segment.size));
    const gapBefore =
      above !== undefined && baseline(row) - baseline(previous ?? row) > Math.max(pitch * 1.35, size * 1.3);
    const text = logicalOrder(joinRow(row));
    const end = Math.max(...row.map((segment) => segment.x1));
    const full = end > left + 0.8 * (right - left);
    lines.push({ text, size, bold: row.every((segment) => segment.bold), gapBefore, full });
    previous = row;
  }
  if (lines[0]) lines[0].gapBefore = true;
  return lines;
}

function usualPitch(rows: Segment[][]): number {
  const steps = rows.slice(1).map((row, i) => baseline(row) - baseline(rows[i] ?? row));
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.4)] ?? 0;
}

/** Wide gaps, as between a title and its date, become a tab. */
function joinRow(row: Segment[]): string {
  let text = '';
  let last: Segment | null = null;
  for (const segment of row) {
    // Shadows and false bold draw the same word twice, a hair apart.
    if (last && segment.text === last.text && segment.x0 < last.x0 + 0.2 * segment.size) continue;
    if (last) {
      const gap = (segment.x0 - last.x1) / Math.max(1, Math.min(segment.size, last.size));
      if (gap > 2.5) text += '\t';
      else if (gap > WORD_GAP || last.spaceAfter || segment.spaceBefore || changesSize(last, segment)) text += ' ';
    }
    text += segment.text;
    last = segment;
  }
  return text;
}

/** Small capitals change size inside a word and stand close; two words in two sizes keep some distance. */
function changesSize(last: Segment, next: Segment): boolean {
  const ratio = last.size / next.size;
  return (ratio > 1.5 || ratio < 0.67) && next.x0 - last.x1 > 0.04 * last.size;
}
