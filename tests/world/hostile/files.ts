/** What a hostile file is, and the few tools that the corpora of such files share. */
import { constants, deflateRawSync } from 'node:zlib';

export interface HostileFile {
  /** What is wrong with it. */
  what: string;
  /** Its ending says which fields take it. */
  name: string;
  bytes: Uint8Array;
  /** The statuses that a field may answer that only judges and keeps it. */
  kept: readonly number[];
  /** The same where it is read as well: none where nothing reads its kind. */
  read: readonly number[];
}

export const taken: readonly number[] = [200, 201];
export const unreadable: readonly number[] = [422];
export const wrongType: readonly number[] = [415];
/** A reader may make sense of it or say that it cannot: either is right. */
export const either: readonly number[] = [200, 201, 422];

export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
export const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

const million = 1_000_000;

/** Raw deflate that unfolds to so many millions of one byte, made without unfolding: one packed million again and again. */
export function flatMillions(count: number, byte = 0): Uint8Array {
  const one = deflateRawSync(Buffer.alloc(million, byte), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return joined(...Array.from({ length: count }, () => one), Buffer.from('0300', 'hex'));
}

/** The same as a zlib stream, as PDF and PNG have it; of zeros or spaces, whose checksum is known without them. */
export function zlibMillions(count: number, byte = 0): Uint8Array {
  const modulus = 65_521n;
  const length = BigInt(count) * BigInt(million);
  const low = (1n + length * BigInt(byte)) % modulus;
  const high = (length + (BigInt(byte) * length * (length + 1n)) / 2n) % modulus;
  const check = Buffer.alloc(4);
  check.writeUInt32BE(Number((high << 16n) | low));
  return joined(Buffer.from('78da', 'hex'), flatMillions(count, byte), check);
}
