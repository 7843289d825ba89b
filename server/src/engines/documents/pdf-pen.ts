/** The pen of a page: each instruction changes where and how it draws, or has it note a run of text or a shape. */
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
import { asPicture, type Picture, place } from './pdf-pictures.ts';
import { type Blend, type Font, initialState, parseColour, type Run, type Shape, type State } from './pdf-state.ts';
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

/** By the names that pdf.js gives them. */
const BLENDS: ReadonlyMap<unknown, Blend> = new Map([
  ['source-over', 'normal'],
  ['multiply', 'multiply'],
]);
const FILLS = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
const UNIT: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

type Steps = Record<string, (args: unknown[]) => void>;

/** What draws, with all that the instructions change on the way. */
export class Pen {
  readonly runs: Run[] = [];
  readonly shapes: Shape[] = [];
  /** Pictures are not decoded on the first reading; then pdf.js leaves only the placing that surrounded them. */
  placed = false;
  private readonly page: PageInput;
  private readonly fills: ReadonlySet<number | undefined>;
  private readonly saved: State[] = [];
  private readonly layers: boolean[] = [];
  private state: State;
  private textMatrix: Matrix = IDENTITY;
  private lineMatrix: Matrix = IDENTITY;
  private order = 0;
  private pendingClip = false;
  private blankBefore = false;

  constructor(page: PageInput, operations: Readonly<Record<string, number>>) {
    this.page = page;
    this.state = initialState(page.viewport);
    this.fills = new Set(FILLS.map((name) => operations[name]));
  }

  /** What each instruction does, by the names that pdf.js gives them. */
  steps(): Steps {
    return { ...this.placing(), ...this.looks(), ...this.painting(), ...this.writing() };
  }

  private placing(): Steps {
    const restore = () => this.restore();
    return {
      save: () => this.save(),
      restore,
      transform: (args) => {
        this.transform(asMatrix(args));
        this.placed = true;
      },
      paintFormXObjectBegin: ([matrix, extent]) => {
        this.save();
        this.transform(asMatrix(matrix));
        const box = boxOf(extent);
        if (box) this.clipTo(box);
      },
      paintFormXObjectEnd: restore,
      beginGroup: ([group]) => {
        this.save();
        const mask = typeof group === 'object' && group !== null && 'smask' in group && group.smask;
        this.state.masked ||= Boolean(mask);
        this.state.groupAlpha *= this.state.fillAlpha;
        this.state.fillAlpha = 1;
        this.state.strokeAlpha = 1;
      },
      endGroup: restore,
      beginAnnotation: ([, rectangle, matrix, own]) => {
        this.save();
        this.state = { ...initialState(this.page.viewport) };
        this.transform(asMatrix(matrix));
        this.transform(asMatrix(own));
        const box = boxOf(rectangle);
        if (box) this.state.clip = transformBox(this.page.viewport, box);
      },
      endAnnotation: restore,
      beginMarkedContent: () => void this.layers.push(true),
      beginMarkedContentProps: ([tag, group]) => {
        this.layers.push(tag !== 'OC' || this.page.layerVisible(group));
      },
      endMarkedContent: () => void this.layers.pop(),
    };
  }

  private looks(): Steps {
    return {
      setGState: ([entries]) => {
        for (const [key, value] of Array.isArray(entries) ? entries : []) {
          if (key === 'ca') this.state.fillAlpha = Number(value);
          else if (key === 'CA') this.state.strokeAlpha = Number(value);
          else if (key === 'BM') this.state.blend = BLENDS.get(value) ?? null;
          else if (key === 'SMask') this.state.softMask = Boolean(value);
          else if (key === 'Font' && Array.isArray(value)) this.setFont(value);
        }
      },
      setFillRGBColor: ([colour]) => {
        this.state.fill = parseColour(colour);
      },
      setFillColorN: () => {
        this.state.fill = null;
      },
      setFillTransparent: () => {
        this.state.fillAlpha = 0;
      },
      setStrokeRGBColor: ([colour]) => {
        this.state.stroke = parseColour(colour);
      },
      setStrokeColorN: () => {
        this.state.stroke = null;
      },
      setStrokeTransparent: () => {
        this.state.strokeAlpha = 0;
      },
    };
  }

  private painting(): Steps {
    return {
      clip: () => {
        this.pendingClip = true;
      },
      eoClip: () => {
        this.pendingClip = true;
      },
      constructPath: (args) => this.paintPath(args),
      shadingFill: () => this.note(this.state.clip, null, this.state.fillAlpha, { kind: 'fill', outline: null }),
      paintImageXObject: ([name]) => this.image(name),
      paintInlineImageXObject: ([picture]) => this.image(picture),
      paintSolidColorImageMask: () => this.addShape(UNIT, 'fill', null),
      paintImageMaskXObject: () => this.stencil(),
    };
  }

  private writing(): Steps {
    return {
      beginText: () => {
        this.textMatrix = IDENTITY;
        this.lineMatrix = IDENTITY;
      },
      setCharSpacing: ([value]) => {
        this.state.charSpacing = Number(value);
      },
      setWordSpacing: ([value]) => {
        this.state.wordSpacing = Number(value);
      },
      setHScale: ([value]) => {
        this.state.horizontalScale = Number(value) / 100;
      },
      setLeading: ([value]) => {
        this.state.leading = -Number(value);
      },
      setTextRise: ([value]) => {
        this.state.rise = Number(value);
      },
      setTextRenderingMode: ([value]) => {
        this.state.mode = Number(value);
      },
      setFont: (args) => this.setFont(args),
      moveText: ([x, y]) => this.moveLine(Number(x), Number(y)),
      setLeadingMoveText: ([x, y]) => {
        this.state.leading = Number(y);
        this.moveLine(Number(x), Number(y));
      },
      setTextMatrix: (args) => {
        // Either six numbers or one array of them, depending on the pdf.js version.
        this.lineMatrix = asMatrix(args) ?? asMatrix(args[0]) ?? this.lineMatrix;
        this.textMatrix = this.lineMatrix;
      },
      nextLine: () => this.moveLine(0, this.state.leading),
      showText: ([glyphs]) => this.showText(glyphs),
    };
  }

  private save() {
    this.saved.push({ ...this.state });
  }

  private restore() {
    if (this.placed) this.addShape(UNIT, 'image', null);
    this.placed = false;
    this.state = this.saved.pop() ?? this.state;
  }

  private transform(matrix: Matrix | null) {
    if (matrix) this.state.ctm = multiply(this.state.ctm, matrix);
  }

  private moveLine(x: number, y: number) {
    this.lineMatrix = multiply(this.lineMatrix, [1, 0, 0, 1, x, y]);
    this.textMatrix = this.lineMatrix;
  }

  private clipTo(box: Box) {
    this.state.clip = intersect(this.state.clip, transformBox(this.state.ctm, box));
  }

  private setFont([name, size]: unknown[]) {
    this.state.font = this.page.font(String(name));
    this.state.fontSize = Number(size);
  }

  private addShape(box: Box, kind: Shape['kind'], outline: Shape['outline']) {
    if (this.layers.includes(false) || this.state.masked) return;
    const shown = intersect(transformBox(this.state.ctm, box), this.state.clip);
    // Lines and small marks can neither hide a word nor be the ground of one.
    if (shown.x1 - shown.x0 < 3 || shown.y1 - shown.y0 < 3) return;
    this.note(shown, kind === 'fill' ? this.state.fill : null, this.state.fillAlpha * this.state.groupAlpha, {
      kind,
      outline,
    });
  }

  private note(box: Box, colour: Shape['colour'], alpha: number, more: Pick<Shape, 'kind' | 'outline'>) {
    const { blend, softMask } = this.state;
    this.shapes.push({
      order: this.order++,
      box,
      colour,
      alpha,
      blend: softMask ? null : blend,
      softMask,
      picture: null,
      ...more,
    });
  }

  private paintPath(args: unknown[]) {
    const [operation, data, extent] = args;
    const box = boxOf(extent);
    if (box && this.fills.has(Number(operation))) {
      const path = Array.isArray(data) ? data[0] : null;
      this.addShape(box, 'fill', outlineOf(path, this.state.ctm));
    }
    if (box && this.pendingClip) this.clipTo(box);
    this.pendingClip = false;
  }

  private showText(glyphs: unknown) {
    const unpainted =
      this.state.mode === 3 || this.state.mode === 7 || this.state.masked || this.layers.includes(false);
    const drawn = { order: this.order++, unpainted };
    const { found, advance, blank } = runsOf(glyphs, this.state, multiply(this.state.ctm, this.textMatrix), drawn);
    // Some programs draw each letter alone, the spaces between words included.
    if (found[0] && this.blankBefore) found[0].spaceBefore = true;
    this.blankBefore = blank;
    for (const run of found) this.runs.push(run);
    const [x, y] = this.state.font.vertical ? [0, advance] : [advance * this.state.horizontalScale, 0];
    this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, x, y]);
  }

  private image(name: unknown) {
    const count = this.shapes.length;
    const picture = typeof name === 'string' ? this.page.picture(name) : asPicture(name);
    this.addShape(UNIT, 'image', null);
    const shape = this.shapes[count];
    if (shape && picture) shape.picture = place(picture, this.state.ctm);
  }

  /** Paints through a stencil, which is not looked at. */
  private stencil() {
    const { blend } = this.state;
    this.state.blend = null;
    this.addShape(UNIT, 'image', null);
    this.state.blend = blend;
  }
}

function boxOf(extent: unknown): Box | null {
  const [x0, y0, x1, y1] = asNumbers(extent);
  return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined ? null : { x0, y0, x1, y1 };
}
