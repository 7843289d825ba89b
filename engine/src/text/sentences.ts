/** Finds the lines and sentences of a text, also where the line breaks were lost. */
import type { Span } from './tokens.ts';

/** Signs that begin an item of a list, where nothing but white space stands before them. */
const bullet = /^[\s•●▪■◦‣⁃∙·*>–—-]+|^\s*(?:\(?\d{1,2}[.)]|[a-z][.)])\s+/u;
/**
 * Where a sentence ends: after its mark before white space, after its mark before a capital that follows without a
 * space ("...taxes.As a"), before a list's sign inside a line, and where a capital follows a small letter's word
 * ("reportsManage the"), which `tokensOf` parts as well.
 */
const ends =
  /[.!?…]{1,8}["'”’)\]]{0,4}(?=\s{1,8}["'“‘([]?[\p{Lu}\p{N}])|(?<=\p{Ll}{2})[.!?…:]{1,8}(?=\p{Lu}\p{Ll})|\s{1,8}(?=[•●▪■◦‣⁃∙·])|(?<=\p{Ll}{3}|\p{Lu}{4})(?=\p{Lu}\p{Ll}{1,20}\s\p{Ll})|;\s{1,8}/gu;
/** Short forms after which a sentence goes on. */
const goesOn = /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|mr|mrs|ms|dr|vs|no|st|sdn|bhd|inc|ltd|co|approx|dept)\.$/iu;

/** As many signs as the longest of them and the sign before it take. */
const longestShort = 8;

/** The lines that hold something, without white space around them, with UTF-16 offsets. */
export function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  for (const match of text.matchAll(/[^\n\r\u2028\u2029\v\f]+/g))
    add(lines, text, match.index, match.index + match[0].length);
  return lines;
}

/** The sentences and items of lists, without their signs, with UTF-16 offsets; a line break always ends one. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  for (const line of linesOf(text)) {
    const content = text.slice(line.start, line.end);
    let from = 0;
    for (const match of content.matchAll(ends)) {
      const to = match.index + match[0].length;
      if (goesOn.test(content.slice(Math.max(from, to - longestShort), to))) continue;
      add(sentences, text, line.start + from, line.start + to);
      from = to;
    }
    add(sentences, text, line.start + from, line.end);
  }
  return sentences;
}

function add(spans: Span[], text: string, start: number, end: number): void {
  const content = text.slice(start, end);
  const sign = bullet.exec(content)?.[0].length ?? 0;
  const trimmed = content.slice(sign).trimEnd();
  const blank = trimmed.length - trimmed.trimStart().length;
  if (trimmed.length > blank) spans.push({ start: start + sign + blank, end: start + sign + trimmed.length });
}
