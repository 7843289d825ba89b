/** Takes hidden runs out of WordprocessingML: vanished, tiny or in the colour of their ground, whether said on the run or by its style. */
import { HIDDEN_TEXTS } from './findings.ts';
import type { Finding } from './types.ts';

/** Half-points: up to 2 points. */
const TINY = 4;
/** Letters of this percentage of their width or less are strokes. */
const SQUEEZED = 10;
/** What differs from its ground by less than this in each of red, green and blue cannot be read. */
const NEAR = 0x18;
const WHITE = 'FFFFFF';

type Reason = 'invisible_text' | 'white_text' | 'tiny_text';

/** What decides whether a run can be seen; undefined where nothing is said. */
interface Looks {
  vanish?: boolean;
  /** Of the letters, as six hexadecimal digits; or `auto`, which Word keeps legible. */
  colour?: string;
  tiny?: boolean;
  /** The colour behind the letters; empty for one that is not known. */
  ground?: string;
}

export type Styles = ReadonlyMap<string, Looks>;

/** The looks of each style of `word/styles.xml`, those it is based on included; under '' those of paragraphs that name none. */
export function readStyles(xml: string): Styles {
  const own = new Map<string, { looks: Looks; base: string | undefined }>();
  const defaults = looksOf(/<w:docDefaults>([\s\S]*?)<\/w:docDefaults>/.exec(xml)?.[1] ?? '');
  let usual: string | undefined;
  for (const [, attributes = '', inside = ''] of xml.matchAll(/<w:style\s([^>]*)>([\s\S]*?)<\/w:style>/g)) {
    const id = /w:styleId="([^"]*)"/.exec(attributes)?.[1];
    const base = /<w:basedOn\s[^>]*w:val="([^"]*)"/.exec(inside)?.[1];
    if (id) own.set(id, { looks: looksOf(inside), base });
    if (/w:type="paragraph"/.test(attributes) && /w:default="(?:1|true|on)"/.test(attributes)) usual = id;
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
  styles.set('', { ...defaults, ...styles.get(usual ?? '') });
  return styles;
}

/** The XML without hidden runs, and what they held; `sheet` is the colour of the page. */
export function withoutHidden(xml: string, styles: Styles, sheet = WHITE): { xml: string; findings: Finding[] } {
  const hidden = new Map<Reason, string[]>();
  const kept: string[] = [];
  let from = 0;
  for (const run of runsOf(xml, styles)) {
    const reason = reasonOf({ ground: sheet, ...run.looks });
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

const TAG = /<(\/?)(w:(?:p|r|tc|tbl|pPr|rPr|tcPr|tblPr|t|txbxContent))((?:\s[^>]*?)?)(\/?)>/g;

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

/** The run's own word counts first, then its style's, then its paragraph's; so does the nearest ground it stands on. */
function effective(run: Open, around: Open[], styles: Styles): Looks {
  const paragraph = around.findLast((open) => open.name === 'w:p')?.properties ?? '';
  // The properties of the paragraph's own mark are no looks of its runs.
  const grounds = around.map(({ name, properties }) => {
    // What a text box is filled with is said elsewhere.
    if (name === 'w:txbxContent') return '';
    // The style of a table shades some of its rows.
    const byStyle = name === 'w:tbl' && styles.get(styleOf(properties, 'tblStyle'))?.ground !== undefined;
    return looksOf(withoutRunPart(properties)).ground ?? (byStyle ? '' : undefined);
  });
  const behind = grounds.findLast((ground) => ground !== undefined);
  return {
    ...styles.get(''),
    ...styles.get(styleOf(paragraph, 'pStyle')),
    ...(behind === undefined ? {} : { ground: behind }),
    ...styles.get(styleOf(run.properties, 'rStyle')),
    ...looksOf(run.properties),
  };
}

const withoutRunPart = (properties: string) => properties.replace(/<w:rPr>[\s\S]*?<\/w:rPr>/g, '');
const styleOf = (properties: string, tag: string) =>
  new RegExp(`<w:${tag}\\s[^>]*w:val="([^"]*)"`).exec(properties)?.[1] ?? '';

function looksOf(properties: string): Looks {
  const looks: Looks = {};
  const vanish = switchOf(properties, 'vanish') ?? switchOf(properties, 'webHidden');
  if (vanish !== undefined) looks.vanish = vanish;
  if (/<w14:textFill>\s*<w14:noFill\s*\/>/.test(properties)) looks.vanish = true;
  const colour = /<w:color\s[^>]*w:val="([^"]*)"/.exec(properties)?.[1];
  if (colour !== undefined) looks.colour = colour;
  const size = /<w:sz\s[^>]*w:val="(\d+)"/.exec(properties)?.[1];
  if (size !== undefined) looks.tiny = Number(size) <= TINY;
  const width = /<w:w\s[^>]*w:val="(\d+)"/.exec(properties)?.[1];
  if (width !== undefined && Number(width) <= SQUEEZED) looks.tiny = true;
  const ground = groundOf(properties);
  if (ground !== undefined) looks.ground = ground;
  return looks;
}

/** A highlighter lies over the shading. Patterns and highlighters other than black and white are taken for a colour of their own. */
function groundOf(properties: string): string | undefined {
  const marked = /<w:highlight\s[^>]*w:val="(\w+)"/.exec(properties)?.[1];
  if (marked && marked !== 'none') return { black: '000000', white: WHITE }[marked] ?? '';
  const shade = /<w:shd\s[^>]*>/.exec(properties)?.[0];
  const fill = shade && /w:fill="([0-9A-Za-z]+)"/.exec(shade)?.[1];
  if (!fill || fill === 'auto') return undefined;
  return /w:val="(?:clear|nil)"/.test(shade) || !/w:val=/.test(shade) ? fill : '';
}

/** `<w:vanish/>` is on; `<w:vanish w:val="0"/>` is off; undefined where it is not said. */
function switchOf(properties: string, name: string): boolean | undefined {
  const found = new RegExp(`<w:${name}(?:\\s+w:val="([^"]*)")?\\s*/>`).exec(properties);
  return found ? !['0', 'false', 'off'].includes(found[1] ?? '1') : undefined;
}

/** True for two colours that nobody can tell apart. */
function areAlike(one: string, other: string): boolean {
  if (![one, other].every((hex) => /^[0-9A-Fa-f]{6}$/.test(hex))) return false;
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [0, 2, 4].every((at) => Math.abs(part(one, at) - part(other, at)) < NEAR);
}

function reasonOf({ vanish, tiny, colour = 'auto', ground = '' }: Looks): Reason | null {
  if (vanish) return 'invisible_text';
  if (tiny) return 'tiny_text';
  return areAlike(colour, ground) ? 'white_text' : null;
}

function decode(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
