/** The shapes of a drawing in VML, the older of the two ways: what each is filled with, where it lies and which text box it holds. */
import { type Box, type Ground, type Shape, turnedBy } from './docx-drawn.ts';
import { vmlFill } from './docx-fills.ts';
import { placed, rangeAcross, rangeDown, type Standing } from './docx-place.ts';
import { attributeOf, childOf, type Element, within } from './docx-tree.ts';

/** The attributes of types of shapes by their names: they hold for the whole file. */
export type ShapeTypes = Map<string, string>;

const SHAPES = /^v:(?:shape|rect|roundrect|oval|image|polyline|curve|arc)$/;
/** Told by their points, which are not read: they may be as large as the page. */
const POINTED = /^v:(?:polyline|curve|arc)$/;
/** Word writes the order of what lies behind the text as that of DrawingML less this. */
const BEHIND = 503_316_480;
const BELOW = 10_000_000_000;

type Style = (name: string) => string | undefined;

/** How the units of a group become points of the page. */
interface Units {
  outer: Box;
  fromX: number;
  fromY: number;
  perX: number;
  perY: number;
}

export function shapesOfVml(picture: readonly Element[], types: ShapeTypes, ground: Ground): Shape[] {
  const shapes: Shape[] = [];
  for (const element of picture) collect(element, null);
  return shapes;

  function collect(element: Element, units: Units | null): void {
    const { name, attributes } = element;
    if (name === 'v:shapetype') {
      const id = attributeOf(attributes, 'id');
      if (id) types.set(`#${id}`, attributes);
      return;
    }
    const style = styleOf(attributeOf(attributes, 'style') ?? '');
    if (style('visibility') === 'hidden' || style('display') === 'none') return;
    if (name === 'v:group') {
      const outer = units ? inGroup(style, units) : onPage(element, style, ground);
      const [fromX = 0, fromY = 0] = pairOf(attributeOf(attributes, 'coordorigin'));
      const [acrossUnits = 1000, downUnits = 1000] = pairOf(attributeOf(attributes, 'coordsize'));
      const perX = outer.width / (acrossUnits || 1000);
      const perY = outer.height / (downUnits || 1000);
      for (const child of element.inside) collect(child, { outer, fromX, fromY, perX, perY });
    } else if (SHAPES.test(name)) {
      const type = types.get(attributeOf(attributes, 'type') ?? '') ?? '';
      const text = within(element, 'w:txbxContent');
      // Letters drawn as a shape, such as a watermark, fill nothing but themselves.
      const letters = childOf(element, 'v:textpath') !== undefined;
      const of = (attribute: string) => attributeOf(attributes, attribute) ?? attributeOf(type, attribute);
      shapes.push({
        ...(units ? inGroup(style, units) : onPage(element, style, ground)),
        fill: letters ? null : vmlFill(element, of),
        ...(text ? { box: text.from } : {}),
      });
    }
  }
}

function onPage(element: Element, style: Style, { frame, inCell }: Ground): Box {
  const wrap = childOf(element, 'w10:wrap')?.attributes ?? '';
  const floats = style('position') === 'absolute';
  const z = Number(style('z-index') ?? 0) || 0;
  const order = z < 0 ? z + BEHIND - BELOW : z;
  const across = style('mso-position-horizontal-relative') ?? attributeOf(wrap, 'anchorx') ?? 'text';
  const down = style('mso-position-vertical-relative') ?? attributeOf(wrap, 'anchory') ?? 'text';
  const size = POINTED.test(element.name)
    ? { width: frame.width, height: frame.height }
    : {
        width: share('width', rangeAcross) ?? lengthOf(style('width')),
        height: share('height', rangeDown) ?? lengthOf(style('height')),
      };
  const inLayout = inCell && attributeOf(element.attributes, 'o:allowincell') !== 'f';
  const position =
    floats && !POINTED.test(element.name)
      ? placed(
          standing(across, 'horizontal', 'left', 'margin-left'),
          standing(down, 'vertical', 'top', 'margin-top'),
          size,
          frame,
          inLayout,
        )
      : {};
  return turnedBy(Number.parseFloat(style('rotation') ?? '0') || 0, {
    floats,
    behind: floats && z < 0,
    order,
    ...size,
    ...position,
  });

  /** `mso-width-percent:350` is 35 % of what `mso-width-relative` names. */
  function share(side: 'width' | 'height', range: typeof rangeAcross): number | undefined {
    const [start, end] = range(style(`mso-${side}-relative`) ?? 'margin', frame) ?? [];
    const part = Number(style(`mso-${side}-percent`) ?? 0) / 1000;
    return part > 0 && start !== undefined && end !== undefined ? part * (end - start) : undefined;
  }

  function standing(from: string, axis: string, side: string, margin: string): Standing {
    const align = style(`mso-position-${axis}`);
    if (align !== undefined && align !== 'absolute') return { from, align };
    const part = Number(style(`mso-${side}-percent`) ?? 0) / 1000;
    // -10,001 stands for none.
    if (part !== 0 && part > -10) return { from, share: part };
    return { from, offset: lengthOf(style(margin)) + lengthOf(style(side)) };
  }
}

function inGroup(style: Style, { outer, fromX, fromY, perX, perY }: Units): Box {
  const of = (name: string) => Number.parseFloat(style(name) ?? '0') || 0;
  const x = (of('left') - fromX) * perX;
  const y = (of('top') - fromY) * perY;
  const { left, top, below, ...rest } = outer;
  return turnedBy(of('rotation'), {
    ...rest,
    width: of('width') * perX,
    height: of('height') * perY,
    ...(left === undefined ? {} : { left: left + x }),
    ...(top === undefined ? {} : { top: top + y }),
    ...(below === undefined ? {} : { below: below + y }),
  });
}

function styleOf(style: string): Style {
  const said = new Map<string, string>();
  for (const one of style.split(';')) {
    const at = one.indexOf(':');
    if (at > 0) said.set(one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim());
  }
  return (name) => said.get(name);
}

const pairOf = (value: string | undefined) => (value ?? '').split(',').map((part) => Number(part) || 0);

const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, pc: 12, px: 0.75, '': 0.75 };

function lengthOf(value: string | undefined): number {
  const [, number, unit = ''] = /^(-?[\d.]+)([a-z]*)$/i.exec(value ?? '') ?? [];
  return number === undefined ? 0 : Number(number) * (POINTS[unit.toLowerCase()] ?? 1);
}
