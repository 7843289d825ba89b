/** Letters without case and accents, and without whatever stands between them: what names are compared by. */
import type { Span } from './clean.ts';

/** The letters of a text in a row; its arrays may be longer than that. The one at `i` stands in the text from `from[i]` to `to[i]` (exclusive). */
export interface Letters {
  text: string;
  from: Uint32Array;
  to: Uint32Array;
  /** 1 where a word begins; one more entry at the end, which is 1. */
  begins: Uint8Array;
  /** How many words begin before this letter; one more entry at the end. */
  words: Uint32Array;
  /** The first of the letters that lead to this one without a figure or a wide gap. */
  chain: Uint32Array;
}

const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0670]/gu;
const beyondAscii = /[\u0080-\uffff]/;
/** Latin letters that are no letter with a mark for Unicode. */
const alike: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };
/** So many signs may part two letters of one name: a full stop, a blank, a break, a bullet. */
const widestGap = 4;

/** A text in small letters without accents; "Sití" and "SITI" are "siti". */
export function folded(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  const small = text.normalize('NFKD').replace(marks, '').toLowerCase().replace(marks, '');
  return small.replace(/[øłđıßæœ]/g, (letter) => alike[letter] ?? letter);
}

/** The folded letters of a text alone. */
export function foldedLetters(text: string): string {
  return folded(text).replace(/[^\p{L}]/gu, '');
}

/** The letters of a cleaned text with their places, in time proportional to its length. */
export function lettersOf(text: string): Letters {
  const row = new Row(text.length);
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    let end = at + 1;
    if (code < 0x80) {
      const small = code | 0x20;
      if (small >= 97 && small <= 122) row.letter(small, at, end);
      else row.sign(code >= 48 && code <= 57);
    } else {
      const char = String.fromCodePoint(text.codePointAt(at) ?? code);
      end = at + char.length;
      const letters = foldedLetters(char);
      for (let i = 0; i < letters.length; i += 1) row.letter(letters.charCodeAt(i), at, end);
      if (letters === '' && /\p{M}/u.test(char)) row.mark(end);
      else if (letters === '') row.sign(/\p{N}/u.test(char));
    }
    at = end;
  }
  return row.finish();
}

/** Most letters that one character is folded into: a Korean syllable has three. */
const mostLetters = 3;
/** Strings are made of so many characters at once. */
const piece = 8192;

/** Collects letters in arrays that are made once, for a long text in a fraction of the time of growing ones. */
class Row {
  private readonly codes: Uint16Array;
  private readonly from: Uint32Array;
  private readonly to: Uint32Array;
  private readonly begins: Uint8Array;
  private readonly chain: Uint32Array;
  private readonly words: Uint32Array;
  private length = 0;
  private gap = 1;
  private broken = true;

  constructor(characters: number) {
    const most = characters * mostLetters + 1;
    this.codes = new Uint16Array(most);
    this.from = new Uint32Array(most);
    this.to = new Uint32Array(most);
    this.begins = new Uint8Array(most);
    this.chain = new Uint32Array(most);
    this.words = new Uint32Array(most);
  }

  letter(code: number, from: number, to: number): void {
    const at = this.length;
    this.codes[at] = code;
    this.from[at] = from;
    this.to[at] = to;
    this.chain[at] = this.broken || this.gap > widestGap ? at : (this.chain[at - 1] ?? 0);
    this.begin();
    this.length += 1;
    this.gap = 0;
    this.broken = false;
  }

  mark(to: number): void {
    if (this.gap === 0 && this.length > 0) this.to[this.length - 1] = to;
  }

  sign(isFigure: boolean): void {
    this.gap += 1;
    if (isFigure) this.broken = true;
  }

  finish(): Letters {
    const { length } = this;
    this.gap = 1;
    this.begin();
    const parts: string[] = [];
    for (let at = 0; at < length; at += piece)
      parts.push(String.fromCharCode(...this.codes.subarray(at, Math.min(at + piece, length))));
    const { from, to, begins, words, chain } = this;
    return { text: parts.join(''), from, to, begins, words, chain };
  }

  private begin(): void {
    const at = this.length;
    this.begins[at] = this.gap > 0 ? 1 : 0;
    this.words[at] = at === 0 ? 0 : (this.words[at - 1] ?? 0) + (this.begins[at - 1] ?? 0);
  }
}

/** Where letters `start` to `end` (exclusive) stand in the text. */
export function placeOf({ from, to }: Letters, start: number, end: number): Span {
  return { start: from[start] ?? 0, end: to[end - 1] ?? 0 };
}
