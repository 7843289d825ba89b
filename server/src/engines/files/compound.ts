/** The table of contents of an OLE compound file, the container of DOC and of password-protected DOCX. */

const LAST_REGULAR_SECTOR = 0xfffffffa;
const MAX_CHAIN = 100_000;

export interface Compound {
  has(name: string): boolean;
  /** The first sector of a stream, after its whole chain was found to lie inside the file. */
  head(name: string): Buffer | 'missing' | 'damaged';
}

/** Null where the container is truncated or damaged. Format: Microsoft's [MS-CFB]. */
export function readCompound(view: Buffer): Compound | null {
  if (view.length < 1536) return null;
  const sectorSize = 1 << view.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) return null;
  const sector = (id: number) => {
    const start = (id + 1) * sectorSize;
    // The last sector of a file is often written without its padding.
    return id < LAST_REGULAR_SECTOR && start < view.length ? view.subarray(start, start + sectorSize) : null;
  };
  const table = readTable(view, sector, sectorSize);
  if (!table) return null;

  const chain = (first: number): Buffer[] | null => {
    const parts: Buffer[] = [];
    for (let id = first; id < LAST_REGULAR_SECTOR; id = table(id)) {
      const part = sector(id);
      if (!part || parts.length > MAX_CHAIN) return null;
      parts.push(part);
    }
    return parts;
  };

  const directory = chain(view.readUInt32LE(48));
  if (!directory || directory.length === 0) return null;
  const streams = readDirectory(Buffer.concat(directory));
  const smallLimit = view.readUInt32LE(56);
  return {
    has: (name) => streams.has(name),
    head(name) {
      const entry = streams.get(name);
      if (!entry) return 'missing';
      // Word's main stream is never below the limit under which streams are packed into the mini stream.
      if (entry.size < smallLimit) return 'damaged';
      const parts = chain(entry.start);
      const whole = parts && parts.length * sectorSize >= entry.size;
      return whole && parts[0] ? parts[0] : 'damaged';
    },
  };
}

type SectorAt = (id: number) => Buffer | null;

/** The allocation table as "which sector follows this one"; null where a part of it lies beyond the file. */
function readTable(view: Buffer, sector: SectorAt, sectorSize: number): ((id: number) => number) | null {
  const count = view.readUInt32LE(44);
  const ids: number[] = [];
  for (let i = 0; i < Math.min(109, count); i++) ids.push(view.readUInt32LE(76 + 4 * i));
  let next = view.readUInt32LE(68);
  while (ids.length < count && next < LAST_REGULAR_SECTOR) {
    const part = sector(next);
    if (!part || part.length < sectorSize || ids.length > MAX_CHAIN) return null;
    for (let at = 0; at < sectorSize - 4 && ids.length < count; at += 4) ids.push(part.readUInt32LE(at));
    next = part.readUInt32LE(sectorSize - 4);
  }
  const perSector = sectorSize / 4;
  const tables: Buffer[] = [];
  for (const id of ids) {
    const part = sector(id);
    if (!part) return null;
    tables.push(part);
  }
  return (id) => {
    const part = tables[Math.floor(id / perSector)];
    const at = (id % perSector) * 4;
    return part && at + 4 <= part.length ? part.readUInt32LE(at) : LAST_REGULAR_SECTOR;
  };
}

function readDirectory(bytes: Buffer): Map<string, { start: number; size: number }> {
  const streams = new Map<string, { start: number; size: number }>();
  for (let at = 0; at + 128 <= bytes.length; at += 128) {
    const nameBytes = Math.min(64, bytes.readUInt16LE(at + 64));
    if (nameBytes < 2) continue;
    const name = bytes.toString('utf16le', at, at + nameBytes - 2);
    streams.set(name, { start: bytes.readUInt32LE(at + 116), size: bytes.readUInt32LE(at + 120) });
  }
  return streams;
}
