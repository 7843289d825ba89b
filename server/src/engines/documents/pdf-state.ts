/** What a page's drawing produces: runs of text and the shapes around them; and the state while it is interpreted. */
import { type Box, EVERYWHERE, IDENTITY, type Matrix } from './pdf-geometry.ts';
import type { PlacedPicture } from './pdf-pictures.ts';

/** Red, green, blue from 0 to 1; null where it is a pattern, a shading or an image and so not one colour. */
export type Colour = readonly [number, number, number] | null;

/** A stretch of text on one baseline, as drawn. */
export interface Run {
  text: string;
  /** Position in the order of painting. */
  order: number;
  /** 0 to 3: reading direction in quarter turns clockwise; 4: oblique, such as a watermark. */
  turn: number;
  /** Start and baseline in the frame that is turned so that the text reads from left to right. */
  x: number;
  y: number;
  width: number;
  /** Effective size in points. */
  size: number;
  bold: boolean;
  /** Where it lies on the page. */
  box: Box;
  colour: Colour;
  /** 0 clear to 1 solid. */
  alpha: number;
  /** Rendering mode 3 or 7, a switched-off layer, or the inside of a mask: nothing is painted. */
  unpainted: boolean;
  clip: Box;
  spaceBefore: boolean;
  spaceAfter: boolean;
}

export type Blend = 'normal' | 'multiply';

/** A filled area or a picture. */
export interface Shape {
  order: number;
  box: Box;
  colour: Colour;
  alpha: number;
  /** How it changes what is below it; null where that is not known. */
  blend: Blend | null;
  softMask: boolean;
  kind: 'fill' | 'image';
  /** Of a picture that was decoded. */
  picture: PlacedPicture | null;
  /** Corners of a path that is no upright rectangle, in page coordinates. */
  outline: [number, number][] | null;
}

export interface Font {
  matrixX: number;
  vertical: boolean;
  bold: boolean;
  /** A font of pictures: its letters are not text. */
  pictures: 'none' | 'icons' | 'bullets';
}

export interface State {
  ctm: Matrix;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  groupAlpha: number;
  blend: Blend | null;
  /** What is painted is let through by a picture that is not looked at. */
  softMask: boolean;
  masked: boolean;
  font: Font;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
  clip: Box;
}

export const NO_FONT: Font = { matrixX: 0.001, vertical: false, bold: false, pictures: 'none' };

export function initialState(ctm: Matrix = IDENTITY): State {
  return {
    ctm,
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blend: 'normal',
    softMask: false,
    masked: false,
    font: NO_FONT,
    fontSize: 1,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    clip: EVERYWHERE,
  };
}

/** `#rrggbb`, which is how pdf.js hands over every plain colour. */
export function parseColour(value: unknown): Colour {
  const hex = typeof value === 'string' ? /^#([0-9a-f]{6})/i.exec(value)?.[1] : undefined;
  if (!hex) return null;
  const number = Number.parseInt(hex, 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}
