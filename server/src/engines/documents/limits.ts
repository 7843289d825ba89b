/** Trims text line by line and holds it to a length that everything after it can bear. */
import type { Finding } from './types.ts';

/** A long resume has 30,000 letters. */
const MAX_TEXT = 200_000;
const MAX_BLANK_LINES = 1;

/** Lines without trailing space, at most one blank line at a time. By lines: an expression is slow on long gaps. */
export function tidyLines(text: string): string {
  const lines: string[] = [];
  let blank = 0;
  for (const raw of text.split('\n')) {
    const line = raw.trimEnd();
    blank = line === '' ? blank + 1 : 0;
    if (blank <= MAX_BLANK_LINES) lines.push(line);
  }
  return lines.join('\n').trim();
}

/** The text, cut where it is too long, with the finding that says so. */
export function limited(text: string): { text: string; findings: Finding[] } {
  if (text.length <= MAX_TEXT) return { text, findings: [] };
  const sentence = `The file holds ${text.length.toLocaleString('en')} characters; only the first ${MAX_TEXT.toLocaleString('en')} were read.`;
  return {
    text: text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, ''),
    findings: [{ code: 'truncated', text: sentence }],
  };
}
