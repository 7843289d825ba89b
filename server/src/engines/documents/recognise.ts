/** Recognises the letters of pages that are pictures: by one program and one set of data, so that a page has the same text everywhere. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { createOCREngine, type OCREngine, type TextItem } from 'tesseract-wasm';
import type { Grey } from './pdf-pictures.ts';
import { turned } from './pdf-scan.ts';

const PROGRAM = new URL('./tesseract-core.wasm', import.meta.resolve('tesseract-wasm'));
const DATA = new URL(import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
/** Mean confidence of the letters: the worst of the scans at hand has 0.68, what was read the wrong way up 0.2. */
const LEAST = 0.45;
/** Fewer are a logo, or the grain of the paper. */
const FEWEST_LETTERS = 10;
/** Readings of one file beyond the first of each page: a page of no letters would have three more. */
const MORE_TURNS = 4;

/** Words in the order of reading. */
type Recognise = (page: Grey) => TextItem[];

interface Reading {
  words: TextItem[];
  letters: number;
  confidence: number;
  /** Its lines run down or up the page, which is read as well, but not in its order. */
  sideways: boolean;
}

/** One for each file, since what it saw before must not change what it makes of the next. */
export async function startRecogniser(): Promise<Recognise> {
  const engine = await createOCREngine({ wasmBinary: await readFile(PROGRAM) });
  engine.loadModel(gunzipSync(await readFile(DATA)));
  let more = MORE_TURNS;
  return (page) => {
    let best: Reading | null = null;
    for (const quarters of turnsOf(engine, page)) {
      if (best && (isGood(best) || more === 0)) break;
      if (best) more -= 1;
      const reading = readTurned(engine, page, quarters);
      if (!best || weight(reading) > weight(best)) best = reading;
    }
    return best && best.letters >= FEWEST_LETTERS && best.confidence >= LEAST ? best.words : [];
  };
}

const isGood = ({ letters, confidence, sideways }: Reading) =>
  letters >= FEWEST_LETTERS && confidence >= LEAST && !sideways;
const weight = ({ letters, confidence, sideways }: Reading) => letters * confidence * (sideways ? 0.5 : 1);

/** Its own guess first, which was right for 34 of 36 turned pages; then as the page stands, and the rest. */
function turnsOf(engine: OCREngine, page: Grey): number[] {
  load(engine, page);
  const guess = (4 - Math.round(engine.getOrientation().rotation / 90)) % 4;
  return [...new Set([guess, 0, 2, 1, 3])];
}

function readTurned(engine: OCREngine, page: Grey, quarters: number): Reading {
  load(engine, turned(page, quarters));
  const words = engine.getTextBoxes('word');
  const lettersOf = ({ text }: TextItem) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const letters = words.reduce((sum, word) => sum + lettersOf(word), 0);
  const sum = words.reduce((total, word) => total + lettersOf(word) * word.confidence, 0);
  const long = words.filter((word) => lettersOf(word) >= 4);
  const tall = long.filter(({ rect }) => rect.bottom - rect.top > rect.right - rect.left);
  return { words, letters, confidence: letters === 0 ? 0 : sum / letters, sideways: tall.length > long.length / 2 };
}

function load(engine: OCREngine, { width, height, data }: Grey): void {
  const pixels = new Uint32Array(data.length);
  for (const [i, shade] of data.entries()) pixels[i] = 0xff000000 + shade * 0x010101;
  engine.loadImage({ width, height, data: new Uint8ClampedArray(pixels.buffer) });
}
