/** Makes any accepted picture harmless and small: decoded, at most 400×400, first frame, metadata gone. */
import type { Metadata } from 'sharp';
import { createFairQueue } from '#platform/queue/fair-queue.ts';
import type { Drawings } from './drawings.ts';
import { FileRejected } from './rejected.ts';
import { isSvg } from './text-kinds.ts';
import { words } from './words.ts';

/** The longest side of a stored picture, in pixels. */
const SIDE = 400;
/** 50 megapixels is a large phone photograph; more is a decompression bomb. */
const MAX_PIXELS = 50_000_000;
/** A scanned page of 4,961 × 7,016 has 35; read in lines, it costs no memory. */
const MAX_SCANNED = 200_000_000;
/** What may be held at once of a picture that comes in passes, and so cannot be read in lines: a progressive page as above. */
const MAX_HELD = 110_000_000;

/** Loaded with the first picture: a process that sees none is some 10 MB smaller. */
const loadSharp = async () => (await import('sharp')).default;

export interface NormalPicture {
  bytes: Uint8Array;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
}

/**
 * Re-encodes an SVG, PNG, JPG or GIF: pictures with transparency as PNG, the rest as JPEG.
 * Throws FileRejected `unreadable` for what cannot be decoded or would be too large when decoded.
 */
export async function normalisePicture(bytes: Uint8Array, drawings: Drawings): Promise<NormalPicture> {
  try {
    const pixels = isSvg(Buffer.from(bytes)) ? await drawings.draw(bytes) : bytes;
    const { data, info } = await toSmallPng(pixels);
    const sharp = await loadSharp();
    const { isOpaque } = await sharp(data).stats();
    if (!isOpaque) return { bytes: new Uint8Array(data), mime: 'image/png' };
    const jpeg = await sharp(data).jpeg({ quality: 88 }).toBuffer();
    // Flat drawings such as logos are smaller and sharper as PNG.
    if (info.size <= jpeg.length) return { bytes: new Uint8Array(data), mime: 'image/png' };
    return { bytes: new Uint8Array(jpeg), mime: 'image/jpeg' };
  } catch (error) {
    throw new FileRejected('unreadable', words.later('picture'), { cause: error });
  }
}

/** One at a time, one caller after the other: a large one takes a second of a processor, and what it decodes to in memory. */
const queue = createFairQueue({ capacity: 1, waitingPerOwner: 50, waiting: 200 });

/** The picture as a PNG of at most 400×400; a drawing only within the bounds of its own process. */
export function toSmallPng(bytes: Uint8Array) {
  return queue.run(() => smallPng(bytes));
}

async function smallPng(bytes: Uint8Array) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 } as const;
  const sharp = await loadSharp();
  const { width, height, format } = await headOf(bytes, MAX_PIXELS);
  // A small SVG is drawn at the size it is shown, not enlarged from a few pixels afterwards.
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * SIDE) / Math.max(width, height))) : undefined;
  return sharp(bytes, density ? { ...options, density } : options)
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });
}

/** What a picture says of itself. Throws for one that has no size, or takes more memory than its reader may have. */
async function headOf(bytes: Uint8Array, limitInputPixels: number): Promise<Metadata> {
  const sharp = await loadSharp();
  const head = await sharp(bytes, { limitInputPixels, pages: 1 }).metadata();
  if (head.width * head.height === 0) throw new Error('The picture has no size.');
  if (heldBytes(head) > MAX_HELD) throw new Error('The picture takes too much memory.');
  return head;
}

function heldBytes({ width, height, channels, depth, format, isProgressive, chromaSubsampling }: Metadata): number {
  if (format === 'gif') return width * height * 4;
  if (!isProgressive) return 0;
  // Two bytes for each coefficient of a JPEG; of colours there may be a quarter as many.
  if (format === 'jpeg') return width * height * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return width * height * channels * (depth === 'ushort' ? 2 : 1);
}

/** True when the whole picture decodes; a truncated one does not. Not for drawings. */
export function decodes(bytes: Uint8Array): Promise<boolean> {
  return queue.run(() => decodesNow(bytes));
}

async function decodesNow(bytes: Uint8Array): Promise<boolean> {
  try {
    await headOf(bytes, MAX_SCANNED);
    const sharp = await loadSharp();
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_SCANNED })
      .resize({ width: 8 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
