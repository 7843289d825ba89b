/** Where on its page something drawn lies, in points, as far as its anchor and the section around it tell. */
import { attributeOf, elementsOf } from './docx-tree.ts';

/** A page of a section; `left` to `bottom` bound the text. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  columns: number;
}

/** On which pages of a section a header or footer is drawn: which those are, is not always known. */
export type Pages = 'all' | 'first' | 'some';

export interface Section {
  /** Where its properties end in the body. */
  end: number;
  frame: Frame;
  /** Whether it starts on a page of its own. */
  newPage: boolean;
  /** The parts that are drawn as headers and footers. */
  parts: { name: string; pages: Pages }[];
}

/** In points; `below` counts from the top of the paragraph that holds the anchor. What is not known is left out. */
export interface Position {
  left?: number;
  top?: number;
  below?: number;
}

const LETTER: Frame = { width: 612, height: 792, left: 72, right: 540, top: 72, bottom: 720, columns: 1 };

/** The sections of a body, in order; `partOf` finds the part that a number of the relations names. */
export function readSections(xml: string, settings: string, partOf: (id: string) => string | undefined): Section[] {
  const sections: Section[] = [];
  const everyOther = isOn(settings, 'evenAndOddHeaders');
  // A section without a header of a kind goes on with that of the section before.
  const kept = new Map<string, string>();
  for (const { inside, end } of elementsOf(xml, 'w:sectPr')) {
    // The last of its elements tells what it was before a tracked change.
    const said = inside.split('<w:sectPrChange')[0] ?? '';
    for (const [, kind, attributes = ''] of said.matchAll(/<w:(header|footer)Reference(\s[^<>]*?)\/?>/g)) {
      const part = partOf(attributeOf(attributes, 'r:id') ?? '');
      if (part) kept.set(`${kind} ${attributeOf(attributes, 'w:type') ?? 'default'}`, part);
    }
    const title = isOn(said, 'titlePg');
    const parts: Section['parts'] = [];
    for (const [key, name] of kept) {
      if (key.endsWith('first') && title) parts.push({ name, pages: 'first' });
      if (key.endsWith('even') && everyOther) parts.push({ name, pages: 'some' });
      if (key.endsWith('default')) parts.push({ name, pages: title || everyOther ? 'some' : 'all' });
    }
    const begins = attributeOf(/<w:type(\s[^<>]*?)\/?>/.exec(said)?.[1] ?? '', 'w:val') ?? 'nextPage';
    sections.push({
      end,
      frame: frameOf(said),
      newPage: /Page$/.test(begins),
      parts,
    });
  }
  const last = sections.at(-1);
  if (!last) return [{ end: Number.POSITIVE_INFINITY, frame: LETTER, newPage: true, parts: [] }];
  last.end = Number.POSITIVE_INFINITY;
  return sections;
}

function frameOf(said: string): Frame {
  const of = (tag: string) => new RegExp(`<w:${tag}(\\s[^<>]*?)/?>`).exec(said)?.[1] ?? '';
  const points = (attributes: string, name: string, usual: number) => {
    const value = Number(attributeOf(attributes, `w:${name}`) ?? Number.NaN) / 20;
    return Number.isFinite(value) ? Math.abs(value) : usual;
  };
  const [size, margin] = [of('pgSz'), of('pgMar')];
  const width = points(size, 'w', LETTER.width);
  const height = points(size, 'h', LETTER.height);
  return {
    width,
    height,
    left: points(margin, 'left', 72),
    right: width - points(margin, 'right', 72),
    top: points(margin, 'top', 72),
    bottom: height - points(margin, 'bottom', 72),
    columns: Number(attributeOf(of('cols'), 'w:num') ?? 1),
  };
}

/** How far from what an anchor stands: an offset in points, a share of that thing, or one of its sides. */
export interface Standing {
  from: string;
  offset?: number;
  share?: number;
  align?: string;
}

/** In a cell of a table everything counts from the cell, whose place is not known. */
export function placed(
  across: Standing,
  down: Standing,
  size: { width: number; height: number },
  frame: Frame,
  inCell: boolean,
): Position {
  if (inCell) return {};
  const position: Position = {};
  const left = along(across, rangeAcross(across.from, frame), size.width);
  if (left !== undefined) position.left = left;
  if (/^(?:paragraph|line|text)$/.test(down.from)) {
    if (down.offset !== undefined) position.below = down.offset;
    return position;
  }
  const top = along(down, rangeDown(down.from, frame), size.height);
  if (top !== undefined) position.top = top;
  return position;
}

type Range = readonly [number, number] | undefined;

function along({ offset, share, align }: Standing, range: Range, length: number): number | undefined {
  if (!range) return undefined;
  const [start, end] = range;
  if (align === 'left' || align === 'top') return start;
  if (align === 'center') return (start + end - length) / 2;
  if (align === 'right' || align === 'bottom') return end - length;
  if (share !== undefined) return start + share * (end - start);
  return offset === undefined ? undefined : start + offset;
}

/** The names of DrawingML and of VML. */
export function rangeAcross(from: string, frame: Frame): Range {
  if (from === 'page') return [0, frame.width];
  if (from === 'margin' || (frame.columns === 1 && /^(?:column|text)$/.test(from))) return [frame.left, frame.right];
  if (/^left-?margin/i.test(from)) return [0, frame.left];
  return /^right-?margin/i.test(from) ? [frame.right, frame.width] : undefined;
}

export function rangeDown(from: string, frame: Frame): Range {
  if (from === 'page') return [0, frame.height];
  if (from === 'margin') return [frame.top, frame.bottom];
  if (/^top-?margin/i.test(from)) return [0, frame.top];
  return /^bottom-?margin/i.test(from) ? [frame.bottom, frame.height] : undefined;
}

/** A switch of the settings or of properties: `<w:name/>` is on, `w:val="0"` is off. */
export function isOn(xml: string, name: string): boolean {
  const attributes = new RegExp(`<w:${name}(\\s[^<>]*?)?/?>`).exec(xml);
  return attributes !== null && !/^(?:0|false|off)$/.test(attributeOf(attributes[1] ?? '', 'w:val') ?? '1');
}
