/** Reads plain text in whatever encoding it was saved. */
import { cleanText } from './clean.ts';
import { textToHtml } from './html.ts';
import { limited, tidyLines } from './limits.ts';
import { problem } from './problems.ts';
import { olderEncoding } from './txt-encodings.ts';
import type { DocumentText } from './types.ts';

/** Throws DocumentError `no_text`. */
export function readTxt(bytes: Uint8Array): DocumentText {
  const cut = limited(decode(bytes));
  const cleaned = cleanText(cut.text);
  const text = tidyLines(cleaned.text);
  const findings = [...cut.findings, ...cleaned.findings];
  if (!/[\p{L}\p{N}]/u.test(text)) throw problem('no_text');
  return { kind: 'txt', text, pages: [{ number: 1, start: 0 }], findings, html: textToHtml(text) };
}

/** A byte order mark decides; then UTF-8 if it is valid, which other encodings hardly ever are; else what its letters speak for. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(olderEncoding(bytes)).decode(bytes);
  }
}
