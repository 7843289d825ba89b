/** Brings a chosen picture into the square that a logo is shown in. */
import { canvasFile } from '#kit/canvas-file.ts';

export const logoSize = 400;
export type LogoFit = 'whole' | 'crop';

/** Where a picture of this size is drawn in the square: `whole` leaves margins, `crop` cuts the longer sides. */
export function placement(width: number, height: number, fit: LogoFit) {
  const scale = (fit === 'whole' ? Math.min : Math.max)(logoSize / width, logoSize / height);
  const [w, h] = [width * scale, height * scale];
  return { x: (logoSize - w) / 2, y: (logoSize - h) / 2, width: w, height: h };
}

/** A PNG of 400×400. Throws when the file is no picture that this browser can read. */
export async function fitLogo(file: File, fit: LogoFit): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    // An SVG without a size of its own says 0: then it fills the square.
    const place = placement(picture.naturalWidth || logoSize, picture.naturalHeight || logoSize, fit);
    const canvas = document.createElement('canvas');
    canvas.width = logoSize;
    canvas.height = logoSize;
    canvas.getContext('2d')?.drawImage(picture, place.x, place.y, place.width, place.height);
    return await canvasFile(canvas, 'image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}
