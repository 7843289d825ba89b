/** The XML of a Word file, written the one way in which Word writes it, so that what is looked for in it cannot hide behind another. */
import { problem } from './problems.ts';

const MAIN =
  /xmlns(:[\w.-]+)?\s*=\s*["']http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main["']/g;
/** Tags and attributes of one part as it comes; 200 pages with looks on every third word have 800,000. */
const MOST_MARKS = 2_000_000;
/** Of all parts together as they are parsed, which takes some 600 bytes for each; the same 200 pages have 140,000. */
const MOST_PARSED = 250_000;
/** Of each paragraph, run, text and row: the numbers of revisions, of which Word writes many. */
const NUMBERED = /<w:(p|r|t|tr)(?:\s+(?!xmlns)[\w.:-]+="[^"<]*")+\s*(\/?)>/g;
/** Looks and marks that no reader after `withoutHidden` asks for. */
const UNREAD =
  /<w:(?:rFonts|szC?s?|lang|color|spacing|kern|ind|jc|bCs|iCs|noProof|proofErr|lastRenderedPageBreak|bookmarkEnd|shd|tcW|vAlign|gridCol)(?:\s+[\w.:-]+="[^"<]*")*\s*\/>/g;
const ATTRIBUTE = /\s*=\s*(?:'([^']*)'|"([^"]*)")/g;

/** Throws DocumentError `too_large` for more tags and attributes than can be borne, and `corrupt` for a document type, which is the way to an entity bomb, and for other prefixes than Word's. */
export function decodeXml(content: Uint8Array): string {
  const utf16 = content[0] === 0xff && content[1] === 0xfe;
  const xml = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(content);
  if (marksIn(xml) > MOST_MARKS) throw problem('too_large');
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw problem('corrupt');
  for (const [, prefix] of xml.matchAll(MAIN)) if (prefix !== ':w') throw problem('corrupt');
  return xml
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/=\s*(?:"[^"<>]*>[^"<]*"|'[^'<>]*>[^'<]*')/g, (value) => value.replaceAll('>', '&gt;'))
    .replace(/<\w[^<>]*>/g, (tag) => (/'|\s=|=\s|&#/.test(tag) ? tag.replace(ATTRIBUTE, asWordDoes) : tag))
    .replace(/<(w\d*:\w+)((?:\s[^<>]*)?)><\/\1\s*>/g, '<$1$2/>');
}

/** Double quotes, no spaces around the sign, letters and digits as themselves. */
function asWordDoes(_: string, single?: string, double?: string): string {
  const value = (single ?? double ?? '').replace(/&#(x?)([0-9a-f]{1,6});/gi, (entity, hex: string, code: string) => {
    const letter = String.fromCodePoint(Math.min(0xffff, Number.parseInt(code, hex ? 16 : 10) || 0));
    return /[0-9A-Za-z]/.test(letter) ? letter : entity;
  });
  return `="${value.replaceAll('"', '&quot;')}"`;
}

/** Without what no reader asks for after `withoutHidden`, and with runs joined that nothing else told apart. */
export function lean(xml: string): string {
  return xml
    .replace(NUMBERED, '<w:$1$2>')
    .replace(UNREAD, '')
    .replace(/<w:rPr\s*(?:\/>|><\/w:rPr>)/g, '')
    .replace(/<w:(?:[pt]|tc|tr)Pr\s*(?:\/>|><\/w:(?:[pt]|tc|tr)Pr>)/g, '')
    .replace(/(?<=<w:r><w:t>[^<]*)<\/w:t><\/w:r><w:r><w:t>/g, '');
}

/** Passes on the parts of one file until together they hold more than a parser of whole trees may: DocumentError `too_large`. */
export function boundedMarks(): (xml: string) => string {
  let left = MOST_PARSED;
  return (xml) => {
    left -= marksIn(xml);
    if (left < 0) throw problem('too_large');
    return xml;
  };
}

/** How many tags and attributes there are, or a few more: counted by their signs. */
function marksIn(xml: string): number {
  let marks = 0;
  for (let at = 0; at < xml.length; at += 1) {
    const sign = xml.charCodeAt(at);
    if (sign === 0x3c || sign === 0x3d) marks += 1;
  }
  return marks;
}

/** The letters of a piece of text. */
export function lettersOf(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
