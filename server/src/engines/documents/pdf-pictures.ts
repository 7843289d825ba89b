/** Looks at the pixels of pictures that lie over or under text, since they decide whether it can be seen. */
import { apply, type Matrix } from './pdf-geometry.ts';
import type { Pixel } from './pdf-state.ts';

/** A decoded picture: where the point of the unit square (from its lower left corner) has which colour. */
export type Picture = (u: number, v: number) => Pixel;

/** How many numbers pdf.js keeps per pixel, by its own name for the layout. */
const ONE_BIT = 1;
const RGB = 2;
const RGBA = 3;

/** What pdf.js decoded; null for layouts that are not looked at, such as stencils. */
export function asPicture(value: unknown): Picture | null {
  if (!isDecoded(value) || ![ONE_BIT, RGB, RGBA].includes(value.kind)) return null;
  const { width, height, kind, data } = value;
  const channels = kind === RGBA ? 4 : 3;
  return (u, v) => {
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
}

/** The picture as placed on the page by a matrix. */
export function placed(picture: Picture, [a, b, c, d, e, f]: Matrix): (x: number, y: number) => Pixel {
  const determinant = a * d - b * c || 1;
  const inverse: Matrix = [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
  return (x, y) => {
    const [u, v] = apply(inverse, x, y);
    return picture(u, v);
  };
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
