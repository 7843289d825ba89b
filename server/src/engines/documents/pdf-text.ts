/** Turns the glyphs of one text instruction into runs of text with their places. */
import { apply, type Matrix, transformBox } from './pdf-geometry.ts';
import type { Run, State } from './pdf-state.ts';

/** In parts of the font size. Wider gaps part two pieces of text; narrower ones down to the second are a word space. */
const PIECE_GAP = 1;
const WORD_GAP = 0.11;

interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface Piece {
  text: string;
  from: number;
  to: number;
  spaceBefore: boolean;
  spaceAfter: boolean;
}

/** `advance` is how far the pen moves, before horizontal scaling; `blank` that only spaces were drawn. */
export function runsOf(
  glyphs: unknown,
  state: State,
  matrix: Matrix,
  drawn: { order: number; unpainted: boolean },
): { found: Run[]; advance: number; blank: boolean } {
  if (!Array.isArray(glyphs)) return { found: [], advance: 0, blank: false };
  const { pieces, advance } = piecesOf(glyphs, state);
  const found = pieces.map((piece) => place(piece, state, matrix, drawn));
  return { found, advance, blank: found.length === 0 && glyphs.some(isGlyph) };
}

function piecesOf(glyphs: unknown[], state: State): { pieces: Piece[]; advance: number } {
  const pieces: Piece[] = [];
  const scale = state.font.matrixX * state.fontSize;
  const em = Math.abs(state.fontSize) || 1;
  const tracking = trackingOf(glyphs) / 1000;
  let pen = 0;
  let current: Piece | null = null;
  let space = false;
  for (const item of glyphs) {
    if (typeof item === 'number') {
      pen += (state.font.vertical ? 1 : -1) * (item / 1000) * state.fontSize;
      continue;
    }
    if (!isGlyph(item)) continue;
    const from = pen;
    const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
    pen += state.font.vertical ? item.width * scale - spacing : item.width * scale + spacing;
    const text = textOf(item, state.font.pictures);
    if (text.trim() === '') {
      space = true;
      continue;
    }
    // Spacing that the file sets between all letters is not a gap.
    const gap: number = current ? Math.abs(from - current.to - state.charSpacing) / em - tracking : 0;
    const wordGap: boolean = gap > WORD_GAP && from > (current?.to ?? from);
    if (current && gap < PIECE_GAP) {
      current.text += space || wordGap ? ` ${text}` : text;
      current.to = pen - state.charSpacing;
    } else {
      if (current) current.spaceAfter = true;
      current = { text, from, to: pen - state.charSpacing, spaceBefore: space || current !== null, spaceAfter: false };
      pieces.push(current);
    }
    space = false;
  }
  if (current && space) current.spaceAfter = true;
  return { pieces, advance: pen };
}

/** Letters set wide apart ("S U M M A R Y") show as one even gap between most letters; in thousandths of the size. */
function trackingOf(glyphs: unknown[]): number {
  if (glyphs.length < 4) return 0;
  const gaps: number[] = [];
  let gap = 0;
  for (const item of glyphs) {
    if (typeof item === 'number') gap -= item;
    else {
      gaps.push(gap);
      gap = 0;
    }
  }
  if (gaps.length < 4) return 0;
  gaps.sort((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return middle > 80 ? middle : 0;
}

function isGlyph(item: unknown): item is Glyph {
  return (
    typeof item === 'object' && item !== null && 'unicode' in item && 'width' in item && typeof item.width === 'number'
  );
}

/** Bullets are often letters of a picture font; private-use characters mean nothing outside their font. */
function textOf({ unicode }: Glyph, pictures: State['font']['pictures']): string {
  // What Unicode calls a soft hyphen is drawn as a hyphen once it is in a PDF.
  if (unicode === '\u00AD') return '-';
  if (pictures === 'icons') return ' ';
  if (pictures === 'bullets') return unicode.trim() === '' ? ' ' : '•';
  if (unicode.length === 1 && unicode < '\u0080') return unicode;
  if (/[\uE000-\uF8FF]/.test(unicode))
    return /[\uF0A7\uF0B7\uF0D8\uF0FC\uF076\uF06C\uF06E\uF0A8]/.test(unicode) ? '•' : ' ';
  // A glyph for two right-to-left letters is kept in drawing order; the whole line is turned round later.
  if (unicode.length > 1 && /[\u0590-\u08FF\uFB1D-\uFEFC]/.test(unicode)) return [...unicode].reverse().join('');
  return unicode;
}

function place(piece: Piece, state: State, matrix: Matrix, drawn: { order: number; unpainted: boolean }): Run {
  const at = (along: number, up: number) =>
    state.font.vertical ? apply(matrix, up, along) : apply(matrix, along * state.horizontalScale, state.rise + up);
  const [sx, sy] = at(piece.from, 0);
  const [ex, ey] = at(piece.to, 0);
  const [ux, uy] = at(piece.from, state.fontSize);
  // Nearly all text runs straight from left to right: no need for angles.
  const straight = ey === sy && ux === sx && ex > sx;
  const size = straight ? Math.abs(uy - sy) : Math.hypot(ux - sx, uy - sy);
  const angle = straight ? 0 : Math.atan2(ey - sy, ex - sx);
  const quarter = Math.round(angle / (Math.PI / 2));
  const oblique = Math.abs(angle - quarter * (Math.PI / 2)) > 0.17;
  const turn = oblique ? 4 : (quarter + 4) % 4;
  const [dx, dy] = oblique ? [Math.cos(angle), Math.sin(angle)] : (DIRECTIONS[turn] ?? [1, 0]);
  const frame: Matrix = [ex - sx, ey - sy, ux - sx, uy - sy, sx, sy];
  const stroked = state.mode === 1 || state.mode === 5;
  return {
    text: piece.text,
    order: drawn.order,
    turn,
    x: sx * dx + sy * dy,
    y: sy * dx - sx * dy,
    width: straight ? ex - sx : Math.hypot(ex - sx, ey - sy),
    size,
    bold: state.font.bold || state.mode === 2,
    box: transformBox(frame, { x0: 0, y0: -0.2, x1: 1, y1: 0.75 }),
    colour: stroked ? state.stroke : state.fill,
    alpha: (stroked ? state.strokeAlpha : state.fillAlpha) * state.groupAlpha,
    unpainted: drawn.unpainted,
    clip: state.clip,
    spaceBefore: piece.spaceBefore,
    spaceAfter: piece.spaceAfter,
  };
}

const DIRECTIONS: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
