/** The document engine: files in, text with offsets and what was noticed out, read in a bounded child process. */
export { createDocuments, type DocumentsOptions } from './pool.ts';
export {
  DocumentError,
  type DocumentKind,
  type DocumentProblem,
  type DocumentSource,
  type Documents,
  type DocumentText,
  documentKind,
  type Finding,
} from './types.ts';
