/** Takes out characters that nobody sees and mends those that were damaged on the way, saying what was hidden. */
import type { Finding } from './types.ts';

const JOINERS = /[\u200C\u200D]/;
/** Scripts in which joiners shape letters, and emoji, which they hold together. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}\p{Extended_Pictographic}]|[\u{1F3FB}-\u{1F3FF}]|\uFE0F/u;
const INVISIBLE =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;
const TAGS = /[\u{E0000}-\u{E007F}]+/gu;
/** A flag such as Scotland's is a black flag followed by tags; only those are drawn. */
const TAG_FLAG = /\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}/gu;
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2,}/gu;

/** The text without invisible characters, with ligatures as letters, and what was found. */
export function cleanText(raw: string, page?: number): { text: string; findings: Finding[] } {
  const findings: Finding[] = [];
  const place = page === undefined ? {} : { page };
  const { text: visible, hidden } = withoutTags(raw);
  if (hidden) {
    const text = 'The file holds text in invisible Unicode characters, which was left out.';
    findings.push({ code: 'unicode_tags', text, ...place, excerpt: hidden.slice(0, 300) });
  }
  const { text, dropped, excerpt } = withoutInvisible(visible);
  // A few are left behind by editors; many break words apart so that a search does not find them, or carry a message.
  if (dropped >= 5) {
    const sentence = `The file holds ${dropped} invisible characters inside its text, which were left out.`;
    findings.push({ code: 'zero_width', text: sentence, ...place, excerpt });
  }
  return { text: mend(text), findings };
}

function withoutTags(raw: string): { text: string; hidden: string } {
  if (!/[\u{E0000}-\u{E01EF}]|[\uFE00-\uFE0F]{2}/u.test(raw)) return { text: raw, hidden: '' };
  const flags: string[] = [];
  let text = raw.replace(TAG_FLAG, (flag) => {
    flags.push(flag);
    return '\u{F0000}';
  });
  let hidden = '';
  text = text.replace(TAGS, (tags) => {
    for (const tag of tags) {
      const code = (tag.codePointAt(0) ?? 0) - 0xe0000;
      if (code >= 0x20 && code < 0x7f) hidden += String.fromCharCode(code);
    }
    return '';
  });
  text = text.replace(SELECTORS, (run) => {
    hidden ||= '(variation selectors)';
    return run.slice(0, 1) === '\uFE0F' ? '\uFE0F' : '';
  });
  return { text: text.replace(/\u{F0000}/gu, () => flags.shift() ?? ''), hidden };
}

function withoutInvisible(raw: string): { text: string; dropped: number; excerpt: string } {
  let dropped = 0;
  let first = -1;
  const text = raw.replace(INVISIBLE, (character, at: number) => {
    if (JOINERS.test(character) && JOINED.test(raw.slice(Math.max(0, at - 2), at))) return character;
    // Soft hyphens, marks of direction and a byte order mark at the start are ordinary.
    if (!/[\u00AD\u200E\u200F\u202A-\u202E\u061C]/.test(character) && at > 0) {
      if (first < 0) first = at;
      dropped++;
    }
    return '';
  });
  const excerpt = first < 0 ? '' : raw.slice(Math.max(0, first - 40), first + 200).replace(INVISIBLE, '');
  return { text, dropped, excerpt };
}

/** Ligatures and presentation forms become letters, odd spaces become spaces, control characters go. */
function mend(text: string): string {
  return (
    mendEncoding(text)
      .replace(/[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDFB\uFE70-\uFEFC\uF900-\uFAFF\u2F00-\u2FD5]+/g, (forms) =>
        forms.normalize('NFKC'),
      )
      .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/g, '')
      .replace(/[\uE000-\uF8FF]/g, ' ')
  );
}

/** The characters that Windows-1252 has where Latin-1 has control codes. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 read as Windows-1252: a lead byte, then one to three continuation bytes. */
const DOUBLED = new RegExp(`[Â-ô][\\u0080-\\u00BF${WINDOWS}]{1,3}`, 'g');
const strict = new TextDecoder('utf-8', { fatal: true });

function mendEncoding(text: string): string {
  return text.replace(DOUBLED, (damaged) => {
    for (let length = damaged.length; length >= 2; length--) {
      const bytes = Uint8Array.from([...damaged.slice(0, length)], byteOf);
      try {
        return strict.decode(bytes) + damaged.slice(length);
      } catch {
        // Not UTF-8: two letters that stand beside each other by right, or a shorter sequence.
      }
    }
    return damaged;
  });
}

function byteOf(character: string): number {
  const position = WINDOWS.indexOf(character);
  return position >= 0 ? 0x80 + position : character.charCodeAt(0);
}
