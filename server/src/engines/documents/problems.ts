/** The errors for files that cannot be read. */
import { DocumentError, type DocumentProblem } from './types.ts';

export function problem(code: DocumentProblem, cause?: unknown): DocumentError {
  return new DocumentError(code, cause === undefined ? undefined : { cause });
}
