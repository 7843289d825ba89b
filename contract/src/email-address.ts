/** One mailbox has one spelling: what looks the same, or is the same to mail servers, is written the same way. */
import { cleanForAddress } from './clean-text.ts';

/** Longer than any address; such a text stays as it is, and is refused for its length. */
const longest = 1000;

/**
 * NFKC without invisible characters, the domain as mail servers know it: in lower case, ASCII (IDN), without a dot at its end.
 * The part before the @ keeps its capitals, since its server may tell them apart; accounts are compared without them.
 */
export function cleanAddress(text: string): string {
  if (text.length > longest) return text;
  const plain = cleanForAddress(text);
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : plain.slice(0, at + 1) + hostOf(plain.slice(at + 1));
}

/** Empty for what is no name of a host, so that the pattern refuses it. */
function hostOf(domain: string): string {
  const name = domain.replace(/\.$/, '');
  // Nothing that the parser would take for another part of an address, or decode.
  const named = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(name) && URL.canParse(`http://${name}`);
  return named ? new URL(`http://${name}`).hostname : '';
}

const sign = String.raw`[^\s\p{Cc}@"(),:;<>[\\\].]`;
/** Dots stand between other signs, one at a time (RFC 5321). */
const local = String.raw`(?=[^@]{1,64}@)${sign}+(?:\.${sign}+)*`;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const top = '(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])';

/** An address that mail on the internet can reach, as `cleanAddress` writes it. */
export const mailAddress = new RegExp(String.raw`^${local}@(?:${label}\.)+${top}$`, 'u');
/** The same, or one of this machine, where the first operator's points until it is changed. */
export const anyAddress = new RegExp(String.raw`^${local}@(?:(?:${label}\.)+${top}|localhost)$`, 'u');
