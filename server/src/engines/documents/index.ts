/** The document engine: files in, text with offsets and what was noticed out, read in a bounded child process. */
export { textToHtml } from './html.ts';
export { createDocuments, type DocumentsOptions } from './pool.ts';
export {
  DocumentError,
  type DocumentKind,
  type DocumentProblem,
  type Documents,
  type DocumentText,
  type Finding,
} from './types.ts';
