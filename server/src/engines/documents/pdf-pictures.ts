/** Looks at the pixels of pictures: those over or under text decide whether it can be seen, those of a scan hold it. */
import { apply, type Matrix } from './pdf-geometry.ts';

export interface Pixel {
  /** Red, green, blue from 0 to 1. */
  colour: readonly [number, number, number];
  /** 0 clear to 1 solid. */
  alpha: number;
}

/** A decoded picture. */
export interface Picture {
  /** Which colour the point of the unit square has, from its lower left corner. */
  pixel(u: number, v: number): Pixel;
  /** The whole of it on white paper. */
  grey(): Grey;
}

/** Shades from 0, black, to 255, row by row from above. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How many numbers pdf.js keeps per pixel, by its own name for the layout. */
const ONE_BIT = 1;
const RGB = 2;
const RGBA = 3;

/** What pdf.js decoded; null for layouts that are not looked at, such as stencils. */
export function asPicture(value: unknown): Picture | null {
  if (!isDecoded(value) || ![ONE_BIT, RGB, RGBA].includes(value.kind)) return null;
  const { width, height, kind, data } = value;
  const channels = kind === RGBA ? 4 : 3;
  const pixel = (u: number, v: number): Pixel => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
    if (kind === ONE_BIT) {
      const bit = (data[row * Math.ceil(width / 8) + (column >> 3)] ?? 255) & (128 >> (column & 7)) ? 1 : 0;
      return { colour: [bit, bit, bit], alpha: 1 };
    }
    const at = (row * width + column) * channels;
    const part = (i: number) => (data[at + i] ?? 255) / 255;
    return { colour: [part(0), part(1), part(2)], alpha: channels === 4 ? part(3) : 1 };
  };
  return { pixel, grey: () => greyOf(value) };
}

function greyOf({ width, height, kind, data }: Decoded): Grey {
  const shades = new Uint8Array(width * height).fill(255);
  const bytesPerRow = Math.ceil(width / 8);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (kind === ONE_BIT) {
        shades[at] = (data[row * bytesPerRow + (column >> 3)] ?? 255) & (128 >> (column & 7)) ? 255 : 0;
        continue;
      }
      const from = at * (kind === RGBA ? 4 : 3);
      // In whole numbers, so that every machine has the same.
      const shade = ((data[from] ?? 255) * 77 + (data[from + 1] ?? 255) * 150 + (data[from + 2] ?? 255) * 29) >> 8;
      const alpha = kind === RGBA ? (data[from + 3] ?? 255) : 255;
      shades[at] = alpha === 255 ? shade : Math.trunc((shade * alpha + 255 * (255 - alpha)) / 255);
    }
  }
  return { width, height, data: shades };
}

/** A picture as placed on the page by a matrix. */
export interface PlacedPicture {
  picture: Picture;
  /** From a point of the page to one of the unit square. */
  inverse: Matrix;
}

export function place(picture: Picture, [a, b, c, d, e, f]: Matrix): PlacedPicture {
  const determinant = a * d - b * c || 1;
  const inverse: Matrix = [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
  return { picture, inverse };
}

/** What it shows at a place of the page. */
export function pixelAt({ picture, inverse }: PlacedPicture, x: number, y: number): Pixel {
  const [u, v] = apply(inverse, x, y);
  return picture.pixel(u, v);
}

interface Decoded {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array | Uint8ClampedArray;
}

function isDecoded(value: unknown): value is Decoded {
  if (typeof value !== 'object' || value === null) return false;
  if (!('width' in value && 'height' in value && 'kind' in value && 'data' in value)) return false;
  const { width, height, data } = value;
  const sized = typeof width === 'number' && typeof height === 'number' && typeof value.kind === 'number';
  return sized && (data instanceof Uint8Array || data instanceof Uint8ClampedArray);
}
