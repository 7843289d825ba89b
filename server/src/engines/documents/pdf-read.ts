/** Reads a PDF: what is drawn, in reading order, and what is there but cannot be seen. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { cleanText } from './clean.ts';
import { hiddenFindings, isDoubt, type Reasons } from './findings.ts';
import { linesToHtml } from './html.ts';
import { limited } from './limits.ts';
import { type Drawing, followDrawing } from './pdf-drawing.ts';
import { area, asMatrix, type Box, IDENTITY } from './pdf-geometry.ts';
import { hiddenReasons, picturesMatter } from './pdf-hidden.ts';
import { type Line, layOut } from './pdf-layout.ts';
import type { PageInput } from './pdf-pen.ts';
import { asPicture } from './pdf-pictures.ts';
import { type Font, NO_FONT, type Run, type Shape } from './pdf-state.ts';
import { stopWhereSpent, withinSteps } from './pdf-steps.ts';
import { problem } from './problems.ts';
import type { DocumentText, Finding } from './types.ts';

/** A resume or an advert is never longer; a book would only cost time. */
const MAX_PAGES = 50;
/** In pixels; decoding this many takes about half a second. */
const MAX_PICTURE = 8_000_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Layers = Awaited<ReturnType<Pdf['getOptionalContentConfig']>>;

/** Throws DocumentError `encrypted`, `corrupt`, `no_text` or `timeout`. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await open(bytes, 0);
  // Opened again, with pictures, only for a page on which they lie over or under text.
  const opened = [pdf];
  const withPictures = async () => {
    const second = opened[1] ?? (await open(bytes, MAX_PICTURE));
    opened[1] = second;
    return second;
  };
  try {
    const layers = await pdf.getOptionalContentConfig();
    const count = Math.min(pdf.numPages, MAX_PAGES);
    const pages: ReadPage[] = [];
    await withinSteps(count, async () => {
      for (let number = 1; number <= count; number++) pages.push(await readPage(pdf, number, layers, withPictures));
    });
    return assemble(pages, pdf.numPages);
  } finally {
    for (const one of opened) await one.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array, maxImageSize: number): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      // With 0 pictures are not decoded: nothing is read from them, and a hostile one could take all memory.
      maxImageSize,
      isOffscreenCanvasSupported: false,
      useWorkerFetch: false,
      disableFontFace: true,
      stopAtErrors: false,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw problem('encrypted', error);
    throw problem('corrupt', error);
  }
}

interface ReadPage {
  number: number;
  lines: Line[];
  findings: Finding[];
}

async function readPage(pdf: Pdf, number: number, layers: Layers, withPictures: () => Promise<Pdf>): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  let drawing = await draw(page, layers);
  if (picturesMatter(drawing.runs, drawing.shapes)) {
    drawing = await draw(await (await withPictures()).getPage(number), layers);
  }
  const { width, height } = page.getViewport({ scale: 1 });
  return { number, ...seen(drawing.runs, drawing.shapes, { x0: 0, y0: 0, x1: width, y1: height }, number) };
}

async function draw(page: Page, layers: Layers): Promise<Drawing> {
  const { OPS } = await getResolvedPDFJS();
  const list = await page.getOperatorList();
  stopWhereSpent();
  const fonts = new Map<string, Font>();
  const input: PageInput = {
    fnArray: list.fnArray,
    argsArray: list.argsArray,
    viewport: asMatrix(page.getViewport({ scale: 1 }).transform) ?? IDENTITY,
    font(name) {
      const font = fonts.get(name) ?? readFont(page, name);
      fonts.set(name, font);
      return font;
    },
    layerVisible: (group) => group === null || layers.isVisible(group),
    picture(name) {
      const store = name.startsWith('g_') ? page.commonObjs : page.objs;
      return store.has(name) ? asPicture(store.get(name)) : null;
    },
  };
  const drawing = followDrawing(input, OPS);
  page.cleanup();
  return drawing;
}

/** Parts what can be seen from what cannot. A scan with its recognised text behind it counts as seen, and is named. */
function seen(runs: Run[], shapes: Shape[], sheet: Box, number: number): Omit<ReadPage, 'number'> {
  const reasons = hiddenReasons(runs, shapes, sheet);
  const findings: Finding[] = [];
  if (isScan(runs, reasons, shapes, sheet)) {
    const text = 'This page is a picture; its text was recognised by a program and may differ from what is seen.';
    findings.push({ code: 'ocr_layer', text, page: number });
    for (const [i, run] of runs.entries()) if (run.unpainted || behindPicture(reasons[i])) reasons[i] = null;
  }
  const visible = runs.filter((_, i) => {
    const reason = reasons[i] ?? null;
    return reason === null || isDoubt(reason);
  });
  const lines = layOut(visible);
  for (const line of lines) {
    const cleaned = cleanText(line.text, number);
    line.text = cleaned.text;
    findings.push(...cleaned.findings);
  }
  findings.push(...hiddenFindings(runs, reasons, visible, number));
  return { lines: lines.filter((line) => line.text.trim() !== ''), findings };
}

function isScan(runs: Run[], reasons: Reasons, shapes: Shape[], sheet: Box): boolean {
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const unpainted = runs.reduce((sum, run, i) => sum + (behindPicture(reasons[i]) ? run.text.length : 0), 0);
  const picture = shapes.some((shape) => shape.kind === 'image' && area(shape.box) > 0.5 * area(sheet));
  return picture && unpainted > 0.8 * letters && letters > 0;
}

/** Scanners write the recognised text either invisibly or below the picture. */
const behindPicture = (reason: Reasons[number] | undefined) =>
  reason === 'invisible_text' || reason === 'covered_text' || reason === 'perhaps_covered';

function readFont(page: Page, name: string): Font {
  try {
    const font: unknown = page.commonObjs.get(name);
    if (typeof font !== 'object' || font === null) return NO_FONT;
    const title = 'name' in font && typeof font.name === 'string' ? font.name : '';
    const matrix = 'fontMatrix' in font ? asMatrix(font.fontMatrix) : null;
    return {
      matrixX: matrix?.[0] ?? 0.001,
      vertical: 'vertical' in font && font.vertical === true,
      bold: /bold|black|heavy|semibold|demi/i.test(title),
      pictures: ICONS.test(title) ? 'icons' : DINGBATS.test(title) ? 'bullets' : 'none',
    };
  } catch {
    // A font that could not be loaded still has its text.
    return NO_FONT;
  }
}

const ICONS = /awesome|icon|glyphs|academicons|typicons|material.?symbols|marvosym|fontello/i;
const DINGBATS = /wingdings|webdings|dingbats/i;

function assemble(pages: ReadPage[], total: number): DocumentText {
  const findings = pages.flatMap((page) => page.findings);
  if (total > MAX_PAGES) {
    const text = `The file has ${total} pages; only the first ${MAX_PAGES} were read.`;
    findings.push({ code: 'truncated', text, page: MAX_PAGES });
  }
  let text = '';
  const starts: DocumentText['pages'] = [];
  for (const { number, lines } of pages) {
    if (text !== '' && lines.length > 0) text += '\n\n';
    starts.push({ number, start: text.length });
    text += lines.map((line, i) => (i > 0 && line.gapBefore ? `\n${line.text}` : line.text)).join('\n');
  }
  if (!/[\p{L}\p{N}]/u.test(text)) throw problem('no_text');
  const cut = limited(text);
  findings.push(...cut.findings);
  const shown = starts.filter(({ start }) => start <= cut.text.length);
  return {
    kind: 'pdf',
    text: cut.text,
    pages: shown,
    findings,
    html: linesToHtml(pages.flatMap((page) => page.lines)),
  };
}
