/** The shapes of a drawing in DrawingML: what each is filled with, where it lies and which text box it holds. */
import { drawnColour, type Theme } from './docx-colours.ts';
import { drawnFill, type Fill, pictureFill, styledFill } from './docx-fills.ts';
import { type Frame, type Position, placed, rangeAcross, rangeDown, type Standing } from './docx-place.ts';
import { attributeOf, childOf, type Element, within } from './docx-tree.ts';

/** Where something drawn lies, in points. */
export interface Box extends Position {
  width: number;
  height: number;
  /** False for one that stands in a line like a letter. */
  floats: boolean;
  /** Whether it lies below the text of its story. */
  behind: boolean;
  /** Higher ones lie above lower ones. */
  order: number;
}

/** What is clear is kept for its text box alone. */
export interface Shape extends Box {
  fill: Fill | null;
  /** Where the content of its text box begins. */
  box?: number;
  /** The colour of text that names none, as six hexadecimal digits. */
  ink?: string;
}

/** What an anchor stands in. */
export interface Ground {
  theme: Theme;
  frame: Frame;
  inCell: boolean;
}

const EMU = 12_700;
/** Below every shape that lies above the text: the numbers of both kinds go up to 4,294,967,295. */
const BELOW = 10_000_000_000;
const NOT_KNOWN: Fill = { colours: null, alpha: 1 };

/** How the units of a group become points of the page. */
interface Units {
  left?: number;
  top?: number;
  below?: number;
  fromX: number;
  fromY: number;
  perX: number;
  perY: number;
}

export function shapesOfDrawing(xml: string, drawing: readonly Element[], ground: Ground): Shape[] {
  const anchor = drawing.find(({ name }) => name === 'wp:anchor' || name === 'wp:inline');
  if (!anchor || isHidden(anchor) || isHidden(childOf(anchor, 'wp:docPr'))) return [];
  const floats = anchor.name === 'wp:anchor';
  const behind = floats && isYes(attributeOf(anchor.attributes, 'behindDoc'));
  const height = Number(attributeOf(anchor.attributes, 'relativeHeight') ?? 0);
  const size = sizeOf(xml, anchor, ground.frame);
  const position = floats ? positionOf(xml, anchor, size, ground) : {};
  const common = { floats, behind, order: behind ? height - BELOW : height };
  const whole = { ...common, ...size, ...position };
  const data = within(anchor, 'a:graphicData')?.inside[0];
  if (!data) return [{ ...whole, fill: NOT_KNOWN }];
  const shapes: Shape[] = [];
  const perPoint = { fromX: 0, fromY: 0, perX: 1 / EMU, perY: 1 / EMU };
  collect(data, { ...position, ...perPoint }, whole, null);
  return shapes;

  /** `around` is what the element fills where it does not say so itself; `inherited` the fill of its group. */
  function collect(element: Element, units: Units, around: Box, inherited: Fill | null): void {
    const { name } = element;
    const named = childOf(element, 'wps:cNvPr') ?? childOf(element, 'wpg:cNvPr');
    if (isHidden(named ?? childOf(childOf(element, 'pic:nvPicPr'), 'pic:cNvPr'))) return;
    if (name === 'wpg:wgp' || name === 'wpg:grpSp') {
      const properties = childOf(element, 'wpg:grpSpPr');
      const own = properties && drawnFill(xml, properties, ground.theme);
      const outer = name === 'wpg:wgp' ? whole : boxOf(properties, units, around);
      const inner = unitsOf(properties, outer);
      for (const child of element.inside) collect(child, inner, around, own === undefined ? inherited : own);
    } else if (name === 'wpc:wpc') {
      const paper = childOf(element, 'wpc:bg');
      const fill = paper && drawnFill(xml, paper, ground.theme);
      if (fill) shapes.push({ ...whole, fill });
      for (const child of element.inside) collect(child, units, around, null);
    } else if (name === 'wps:wsp') {
      const properties = childOf(element, 'wps:spPr');
      const style = childOf(element, 'wps:style');
      shapes.push({
        ...(element === data ? turned(properties, whole) : boxOf(properties, units, around)),
        fill: fillOf(xml, ground.theme, { properties, style }, inherited),
        ...textOf(xml, ground.theme, element, style),
      });
    } else if (name === 'pic:pic') {
      const properties = childOf(element, 'pic:spPr');
      const picture = childOf(element, 'pic:blipFill');
      const beneath = properties && drawnFill(xml, properties, ground.theme);
      const box = element === data ? turned(properties, whole) : boxOf(properties, units, around);
      if (beneath) shapes.push({ ...box, fill: beneath });
      shapes.push({ ...box, fill: picture ? pictureFill(picture) : NOT_KNOWN });
    } else if (!/Pr$|:extLst$|^wpc:(?:bg|whole)$|^a:/.test(name)) {
      // A chart, a diagram or ink.
      shapes.push({ ...whole, fill: NOT_KNOWN });
    }
  }
}

function fillOf(
  xml: string,
  theme: Theme,
  { properties, style }: Record<'properties' | 'style', Element | undefined>,
  inherited: Fill | null,
): Fill | null {
  const own = properties && drawnFill(xml, properties, theme);
  if (own !== undefined) return own;
  if (properties && childOf(properties, 'a:grpFill')) return inherited;
  const reference = childOf(style, 'a:fillRef');
  return reference ? styledFill(xml, reference, theme) : null;
}

function textOf(
  xml: string,
  theme: Theme,
  element: Element,
  style: Element | undefined,
): { box?: number; ink?: string } {
  const text = within(element, 'w:txbxContent');
  if (!text) return {};
  const letters = childOf(style, 'a:fontRef');
  const ink = letters && drawnColour(xml.slice(letters.from, letters.to), theme)?.rgb;
  return { box: text.from, ...(ink ? { ink } : {}) };
}

function boxOf(properties: Element | undefined, units: Units, around: Box): Box {
  const place = childOf(properties, 'a:xfrm');
  const [off, ext] = [childOf(place, 'a:off'), childOf(place, 'a:ext')];
  const { left: _left, top: _top, below: _below, ...rest } = around;
  if (!off || !ext) return rest;
  const x = (number(off, 'x') - units.fromX) * units.perX;
  const y = (number(off, 'y') - units.fromY) * units.perY;
  return turned(properties, {
    ...rest,
    width: Math.abs(number(ext, 'cx') * units.perX),
    height: Math.abs(number(ext, 'cy') * units.perY),
    ...(units.left === undefined ? {} : { left: units.left + x }),
    ...(units.top === undefined ? {} : { top: units.top + y }),
    ...(units.below === undefined ? {} : { below: units.below + y }),
  });
}

/** The box around what is turned. */
function turned(properties: Element | undefined, box: Box): Box {
  const place = childOf(properties, 'a:xfrm');
  return turnedBy((place ? number(place, 'rot') : 0) / 60_000, box);
}

export function turnedBy(degrees: number, box: Box): Box {
  if (!degrees) return box;
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => Math.abs(of((degrees * Math.PI) / 180)));
  const width = box.width * (cosine ?? 1) + box.height * (sine ?? 0);
  const height = box.width * (sine ?? 0) + box.height * (cosine ?? 1);
  const [x, y] = [(box.width - width) / 2, (box.height - height) / 2];
  return {
    ...box,
    width,
    height,
    ...(box.left === undefined ? {} : { left: box.left + x }),
    ...(box.top === undefined ? {} : { top: box.top + y }),
    ...(box.below === undefined ? {} : { below: box.below + y }),
  };
}

function unitsOf(properties: Element | undefined, outer: Box): Units {
  const place = childOf(properties, 'a:xfrm');
  const [from, ext] = [childOf(place, 'a:chOff'), childOf(place, 'a:chExt')];
  const per = (length: number, units: number) => (units > 0 ? length / units : 1 / EMU);
  return {
    ...(outer.left === undefined ? {} : { left: outer.left }),
    ...(outer.top === undefined ? {} : { top: outer.top }),
    ...(outer.below === undefined ? {} : { below: outer.below }),
    fromX: from ? number(from, 'x') : 0,
    fromY: from ? number(from, 'y') : 0,
    perX: per(outer.width, ext ? number(ext, 'cx') : 0),
    perY: per(outer.height, ext ? number(ext, 'cy') : 0),
  };
}

function sizeOf(xml: string, anchor: Element, frame: Frame): { width: number; height: number } {
  const extent = childOf(anchor, 'wp:extent');
  const relative = (tag: string, share: string, range: typeof rangeAcross) => {
    const element = childOf(anchor, tag);
    const part = childOf(element, share);
    const [start, end] = range(attributeOf(element?.attributes ?? '', 'relativeFrom') ?? '', frame) ?? [];
    const value = part ? Number(xml.slice(part.from, part.to)) / 100_000 : 0;
    return value > 0 && start !== undefined && end !== undefined ? value * (end - start) : undefined;
  };
  return {
    width: relative('wp14:sizeRelH', 'wp14:pctWidth', rangeAcross) ?? (extent ? number(extent, 'cx') / EMU : 0),
    height: relative('wp14:sizeRelV', 'wp14:pctHeight', rangeDown) ?? (extent ? number(extent, 'cy') / EMU : 0),
  };
}

function positionOf(
  xml: string,
  anchor: Element,
  size: { width: number; height: number },
  { frame, inCell }: Ground,
): Position {
  if (isYes(attributeOf(anchor.attributes, 'simplePos'))) return {};
  const standing = (tag: string): Standing => {
    const element = childOf(anchor, tag);
    const text = (name: string) => {
      const child = childOf(element, name);
      return child && xml.slice(child.from, child.to).trim();
    };
    const offset = text('wp:posOffset');
    const share = text('wp14:pctPosHOffset') ?? text('wp14:pctPosVOffset');
    const align = text('wp:align');
    return {
      from: attributeOf(element?.attributes ?? '', 'relativeFrom') ?? '',
      ...(offset ? { offset: Number(offset) / EMU } : {}),
      ...(share ? { share: Number(share) / 100_000 } : {}),
      ...(align ? { align } : {}),
    };
  };
  const inLayout = inCell && !isNo(attributeOf(anchor.attributes, 'layoutInCell'));
  return placed(standing('wp:positionH'), standing('wp:positionV'), size, frame, inLayout);
}

const number = (element: Element, name: string) => Number(attributeOf(element.attributes, name) ?? 0) || 0;
const isYes = (value: string | undefined) => value === '1' || value === 'true';
const isNo = (value: string | undefined) => value === '0' || value === 'false';
const isHidden = (element: Element | undefined) => isYes(attributeOf(element?.attributes ?? '', 'hidden'));
