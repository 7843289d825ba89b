/** Reading a description: file and additional information to text for the engine and clean HTML for people. */
import type { UploadedFile } from '@saring/contract';
import { DocumentError, type DocumentSource, type DocumentText, documentKind } from '#engines/documents/index.ts';
import { checkFile, FileRejected } from '#engines/files/index.ts';
import { Fail, fail } from '#platform/http/fail.ts';
import type { World } from '#world';

/** Reads bytes that are known to be of a kind, as a page where people are shown it. Throws 422 with what to do. */
export async function readDocument(
  world: World,
  source: DocumentSource,
  kind: string,
  as: 'read' | 'readPage' = 'read',
): Promise<DocumentText> {
  try {
    return await world.engines.documents[as](source, documentKind(kind));
  } catch (error) {
    if (error instanceof DocumentError) throw fail('file_unreadable', error.said);
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
    throw fail(code, error.said);
  }
}

/** Text and HTML of a job from its file (if any) and its additional information. */
export async function describe(
  world: World,
  document: DocumentText | null,
  otherInfo: string,
): Promise<{ text: string; html: string }> {
  const info = otherInfo.trim() === '' ? null : await infoPage(world, otherInfo);
  return {
    text: [document?.text ?? '', otherInfo].filter((part) => part.trim() !== '').join('\n\n'),
    html: [document?.html ?? '', info?.html ?? ''].filter((part) => part !== '').join('\n'),
  };
}

/** Words that are not seen, or that take too long to lay out, still count as text. */
async function infoPage(world: World, otherInfo: string): Promise<DocumentText | null> {
  return readDocument(world, Buffer.from(otherInfo), 'txt', 'readPage').catch((error: unknown) => {
    if (error instanceof Fail) return null;
    throw error;
  });
}
