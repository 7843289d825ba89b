/** The colours of a Word file, of its text, its theme and what is drawn in it, as six hexadecimal digits. */
import { attributeOf } from './docx-tree.ts';

/** Colours by every name that text and drawings have for them; what is missing is not known. */
export type Theme = ReadonlyMap<string, string>;

export const WHITE = 'FFFFFF';
/** What differs by less than this in each of red, green and blue cannot be told apart. */
const NEAR = 0x18;
const HEX = /^[0-9A-Fa-f]{6}$/;

const NAMED: Readonly<Record<string, string>> = {
  black: '000000',
  white: WHITE,
  red: 'FF0000',
  lime: '00FF00',
  green: '008000',
  blue: '0000FF',
  yellow: 'FFFF00',
  cyan: '00FFFF',
  aqua: '00FFFF',
  magenta: 'FF00FF',
  fuchsia: 'FF00FF',
  navy: '000080',
  teal: '008080',
  maroon: '800000',
  purple: '800080',
  olive: '808000',
  gray: '808080',
  grey: '808080',
  silver: 'C0C0C0',
  window: WHITE,
  windowtext: '000000',
  // Only highlighters have these names.
  darkblue: '000080',
  darkcyan: '008080',
  darkgreen: '008000',
  darkmagenta: '800080',
  darkred: '800000',
  darkyellow: '808000',
  darkgray: '808080',
  lightgray: 'C0C0C0',
};

export const namedColour = (name: string): string | null => NAMED[name.toLowerCase()] ?? null;

/** The names of a theme in drawings, in text and in the settings that say which of them is the page's and the text's. */
const SLOTS = [
  ['dk1', 'dark1', '000000'],
  ['lt1', 'light1', WHITE],
  ['dk2', 'dark2', ''],
  ['lt2', 'light2', ''],
  ['hlink', 'hyperlink', ''],
  ['folHlink', 'followedHyperlink', ''],
  ...[1, 2, 3, 4, 5, 6].map((n) => [`accent${n}`, `accent${n}`, ''] as const),
] as const;
const MAPPED = [
  ['bg1', 'background1', 'bg1', 'light1'],
  ['tx1', 'text1', 't1', 'dark1'],
  ['bg2', 'background2', 'bg2', 'light2'],
  ['tx2', 'text2', 't2', 'dark2'],
] as const;

export function readTheme(xml: string, settings: string): Theme {
  const scheme = /<a:clrScheme[\s>][\s\S]*?<\/a:clrScheme>/.exec(xml)?.[0] ?? '';
  const theme = new Map<string, string>();
  for (const [short, long, usual] of SLOTS) {
    const inside = new RegExp(`<a:${short}>([\\s\\S]*?)</a:${short}>`).exec(scheme)?.[1] ?? '';
    const colour = drawnColour(inside, theme)?.rgb ?? usual;
    if (colour === '') continue;
    theme.set(short, colour);
    theme.set(long, colour);
  }
  const mapping = /<w:clrSchemeMapping\s([^<>]*)>/.exec(settings)?.[1] ?? '';
  for (const [short, long, key, usual] of MAPPED) {
    const colour = theme.get(attributeOf(` ${mapping}`, `w:${key}`) ?? usual);
    if (colour === undefined) continue;
    theme.set(short, colour);
    theme.set(long, colour);
  }
  return theme;
}

/** The colour that an element of text names: `w:val`, `w:fill` or `w:color` with its `…theme…`; `auto`, or null where it is not known. */
export function wordColour(attributes: string, theme: Theme, plain: string, themed: string): string | null {
  const name = attributeOf(attributes, `w:${themed}`);
  const own = name === undefined ? undefined : theme.get(name);
  if (own !== undefined) {
    const base = themed.replace('Color', '');
    const share = (suffix: string) => {
      const value = attributeOf(attributes, `w:${base}${suffix}`);
      return value === undefined ? undefined : Number.parseInt(value, 16) / 255;
    };
    const tint = share('Tint');
    if (tint !== undefined) return mix(own, WHITE, tint);
    const shade = share('Shade');
    return shade === undefined ? own : mix(own, '000000', shade);
  }
  const value = attributeOf(attributes, `w:${plain}`);
  if (value === undefined || value === 'auto') return 'auto';
  return HEX.test(value) ? value : null;
}

const DRAWN = /<(a|w14):(srgbClr|schemeClr|sysClr|prstClr|scrgbClr)(\s[^<>]*?)(?:\/>|>([\s\S]*?)<\/\1:\2>)/;

/** The first colour of a piece of DrawingML; `rgb` is null where it is not known, the whole where there is none. */
export function drawnColour(xml: string, theme: Theme): { rgb: string | null; alpha: number } | null {
  const [, prefix, kind = '', attributes = '', inside = ''] = DRAWN.exec(xml) ?? [];
  if (prefix === undefined) return /<(?:a|w14):\w+Clr[\s>]/.test(xml) ? { rgb: null, alpha: 1 } : null;
  const of = (name: string) => attributeOf(attributes, prefix === 'a' ? name : `w14:${name}`);
  const value = of('val') ?? '';
  let rgb: string | null = null;
  if (kind === 'srgbClr') rgb = HEX.test(value) ? value : null;
  else if (kind === 'schemeClr') rgb = theme.get(value) ?? null;
  else if (kind === 'sysClr') rgb = of('lastClr') ?? namedColour(value);
  else if (kind === 'prstClr') rgb = namedColour(value);
  else rgb = hexOf(['r', 'g', 'b'].map((name) => Number(of(name)) / 100_000));
  let alpha = 1;
  for (const [, name, given] of inside.matchAll(/<(?:a|w14):(\w+)\s(?:w14:)?val="(-?\d+)"/g)) {
    const share = Number(given) / 100_000;
    // The text of a newer Word tells what is missing, drawings what is there.
    if (name === 'alpha') alpha = prefix === 'a' ? share : 1 - share;
    else if (rgb !== null) rgb = changed(rgb, name ?? '', share);
  }
  return { rgb, alpha };
}

function changed(rgb: string, change: string, share: number): string | null {
  if (change === 'tint') return mix(rgb, WHITE, share);
  if (change === 'shade') return mix(rgb, '000000', share);
  if (change === 'lumMod') return withLightness(rgb, (lightness) => lightness * share);
  if (change === 'lumOff') return withLightness(rgb, (lightness) => lightness + share);
  // A stronger or weaker tone of the same lightness.
  return /^(?:sat|hue)/.test(change) ? rgb : null;
}

/** `#1f3864`, `#fff`, `rgb(31,56,100)`, `navy`, each perhaps followed by `[3204]`; null for what is not known. */
export function vmlColour(value: string): string | null {
  const plain = value.replace(/\s*\[[^\]]*\]?\s*$/, '').trim();
  const hex = /^#?([0-9A-Fa-f]{6})$/.exec(plain)?.[1];
  if (hex) return hex;
  const short = /^#([0-9A-Fa-f])([0-9A-Fa-f])([0-9A-Fa-f])$/.exec(plain);
  if (short) return short.slice(1).reduce((all, digit) => all + digit + digit, '');
  const parts = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(plain);
  if (parts) return hexOf(parts.slice(1).map((part) => Number(part) / 255));
  return namedColour(plain);
}

/** So much of the first, the rest of the second. */
export function mix(one: string, other: string, share: number): string {
  const second = partsOf(other);
  return hexOf(partsOf(one).map((part, at) => part * share + (second[at] ?? 0) * (1 - share)));
}

/** True for two colours that nobody can tell apart. */
export function areAlike(one: string, other: string): boolean {
  if (!HEX.test(one) || !HEX.test(other)) return false;
  const second = partsOf(other);
  return partsOf(one).every((part, at) => Math.round(Math.abs(part - (second[at] ?? 0)) * 255) < NEAR);
}

const partsOf = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

function hexOf(parts: readonly number[]): string {
  const digits = parts.map((part) => Math.round(255 * Math.min(1, Math.max(0, part || 0))));
  return digits.map((part) => part.toString(16).padStart(2, '0')).join('');
}

function withLightness(rgb: string, change: (lightness: number) => number): string {
  const parts = partsOf(rgb);
  const [low, high] = [Math.min(...parts), Math.max(...parts)];
  const lightness = (low + high) / 2;
  const wanted = Math.min(1, Math.max(0, change(lightness)));
  const spread = high - low;
  // The same hue and saturation: the distance from the middle grows with the room to black or white.
  const room = (of: number) => 1 - Math.abs(2 * of - 1);
  const grown = spread === 0 || room(lightness) === 0 ? 0 : room(wanted) / room(lightness);
  return hexOf(parts.map((part) => wanted + (part - lightness) * grown));
}
