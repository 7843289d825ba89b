/** Reads a PDF: what is drawn, in reading order, and what is there but cannot be seen. */
import { mostRecognisedPages } from '@saring/contract/domain';
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
import { asPicture, type Grey } from './pdf-pictures.ts';
import { isCovered, scanOf } from './pdf-scan.ts';
import { type Font, NO_FONT, type Run, type Shape } from './pdf-state.ts';
import { stopWhereSpent, withinSteps } from './pdf-steps.ts';
import { problem } from './problems.ts';
import type { DocumentText, Finding } from './types.ts';

/** A resume or an advert is never longer; a book would only cost time. */
const MAX_PAGES = 50;
/** In pixels; decoding this many takes about half a second. */
const MAX_PICTURE = 8_000_000;
/** Of a scan: A4 at 400 dots an inch has 15, a telephone's picture 12. Larger ones are passed over before they are decoded. */
const MAX_SCAN = 20_000_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Layers = Awaited<ReturnType<Pdf['getOptionalContentConfig']>>;

/** Pages are pictures, and this process does not recognise their letters. */
export class ScannedPages extends Error {}

/**
 * Throws DocumentError `encrypted`, `corrupt`, `no_text` or `timeout`; `ScannedPages` where there are some and they are not to
 * be recognised.
 */
export async function readPdf(bytes: Uint8Array, recognises = true): Promise<DocumentText> {
  const pdf = await open(bytes, 0);
  const opened = [pdf];
  // Opened again, with pictures, only for a page that they decide.
  const openedWith = memo(async (maxImageSize: number) => {
    const again = await open(bytes, maxImageSize);
    opened.push(again);
    return again;
  });
  try {
    const layers = await pdf.getOptionalContentConfig();
    const count = Math.min(pdf.numPages, MAX_PAGES);
    const pages: ReadPage[] = [];
    await withinSteps(count, async () => {
      for (let number = 1; number <= count; number++)
        pages.push(await readPage(pdf, number, layers, () => openedWith(MAX_PICTURE)));
    });
    const scans = pages.filter((page) => page.scanned);
    if (scans.length > 0 && !recognises) throw new ScannedPages();
    if (scans.length > 0) await readScans(scans, async (number) => scanned(await openedWith(MAX_SCAN), number, layers));
    return assemble(pages, pdf.numPages);
  } finally {
    for (const one of opened) await one.loadingTask.destroy();
  }
}

/** What was made once for a value is not made again for it. */
function memo<K, V>(make: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const made = new Map<K, Promise<V>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** The letters of pictures, for the first few pages that are such. What the recognition needs is loaded with the first one. */
async function readScans(scans: ReadPage[], pictureOf: (number: number) => Promise<Grey | null>): Promise<void> {
  const { startRecogniser } = await import('./recognise.ts');
  const { scanLines } = await import('./scan-lines.ts');
  const recognise = await startRecogniser();
  for (const page of scans.slice(0, mostRecognisedPages)) {
    // Outside of the steps: the recognition asks for the time as well.
    const picture = await withinSteps(1, () => pictureOf(page.number));
    const read = cleaned(picture ? scanLines(recognise(picture)) : [], page.number);
    page.lines = read.lines;
    if (read.lines.length > 0)
      page.findings.push({ code: 'recognised', text: RECOGNISED, page: page.number }, ...read.findings);
  }
  const left = scans[mostRecognisedPages];
  if (!left) return;
  const text = `${scans.length} pages are pictures; only the first ${mostRecognisedPages} of them were read.`;
  left.findings.push({ code: 'truncated', text, page: left.number });
}

/** The page as its pictures show it, in grey. */
async function scanned(pdf: Pdf, number: number, layers: Layers): Promise<Grey | null> {
  const page = await pdf.getPage(number);
  await decoded(page);
  const { shapes } = await draw(page, layers);
  return scanOf(shapes, sheetOf(page));
}

/** Waits for the pictures of a page: they are decoded behind its instructions. */
async function decoded(page: Page): Promise<void> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [i, operation] of fnArray.entries()) {
    const name: unknown = operation === OPS.paintImageXObject ? argsArray[i]?.[0] : null;
    if (typeof name === 'string') await new Promise((resolve) => storeOf(page, name).get(name, resolve));
  }
}

/** What several pages use is kept apart. */
const storeOf = (page: Page, name: string) => (name.startsWith('g_') ? page.commonObjs : page.objs);

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
  /** Nothing on it can be read but what is in its pictures. */
  scanned: boolean;
}

async function readPage(pdf: Pdf, number: number, layers: Layers, withPictures: () => Promise<Pdf>): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  let drawing = await draw(page, layers);
  if (picturesMatter(drawing.runs, drawing.shapes)) {
    drawing = await draw(await (await withPictures()).getPage(number), layers);
  }
  const sheet = sheetOf(page);
  const read = seen(drawing.runs, drawing.shapes, sheet, number);
  return { number, ...read, scanned: read.lines.length === 0 && isCovered(drawing.shapes, sheet) };
}

function sheetOf(page: Page): Box {
  const { width, height } = page.getViewport({ scale: 1 });
  return { x0: 0, y0: 0, x1: width, y1: height };
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
      const store = storeOf(page, name);
      return store.has(name) ? asPicture(store.get(name)) : null;
    },
  };
  const drawing = followDrawing(input, OPS);
  page.cleanup();
  return drawing;
}

type Read = Pick<ReadPage, 'lines' | 'findings'>;

const RECOGNISED = 'This page is a picture; its text was recognised by a program and may differ from what is seen.';

/** Parts what can be seen from what cannot. A scan with its recognised text behind it counts as seen, and is named. */
function seen(runs: Run[], shapes: Shape[], sheet: Box, number: number): Read {
  const reasons = hiddenReasons(runs, shapes, sheet);
  const findings: Finding[] = [];
  if (isScan(runs, reasons, shapes, sheet)) {
    findings.push({ code: 'ocr_layer', text: RECOGNISED, page: number });
    for (const [i, run] of runs.entries()) if (run.unpainted || behindPicture(reasons[i])) reasons[i] = null;
  }
  const visible = runs.filter((_, i) => {
    const reason = reasons[i] ?? null;
    return reason === null || isDoubt(reason);
  });
  const read = cleaned(layOut(visible), number);
  findings.push(...read.findings, ...hiddenFindings(runs, reasons, visible, number));
  return { lines: read.lines, findings };
}

/** Without what nobody sees, and without the lines that held nothing else. */
function cleaned(lines: Line[], number: number): Read {
  const findings: Finding[] = [];
  for (const line of lines) {
    const clean = cleanText(line.text, number);
    line.text = clean.text;
    findings.push(...clean.findings);
  }
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
