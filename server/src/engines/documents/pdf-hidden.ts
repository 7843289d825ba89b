/** Which runs of a page a person cannot see, and why. */
import { area, type Box, holds, intersect, isEmpty } from './pdf-geometry.ts';
import { insideOutline } from './pdf-outline.ts';
import { pixelAt } from './pdf-pictures.ts';
import type { Colour, Run, Shape } from './pdf-state.ts';

/** Why nobody can tell whether it is seen. */
export type Doubt = 'pale_text' | 'perhaps_covered';

export type HiddenReason = 'invisible_text' | 'white_text' | 'tiny_text' | 'off_page' | 'covered_text';

/** Below this many points no print or screen shows letters. */
const TINY = 2;
/** Of one letter, in points. */
const LEAST_WIDTH = 0.25;
/** Contrast by the web guidelines' formula: 1 is none; the palest grey that designs use for text is about 1.5. */
const LEAST_CONTRAST = 1.2;
/** Of what is more solid nothing is seen through. */
const SOLID = 0.95;
const WHITE: Colour = [1, 1, 1];
/** Beyond this many pairs only the largest shapes are compared, which bounds the time on hostile pages. */
const MAX_PAIRS = 20_000_000;

/** One entry per run: why it is or may be hidden, or null. */
export function hiddenReasons(runs: Run[], shapes: Shape[], page: Box): (HiddenReason | Doubt | null)[] {
  const near = inBands(largest(shapes, Math.max(50, Math.floor(MAX_PAIRS / (runs.length + 1)))), page);
  return runs.map((run) => {
    if (run.unpainted || run.alpha < 0.05) return 'invisible_text';
    if (run.size < TINY || isSqueezed(run)) return 'tiny_text';
    if (isEmpty(intersect(run.box, grown(page, run.size)))) return 'off_page';
    if (isSlit(run.clip) || isEmpty(intersect(grown(run.clip, run.size), run.box))) return 'covered_text';
    const around = near(run.box);
    if (around.length === 0) return isLegible(run, WHITE) ? null : 'white_text';
    const points = samplePoints(run.box);
    const later = around.filter((shape) => shape.order > run.order);
    if (later.some((shape) => points.every(([x, y]) => hides(shape, x, y)))) return 'covered_text';
    const earlier = around.filter((shape) => shape.order < run.order);
    const grounds = points.map(([x, y]) => groundAt(x, y, earlier));
    if (!grounds.some(({ colour }) => isLegible(run, colour)))
      return grounds.some(({ sure }) => !sure) ? 'pale_text' : 'white_text';
    return later.some((shape) => points.every(([x, y]) => mayHide(shape, x, y))) ? 'perhaps_covered' : null;
  });
}

/** Letters set so narrow that together they are one stroke. Marks of other letters have no width of their own. */
function isSqueezed({ text, width }: Run): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters > 1 && width < letters * LEAST_WIDTH;
}

const isSlit = ({ x0, y0, x1, y1 }: Box) => x1 - x0 < 1 || y1 - y0 < 1;

/** True where a picture lies over or under a run, so that its pixels decide. */
export function picturesMatter(runs: Run[], shapes: Shape[]): boolean {
  const pictures = shapes.filter((shape) => shape.kind === 'image');
  if (pictures.length === 0) return false;
  return runs.some((run) => {
    if (run.unpainted) return false;
    const points = samplePoints(run.box);
    return pictures.some((shape) => points.some(([x, y]) => lies(shape, x, y)));
  });
}

const BANDS = 64;

/**
 * Answers which shapes may lie at the middle of a box, in the order of painting. Looked up by bands of the page: to go
 * through all shapes for each run took a fifth of the time.
 */
function inBands(shapes: Shape[], page: Box): (box: Box) => Shape[] {
  const height = Math.max(1, page.y1 - page.y0) / BANDS;
  const bandOf = (y: number) => Math.min(BANDS - 1, Math.max(0, Math.floor((y - page.y0) / height)));
  const bands: Shape[][] = Array.from({ length: BANDS }, () => []);
  for (const shape of shapes)
    for (let band = bandOf(shape.box.y0); band <= bandOf(shape.box.y1); band += 1) bands[band]?.push(shape);
  return ({ x0, x1, y0, y1 }) => {
    const middle = (y0 + y1) / 2;
    const band = bands[bandOf(middle)] ?? [];
    return band.filter(({ box }) => box.y0 <= middle && box.y1 >= middle && box.x0 <= x1 && box.x1 >= x0);
  };
}

/** The last letter of a line that is set too wide falls off the page; the word is no secret. */
function grown(page: Box, by: number): Box {
  return { x0: page.x0 - by, y0: page.y0 - by, x1: page.x1 + by, y1: page.y1 + by };
}

function largest(shapes: Shape[], count: number): Shape[] {
  if (shapes.length <= count) return shapes;
  const chosen = [...shapes].sort((a, b) => area(b.box) - area(a.box)).slice(0, count);
  return chosen.sort((a, b) => a.order - b.order);
}

/** Points along the middle of the letters; a frame that only touches the edge of a word covers none of them. */
function samplePoints(box: Box): [number, number][] {
  const middle = (box.y0 + box.y1) / 2;
  return [0.1, 0.5, 0.9].map((part) => [box.x0 + part * (box.x1 - box.x0), middle]);
}

function lies(shape: Shape, x: number, y: number): boolean {
  return holds(shape.box, x, y) && (shape.outline === null || insideOutline(shape.outline, x, y));
}

function hides(shape: Shape, x: number, y: number): boolean {
  if (!lies(shape, x, y) || shape.alpha <= SOLID || shape.blend !== 'normal') return false;
  return shape.kind === 'fill' || (shape.picture !== null && pixelAt(shape.picture, x, y).alpha > SOLID);
}

/** A picture that was not decoded may be clear, and so may what is let through by one. */
function mayHide(shape: Shape, x: number, y: number): boolean {
  const unseen = shape.softMask || (shape.kind === 'image' && shape.picture === null && shape.blend === 'normal');
  return unseen && shape.alpha > SOLID && lies(shape, x, y);
}

/** The colour on which something is drawn; null where that is a pattern or a picture that was not decoded. What changes it in an unknown way is left out, and it is not sure. */
function groundAt(x: number, y: number, shapes: Shape[]): { colour: Colour; sure: boolean } {
  let ground: Colour = WHITE;
  let sure = true;
  for (const shape of shapes) {
    if (!lies(shape, x, y)) continue;
    if (shape.blend === null) {
      sure = false;
      continue;
    }
    const { colour, alpha } = shape.picture ? pixelAt(shape.picture, x, y) : { colour: shape.colour, alpha: 1 };
    const painted = colour && ground && shape.blend === 'multiply' ? multiplied(colour, ground) : colour;
    ground = painted && ground ? blend(painted, ground, alpha * shape.alpha) : null;
    if (alpha * shape.alpha > SOLID && shape.blend === 'normal') sure = true;
  }
  return { colour: ground, sure };
}

function multiplied(one: NonNullable<Colour>, other: NonNullable<Colour>): NonNullable<Colour> {
  return [one[0] * other[0], one[1] * other[1], one[2] * other[2]];
}

function isLegible(run: Run, ground: Colour): boolean {
  if (!run.colour || !ground) return true;
  // Nearly all text is dark and solid on white: no need for the formula.
  if (ground === WHITE && run.alpha === 1 && Math.max(...run.colour) < 0.6) return true;
  const ink = blend(run.colour, ground, run.alpha);
  const [darker = 0, lighter = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05) >= LEAST_CONTRAST || differsInHue(ink, ground);
}

/** Red on green of the same lightness is ugly but visible. */
function differsInHue(a: NonNullable<Colour>, b: NonNullable<Colour>): boolean {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])) > 0.35;
}

function blend(top: NonNullable<Colour>, ground: NonNullable<Colour>, alpha: number): NonNullable<Colour> {
  const mix = (i: 0 | 1 | 2) => top[i] * alpha + ground[i] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance(colour: NonNullable<Colour>): number {
  const [r, g, b] = colour.map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
