/** What decides whether text of a Word file can be seen, as its own properties and its styles say. */
import { drawnColour, type Theme, wordColour } from './docx-colours.ts';
import { highlightOf, type Layer, shadingOf } from './docx-fills.ts';
import { attributeOf, elementsOf, withoutElements } from './docx-tree.ts';

/** Of letters; undefined where nothing is said. */
export interface Looks {
  vanish?: boolean;
  /** Their colours, several for a gradient; none for `auto`, which Word keeps legible, and for what is not known. */
  ink?: readonly string[];
  /** In points. */
  size?: number;
  /** In hundredths of their usual width. */
  width?: number;
  marked?: Layer;
  shaded?: Layer;
}

/** Of paragraphs. */
export interface Block {
  shaded?: Layer;
  /** How far it reaches out of the text at each side, in points. */
  outdent?: { left: number; right: number };
}

export interface Style {
  looks: Looks;
  block: Block;
  /** Of a table: what its style says of the whole and of its rows, columns and corners. */
  regions: ReadonlyMap<string, Region>;
  /** How many rows and columns make up a band. */
  bands: { rows: number; columns: number };
  /** The shading of a table as a whole. */
  shaded?: Layer;
}

export interface Region {
  looks: Looks;
  shaded?: Layer;
}

export interface Styles {
  theme: Theme;
  /** Of all text. */
  defaults: Style;
  /** Of paragraphs that name no style. */
  usual: string;
  of(id: string): Style | undefined;
}

/** Word itself follows no longer chain. */
const MOST_BASES = 20;
const NOTHING: Style = { looks: {}, block: {}, regions: new Map(), bands: { rows: 1, columns: 1 } };

/** Styles are read when the first text asks for them: a file may hold a hundred thousand. */
export function readStyles(xml: string, theme: Theme): Styles {
  const own = new Map<string, string>();
  let usual = '';
  for (const { attributes, inside } of elementsOf(xml, 'w:style')) {
    const id = attributeOf(attributes, 'w:styleId');
    if (id) own.set(id, inside);
    const isUsual = /^(?:1|true|on)$/.test(attributeOf(attributes, 'w:default') ?? '');
    if (id && isUsual && attributeOf(attributes, 'w:type') === 'paragraph') usual = id;
  }
  const read = new Map<string, Style>();
  const alone = new Map<string, Style>();
  const of = (id: string) => {
    const known = read.get(id);
    if (known || !own.has(id)) return known;
    const chain: Style[] = [];
    const seen = new Set<string>();
    for (let next = id; next !== '' && !seen.has(next) && seen.size < MOST_BASES; ) {
      seen.add(next);
      const inside = own.get(next) ?? '';
      const style = alone.get(next) ?? styleOf(inside, theme);
      alone.set(next, style);
      chain.push(style);
      next = /<w:basedOn\s[^<>]*w:val="([^"]*)"/.exec(inside)?.[1] ?? '';
    }
    const style = chain.reduceRight(over, NOTHING);
    read.set(id, style);
    return style;
  };
  const defaults = /<w:docDefaults>([\s\S]*?)<\/w:docDefaults>/.exec(xml)?.[1] ?? '';
  return { theme, defaults: styleOf(defaults, theme), usual, of };
}

/** A style with what it is based on. */
function over(base: Style, style: Style): Style {
  const regions = new Map(base.regions);
  for (const [name, region] of style.regions) {
    const old = regions.get(name);
    regions.set(name, { ...old, ...region, looks: { ...old?.looks, ...region.looks } });
  }
  return {
    looks: { ...base.looks, ...style.looks },
    block: { ...base.block, ...style.block },
    regions,
    ...(style.shaded ? { shaded: style.shaded } : base.shaded ? { shaded: base.shaded } : {}),
    bands: { rows: style.bands.rows || base.bands.rows, columns: style.bands.columns || base.bands.columns },
  };
}

function styleOf(xml: string, theme: Theme): Style {
  const regions = new Map<string, Region>();
  for (const { attributes, inside } of elementsOf(xml, 'w:tblStylePr'))
    regions.set(attributeOf(attributes, 'w:type') ?? '', regionOf(inside, theme));
  const whole = withoutElements(xml, 'w:tblStylePr');
  regions.set('wholeTable', regionOf(whole, theme));
  const shaded = shadingOf(part(whole, 'tblPr'), theme);
  const band = (tag: string) => Number(new RegExp(`<w:${tag}\\s[^<>]*w:val="(\\d+)"`).exec(whole)?.[1] ?? 0);
  return {
    looks: looksOf(part(whole, 'rPr'), theme),
    block: blockOf(part(whole, 'pPr'), theme),
    regions,
    ...(shaded ? { shaded } : {}),
    bands: { rows: band('tblStyleRowBandSize'), columns: band('tblStyleColBandSize') },
  };
}

function regionOf(xml: string, theme: Theme): Region {
  const shaded = shadingOf(part(xml, 'tcPr'), theme) ?? blockOf(part(xml, 'pPr'), theme).shaded;
  return { looks: looksOf(part(xml, 'rPr'), theme), ...(shaded ? { shaded } : {}) };
}

function part(xml: string, name: 'rPr' | 'pPr' | 'tcPr' | 'tblPr'): string {
  // The mark of a paragraph has looks of its own.
  const own = name === 'rPr' ? withoutElements(xml, 'w:pPr') : xml;
  return elementsOf(own, `w:${name}`).next().value?.inside ?? '';
}

/** What holds now, without what tracking remembers of before. */
export function current(properties: string): string {
  if (!properties.includes('PrChange')) return properties;
  return ['w:rPrChange', 'w:pPrChange', 'w:tcPrChange', 'w:tblPrChange'].reduce(withoutElements, properties);
}

export function looksOf(properties: string, theme: Theme): Looks {
  if (properties === '') return {};
  const looks: Looks = {};
  const vanish = /<w:vanish(\s[^<>]*?)?\/>/.exec(properties);
  // `webHidden` hides nothing but on a page of the web.
  if (vanish) looks.vanish = !/^(?:0|false|off)$/.test(attributeOf(vanish[1] ?? '', 'w:val') ?? '1');
  const colour = /<w:color(\s[^<>]*?)\/?>/.exec(properties)?.[1];
  if (colour !== undefined) {
    const ink = wordColour(colour, theme, 'val', 'themeColor');
    looks.ink = ink === null || ink === 'auto' ? [] : [ink];
  }
  const filled = /<w14:textFill>([\s\S]*?)<\/w14:textFill>/.exec(properties)?.[1];
  if (filled !== undefined) fillLetters(looks, filled, theme);
  const size = /<w:sz\s[^<>]*w:val="(\d+)"/.exec(properties)?.[1];
  if (size !== undefined) looks.size = Number(size) / 2;
  const width = /<w:w\s[^<>]*w:val="(\d+)/.exec(properties)?.[1];
  if (width !== undefined) looks.width = Number(width);
  const marked = highlightOf(properties);
  if (marked) looks.marked = marked;
  const shaded = shadingOf(properties, theme);
  if (shaded) looks.shaded = shaded;
  return looks;
}

/** Word paints letters with this fill, whatever their colour is said to be. */
function fillLetters(looks: Looks, fill: string, theme: Theme): void {
  const stops = [...elementsOf(fill, 'w14:gs')].map(({ inside }) => inside);
  const colours = (stops.length > 0 ? stops : [fill]).map((stop) => drawnColour(stop, theme));
  if (/<w14:noFill\s*\/>/.test(fill) || colours.every((one) => one !== null && one.alpha < 0.05)) looks.vanish = true;
  else looks.ink = colours.every((one) => one?.rgb) ? colours.flatMap((one) => one?.rgb ?? []) : [];
}

export function blockOf(properties: string, theme: Theme): Block {
  const block: Block = {};
  const shaded = shadingOf(properties, theme);
  if (shaded) block.shaded = shaded;
  const indent = /<w:ind(\s[^<>]*?)\/?>/.exec(properties)?.[1];
  if (indent === undefined) return block;
  const points = (...names: string[]) => {
    for (const name of names) {
      const value = attributeOf(indent, `w:${name}`);
      if (value !== undefined) return Number(value) / 20 || 0;
    }
    return 0;
  };
  const left = points('left', 'start');
  const first = left + points('firstLine') - points('hanging');
  const right = points('right', 'end');
  block.outdent = { left: Math.max(0, -Math.min(left, first)), right: Math.max(0, -right) };
  return block;
}
