/** Makes any accepted picture harmless and small: decoded, at most 400×400, first frame, metadata gone. */
import sharp from 'sharp';
import { FileRejected } from './rejected.ts';

/** The longest side of a stored picture, in pixels. */
const SIDE = 400;
/** 50 megapixels is a large phone photograph; more is a decompression bomb. */
const MAX_PIXELS = 50_000_000;

export interface NormalPicture {
  bytes: Uint8Array;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
}

/**
 * Re-encodes an SVG, PNG, JPG or GIF: pictures with transparency as PNG, the rest as JPEG.
 * Throws FileRejected `unreadable` for what cannot be decoded or would be too large when decoded.
 */
export async function normalisePicture(bytes: Uint8Array): Promise<NormalPicture> {
  try {
    const { data, info } = await toSmallPng(bytes);
    const { isOpaque } = await sharp(data).stats();
    if (!isOpaque) return { bytes: new Uint8Array(data), mime: 'image/png' };
    const jpeg = await sharp(data).jpeg({ quality: 88 }).toBuffer();
    // Flat drawings such as logos are smaller and sharper as PNG.
    if (info.size <= jpeg.length) return { bytes: new Uint8Array(data), mime: 'image/png' };
    return { bytes: new Uint8Array(jpeg), mime: 'image/jpeg' };
  } catch (error) {
    throw new FileRejected(
      'unreadable',
      'This picture could not be read. Export it again as PNG or JPG and upload that file.',
      { cause: error },
    );
  }
}

async function toSmallPng(bytes: Uint8Array) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 } as const;
  const { width = 0, height = 0, format } = await sharp(bytes, options).metadata();
  if (width * height === 0) throw new Error('The picture has no size.');
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

/** True when the whole picture decodes; a truncated one does not. */
export async function decodes(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: 200_000_000 })
      .resize({ width: 8 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
