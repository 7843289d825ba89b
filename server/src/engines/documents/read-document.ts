/** Reads a file of any kind in this process; only the child processes call it. */
import { problem } from './problems.ts';
import { DocumentError, type DocumentKind, type DocumentText } from './types.ts';

/**
 * Throws DocumentError, whatever happens inside the readers. Answers null where pages are pictures and `recognises` is not set.
 */
export async function readDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  recognises: boolean,
): Promise<DocumentText | null> {
  if (bytes.length === 0) throw problem('empty');
  try {
    return await readers[kind](bytes, recognises);
  } catch (error) {
    throw error instanceof DocumentError ? error : problem('corrupt', error);
  }
}

/** Each library is loaded with the first file that needs it, so that a child for text files stays small. */
const readers: Record<DocumentKind, (bytes: Uint8Array, recognises: boolean) => Promise<DocumentText | null>> = {
  pdf: async (bytes, recognises) => {
    const { readPdf, ScannedPages } = await import('./pdf-read.ts');
    return readPdf(bytes, recognises).catch((error: unknown) => {
      if (error instanceof ScannedPages) return null;
      throw error;
    });
  },
  docx: async (bytes) => (await import('./docx-read.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('./doc-read.ts')).readDoc(bytes),
  txt: async (bytes) => (await import('./txt-read.ts')).readTxt(bytes),
};
