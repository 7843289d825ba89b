/** Blanks hidden text in a binary Word file before it is read: vanished, white or tiny by its character properties. */
import { HIDDEN_TEXTS } from './findings.ts';
import type { Finding } from './types.ts';

type Reason = 'invisible_text' | 'white_text' | 'tiny_text';

const LAST_REGULAR_SECTOR = 0xfffffffa;
const MAX_SECTORS = 100_000;
/** Codes of character properties, from Microsoft's [MS-DOC]. */
const VANISH = 0x083c;
const COLOUR_INDEX = 0x2a42;
const COLOUR = 0x6870;
const HALF_POINTS = 0x4a43;
const SHADE = [0xca71, 0x4866, 0x2a0c];
const WHITE_INDEX = 8;
const TINY = 4;

/** The file with hidden text turned into spaces, and what was hidden. A file that is not understood comes back as it is. */
export function withoutHiddenDoc(file: Buffer): { bytes: Buffer; findings: Finding[] } {
  const bytes = Buffer.from(file);
  const hidden = new Map<Reason, string>();
  try {
    const streams = openStreams(bytes);
    const main = streams('WordDocument');
    const table = streams((main.readUInt16LE(10) & 0x0200) !== 0 ? '1Table' : '0Table');
    for (const { from, to, reason } of hiddenRanges(main, table)) {
      const text = main.blank(from, to);
      hidden.set(reason, `${hidden.get(reason) ?? ''} ${text}`);
    }
  } catch (error) {
    // Reading beyond a damaged table: the reader that follows says whether the file can be read at all.
    if (!(error instanceof RangeError)) throw error;
  }
  const findings: Finding[] = [];
  for (const [code, text] of hidden) {
    const excerpt = text.replace(/\s+/g, ' ').trim().slice(0, 300);
    if (/[\p{L}\p{N}]{2}/u.test(excerpt)) findings.push({ code, text: HIDDEN_TEXTS[code], excerpt });
  }
  return { bytes, findings };
}

interface Stream {
  readUInt8(at: number): number;
  readUInt16LE(at: number): number;
  readUInt32LE(at: number): number;
  /** Replaces a range by spaces and returns what stood there. */
  blank(from: number, to: number): string;
}

/** The ranges of the main stream whose characters cannot be seen. */
function* hiddenRanges(main: Stream, table: Stream): Generator<{ from: number; to: number; reason: Reason }> {
  const start = main.readUInt32LE(0xfa);
  const pages = Math.floor((main.readUInt32LE(0xfe) - 4) / 8);
  for (let i = 0; i < Math.min(pages, MAX_SECTORS); i++) {
    const page = table.readUInt32LE(start + 4 * (pages + 1 + i)) * 512;
    const runs = main.readUInt8(page + 511);
    for (let k = 0; k < runs; k++) {
      const position = main.readUInt8(page + 4 * (runs + 1) + k) * 2;
      const reason = position === 0 ? null : reasonOf(main, page + position);
      if (!reason) continue;
      yield { from: main.readUInt32LE(page + 4 * k), to: main.readUInt32LE(page + 4 * (k + 1)), reason };
    }
  }
}

function reasonOf(main: Stream, at: number): Reason | null {
  const end = at + 1 + main.readUInt8(at);
  let reason: Reason | null = null;
  let white = false;
  let shaded = false;
  for (let next = at + 1; next + 2 <= end; ) {
    const code = main.readUInt16LE(next);
    const value = next + 2;
    if (code === VANISH && main.readUInt8(value) !== 0) reason = 'invisible_text';
    if (code === HALF_POINTS && main.readUInt16LE(value) <= TINY) reason ??= 'tiny_text';
    if (code === COLOUR_INDEX) white = main.readUInt8(value) === WHITE_INDEX;
    if (code === COLOUR) white = [0, 1, 2].every((part) => main.readUInt8(value + part) >= 0xe8);
    if (SHADE.includes(code)) shaded = true;
    next = value + operandLength(code, main, value);
  }
  return reason ?? (white && !shaded ? 'white_text' : null);
}

/** The three highest bits of a property's code say how long its value is. */
function operandLength(code: number, main: Stream, value: number): number {
  const lengths = [1, 1, 2, 4, 2, 2, 0, 3];
  const kind = code >> 13;
  return kind === 6 ? main.readUInt8(value) + 1 : (lengths[kind] ?? 1);
}

/** Streams of the compound file as views onto its bytes. Throws RangeError for what lies outside. */
function openStreams(bytes: Buffer): (name: string) => Stream {
  const sectorSize = 1 << bytes.readUInt16LE(30);
  const offset = (id: number) => (id + 1) * sectorSize;
  const table = allocationTable(bytes, offset, sectorSize);
  const chain = (first: number) => {
    const ids: number[] = [];
    for (let id = first; id < LAST_REGULAR_SECTOR && ids.length < MAX_SECTORS; id = table(id)) ids.push(id);
    return ids;
  };
  const directory = chain(bytes.readUInt32LE(48)).flatMap((id) =>
    Array.from({ length: sectorSize / 128 }, (_, i) => offset(id) + 128 * i),
  );
  return (name) => {
    const entry = directory.find((at) => {
      const length = Math.min(64, bytes.readUInt16LE(at + 64));
      return length >= 2 && bytes.toString('utf16le', at, at + length - 2) === name;
    });
    if (entry === undefined) throw new RangeError(`No stream ${name}.`);
    const sectors = chain(bytes.readUInt32LE(entry + 116));
    const place = (at: number) => {
      const sector = sectors[Math.floor(at / sectorSize)];
      if (sector === undefined) throw new RangeError('Outside the stream.');
      return offset(sector) + (at % sectorSize);
    };
    return viewOf(bytes, place);
  };
}

function viewOf(bytes: Buffer, place: (at: number) => number): Stream {
  const readUInt8 = (at: number) => bytes.readUInt8(place(at));
  const readUInt16LE = (at: number) => readUInt8(at) | (readUInt8(at + 1) << 8);
  return {
    readUInt8,
    readUInt16LE,
    readUInt32LE: (at) => readUInt16LE(at) + readUInt16LE(at + 2) * 0x10000,
    blank(from, to) {
      const old = Buffer.alloc(Math.max(0, Math.min(to - from, 2_000_000)));
      for (let i = 0; i < old.length; i++) {
        const at = place(from + i);
        old[i] = bytes[at] ?? 0;
        // A space in 16-bit text; in 8-bit text a space and a character that is dropped.
        bytes[at] = i % 2 === 0 ? 0x20 : 0;
      }
      const wide = old.filter((byte, i) => i % 2 === 1 && byte === 0).length > old.length / 4;
      return old.toString(wide ? 'utf16le' : 'latin1');
    },
  };
}

function allocationTable(bytes: Buffer, offset: (id: number) => number, sectorSize: number): (id: number) => number {
  const sectors: number[] = [];
  for (let i = 0; i < 109; i++) sectors.push(bytes.readUInt32LE(76 + 4 * i));
  let next = bytes.readUInt32LE(68);
  while (next < LAST_REGULAR_SECTOR && sectors.length < MAX_SECTORS) {
    for (let at = 0; at < sectorSize - 4; at += 4) sectors.push(bytes.readUInt32LE(offset(next) + at));
    next = bytes.readUInt32LE(offset(next) + sectorSize - 4);
  }
  const perSector = sectorSize / 4;
  return (id) => {
    const sector = sectors[Math.floor(id / perSector)];
    if (sector === undefined || sector >= LAST_REGULAR_SECTOR) throw new RangeError('Outside the table.');
    return bytes.readUInt32LE(offset(sector) + (id % perSector) * 4);
  };
}
