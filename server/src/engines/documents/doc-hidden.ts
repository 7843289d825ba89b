/** Blanks hidden text in a binary Word file before it is read: vanished, white or tiny by its character properties. */
import { groundsOf, isShade, propertiesIn } from './doc-ground.ts';
import { MAX_SECTORS, openStreams, type Stream } from './doc-streams.ts';
import { DOUBT_TEXTS, HIDDEN_TEXTS } from './findings.ts';
import type { Finding } from './types.ts';

type Reason = 'invisible_text' | 'white_text' | 'tiny_text';
type Code = Reason | 'pale_text';

/** Codes of character properties, from Microsoft's [MS-DOC]. */
const VANISH = 0x083c;
const COLOUR_INDEX = 0x2a42;
const COLOUR = 0x6870;
const HALF_POINTS = 0x4a43;
const SHADE = [0xca71, 0x4866];
const MARKED = 0x2a0c;
const WHITE_INDEX = 8;
const TINY = 4;
const EXCERPT = 300;

/** The file with hidden text turned into spaces, and what was hidden. A file that is not understood comes back as it is. */
export function withoutHiddenDoc(file: Buffer): { bytes: Buffer; findings: Finding[] } {
  const bytes = Buffer.from(file);
  const hidden = new Map<Code, string>();
  const note = (code: Code, text: string) => {
    const before = hidden.get(code) ?? '';
    if (before.length < 2 * EXCERPT) hidden.set(code, `${before} ${text}`);
  };
  try {
    const streams = openStreams(bytes);
    const main = streams('WordDocument');
    const table = streams((main.readUInt16LE(10) & 0x0200) !== 0 ? '1Table' : '0Table');
    const grounds = groundsOf(main, table);
    for (const { from, to, reason } of hiddenRanges(main, table)) {
      const parts = reason === 'white_text' ? grounds(from, to) : [{ from, to, dark: false }];
      for (const part of parts) {
        note(part.dark ? 'pale_text' : reason, main.text(part.from, part.to));
        if (!part.dark) main.blank(part.from, part.to);
      }
    }
  } catch (error) {
    // Reading beyond a damaged table: the reader that follows says whether the file can be read at all.
    if (!(error instanceof RangeError)) throw error;
  }
  const findings: Finding[] = [];
  for (const [code, text] of hidden) {
    const excerpt = text.replace(/\s+/g, ' ').trim().slice(0, EXCERPT);
    if (/[\p{L}\p{N}]{2}/u.test(excerpt))
      findings.push({ code, text: code === 'pale_text' ? DOUBT_TEXTS[code] : HIDDEN_TEXTS[code], excerpt });
  }
  return { bytes, findings };
}

/** The ranges of the main stream whose characters cannot be seen. */
function* hiddenRanges(main: Stream, table: Stream): Generator<{ from: number; to: number; reason: Reason }> {
  const start = main.readUInt32LE(0xfa);
  const pages = Math.floor((main.readUInt32LE(0xfe) - 4) / 8);
  for (let i = 0; i < Math.min(pages, MAX_SECTORS); i++) {
    const page = table.readUInt32LE(start + 4 * (pages + 1 + i)) * 512;
    const runs = main.readUInt8(page + 511);
    for (let k = 0; k < runs; k++) {
      const position = main.readUInt8(page + 4 * (runs + 1) + k) * 2;
      const reason = position === 0 ? null : reasonOf(main, page + position);
      if (!reason) continue;
      yield { from: main.readUInt32LE(page + 4 * k), to: main.readUInt32LE(page + 4 * (k + 1)), reason };
    }
  }
}

function reasonOf(main: Stream, at: number): Reason | null {
  let reason: Reason | null = null;
  let white = false;
  let shaded = false;
  for (const { code, value, length } of propertiesIn(main, at + 1, at + 1 + main.readUInt8(at))) {
    if (code === VANISH && main.readUInt8(value) !== 0) reason = 'invisible_text';
    if (code === HALF_POINTS && main.readUInt16LE(value) <= TINY) reason ??= 'tiny_text';
    if (code === COLOUR_INDEX) white = main.readUInt8(value) === WHITE_INDEX;
    if (code === COLOUR) white = [0, 1, 2].every((part) => main.readUInt8(value + part) >= 0xe8);
    if (SHADE.includes(code)) shaded = isShade(main, code, value, length);
    if (code === MARKED) shaded = ![0, WHITE_INDEX].includes(main.readUInt8(value));
  }
  return reason ?? (white && !shaded ? 'white_text' : null);
}
