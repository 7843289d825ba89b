/** Reads the binary DOC format of Word 97 to 2003. */
import { createRequire } from 'node:module';
import { cleanText } from './clean.ts';
import { withoutHiddenDoc } from './doc-hidden.ts';
import { textToHtml } from './html.ts';
import { limited, tidyLines } from './limits.ts';
import { problem } from './problems.ts';
import type { DocumentText } from './types.ts';

interface WordDocument {
  getBody(options: { filterUnicode: boolean }): string;
  getTextboxes(options: { filterUnicode: boolean; includeHeadersAndFooters: boolean; includeBody: boolean }): string;
}

// The package has no types; these are the parts of it that are used. As a whole it would load readers of archives and XML
// too, old ones, that nothing here asks for.
const load = createRequire(import.meta.url);
const BufferReader: new (bytes: Buffer) => object = load('word-extractor/lib/buffer-reader.js');
const WordExtractor: new () => { extract(reader: object): Promise<WordDocument> } = load(
  'word-extractor/lib/word-ole-extractor.js',
);

/** Throws DocumentError `corrupt` or `no_text`. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  if (bytes[0] !== 0xd0 || bytes[1] !== 0xcf) throw problem('corrupt');
  const unhidden = withoutHiddenDoc(Buffer.from(bytes));
  const cut = limited(await extract(unhidden.bytes));
  const cleaned = cleanText(cut.text);
  // What was blanked leaves spaces at the head of the line that follows.
  const text = tidyLines(cleaned.text.replace(/^ +(?=\S)/gm, ''));
  const findings = [...unhidden.findings, ...cut.findings, ...cleaned.findings];
  if (!/[\p{L}\p{N}]/u.test(text)) throw problem('no_text');
  return {
    kind: 'doc',
    text,
    pages: [{ number: 1, start: 0 }],
    findings,
    html: textToHtml(text),
  };
}

/** Without this, dashes and quotation marks become their nearest typewriter signs. */
const asWritten = { filterUnicode: false };

async function extract(bytes: Buffer): Promise<string> {
  try {
    const document = await new WordExtractor().extract(new BufferReader(bytes));
    const boxes = document.getTextboxes({ ...asWritten, includeHeadersAndFooters: false, includeBody: true });
    return [document.getBody(asWritten), boxes].filter(Boolean).join('\n\n');
  } catch (error) {
    throw problem('corrupt', error);
  }
}
