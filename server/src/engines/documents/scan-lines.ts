/** Lines of the words that were recognised on a page. */
import { layoutFlags, type TextItem } from 'tesseract-wasm';
import { EVERYWHERE } from './pdf-geometry.ts';
import { type Line, layOut } from './pdf-layout.ts';
import type { Run } from './pdf-state.ts';

/**
 * Of words with less confidence three of four were wrong (on nine pages 25 of 33; of those up to 0.5 every second one, of
 * the rest one of 37): a skill or a year that nobody wrote is worse than a gap.
 */
const LEAST = 0.2;
/** In heights of a word: wider gaps part columns, or a line from its date, which stand on feet of their own. */
const WIDE = 1.5;
/** Letters, of all heights, in parts of the size of their font. */
const HEIGHT = 0.75;
const BELOW_THE_LINE = /[gjpqyQ,;()[\]{}@|/_]/;

/**
 * What the recognition parted as columns stays so; within them the layout is that of every other page, since short columns
 * beside each other are recognised as if they were one.
 */
export function scanLines(words: TextItem[]): Line[] {
  const lines = columnsOf(rowsOf(words)).flatMap((column) => layOut(column.flatMap(runsOf)));
  // How high letters are says little of their font here: no line is a heading by its size.
  return lines.map((line) => ({ ...line, size: 0 }));
}

function rowsOf(words: TextItem[]): TextItem[][] {
  const rows: TextItem[][] = [];
  for (const word of words) {
    if (word.flags & layoutFlags.StartOfLine || rows.length === 0) rows.push([]);
    if (word.confidence >= LEAST && word.text.trim() !== '') rows.at(-1)?.push(word);
  }
  return rows.filter((row) => row.length > 0);
}

/** A line that stands above the one before it, or beside it, begins another column. */
function columnsOf(rows: TextItem[][]): TextItem[][][] {
  const columns: TextItem[][][] = [];
  for (const row of rows) {
    const last = columns.at(-1);
    const above = last?.at(-1);
    if (last && above && isBelow(row, above)) last.push(row);
    else columns.push([row]);
  }
  return columns;
}

function isBelow(row: TextItem[], above: TextItem[]): boolean {
  const [lower, upper] = [extent(row), extent(above)];
  return lower.top > upper.top && lower.left < upper.right && lower.right > upper.left;
}

const extent = (row: TextItem[]) => ({
  left: Math.min(...row.map(({ rect }) => rect.left)),
  right: Math.max(...row.map(({ rect }) => rect.right)),
  top: Math.min(...row.map(({ rect }) => rect.top)),
});

function runsOf(row: TextItem[]): Run[] {
  const height = median(row.map(({ rect }) => rect.bottom - rect.top));
  const parts: TextItem[][] = [];
  for (const word of row) {
    const last = parts.at(-1)?.at(-1);
    if (last && word.rect.left - last.rect.right < WIDE * height) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts.flatMap((part) => part.map((word) => runOf(word, footOf(part), height / HEIGHT)));
}

/** On which its letters stand, as most words tell that have none that reaches below. */
function footOf(words: TextItem[]): number {
  const standing = words.filter(({ text }) => !BELOW_THE_LINE.test(text) && /[\p{L}\p{N}]/u.test(text));
  return median((standing.length > 0 ? standing : words).map(({ rect }) => rect.bottom));
}

function runOf({ text, rect }: TextItem, y: number, size: number): Run {
  const drawn = { order: 0, turn: 0, bold: false, box: EVERYWHERE, colour: null, alpha: 1, unpainted: false };
  const around = { clip: EVERYWHERE, spaceBefore: true, spaceAfter: true };
  return { text, x: rect.left, y, width: rect.right - rect.left, size, ...drawn, ...around };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
