/** What a page can show of a stored file: the server judged it by its content, and says what it is. */

export type FileKind = 'pdf' | 'picture';

/** `framesPdf` is whether this browser shows a PDF in a frame; null for what is only saved. */
export function fileKind(type: string | null, framesPdf: boolean): FileKind | null {
  if (type === 'application/pdf') return framesPdf ? 'pdf' : null;
  return type?.startsWith('image/') ? 'picture' : null;
}

/** Telephones show the first page of a PDF in a frame, or nothing. */
export function framesPdf(): boolean {
  return navigator.pdfViewerEnabled && !window.matchMedia('(pointer: coarse)').matches;
}

/** Whether a file of this name is shown as it is; of other resumes the text is. */
export function isPdf(name: string | null): boolean {
  return name !== null && /\.pdf$/i.test(name);
}
