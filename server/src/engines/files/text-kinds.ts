/** Tells text from binary data, and SVG from other text. */

/** True for text in UTF-8, UTF-16 with a byte order mark, or a single-byte code page. */
export function isText(view: Buffer): boolean {
  if (view.length >= 2 && view.length % 2 === 0) {
    const mark = view.readUInt16BE(0);
    if (mark === 0xfffe || mark === 0xfeff)
      return !hasControls(new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(view));
  }
  return !hasControls(view.toString('latin1'));
}

/** One NUL, or more than one control character in a hundred, means data; old editors leave a stray one in text. */
function hasControls(text: string): boolean {
  let controls = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0) return true;
    // Tab to carriage return are text, 0x1a ended files in DOS, 0x1b begins a terminal's escape sequence.
    if (code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a && code !== 0x1b) controls++;
  }
  return controls > text.length / 100;
}

/** True where the first element of the text is `svg`. */
export function isSvg(view: Buffer): boolean {
  const head = view.subarray(0, 64_000).toString('utf8');
  const prologue = /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>\s*)*/i.exec(
    head,
  );
  return /^<(?:[\w-]+:)?svg[\s>]/i.test(head.slice(prologue?.[0].length ?? 0));
}
