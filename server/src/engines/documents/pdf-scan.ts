/** Puts the pictures of a page together as a person sees them, in shades of grey, so that their letters can be recognised. */
import { area, type Box, intersect, isEmpty } from './pdf-geometry.ts';
import type { Grey, PlacedPicture } from './pdf-pictures.ts';
import type { Shape } from './pdf-state.ts';

/** 2,000 × 2,800, A4 at 240 dots an inch: 1,240 × 1,750 found up to 6 % fewer words, 2,480 × 3,500 no more but on one page of nine. */
const PIXELS = 5_600_000;
/** Of the paper, in parts. */
const COVERED = 0.5;
/** Samples a side that are averaged for one pixel. */
const MOST_SAMPLES = 4;

/** Whether pictures cover most of the page; some scanners write it in strips. */
export function isCovered(shapes: Shape[], sheet: Box): boolean {
  const pictures = shapes.filter((shape) => shape.kind === 'image');
  const covered = pictures.reduce((sum, { box }) => sum + area(intersect(box, sheet)), 0);
  return covered > COVERED * area(sheet);
}

/** The page as its pictures show it; null where none of them was decoded. */
export function scanOf(shapes: Shape[], sheet: Box): Grey | null {
  const pictures = shapes.flatMap(({ picture, box }) => (picture ? [{ picture, box: intersect(box, sheet) }] : []));
  if (pictures.length === 0 || isEmpty(sheet)) return null;
  const scale = Math.sqrt(PIXELS / area(sheet));
  const paper = { width: Math.round(sheet.x1 * scale), height: Math.round(sheet.y1 * scale) };
  const page: Grey = { ...paper, data: new Uint8Array(paper.width * paper.height).fill(255) };
  for (const { picture, box } of pictures) if (!isEmpty(box)) paint(page, picture, box, scale);
  return page;
}

/** Whole numbers and plain arithmetic alone, so that every machine has the same picture. */
function paint(page: Grey, { picture, inverse }: PlacedPicture, box: Box, scale: number): void {
  const source = picture.grey();
  const [a, b, c, d, e, f] = inverse;
  // From a pixel of the page to one of the picture, whose rows begin above.
  const dx = { column: (a / scale) * source.width, row: -(b / scale) * source.height };
  const dy = { column: (c / scale) * source.width, row: -(d / scale) * source.height };
  const step = Math.sqrt(Math.max(dx.column ** 2 + dx.row ** 2, dy.column ** 2 + dy.row ** 2));
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(step)));
  const look = samples === 1 ? between : nearest;
  const last = {
    column: Math.min(page.width, Math.ceil(box.x1 * scale)),
    row: Math.min(page.height, Math.ceil(box.y1 * scale)),
  };
  for (let row = Math.max(0, Math.floor(box.y0 * scale)); row < last.row; row++) {
    for (let column = Math.max(0, Math.floor(box.x0 * scale)); column < last.column; column++) {
      let sum = 0;
      for (let i = 0; i < samples * samples; i++) {
        const x = column + ((i % samples) + 0.5) / samples;
        const y = row + (Math.trunc(i / samples) + 0.5) / samples;
        const at = {
          column: e * source.width + x * dx.column + y * dy.column,
          row: (1 - f) * source.height + x * dx.row + y * dy.row,
        };
        sum += look(source, at.column, at.row);
      }
      page.data[row * page.width + column] = Math.round(sum / (samples * samples));
    }
  }
}

function nearest({ width, height, data }: Grey, column: number, row: number): number {
  const x = Math.min(width - 1, Math.max(0, Math.floor(column)));
  const y = Math.min(height - 1, Math.max(0, Math.floor(row)));
  return data[y * width + x] ?? 255;
}

/** Where the page has more pixels than the picture. */
function between(source: Grey, column: number, row: number): number {
  const [x, y] = [column - 0.5, row - 0.5];
  const [right, below] = [x - Math.floor(x), y - Math.floor(y)];
  const upper = nearest(source, x, y) * (1 - right) + nearest(source, x + 1, y) * right;
  const lower = nearest(source, x, y + 1) * (1 - right) + nearest(source, x + 1, y + 1) * right;
  return upper * (1 - below) + lower * below;
}

/** Turned so often a quarter clockwise. */
export function turned(page: Grey, quarters: number): Grey {
  if (quarters === 0) return page;
  const { width, height, data } = turned(page, quarters - 1);
  const next = new Uint8Array(data.length);
  for (let row = 0, from = 0; row < height; row++) {
    for (let column = 0; column < width; column++, from++)
      next[column * height + (height - 1 - row)] = data[from] ?? 255;
  }
  return { width: height, height: width, data: next };
}
