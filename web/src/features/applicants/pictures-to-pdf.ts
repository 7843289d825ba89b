/** Makes one PDF of pictures: a page each, as wide as A4. Five objects of the format are all that it takes. */
import { canvasFile } from '#kit/canvas-file.ts';

export interface Picture {
  jpeg: Blob;
  /** Pixels. */
  width: number;
  height: number;
}

/** Pixels of the longer side: letters of 10 points on A4 are then some 25 high, which is as much as reading them takes. */
const longest = 2200;
/** Points of A4. */
const pageWidth = 595;

/** Decodes a picture, as it stands upright, and writes it as JPEG of `quality` 0 to 1. Throws where the browser cannot. */
export async function asPicture(file: Blob, quality: number): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // What is transparent would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await canvasFile(canvas, 'image/jpeg', quality);
  return { jpeg, width: canvas.width, height: canvas.height };
}

/** By PDF 1.4 (ISO 32000-1, 7.5): header, objects, their places, trailer. */
export function pdfOf(pictures: readonly Picture[]): Blob {
  const parts: (string | Blob)[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (...added: (string | Blob)[]) => {
    parts.push(...added);
    // All of it but the pictures is ASCII.
    for (const one of added) length += typeof one === 'string' ? one.length : one.size;
  };
  const object = (...content: (string | Blob)[]) => {
    places.push(length);
    add(`${places.length} 0 obj\n`, ...content, '\nendobj\n');
  };
  const stream = (entries: string, size: number, content: string | Blob) =>
    object(`<< ${entries}/Length ${size} >>\nstream\n`, content, '\nendstream');
  const first = (page: number) => 3 + 3 * page;
  add('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(
    `<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, page) => `${first(page)} 0 R`).join(' ')}] >>`,
  );
  for (const [page, { jpeg, width, height }] of pictures.entries()) {
    const pageHeight = Math.round((pageWidth * height) / width);
    const drawn = ['q', pageWidth, 0, 0, pageHeight, 0, 0, 'cm', '/P', 'Do', 'Q'].join(' ');
    const own = `/MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /P ${first(page) + 2} 0 R >> >>`;
    object(`<< /Type /Page /Parent 2 0 R ${own} /Contents ${first(page) + 1} 0 R >>`);
    stream('', drawn.length, drawn);
    const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    stream(`/Type /XObject /Subtype /Image ${size} /Filter /DCTDecode `, jpeg.size, jpeg);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}${trailer}`);
  return new Blob(parts, { type: 'application/pdf' });
}
