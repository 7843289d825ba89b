/** What is drawn on a canvas, as a file of this kind; `quality` is 0 to 1, of a JPEG. Throws where the browser makes none. */
export async function canvasFile(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!file) throw new Error('The browser made no picture');
  return file;
}
