/** What is really drawn: pixels of a window, and by how much colours stand out of each other (WCAG 2.2, 1.4.3 and 1.4.11). */
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

type Colour = readonly [red: number, green: number, blue: number];

/** A part of the window, in CSS pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Picture {
  /** In pixels of the screen. */
  width: number;
  height: number;
  at(x: number, y: number): Colour;
}

/** Draws a part of the window; what of it lies outside is left out. */
export async function drawn(page: Page, { x, y, width, height }: Part): Promise<Picture> {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const clip = { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
  return pictureOf(await page.screenshot({ clip, animations: 'disabled' }));
}

/** Reads a PNG as browsers make them: 8 bits a colour, not interlaced. */
function pictureOf(png: Buffer): Picture {
  const packed: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  // Colours with transparency are of type 6.
  const step = png[25] === 6 ? 4 : 3;
  const bytes = unfiltered(inflateSync(Buffer.concat(packed)), width * step, step);
  return {
    width,
    height,
    at(x, y) {
      const from = (y * width + x) * step;
      return [bytes[from] ?? 0, bytes[from + 1] ?? 0, bytes[from + 2] ?? 0];
    },
  };
}

/** Each row begins with how its bytes were foretold; what follows is by how much they differ. */
function unfiltered(rows: Buffer, length: number, step: number): Buffer {
  const bytes = Buffer.alloc((rows.length / (length + 1)) * length);
  for (let here = 0; here < bytes.length; here += 1) {
    const [row, column] = [Math.floor(here / length), here % length];
    const left = column >= step ? (bytes[here - step] ?? 0) : 0;
    const above = bytes[here - length] ?? 0;
    const corner = column >= step ? (bytes[here - length - step] ?? 0) : 0;
    const kind = rows[row * (length + 1)] ?? 0;
    bytes[here] = (rows[row * (length + 1) + 1 + column] ?? 0) + foretold(kind, left, above, corner);
  }
  return bytes;
}

/** The five filters of PNG, version 1.2, section 6. */
function foretold(kind: number, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const [byLeft, byAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

/** 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The contrasts of the pixels in which two pictures of one size differ, the strongest first. */
export function differences(one: Picture, other: Picture): number[] {
  const found: number[] = [];
  for (let y = 0; y < Math.min(one.height, other.height); y += 1)
    for (let x = 0; x < Math.min(one.width, other.width); x += 1) {
      const [here, there] = [one.at(x, y), other.at(x, y)];
      if (here.some((part, at) => part !== there[at])) found.push(contrast(here, there));
    }
  return found.sort((a, b) => b - a);
}

/** The colour that most of a picture has. */
function groundOf(picture: Picture): Colour {
  const counts = new Map<string, { colour: Colour; count: number }>();
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) {
      const colour = picture.at(x, y);
      const known = counts.get(colour.join());
      if (known) known.count += 1;
      else counts.set(colour.join(), { colour, count: 1 });
    }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most?.colour ?? [0, 0, 0];
}

/** The contrasts with its ground of what is drawn on a picture, pixel by pixel, the strongest first. */
export function strokes(picture: Picture): number[] {
  const ground = groundOf(picture);
  const { width, height } = picture;
  return differences(picture, { width, height, at: () => ground });
}
