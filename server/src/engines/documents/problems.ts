/** The texts for files that cannot be read; each says what to do. */
import { DocumentError, type DocumentProblem } from './types.ts';

const TEXTS: Record<DocumentProblem, string> = {
  encrypted: 'The file is protected by a password. Remove the password and upload it again.',
  empty: 'The file is empty. Choose another file, or save it again and upload that.',
  corrupt: 'The file is damaged or not complete. Save or download it again and upload the new copy.',
  no_text:
    'No readable text was found in this file. It seems to be a scan or a picture: upload a text version, or paste the text instead.',
  too_large: 'The file holds too much to be read. Upload a shorter version, or paste the text instead.',
  timeout: 'Reading the file took too long. Save it in a simpler form, such as a plain PDF, and upload that.',
};

/** The error for a problem, with the text that may be shown as it is. */
export function problem(code: DocumentProblem, cause?: unknown): DocumentError {
  return new DocumentError(code, TEXTS[code], cause === undefined ? undefined : { cause });
}
