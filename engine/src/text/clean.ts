/** Turns any text into clean text of which every character knows its place in the source. */
import type { Quotation } from '#types';
import { unmask } from './lookalikes.ts';

export interface Span {
  start: number;
  end: number;
}

/** Cleaned text; character `i` was made from source characters `from[i]` to `to[i]` (exclusive). */
export interface CleanText {
  readonly source: string;
  readonly text: string;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/** Nobody's resume is longer; what comes after is not read, so that a hostile file costs a bounded time. */
export const longestText = 120_000;

// Bytes 0x80 to 0x9F of Windows-1252, for mending UTF-8 that was once read as that encoding.
const windows1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';
const invisible =
  /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]|[\ufe00-\ufe0f]|\ufeff|[\u{e0000}-\u{e01ef}]/u;
const allInvisible = new RegExp(`^(?:${invisible.source})+$`, 'u');
const bullets =
  /[\u2022\u2023\u2043\u204c\u204d\u2219\u25a0-\u25ff\u2605\u2606\u2660-\u2667\u2713-\u2718\u2756\u2794-\u27bf\u29bf\uf000-\uf0ff\u00b7]/;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const singleQuotes = /[\u2018\u2019\u201a\u201b\u2032\u02bc\u0060\u00b4]/;
const doubleQuotes = /[\u201c-\u201f\u2033\u00ab\u00bb]/;
const mark = /^\p{M}$/u;
/** A character written as HTML writes it, once or twice: "&amp;", "&#39;", "&amp;nbsp;". */
const entity =
  /&(?:amp;){0,2}(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|[lr]squo|[lr]dquo|bull|hellip));/iy;
/** What the named ones stand for. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  bull: '\u2022',
  hellip: '\u2026',
};
const lower = /^\p{Ll}$/u;

/** Cleans a text: NFKC, no invisible characters, one kind of bullet, quote, dash and blank; line breaks stay. */
export function cleanText(input: string): CleanText {
  const source = input.length > longestText ? input.slice(0, longestText) : input;
  const out = new Writer(source);
  let i = 0;
  while (i < source.length) {
    const code = source.charCodeAt(i);
    const written = code === 38 ? entityAt(source, i) : undefined;
    if (written) {
      pushUnicode(out, written.text, i, written.end);
      i = written.end;
      continue;
    }
    if (code < 0x80 && !isMark(source, i + 1)) {
      i = pushAscii(out, source, i, code);
      continue;
    }
    const mended = code >= 0xc2 && code <= 0xf4 ? mojibake(source, i) : null;
    if (mended) {
      pushUnicode(out, mended.text, i, mended.end);
      i = mended.end;
      continue;
    }
    const point = source.codePointAt(i) ?? code;
    let end = i + (point > 0xffff ? 2 : 1);
    // A base letter is normalised together with its marks, at most 8 of them (more is an attack, not a language).
    for (let n = 0; n < 8 && end < source.length && mark.test(source.charAt(end)); n += 1) end += 1;
    pushUnicode(out, source.slice(i, end), i, end);
    i = end;
  }
  return out.finish();
}

/** The character that an HTML entity stands for and where the entity ends. */
function entityAt(source: string, at: number): { text: string; end: number } | undefined {
  entity.lastIndex = at;
  const found = entity.exec(source);
  if (!found) return undefined;
  const [all, decimal, hexadecimal, name = ''] = found;
  const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000);
  const text = name ? named[name.toLowerCase()] : isCharacter ? String.fromCodePoint(point) : undefined;
  return text === undefined ? undefined : { text, end: at + all.length };
}

/** A mark on the letter before it: an accent that was written apart. */
function isMark(source: string, at: number): boolean {
  return source.charCodeAt(at) >= 0x300 && mark.test(source.charAt(at));
}

/** The place in the source of a stretch of the cleaned text, trimmed and of whole words, or null when nothing is left of it. */
export function quote(clean: CleanText, start: number, end: number): Quotation | null {
  let first = start;
  let last = Math.min(end, clean.text.length);
  while (first < last && /[\s\u2022,;:|-]/.test(clean.text.charAt(first))) first += 1;
  while (last > first && /[\s\u2022,;:|-]/.test(clean.text.charAt(last - 1))) last -= 1;
  if (first >= last) return null;
  const { source } = clean;
  let from = clean.from[first] ?? 0;
  let to = clean.to[last - 1] ?? from;
  if (source.slice(from, to).trim() === '') return null;
  for (let n = 0; n < longestGlued && isInWord(source, from); n += 1) from -= 1;
  for (let n = 0; n < longestGlued && isInWord(source, to); n += 1) to += 1;
  return { text: source.slice(from, to), start: from, end: to };
}

/** A sentence may begin in a word that lost its space ("solverActive"): so much of the rest is quoted with it. */
const longestGlued = 40;

/** Whether a place in a text has letters or digits on both sides. */
function isInWord(text: string, at: number): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{M}\p{N}]/u.test(text.charAt(at));
}

/** Cuts a long stretch to at most `limit` characters at a word's end, so that a quotation can be read at a glance. */
export function shorten(text: string, span: Span, limit: number): Span {
  if (span.end - span.start <= limit) return span;
  const cut = text.lastIndexOf(' ', span.start + limit);
  return { start: span.start, end: cut > span.start + limit / 2 ? cut : span.start + limit };
}

/** The lines of a cleaned text, without the breaks; blank lines do not occur. */
export function splitLines(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  while (start < text.length) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    if (end > start) spans.push({ start, end });
    start = end + 1;
  }
  return spans;
}

/** Collects cleaned characters with their places; runs of blanks become one, blank lines vanish. */
class Writer {
  private readonly source: string;
  private readonly codes: number[] = [];
  private readonly from: number[] = [];
  private readonly to: number[] = [];

  constructor(source: string) {
    this.source = source;
  }

  get last(): number {
    return this.codes[this.codes.length - 1] ?? 10;
  }

  get beforeLast(): number {
    return this.codes[this.codes.length - 2] ?? 10;
  }

  char(code: number, from: number, to: number): void {
    this.codes.push(code);
    this.from.push(from);
    this.to.push(to);
  }

  blank(from: number, to: number): void {
    if (this.last !== 32 && this.last !== 10) this.char(32, from, to);
  }

  newline(from: number, to: number): void {
    if (this.last === 32) this.pop();
    if (this.last !== 10) this.char(10, from, to);
  }

  bullet(from: number, to: number): void {
    this.newline(from, from);
    if (this.last === 10) {
      this.char(0x2022, from, to);
      this.char(32, to, to);
    }
  }

  pop(): void {
    this.codes.pop();
    this.from.pop();
    this.to.pop();
  }

  finish(): CleanText {
    while (this.codes.length > 0 && (this.last === 32 || this.last === 10)) this.pop();
    const parts: string[] = [];
    for (let i = 0; i < this.codes.length; i += 8192) parts.push(String.fromCharCode(...this.codes.slice(i, i + 8192)));
    return {
      source: this.source,
      text: unmask(parts.join('')),
      from: Uint32Array.from(this.from),
      to: Uint32Array.from(this.to),
    };
  }
}

function pushAscii(out: Writer, source: string, i: number, code: number): number {
  if (code === 10 || code === 13 || code === 12) {
    const joined = out.last === 45 ? joinHyphen(out, source, i) : 0;
    if (joined > 0) return joined;
    out.newline(i, i + 1);
  } else if (code === 9 || code === 32 || code === 11) {
    out.blank(i, i + 1);
  } else if (code < 32 || code === 127) {
    return i + 1;
  } else if (out.last === 10 && (code === 42 || code === 45) && /\s/.test(source.charAt(i + 1))) {
    out.bullet(i, i + 1);
  } else if (code === 96) {
    out.char(39, i, i + 1);
  } else {
    out.char(code, i, i + 1);
  }
  return i + 1;
}

function pushUnicode(out: Writer, text: string, from: number, to: number): void {
  if (allInvisible.test(text)) return;
  if (bullets.test(text)) out.bullet(from, to);
  else if (/^[\u0085\u2028\u2029]$/.test(text)) out.newline(from, to);
  else pushPlain(out, text, from, to);
}

function pushPlain(out: Writer, text: string, from: number, to: number): void {
  const plain = text.normalize('NFKC');
  for (let i = 0; i < plain.length; i += 1) {
    const char = plain.charAt(i);
    const code = plain.charCodeAt(i);
    if (/\s/.test(char)) out.blank(from, to);
    else if (dashes.test(char)) out.char(45, from, to);
    else if (singleQuotes.test(char)) out.char(39, from, to);
    else if (doubleQuotes.test(char)) out.char(34, from, to);
    else if (code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xfffd) out.blank(from, to);
    else if (!invisible.test(char)) out.char(code, from, to);
  }
}

/** "manage-" at a line's end and "ment" on the next are one word. */
function joinHyphen(out: Writer, source: string, at: number): number {
  if (!lower.test(String.fromCharCode(out.beforeLast))) return 0;
  let next = at;
  while (next < source.length && next < at + 40 && /\s/.test(source.charAt(next))) next += 1;
  if (!lower.test(source.charAt(next))) return 0;
  out.pop();
  return next;
}

/** UTF-8 that was read as Windows-1252: gives the text it was and where it ends, or null when it is none. */
function mojibake(source: string, at: number): { text: string; end: number } | null {
  const lead = source.charCodeAt(at);
  const count = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
  let point = lead & (count === 3 ? 0x07 : count === 2 ? 0x0f : 0x1f);
  for (let n = 1; n <= count; n += 1) {
    const byte = continuation(source.charCodeAt(at + n));
    if (byte < 0) {
      // The last byte of a closing quote (0x9D) or of a wide dash (0x8D) is often lost on the way, as is a hard blank's.
      if (source.startsWith('\u00e2\u20ac', at)) return { text: '"', end: at + 2 };
      if (source.startsWith('\u00ef\u00bc', at)) return { text: '-', end: at + 2 };
      return lead === 0xc2 && /\s/.test(source.charAt(at + 1)) ? { text: ' ', end: at + 1 } : null;
    }
    point = (point << 6) | (byte & 0x3f);
  }
  if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return null;
  return { text: String.fromCodePoint(point), end: at + 1 + count };
}

function continuation(code: number): number {
  if (code >= 0x80 && code <= 0xbf) return code;
  const index = Number.isNaN(code) ? -1 : windows1252.indexOf(String.fromCharCode(code));
  return index < 0 ? -1 : 0x80 + index;
}
