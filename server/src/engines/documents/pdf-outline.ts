/** The outline of a path that is no upright rectangle, so that "lies on it" and "is covered by it" can be told. */
import { apply, asNumbers, type Matrix } from './pdf-geometry.ts';

/** Longer paths are drawings; their box is used instead. */
const MAX_POINTS = 2_000;

/** How many numbers follow each of pdf.js' path codes: move, line, cubic, quadratic, close. */
const NUMBERS = [2, 2, 6, 4, 0];

/** Corner points in page coordinates; null for an upright rectangle, whose box says it all. */
export function outlineOf(path: unknown, ctm: Matrix): [number, number][] | null {
  const data = path instanceof Float32Array ? path : asNumbers(path);
  if (data.length === 0 || data.length > MAX_POINTS) return null;
  const points: [number, number][] = [];
  for (let i = 0; i < data.length; ) {
    const count = NUMBERS[data[i] ?? 4] ?? 0;
    // Of a curve the control points are kept: they follow it closely enough for whole words.
    for (let k = 1; k + 1 <= count; k += 2) points.push(apply(ctm, data[i + k] ?? 0, data[i + k + 1] ?? 0));
    i += count + 1;
  }
  return isUprightRectangle(points) ? null : points;
}

function isUprightRectangle(points: [number, number][]): boolean {
  if (points.length < 4 || points.length > 5) return false;
  return points.every(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return Math.abs(nextX - x) < 0.5 || Math.abs(nextY - y) < 0.5;
  });
}

/** Even-odd test. */
export function insideOutline(points: [number, number][], x: number, y: number): boolean {
  let inside = false;
  let [px, py] = points.at(-1) ?? [0, 0];
  for (const [qx, qy] of points) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}
