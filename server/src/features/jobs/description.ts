/** Reading a description: file and additional information to text for the engine and clean HTML for people. */
import type { UploadedFile } from '@saring/contract';
import sanitizeHtml from 'sanitize-html';
import { DocumentError, type DocumentKind, type DocumentText, textToHtml } from '#engines/documents/index.ts';
import { checkFile, FileRejected } from '#engines/files/index.ts';
import { fail } from '#platform/fail.ts';
import type { World } from '#world';

const allowedTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** Only structure stays: no attribute, no link, no script. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags, allowedAttributes: {}, disallowedTagsMode: 'discard' }).trim();
}

/** Reads bytes that are known to be of a kind. Throws 422 with what to do. */
export async function readDocument(world: World, bytes: Uint8Array, kind: string): Promise<DocumentText> {
  try {
    return await world.engines.documents.read(bytes, kind as DocumentKind); // checkFile admits these kinds only
  } catch (error) {
    if (error instanceof DocumentError) throw fail('file_unreadable', error.message);
    throw error;
  }
}

/** Reads a description file that has just been sent, without storing it. */
export async function readUpload(world: World, file: UploadedFile): Promise<DocumentText> {
  try {
    const { kind } = await checkFile('description', file.filename, file.bytes);
    return await readDocument(world, file.bytes, kind);
  } catch (error) {
    if (!(error instanceof FileRejected)) throw error;
    const code =
      error.reason === 'too_large'
        ? 'file_too_large'
        : error.reason === 'wrong_type'
          ? 'file_wrong_type'
          : 'file_unreadable';
    throw fail(code, error.message);
  }
}

/** Text and HTML of a job from its file (if any) and its additional information. */
export function describe(document: DocumentText | null, otherInfo: string): { text: string; html: string } {
  const parts = [document?.html ?? '', otherInfo.trim() === '' ? '' : textToHtml(otherInfo)];
  return {
    text: [document?.text ?? '', otherInfo].filter((part) => part.trim() !== '').join('\n\n'),
    html: cleanHtml(parts.filter((part) => part !== '').join('\n')),
  };
}
