/** Reads a zip archive with a firm limit on what it may unfold to, checked before anything is inflated. */
import { inflateRawSync } from 'node:zlib';
import { problem } from './problems.ts';

const MAX_ENTRIES = 5_000;
/** Everything together; a document of text is far below. */
const MAX_TOTAL = 100_000_000;
/** One part of XML costs many times its size once parsed. */
const MAX_XML = 20_000_000;
/** Deflate reaches 1,000 to 1; honest XML stays below 100, and what is small does no harm. */
const MAX_RATIO = 250;
const RATIO_FROM = 10_000_000;

interface Entry {
  method: number;
  packed: number;
  size: number;
  offset: number;
}

export interface Zip {
  has(name: string): boolean;
  /** Throws for a missing entry, and where it unfolds to more than it declared. */
  read(name: string): Uint8Array;
}

/** Throws DocumentError `corrupt`, `encrypted` or `too_large`. */
export function openZip(bytes: Uint8Array): Zip {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view);
  let total = 0;
  for (const { size, packed } of entries.values()) {
    total += size;
    if (total > MAX_TOTAL || (size > RATIO_FROM && size > packed * MAX_RATIO)) throw problem('too_large');
  }
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw problem('corrupt');
      if (/\.(?:xml|rels)$/.test(name) && entry.size > MAX_XML) throw problem('too_large');
      return inflate(view, entry);
    },
  };
}

function readDirectory(view: Buffer): Map<string, Entry> {
  const end = view.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + 22 > view.length) throw problem('corrupt');
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  // 0xffff and 0xffffffff announce the 64-bit form, which no document of our size needs.
  if (count > MAX_ENTRIES || at === 0xffffffff) throw problem('too_large');
  const entries = new Map<string, Entry>();
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== 0x02014b50) throw problem('corrupt');
    if ((view.readUInt16LE(at + 8) & 1) !== 0) throw problem('encrypted');
    const nameLength = view.readUInt16LE(at + 28);
    const name = view.toString('utf8', at + 46, at + 46 + nameLength).replace(/\\/g, '/');
    entries.set(name, {
      method: view.readUInt16LE(at + 10),
      packed: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      offset: view.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

function inflate(view: Buffer, { method, packed, size, offset }: Entry): Uint8Array {
  if (offset + 30 > view.length || view.readUInt32LE(offset) !== 0x04034b50) throw problem('corrupt');
  const start = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
  const data = view.subarray(start, start + packed);
  if (method === 0) return data;
  if (method !== 8) throw problem('corrupt');
  try {
    // The declared size binds: a directory that lies is stopped here.
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw problem('corrupt', error);
  }
}
