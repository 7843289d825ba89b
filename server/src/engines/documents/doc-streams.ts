/** The streams of an OLE compound file, read and written in place. */

const LAST_REGULAR_SECTOR = 0xfffffffa;
/** Of one stream: more are damaged or mean harm. */
export const MAX_SECTORS = 100_000;

/** Of one run. */
const MOST_LETTERS = 2_000_000;

export interface Stream {
  readUInt8(at: number): number;
  readUInt16LE(at: number): number;
  readUInt32LE(at: number): number;
  text(from: number, to: number): string;
  /** Replaces a range by spaces. */
  blank(from: number, to: number): void;
}

/** Streams of the compound file as views onto its bytes. Throws RangeError for what lies outside. */
export function openStreams(bytes: Buffer): (name: string) => Stream {
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
  /** Short streams lie in pieces of a stream of their own, that of the first entry, with a table of their own. */
  const small = (first: number) => {
    const pieceSize = 1 << bytes.readUInt16LE(32);
    const pieces = chain(bytes.readUInt32LE((directory[0] ?? 0) + 116));
    const holder = (at: number) => within(pieces, at, sectorSize, offset);
    const links = chain(bytes.readUInt32LE(60));
    const ids: number[] = [];
    for (let id = first; id < LAST_REGULAR_SECTOR && ids.length < MAX_SECTORS; ) {
      ids.push(id);
      id = bytes.readUInt32LE(within(links, 4 * id, sectorSize, offset));
    }
    return (at: number) => within(ids, at, pieceSize, (id) => holder(id * pieceSize));
  };
  return (name) => {
    const entry = directory.find((at) => {
      const length = Math.min(64, bytes.readUInt16LE(at + 64));
      return length >= 2 && bytes.toString('utf16le', at, at + length - 2) === name;
    });
    if (entry === undefined) throw new RangeError(`No stream ${name}.`);
    const sectors = chain(bytes.readUInt32LE(entry + 116));
    const large = (at: number) => within(sectors, at, sectorSize, offset);
    if (bytes.readUInt32LE(entry + 120) >= bytes.readUInt32LE(56)) return viewOf(bytes, large);
    return viewOf(bytes, small(bytes.readUInt32LE(entry + 116)));
  };
}

/** The place in the file of a place in a stream of sectors. Throws RangeError. */
function within(sectors: readonly number[], at: number, size: number, offset: (id: number) => number): number {
  const sector = sectors[Math.floor(at / size)];
  if (sector === undefined) throw new RangeError('Outside the stream.');
  return offset(sector) + (at % size);
}

function viewOf(bytes: Buffer, place: (at: number) => number): Stream {
  const readUInt8 = (at: number) => bytes.readUInt8(place(at));
  const readUInt16LE = (at: number) => readUInt8(at) | (readUInt8(at + 1) << 8);
  return {
    readUInt8,
    readUInt16LE,
    readUInt32LE: (at) => readUInt16LE(at) + readUInt16LE(at + 2) * 0x10000,
    text(from, to) {
      const letters = Buffer.from(Array.from({ length: lengthOf(from, to) }, (_, i) => readUInt8(from + i)));
      const wide = letters.filter((byte, i) => i % 2 === 1 && byte === 0).length > letters.length / 4;
      return letters.toString(wide ? 'utf16le' : 'latin1');
    },
    blank(from, to) {
      // A space in 16-bit text; in 8-bit text a space and a character that is dropped.
      for (let i = 0; i < lengthOf(from, to); i++) bytes[place(from + i)] = i % 2 === 0 ? 0x20 : 0;
    },
  };
}

const lengthOf = (from: number, to: number) => Math.max(0, Math.min(to - from, MOST_LETTERS));

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
