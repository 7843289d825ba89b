/** The XML of a Word file, written the one way in which Word writes it, so that what is looked for in it cannot hide behind another. */
import { problem } from './problems.ts';

const MAIN =
  /xmlns(:[\w.-]+)?\s*=\s*["']http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main["']/g;
const ATTRIBUTE = /\s*=\s*(?:'([^']*)'|"([^"]*)")/g;

/** Throws DocumentError `corrupt` for a document type, which is the way to an entity bomb, and for other prefixes than Word's. */
export function decodeXml(content: Uint8Array): string {
  const utf16 = content[0] === 0xff && content[1] === 0xfe;
  const xml = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(content);
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw problem('corrupt');
  for (const [, prefix] of xml.matchAll(MAIN)) if (prefix !== ':w') throw problem('corrupt');
  return xml
    .replace(/<!--[\s\S]*?-->/g, '')
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
