/** What may be behind the text of a binary Word file: shading of paragraphs, tables and styles, shapes, and the paper. */
import { MAX_SECTORS, type Stream } from './doc-streams.ts';
import { roomOf, USUAL_SIZE } from './docx-room.ts';

/** Codes of properties, from Microsoft's [MS-DOC]: of paragraphs, of tables, and the place where too many of them are kept. */
const PARAGRAPH_SHADE = [0x442d, 0xc64d];
const IN_TABLE = 0x2416;
const TABLE_SHADE = [0xd609, 0xd60c, 0xd612, 0xd616, 0xd62d, 0xd660, 0xd670, 0xd671, 0xd672];
const KEPT_ELSEWHERE = [0x6645, 0x6646];
/** Where the file says where its lists of shapes are, of the body and of headers; and what is drawn on its paper. */
const SHAPES = [0x1da, 0x1e2];
const PAPER = 0x22a;
const FILL_KIND = 0x0180;
const FILL_COLOUR = 0x0181;
const STYLES = 0xa2;
const MOST_BYTES = 1_000_000;
const MOST_SHAPES = 1000;
/** In points: lower and narrower ones are lines and dots. */
const LEAST_SIDE = 5;
/** Shapes of headers are repeated on each page. */
const REPEATED = 10;

/** Parts a range of the main stream into those that something dark may be behind and those that stand on white. */
export type Grounds = (from: number, to: number) => { from: number; to: number; dark: boolean }[];

interface Paragraph {
  from: number;
  to: number;
  shaded: boolean;
  inTable: boolean;
}

export function groundsOf(main: Stream, table: Stream): Grounds {
  const all: Grounds = (from, to) => [{ from, to, dark: true }];
  try {
    if (hasDarkPaper(main, table) || hasShadedStyle(main, table)) return all;
    const shaded = groundsIn([...paragraphsOf(main, table)]);
    let room = roomOfShapes(main, table);
    return (from, to) =>
      shaded(from, to).map((part) => {
        // At the least: letters may take one byte or two.
        const needed = roomOf('x', USUAL_SIZE) * ((part.to - part.from) / 2);
        if (part.dark || needed > room) return part;
        room -= needed;
        return { ...part, dark: true };
      });
  } catch (error) {
    // Tables that lead outside the file: what is behind its text is not known.
    if (error instanceof RangeError) return all;
    throw error;
  }
}

/** Points times points of all shapes together: where they lie and what they are filled with is not read. */
function roomOfShapes(main: Stream, table: Stream): number {
  let room = 0;
  for (const at of SHAPES) {
    const [start, length] = [main.readUInt32LE(at), main.readUInt32LE(at + 4)];
    // A place of each and one more of 4 bytes, then 26 bytes of each: its number, left, top, right, bottom in twentieths of points.
    const count = Math.min(MOST_SHAPES, Math.floor((length - 4) / 30));
    for (let i = 0; i < count; i++) {
      const box = start + 4 * (Math.floor((length - 4) / 30) + 1) + 26 * i + 4;
      const side = (from: number) => ((table.readUInt32LE(box + from + 8) - table.readUInt32LE(box + from)) | 0) / 20;
      const [width, height] = [Math.min(side(0), 1000), Math.min(side(4), 1500)];
      if (Math.min(width, height) >= LEAST_SIDE) room += width * height * (at === SHAPES[0] ? 1 : REPEATED);
    }
  }
  return room;
}

function groundsIn(paragraphs: readonly (Paragraph & { shadesTable: boolean })[]): Grounds {
  const tables = paragraphs.some(({ shadesTable }) => shadesTable);
  const dark = paragraphs
    .filter(({ shaded, inTable }) => shaded || (inTable && tables))
    .toSorted((a, b) => a.from - b.from);
  return (from, to) => {
    const parts: ReturnType<Grounds> = [];
    let at = from;
    let [low, high] = [0, dark.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((dark[middle]?.to ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    for (let next = dark[low]; next && next.from < to && at < to; next = dark[++low]) {
      if (next.from > at) parts.push({ from: at, to: next.from, dark: false });
      const end = Math.min(to, next.to);
      if (end > at) parts.push({ from: Math.max(at, next.from), to: end, dark: true });
      at = Math.max(at, end);
    }
    if (at < to) parts.push({ from: at, to, dark: false });
    return parts;
  };
}

function* paragraphsOf(main: Stream, table: Stream): Generator<Paragraph & { shadesTable: boolean }> {
  const start = main.readUInt32LE(0x102);
  const pages = Math.floor((main.readUInt32LE(0x106) - 4) / 8);
  for (let i = 0; i < Math.min(pages, MAX_SECTORS); i++) {
    const page = table.readUInt32LE(start + 4 * (pages + 1 + i)) * 512;
    const runs = main.readUInt8(page + 511);
    for (let k = 0; k < runs; k++) {
      const position = main.readUInt8(page + 4 * (runs + 1) + 13 * k) * 2;
      if (position === 0) continue;
      const [from, to] = [main.readUInt32LE(page + 4 * k), main.readUInt32LE(page + 4 * (k + 1))];
      yield { from, to, ...propertiesAt(main, page + position) };
    }
  }
}

/** A length in pairs of bytes, or 0 and then such a length; the number of the style; properties. */
function propertiesAt(main: Stream, at: number): { shaded: boolean; inTable: boolean; shadesTable: boolean } {
  const pairs = main.readUInt8(at);
  const start = pairs === 0 ? at + 2 : at + 1;
  const end = start + (pairs === 0 ? 2 * main.readUInt8(at + 1) : 2 * pairs - 1);
  const found = { shaded: false, inTable: false, shadesTable: false };
  for (const { code, value, length } of propertiesIn(main, start + 2, end)) {
    if (code === IN_TABLE) found.inTable = main.readUInt8(value) !== 0;
    if (PARAGRAPH_SHADE.includes(code)) found.shaded = isShade(main, code, value, length);
    if (TABLE_SHADE.includes(code)) found.shadesTable ||= isShade(main, code, value, length);
    if (KEPT_ELSEWHERE.includes(code)) return { shaded: true, inTable: true, shadesTable: true };
  }
  return found;
}

interface Property {
  code: number;
  value: number;
  length: number;
}

/** The three highest bits of a property's code say how long its value is. */
export function* propertiesIn(stream: Stream, from: number, to: number): Generator<Property> {
  const lengths = [1, 1, 2, 4, 2, 2, 0, 3];
  for (let at = from; at + 2 <= to; ) {
    const code = stream.readUInt16LE(at);
    const value = at + 2;
    const kind = code >> 13;
    // The list of a table's cells alone tells its length in two bytes.
    const wide = code === 0xd608;
    const own = wide ? stream.readUInt16LE(value) + 1 : stream.readUInt8(value) + 1;
    const length = kind === 6 ? own : (lengths[kind] ?? 1);
    yield { code, value, length };
    at = value + length;
  }
}

/** Whether a shade, or one of a row of them, may be other than white: old ones have two bytes each, newer ones ten. */
export function isShade(stream: Stream, code: number, value: number, length: number): boolean {
  const one = code >> 13 === 2 || code === 0xd609 ? 2 : 10;
  const first = code >> 13 === 6 ? value + 1 : value;
  for (let at = first; at + one <= value + length; at += one) {
    if (one === 2 && isOldShade(stream.readUInt16LE(at))) return true;
    if (one === 10 && isNewShade(stream, at)) return true;
  }
  // Those that say which cells they are for begin elsewhere.
  return code === 0xd62d;
}

/** Five bits for the colour in front, five for the one behind, six for the pattern; automatic is 0, white 8. */
function isOldShade(shade: number): boolean {
  const [back, pattern] = [(shade >> 5) & 31, shade >> 10];
  return shade !== 0xffff && ((back !== 0 && back !== 8) || pattern !== 0);
}

function isNewShade(stream: Stream, at: number): boolean {
  const pattern = stream.readUInt16LE(at + 8);
  if (pattern === 0xffff) return false;
  const automatic = stream.readUInt8(at + 7) === 0xff;
  const white = [4, 5, 6].every((part) => stream.readUInt8(at + part) >= 0xe8);
  return pattern !== 0 || !(automatic || white);
}

/** Looked for by its code and length: a style keeps it where only the whole list of styles would tell. */
function hasShadedStyle(main: Stream, table: Stream): boolean {
  const [start, length] = [main.readUInt32LE(STYLES), Math.min(MOST_BYTES, main.readUInt32LE(STYLES + 4))];
  for (let at = start; at + 13 <= start + length; at += 1)
    if (table.readUInt16LE(at) === 0xc64d && table.readUInt8(at + 2) === 10 && isNewShade(table, at + 3)) return true;
  return false;
}

/** A colour, or a picture, in the shape that Word keeps for what is behind the pages. */
function hasDarkPaper(main: Stream, table: Stream): boolean {
  const [start, length] = [main.readUInt32LE(PAPER), Math.min(MOST_BYTES, main.readUInt32LE(PAPER + 4))];
  const end = start + length;
  for (let at = start; at + 24 <= end; at += 1) {
    // A record of a shape is told by its kind, its length of 8 and, of the paper, one of its switches.
    if (table.readUInt16LE(at + 2) !== 0xf00a || table.readUInt32LE(at + 4) !== 8) continue;
    if ((table.readUInt32LE(at + 12) & 0x400) === 0 || table.readUInt16LE(at + 18) !== 0xf00b) continue;
    const count = table.readUInt16LE(at + 16) >> 4;
    for (let one = at + 24; one + 6 <= Math.min(end, at + 24 + 6 * count); one += 6) {
      const [code, value] = [table.readUInt16LE(one) & 0x3fff, table.readUInt32LE(one + 2)];
      if (code === FILL_KIND && value !== 0) return true;
      // The highest byte tells colours that the program chooses.
      const parts = [value, value >> 8, value >> 16].map((part) => part & 255);
      if (code === FILL_COLOUR && value >>> 24 === 0 && parts.some((part) => part < 0xe8)) return true;
    }
  }
  return false;
}
