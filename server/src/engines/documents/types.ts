/** What the document engine gives: text as a person sees it, with what was noticed on the way. */
import { catalogue, english, type Said } from '@saring/contract/words';

const documentKinds = ['pdf', 'docx', 'doc', 'txt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The kind as the check of an upload found it; that check lets no other one through. */
export function documentKind(found: string): DocumentKind {
  const kind = documentKinds.find((one) => one === found);
  if (!kind) throw new TypeError(`Files of the kind ${found} are not read.`);
  return kind;
}

export interface Finding {
  /**
   * `invisible_text`, `white_text`, `tiny_text`, `off_page`, `covered_text`, `zero_width`, `unicode_tags`, `truncated`;
   * `ocr_layer` for a picture whose text the file brings along, `recognised` for one whose text was found here;
   * `pale_text` and `perhaps_covered` for what was kept because nobody can tell whether it is seen.
   */
  code: string;
  /** A plain sentence for the reviewer. */
  text: string;
  page?: number;
  /** The passage that it is about, at most 300 characters. */
  excerpt?: string;
}

export interface DocumentText {
  kind: DocumentKind;
  /** Only what a person can see, in reading order; lines separated by `\n`. */
  text: string;
  /** `start` is the offset in `text` at which a page begins (PDF; one page for the rest). */
  pages: { number: number; start: number }[];
  findings: Finding[];
  /** Clean semantic HTML (h2, h3, p, ul, ol, li, strong, em, table); for every kind. */
  html: string;
}

const words = catalogue('documents', {
  encrypted: 'The file is protected by a password. Remove the password and upload it again.',
  empty: 'The file is empty. Choose another file, or save it again and upload that.',
  corrupt: 'The file is damaged or not complete. Save or download it again and upload the new copy.',
  no_text:
    'No readable text was found in this file. It seems to be a scan or a picture: upload a text version, or paste the text instead.',
  too_large: 'The file holds too much to be read. Upload a shorter version, or paste the text instead.',
  timeout: 'Reading the file took too long. Save it in a simpler form, such as a plain PDF, and upload that.',
});

/** Why a file cannot be read. */
export type DocumentProblem = 'encrypted' | 'empty' | 'corrupt' | 'no_text' | 'too_large' | 'timeout';

/** With a sentence that says what to do. */
export class DocumentError extends Error {
  readonly problem: DocumentProblem;
  readonly said: Said;
  constructor(problem: DocumentProblem, options?: ErrorOptions) {
    const said = words.later(problem);
    super(said(english), options);
    this.problem = problem;
    this.said = said;
  }
}

/** A file, or how it is fetched: only when a child is free for it. */
export type DocumentSource = Uint8Array | (() => Promise<Uint8Array>);

export interface Documents {
  /**
   * Reads a file in a child process with bounded memory and time, for one caller after the other. Throws DocumentError;
   * `Gone` where nobody waits for it any more, 429 and 503 where too many files wait.
   */
  read(source: DocumentSource, kind: DocumentKind): Promise<DocumentText>;
  /** The same for a text that is shown as a page: its HTML holds nothing but structure, no attribute, no link, no script. */
  readPage(source: DocumentSource, kind: DocumentKind): Promise<DocumentText>;
  /** Ends the child processes. */
  close(): Promise<void>;
}
