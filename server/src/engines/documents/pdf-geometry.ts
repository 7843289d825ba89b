/** The little geometry that reading a PDF page takes. Page coordinates are points with y downwards. */

export type Matrix = readonly [number, number, number, number, number, number];
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const EVERYWHERE: Box = { x0: -1e9, y0: -1e9, x1: 1e9, y1: 1e9 };

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** The upright box around a transformed rectangle. Runs for every letter of some files, so without arrays. */
export function transformBox([a, b, c, d, e, f]: Matrix, { x0, y0, x1, y1 }: Box): Box {
  return {
    x0: Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e,
    y0: Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f,
    x1: Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e,
    y1: Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f,
  };
}

export function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
}

export const isEmpty = (box: Box) => box.x1 <= box.x0 || box.y1 <= box.y0;
export const area = (box: Box) => Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0);
export const holds = (box: Box, x: number, y: number) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;

/** Six numbers, or null for anything else. Runs for every letter of some files, so without lists in between. */
export function asMatrix(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !(value instanceof Float32Array) && !(value instanceof Float64Array)) return null;
  const [a, b, c, d, e, f]: unknown[] = [value[0], value[1], value[2], value[3], value[4], value[5]];
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number') return null;
  if (typeof d !== 'number' || typeof e !== 'number' || typeof f !== 'number') return null;
  return [a, b, c, d, e, f];
}

/** The numbers of an array or typed array; empty for anything else. */
export function asNumbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'number');
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value];
  return [];
}
