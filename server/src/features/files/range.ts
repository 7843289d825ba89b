/** Which bytes of a file a player asks for, so that seeking in a recording works (RFC 9110, 14.1.2). */

export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/** `whole` without a range or with one that we do not serve (several parts), null where the file has no such bytes. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return 'whole';
  const [from, to] = [asked[1], asked[2]].map((digits) => (digits ? Number(digits) : null));
  const start = from ?? Math.max(0, size - (to ?? 0));
  const end = from === null || to === null || to === undefined ? size - 1 : Math.min(to, size - 1);
  return from !== undefined && start <= end && start < size ? { start, end } : null;
}
