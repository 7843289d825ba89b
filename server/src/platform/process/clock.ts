/** Time, ids and randomness, so that a test can hold them still. */
import { randomBytes, randomInt } from 'node:crypto';

export interface Clock {
  now(): Date;
  /** A UUID of version 7: sorted by time, so that inserts stay at the end of an index. */
  newId(): string;
  /** An unguessable text for links, 32 bytes in base64url. */
  secret(): string;
  /** Six decimal digits. */
  digits(): string;
}

export const systemClock: Clock = {
  now: () => new Date(),
  newId: () => uuid7(Date.now()),
  secret: () => randomBytes(32).toString('base64url'),
  digits: () => String(randomInt(1_000_000)).padStart(6, '0'),
};

/** So many times 24 hours later, or earlier where negative. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}

/** RFC 9562, version 7: 48 bits of milliseconds, then random. */
export function uuid7(milliseconds: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** As PostgreSQL writes most moments where its zone is UTC: with microseconds, of which nobody is told more than thousands. */
const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3,6}\+00$/;

/** A moment of a row, as PostgreSQL wrote it, in ISO 8601; by way of a Date each takes 1 µs, and a page of jobs has forty. */
export function isoMoment(written: string): string {
  return inUtc.test(written) ? `${written.slice(0, 10)}T${written.slice(11, 23)}Z` : new Date(written).toISOString();
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of ours; anything else is unknown without asking the database. */
export function isId(value: string): boolean {
  return uuidPattern.test(value);
}
