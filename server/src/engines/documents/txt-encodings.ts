/** Tells in which of the older encodings a text was saved, by the letters that its pairs of bytes would make. */

/** A pair of bytes counts for an encoding where it is one of its frequent letters or signs. */
interface Pairs {
  name: string;
  lead(byte: number): boolean;
  trail(byte: number): boolean;
  frequent(lead: number): boolean;
}

const between = (from: number, to: number) => (byte: number) => byte >= from && byte <= to;

/** In this order: of two that fit as well, the narrower comes first. */
const pairs: readonly Pairs[] = [
  {
    name: 'euc-kr',
    lead: between(0xa1, 0xfe),
    trail: between(0xa1, 0xfe),
    // The syllables; Chinese text has half of its letters beyond them.
    frequent: (lead) => lead >= 0xb0 && lead <= 0xc8,
  },
  {
    name: 'gb18030',
    lead: between(0x81, 0xfe),
    trail: between(0xa1, 0xfe),
    frequent: (lead) => (lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7),
  },
  {
    name: 'big5',
    lead: between(0xa1, 0xf9),
    trail: (byte) => (byte >= 0x40 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xfe),
    frequent: (lead) => lead >= 0xa1 && lead <= 0xc6,
  },
  {
    name: 'shift_jis',
    lead: (byte) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc),
    trail: (byte) => byte >= 0x40 && byte <= 0xfc && byte !== 0x7f,
    frequent: (lead) => lead >= 0x81 && lead <= 0x98,
  },
];

/** Fewer pairs prove nothing: a French text has a few accented letters beside each other too. */
const LEAST_PAIRS = 4;
const LEAST_SHARE = 0.9;

/** The encoding of bytes that are not UTF-8, by the names of `TextDecoder`; Windows-1252 where nothing speaks for another. */
export function olderEncoding(bytes: Uint8Array): string {
  let best = { name: 'windows-1252', share: LEAST_SHARE };
  for (const kind of pairs) {
    const share = shareOf(bytes, kind);
    if (share > best.share) best = { name: kind.name, share };
  }
  return best.name;
}

/** Which part of the bytes above ASCII stands in pairs that are frequent letters of the encoding. */
function shareOf(bytes: Uint8Array, kind: Pairs): number {
  let [frequent, all, double] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    all += 1;
    const trail = bytes[at + 1] ?? 0;
    if (!kind.lead(lead) || !kind.trail(trail)) continue;
    if (kind.frequent(lead)) frequent += 1;
    // In a single-byte encoding most letters above ASCII stand beside one of ASCII.
    if (trail >= 0x80) double += 1;
    at += 1;
  }
  return frequent < LEAST_PAIRS || double < all / 3 ? 0 : frequent / all;
}
