/** Takes hidden runs out of WordprocessingML: vanished, white or tiny text, whether said on the run or by its style. */
import { HIDDEN_TEXTS } from './findings.ts';
import type { Finding } from './types.ts';

/** Half-points: up to 2 points. */
const TINY = 4;
/** Each part of the colour at least this: nearly white. */
const NEAR_WHITE = 0xe8;

type Reason = 'invisible_text' | 'white_text' | 'tiny_text';

/** What decides whether a run can be seen; undefined where nothing is said. */
interface Looks {
  vanish?: boolean;
  nearWhite?: boolean;
  tiny?: boolean;
  shaded?: boolean;
}

export type Styles = ReadonlyMap<string, Looks>;

/** The looks of each style of `word/styles.xml`, those it is based on included. */
export function readStyles(xml: string): Styles {
  const own = new Map<string, { looks: Looks; base: string | undefined }>();
  for (const [, attributes = '', inside = ''] of xml.matchAll(/<w:style\s([^>]*)>([\s\S]*?)<\/w:style>/g)) {
    const id = /w:styleId="([^"]*)"/.exec(attributes)?.[1];
    const base = /<w:basedOn\s[^>]*w:val="([^"]*)"/.exec(inside)?.[1];
    if (id) own.set(id, { looks: looksOf(inside), base });
  }
  const styles = new Map<string, Looks>();
  for (const id of own.keys()) {
    let looks: Looks = {};
    const seen = new Set<string>();
    for (let next: string | undefined = id; next !== undefined && !seen.has(next); next = own.get(next)?.base) {
      seen.add(next);
      looks = { ...own.get(next)?.looks, ...looks };
    }
    styles.set(id, looks);
  }
  return styles;
}

/** The XML without hidden runs, and what they held. */
export function withoutHidden(xml: string, styles: Styles): { xml: string; findings: Finding[] } {
  const hidden = new Map<Reason, string[]>();
  const kept: string[] = [];
  let from = 0;
  for (const run of runsOf(xml, styles)) {
    const reason = reasonOf(run.looks);
    if (!reason || run.start < from || run.text.trim() === '') continue;
    kept.push(xml.slice(from, run.start));
    from = run.end;
    const passages = hidden.get(reason) ?? [];
    // Text boxes are stored twice, for newer and for older programs.
    if (!passages.includes(run.text)) passages.push(run.text);
    hidden.set(reason, passages);
  }
  kept.push(xml.slice(from));
  const findings: Finding[] = [];
  for (const [code, passages] of hidden) {
    const excerpt = passages.join(' ').replace(/\s+/g, ' ').trim().slice(0, 300);
    if (/[\p{L}\p{N}]{2}/u.test(excerpt)) findings.push({ code, text: HIDDEN_TEXTS[code], excerpt });
  }
  return { xml: kept.join(''), findings };
}

interface Run {
  start: number;
  end: number;
  text: string;
  looks: Looks;
}

interface Open {
  name: string;
  start: number;
  /** Where the properties element of a paragraph, run or cell lies. */
  properties: string;
  text: string;
}

const TAG = /<(\/?)(w:(?:p|r|tc|pPr|rPr|tcPr|t|txbxContent))((?:\s[^>]*?)?)(\/?)>/g;

/** Every run with its looks, in the order in which they end; a text box lies inside a run. */
function* runsOf(xml: string, styles: Styles): Generator<Run> {
  const stack: Open[] = [];
  for (const match of xml.matchAll(TAG)) {
    const [whole, closing, name = '', , empty] = match;
    if (empty) continue;
    if (!closing) {
      stack.push({ name, start: match.index, properties: '', text: '' });
      continue;
    }
    const last = stack.pop();
    if (last?.name !== name) continue;
    const inside = xml.slice(last.start, match.index);
    const parent = stack.at(-1);
    if (parent && name.endsWith('Pr') && parent.properties === '') parent.properties = inside;
    if (parent && name === 'w:t') parent.text += decode(inside.slice(inside.indexOf('>') + 1));
    if (name === 'w:r') {
      yield {
        start: last.start,
        end: match.index + whole.length,
        text: last.text,
        looks: effective(last, stack, styles),
      };
    }
  }
}

/** The run's own word counts first, then its style's, then its paragraph's; any ground it stands on counts. */
function effective(run: Open, around: Open[], styles: Styles): Looks {
  const paragraph = around.findLast((open) => open.name === 'w:p')?.properties ?? '';
  // The properties of the paragraph's own mark are no looks of its runs.
  const ground = around.some(
    (open) => open.name === 'w:txbxContent' || looksOf(withoutRunPart(open.properties)).shaded,
  );
  const looks = {
    ...styles.get(styleOf(paragraph, 'pStyle')),
    ...styles.get(styleOf(run.properties, 'rStyle')),
    ...looksOf(run.properties),
  };
  return ground ? { ...looks, shaded: true } : looks;
}

const withoutRunPart = (properties: string) => properties.replace(/<w:rPr>[\s\S]*?<\/w:rPr>/g, '');
const styleOf = (properties: string, tag: string) =>
  new RegExp(`<w:${tag}\\s[^>]*w:val="([^"]*)"`).exec(properties)?.[1] ?? '';

function looksOf(properties: string): Looks {
  const looks: Looks = {};
  const vanish = switchOf(properties, 'vanish') ?? switchOf(properties, 'webHidden');
  if (vanish !== undefined) looks.vanish = vanish;
  const colour = /<w:color\s[^>]*w:val="([^"]*)"/.exec(properties)?.[1];
  if (colour !== undefined) looks.nearWhite = isNearWhite(colour);
  const size = /<w:sz\s[^>]*w:val="(\d+)"/.exec(properties)?.[1];
  if (size !== undefined) looks.tiny = Number(size) <= TINY;
  const shade = /<w:shd\s[^>]*w:fill="(?!auto|FFFFFF)[0-9A-Za-z]+"|<w:highlight\s[^>]*w:val="(?!none|white)/i;
  if (shade.test(properties)) looks.shaded = true;
  return looks;
}

/** `<w:vanish/>` is on; `<w:vanish w:val="0"/>` is off; undefined where it is not said. */
function switchOf(properties: string, name: string): boolean | undefined {
  const found = new RegExp(`<w:${name}(?:\\s+w:val="([^"]*)")?\\s*/>`).exec(properties);
  return found ? !['0', 'false', 'off'].includes(found[1] ?? '1') : undefined;
}

function isNearWhite(hex: string): boolean {
  if (!/^[0-9A-Fa-f]{6}$/.test(hex)) return false;
  return [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= NEAR_WHITE);
}

function reasonOf({ vanish, tiny, nearWhite, shaded }: Looks): Reason | null {
  if (vanish) return 'invisible_text';
  if (tiny) return 'tiny_text';
  return nearWhite && !shaded ? 'white_text' : null;
}

function decode(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
