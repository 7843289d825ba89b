/** Takes hidden runs out of WordprocessingML: vanished, white or tiny text. */
import { HIDDEN_TEXTS } from './findings.ts';
import type { Finding } from './types.ts';

/** Half-points: up to 2 points. */
const TINY = 4;

type Reason = 'invisible_text' | 'white_text' | 'tiny_text';

/** The XML without hidden runs, and what they held. Works on the text because the parser must never see them. */
export function withoutHidden(xml: string): { xml: string; findings: Finding[] } {
  const hidden = new Map<Reason, string>();
  const shaded = shadedPlaces(xml);
  const cleaned = xml.replace(/<w:r(?:\s[^>]*)?>([\s\S]*?)<\/w:r>/g, (run: string, inside: string, at: number) => {
    const reason = reasonOf(inside, shaded(at));
    if (!reason) return run;
    const text = textOf(inside);
    if (text.trim() === '') return run;
    hidden.set(reason, `${hidden.get(reason) ?? ''} ${text}`);
    return '';
  });
  const findings: Finding[] = [];
  for (const [code, text] of hidden) {
    const excerpt = text.replace(/\s+/g, ' ').trim().slice(0, 300);
    if (/[\p{L}\p{N}]{2}/u.test(excerpt)) findings.push({ code, text: HIDDEN_TEXTS[code], excerpt });
  }
  return { xml: cleaned, findings };
}

function reasonOf(inside: string, shaded: boolean): Reason | null {
  const properties = /<w:rPr>([\s\S]*?)<\/w:rPr>/.exec(inside)?.[1];
  if (!properties) return null;
  if (isOn(properties, 'vanish') || isOn(properties, 'webHidden')) return 'invisible_text';
  const size = /<w:sz\s+w:val="(\d+)"/.exec(properties)?.[1];
  if (size !== undefined && Number(size) <= TINY) return 'tiny_text';
  const colour = /<w:color\s[^>]*w:val="([0-9A-Fa-f]{6})"/.exec(properties)?.[1];
  const ownGround = /<w:(?:shd\s[^>]*w:fill="(?!auto|FFFFFF)[0-9A-Za-z]+"|highlight\s+w:val="(?!none|white))/i.test(
    properties,
  );
  return colour !== undefined && isNearWhite(colour) && !ownGround && !shaded ? 'white_text' : null;
}

/** `<w:vanish/>` is on; `<w:vanish w:val="0"/>` is off. */
function isOn(properties: string, name: string): boolean {
  const found = new RegExp(`<w:${name}(?:\\s+w:val="([^"]*)")?\\s*/>`).exec(properties);
  return found !== null && !['0', 'false', 'off'].includes(found[1] ?? '1');
}

function isNearWhite(hex: string): boolean {
  return [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= 0xe8);
}

function textOf(inside: string): string {
  return [...inside.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, text]) => (text ?? '').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&'))
    .join(' ');
}

/** Where a coloured paragraph, table cell or drawn shape gives white text a ground to be read on. */
function shadedPlaces(xml: string): (at: number) => boolean {
  const places: [number, number][] = [];
  const shade = /<w:shd\s[^>]*w:fill="(?!auto|FFFFFF)[0-9A-Za-z]+"|<w:txbxContent>/gi;
  for (const match of xml.matchAll(shade)) {
    const end = match[0].startsWith('<w:tx')
      ? '</w:txbxContent>'
      : xml.slice(Math.max(0, match.index - 3000), match.index).lastIndexOf('<w:tcPr') >
          xml.slice(Math.max(0, match.index - 3000), match.index).lastIndexOf('<w:pPr')
        ? '</w:tc>'
        : '</w:p>';
    const to = xml.indexOf(end, match.index);
    places.push([match.index, to < 0 ? match.index : to]);
  }
  return (at) => places.some(([from, to]) => at >= from && at <= to);
}
