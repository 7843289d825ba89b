/** What an area of a Word file is filled with: shading of text, highlighters, shapes of either kind. */
import { drawnColour, mix, namedColour, type Theme, vmlColour, WHITE, wordColour } from './docx-colours.ts';
import { attributeOf, childOf, type Element, elementsOf, within } from './docx-tree.ts';

/** One thing behind letters; the nearest comes first. */
export interface Layer {
  /** Each colour that it shows; none where it is clear, null where they are not known, as of a picture. */
  colours: readonly string[] | null;
  /** False where it may be absent, or lie elsewhere. */
  sure: boolean;
}

/** `alpha` is 1 for what is solid. */
export interface Fill {
  colours: readonly string[] | null;
  alpha: number;
}

const CLEAR: Layer = { colours: [], sure: true };
/** Of what is less solid nothing can be seen. */
const LEAST_ALPHA = 0.03;

/** Of what is more solid nothing is seen through. */
const SOLID = 0.9;

export const isSolid = (fill: Fill | null) => fill !== null && fill.alpha >= SOLID;

/** What `<w:shd>` says, or undefined where there is none. */
export function shadingOf(properties: string, theme: Theme): Layer | undefined {
  const attributes = /<w:shd(\s[^<>]*?)\/?>/.exec(properties)?.[1];
  if (attributes === undefined) return undefined;
  const pattern = attributeOf(attributes, 'w:val') ?? 'clear';
  const fill = wordColour(attributes, theme, 'fill', 'themeFill');
  // Whether `nil` keeps the fill depends on the program.
  if (pattern === 'clear' || pattern === 'nil') {
    if (fill === 'auto') return CLEAR;
    return { colours: fill === null ? null : [fill], sure: pattern === 'clear' };
  }
  const front = wordColour(attributes, theme, 'color', 'themeColor');
  if (front === null || fill === null) return { colours: null, sure: true };
  const [letters, paper] = [front === 'auto' ? '000000' : front, fill === 'auto' ? WHITE : fill];
  if (pattern === 'solid') return { colours: [letters], sure: true };
  const share = /^pct(\d+)$/.exec(pattern)?.[1];
  return { colours: share ? [mix(letters, paper, Number(share) / 100)] : [letters, paper], sure: true };
}

export function highlightOf(properties: string): Layer | undefined {
  const name = /<w:highlight\s[^<>]*w:val="(\w+)"/.exec(properties)?.[1];
  if (name === undefined) return undefined;
  if (name === 'none') return CLEAR;
  const colour = namedColour(name);
  return { colours: colour === null ? null : [colour], sure: true };
}

/** The fill that the properties of a shape name; undefined where they name none, null for `noFill`. */
export function drawnFill(xml: string, properties: Element, theme: Theme): Fill | null | undefined {
  for (const element of properties.inside) {
    const inside = xml.slice(element.from, element.to);
    if (element.name === 'a:noFill') return null;
    if (element.name === 'a:solidFill') return solid(inside, theme);
    if (element.name === 'a:gradFill') return together(['a:gs'], inside, theme);
    if (element.name === 'a:pattFill') return together(['a:fgClr', 'a:bgClr'], inside, theme);
    if (element.name === 'a:blipFill') return pictureFill(element);
  }
  return undefined;
}

/** The fill that a shape has by its style: a colour of the theme, in one of the theme's manners. */
export function styledFill(xml: string, reference: Element, theme: Theme): Fill | null {
  if (attributeOf(reference.attributes, 'idx') === '0') return null;
  return solid(xml.slice(reference.from, reference.to), theme);
}

/** A picture, of which only that much is known how far it is let through. */
export function pictureFill(element: Element): Fill | null {
  const share = within(element, 'a:alphaModFix')?.attributes;
  const alpha = share === undefined ? 1 : Number(attributeOf(share, 'amt') ?? 100_000) / 100_000;
  return shown({ colours: null, alpha });
}

/** The fill of a VML shape with the attributes that it has of its own or by its type. */
export function vmlFill(shape: Element, of: (name: string) => string | undefined): Fill | null {
  const fill = childOf(shape, 'v:fill');
  if (fill && isOff(attributeOf(fill.attributes, 'on'))) return null;
  if (childOf(shape, 'v:imagedata')) return { colours: null, alpha: 1 };
  if (isOff(of('filled'))) return null;
  const said = (name: string) => (fill ? attributeOf(fill.attributes, name) : undefined);
  const alpha = shareOf(said('opacity') ?? of('opacity') ?? '1');
  const kind = said('type') ?? 'solid';
  const first = vmlColour(said('color') ?? of('fillcolor') ?? 'white');
  if (kind === 'solid') return shown({ colours: first === null ? null : [first], alpha });
  if (!kind.startsWith('gradient')) return shown({ colours: null, alpha });
  const last = vmlColour(said('color2') ?? 'white');
  const least = Math.max(alpha, shareOf(said('o:opacity2') ?? '1'));
  return shown({ colours: first === null || last === null ? null : [first, last], alpha: least });
}

const isOff = (value: string | undefined) => value === 'f' || value === 'false' || value === '0';

/** `.5`, `50%` or `32768f`, which counts in parts of 65,536. */
function shareOf(value: string): number {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 1;
  if (value.endsWith('%')) return number / 100;
  return value.endsWith('f') ? number / 65_536 : number;
}

function solid(xml: string, theme: Theme): Fill | null {
  const colour = drawnColour(xml, theme);
  if (!colour) return { colours: null, alpha: 1 };
  return shown({ colours: colour.rgb === null ? null : [colour.rgb], alpha: colour.alpha });
}

/** The parts of a gradient or a pattern; those that cannot be seen do not count. */
function together(names: readonly string[], xml: string, theme: Theme): Fill | null {
  const parts = names.flatMap((name) => [...elementsOf(xml, name)].map(({ inside }) => inside));
  const colours = parts.map((part) => drawnColour(part, theme) ?? { rgb: null, alpha: 1 });
  const seen = colours.filter(({ alpha }) => alpha >= LEAST_ALPHA);
  if (seen.length === 0) return parts.length === 0 ? { colours: null, alpha: 1 } : null;
  const known = seen.flatMap(({ rgb }) => rgb ?? []);
  const alpha = Math.max(...seen.map((one) => one.alpha));
  return { colours: known.length === seen.length ? known : null, alpha };
}

const shown = (fill: Fill) => (fill.alpha < LEAST_ALPHA ? null : fill);
