/** What the document engine gives: text as a person sees it, with what was noticed on the way. */

export type DocumentKind = 'pdf' | 'docx' | 'doc' | 'txt';

export interface Finding {
  /** `invisible_text`, `white_text`, `tiny_text`, `off_page`, `covered_text`, `zero_width`, `unicode_tags`, `ocr_layer`, `truncated`. */
  code: string;
  /** A plain sentence for the reviewer. */
  text: string;
  page?: number;
  /** The hidden passage, at most 300 characters. */
  excerpt?: string;
}

export interface DocumentText {
  kind: DocumentKind;
  /** Only what a person can see, in reading order; lines separated by `\n`. */
  text: string;
  /** `start` is the offset in `text` at which a page begins (PDF; one page for the rest). */
  pages: { number: number; start: number }[];
  findings: Finding[];
  /** Clean semantic HTML (h2, h3, p, ul, ol, li, strong, em, table) before sanitising; for every kind. */
  html: string;
}

/** Why a file cannot be read; `encrypted`, `empty`, `corrupt`, `no_text`, `too_large` and `timeout` each have a text that says what to do. */
export type DocumentProblem = 'encrypted' | 'empty' | 'corrupt' | 'no_text' | 'too_large' | 'timeout';

export class DocumentError extends Error {
  readonly problem: DocumentProblem;
  constructor(problem: DocumentProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

export interface Documents {
  /** Reads a file in a child process with bounded memory and time. Throws DocumentError. */
  read(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentText>;
  /** Ends the child processes. */
  close(): Promise<void>;
}
