/** Follows a page's drawing instructions and notes each run of text with all that decides whether it can be seen. */
import {
  asMatrix,
  asNumbers,
  type Box,
  IDENTITY,
  intersect,
  type Matrix,
  multiply,
  transformBox,
} from './pdf-geometry.ts';
import { outlineOf } from './pdf-outline.ts';
import { asPicture, placed as locate, type Picture } from './pdf-pictures.ts';
import { type Font, initialState, parseColour, type Run, type Shape, type State } from './pdf-state.ts';
import { runsOf } from './pdf-text.ts';

export interface PageInput {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
  /** From PDF space to the page as shown. */
  viewport: Matrix;
  font(name: string): Font;
  layerVisible(group: unknown): boolean;
  /** A picture by its name, where it was decoded. */
  picture(name: string): Picture | null;
}

export interface Drawing {
  runs: Run[];
  shapes: Shape[];
}

const UNIT: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** `operations` is pdf.js' table from names to numbers. */
export function followDrawing(page: PageInput, operations: Readonly<Record<string, number>>): Drawing {
  const runs: Run[] = [];
  const shapes: Shape[] = [];
  const saved: State[] = [];
  const layers: boolean[] = [];
  let state = initialState(page.viewport);
  let textMatrix: Matrix = IDENTITY;
  let lineMatrix: Matrix = IDENTITY;
  let order = 0;
  let pendingClip = false;
  let blankBefore = false;
  // Pictures are not decoded on the first reading; then pdf.js leaves only the placing that surrounded them.
  let placed = false;

  const save = () => void saved.push({ ...state });
  const restore = () => {
    if (placed) addShape(UNIT, 'image', null);
    placed = false;
    state = saved.pop() ?? state;
  };
  const transform = (matrix: Matrix | null) => {
    if (matrix) state.ctm = multiply(state.ctm, matrix);
  };
  const moveLine = (x: number, y: number) => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };

  function addShape(box: Box, kind: Shape['kind'], outline: Shape['outline'], alpha = state.fillAlpha) {
    if (layers.includes(false) || state.masked) return;
    const shown = intersect(transformBox(state.ctm, box), state.clip);
    // Blending modes such as multiply (a highlighter) let what is beneath show through.
    const solid = state.normalBlend ? alpha * state.groupAlpha : 0;
    // Lines and small marks can neither hide a word nor be the ground of one.
    if (shown.x1 - shown.x0 < 3 || shown.y1 - shown.y0 < 3) return;
    shapes.push({
      order: order++,
      box: shown,
      colour: kind === 'fill' ? state.fill : null,
      alpha: solid,
      kind,
      pixel: null,
      outline,
    });
  }

  function paintPath(args: unknown[]) {
    const [operation, data, extent] = args;
    const [x0, y0, x1, y1] = asNumbers(extent);
    const hasExtent = x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined;
    if (hasExtent && FILLS.has(Number(operation))) {
      const path = Array.isArray(data) ? data[0] : null;
      addShape({ x0, y0, x1, y1 }, 'fill', outlineOf(path, state.ctm));
    }
    if (pendingClip && hasExtent) state.clip = intersect(state.clip, transformBox(state.ctm, { x0, y0, x1, y1 }));
    pendingClip = false;
  }

  function showText(glyphs: unknown) {
    const unpainted = state.mode === 3 || state.mode === 7 || state.masked || layers.includes(false);
    const drawn = { order: order++, unpainted };
    const { found, advance, blank } = runsOf(glyphs, state, multiply(state.ctm, textMatrix), drawn);
    // Some programs draw each letter alone, the spaces between words included.
    if (found[0] && blankBefore) found[0].spaceBefore = true;
    blankBefore = blank;
    for (const run of found) runs.push(run);
    const [x, y] = state.font.vertical ? [0, advance] : [advance * state.horizontalScale, 0];
    textMatrix = multiply(textMatrix, [1, 0, 0, 1, x, y]);
  }

  function image(name: unknown) {
    const count = shapes.length;
    const picture = typeof name === 'string' ? page.picture(name) : asPicture(name);
    addShape(UNIT, 'image', null);
    const shape = shapes[count];
    if (shape && picture) shape.pixel = locate(picture, state.ctm);
  }

  const FILLS = new Set(
    ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'].map((n) => operations[n]),
  );
  const steps: Record<string, (args: unknown[]) => void> = {
    save,
    restore,
    transform(args) {
      transform(asMatrix(args));
      placed = true;
    },
    paintFormXObjectBegin([matrix, extent]) {
      save();
      transform(asMatrix(matrix));
      const [x0, y0, x1, y1] = asNumbers(extent);
      if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined) {
        state.clip = intersect(state.clip, transformBox(state.ctm, { x0, y0, x1, y1 }));
      }
    },
    paintFormXObjectEnd: restore,
    beginGroup([group]) {
      save();
      const mask = typeof group === 'object' && group !== null && 'smask' in group && group.smask;
      state.masked ||= Boolean(mask);
      state.groupAlpha *= state.fillAlpha;
      state.fillAlpha = 1;
      state.strokeAlpha = 1;
    },
    endGroup: restore,
    beginAnnotation([, rectangle, matrix, own]) {
      save();
      state = { ...initialState(page.viewport) };
      transform(asMatrix(matrix));
      transform(asMatrix(own));
      const [x0, y0, x1, y1] = asNumbers(rectangle);
      if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined) {
        state.clip = transformBox(page.viewport, { x0, y0, x1, y1 });
      }
    },
    endAnnotation: restore,
    beginMarkedContent: () => void layers.push(true),
    beginMarkedContentProps([tag, group]) {
      layers.push(tag !== 'OC' || page.layerVisible(group));
    },
    endMarkedContent: () => void layers.pop(),
    setGState([entries]) {
      for (const [key, value] of Array.isArray(entries) ? entries : []) {
        if (key === 'ca') state.fillAlpha = Number(value);
        else if (key === 'CA') state.strokeAlpha = Number(value);
        else if (key === 'BM') state.normalBlend = value === 'source-over';
        else if (key === 'Font' && Array.isArray(value)) steps.setFont?.(value);
      }
    },
    setFillRGBColor([colour]) {
      state.fill = parseColour(colour);
    },
    setFillColorN() {
      state.fill = null;
    },
    setFillTransparent() {
      state.fillAlpha = 0;
    },
    setStrokeRGBColor([colour]) {
      state.stroke = parseColour(colour);
    },
    setStrokeColorN() {
      state.stroke = null;
    },
    setStrokeTransparent() {
      state.strokeAlpha = 0;
    },
    clip() {
      pendingClip = true;
    },
    eoClip() {
      pendingClip = true;
    },
    constructPath: paintPath,
    shadingFill() {
      const colour = state.fill;
      state.fill = null;
      shapes.push({
        order: order++,
        box: state.clip,
        colour: null,
        alpha: state.fillAlpha,
        kind: 'fill',
        pixel: null,
        outline: null,
      });
      state.fill = colour;
    },
    beginText() {
      textMatrix = IDENTITY;
      lineMatrix = IDENTITY;
    },
    setCharSpacing([value]) {
      state.charSpacing = Number(value);
    },
    setWordSpacing([value]) {
      state.wordSpacing = Number(value);
    },
    setHScale([value]) {
      state.horizontalScale = Number(value) / 100;
    },
    setLeading([value]) {
      state.leading = -Number(value);
    },
    setTextRise([value]) {
      state.rise = Number(value);
    },
    setTextRenderingMode([value]) {
      state.mode = Number(value);
    },
    setFont([name, size]) {
      state.font = page.font(String(name));
      state.fontSize = Number(size);
    },
    moveText: ([x, y]) => moveLine(Number(x), Number(y)),
    setLeadingMoveText([x, y]) {
      state.leading = Number(y);
      moveLine(Number(x), Number(y));
    },
    setTextMatrix(args) {
      // Either six numbers or one array of them, depending on the pdf.js version.
      lineMatrix = asMatrix(args) ?? asMatrix(args[0]) ?? lineMatrix;
      textMatrix = lineMatrix;
    },
    nextLine: () => moveLine(0, state.leading),
    showText: ([glyphs]) => showText(glyphs),
    paintImageXObject: ([name]) => image(name),
    paintInlineImageXObject: ([picture]) => image(picture),
    paintSolidColorImageMask: () => addShape(UNIT, 'fill', null),
  };

  const byNumber: (((args: unknown[]) => void) | undefined)[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const number = operations[name];
    if (number !== undefined) byNumber[number] = step;
  }
  const { transform: transformNumber, restore: restoreNumber, dependency } = operations;
  for (let i = 0; i < page.fnArray.length; i++) {
    const operation = page.fnArray[i] ?? -1;
    const args = page.argsArray[i];
    byNumber[operation]?.(Array.isArray(args) ? args : isList(args) ? [...args] : []);
    if (operation !== transformNumber && operation !== restoreNumber && operation !== dependency) placed = false;
  }
  return { runs, shapes };
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;
