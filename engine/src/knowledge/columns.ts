/** One file of named columns, each compressed by itself, so that a column that nobody asks for is never unpacked. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

type Numbers = Uint8Array | Uint16Array | Uint32Array;
export type Column = Numbers | readonly string[];
type Entry = { name: string; type: 'u8' | 'u16' | 'u32' | 'text'; bytes: number };
type Header = { version: string; columns: Entry[] };

export type Columns = {
  /** SHA-256 of the columns before they were compressed, in hexadecimal digits. */
  readonly version: string;
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
  text(name: string): string[];
};

/** SHA-256 of the columns, names included, in hexadecimal digits. */
export function versionOf(columns: Record<string, Column>): string {
  const hash = createHash('sha256');
  for (const [name, column] of Object.entries(columns)) hash.update(name).update(rawOf(column));
  return hash.digest('hex');
}

/** The bytes of a file that holds the columns; the same columns give the same bytes. No string may hold a line break. */
export function packColumns(columns: Record<string, Column>): Uint8Array {
  const entries: Entry[] = [];
  const parts: Uint8Array[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const raw = rawOf(column);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } };
    const packed = brotliCompressSync(raw, options);
    entries.push({ name, type: typeOf(column), bytes: packed.length });
    parts.push(packed);
  }
  const header: Header = { version: versionOf(columns), columns: entries };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...parts]);
}

/** Reads what `packColumns` wrote; a column is unpacked when it is asked for, each time anew. */
export function openColumns(file: Uint8Array): Columns {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const end = bytes.indexOf(10);
  // Trusted: the file is part of the program, and the check compiles it anew.
  const header: Header = JSON.parse(bytes.toString('utf8', 0, end));
  const places = new Map<string, { entry: Entry; at: number }>();
  let at = end + 1;
  for (const entry of header.columns) {
    places.set(entry.name, { entry, at });
    at += entry.bytes;
  }
  const raw = (name: string, type: Entry['type']): Buffer => {
    const place = places.get(name);
    if (place?.entry.type !== type) throw new Error(`The compiled knowledge has no column ${name} of type ${type}.`);
    return brotliDecompressSync(bytes.subarray(place.at, place.at + place.entry.bytes));
  };
  // A copy, because a buffer of Node may begin where numbers of four bytes cannot.
  const aligned = (name: string, type: Entry['type']): ArrayBuffer => new Uint8Array(raw(name, type)).buffer;
  return {
    version: header.version,
    u8: (name) => new Uint8Array(aligned(name, 'u8')),
    u16: (name) => new Uint16Array(aligned(name, 'u16')),
    u32: (name) => new Uint32Array(aligned(name, 'u32')),
    text: (name) => {
      const text = raw(name, 'text').toString('utf8');
      return text === '' ? [] : text.split('\n');
    },
  };
}

function typeOf(column: Column): Entry['type'] {
  if (column instanceof Uint8Array) return 'u8';
  if (column instanceof Uint16Array) return 'u16';
  return column instanceof Uint32Array ? 'u32' : 'text';
}

function rawOf(column: Column): Uint8Array {
  if (column instanceof Uint8Array) return column;
  if (column instanceof Uint16Array || column instanceof Uint32Array)
    return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  return Buffer.from(column.join('\n'));
}
