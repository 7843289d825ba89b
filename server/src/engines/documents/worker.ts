/** The child process: reads one file after the other, each as told by a message. */
import { inflateAtOnce } from './inflate-at-once.ts';
import { shareInstructions } from './no-copies.ts';
import { countSteps } from './pdf-steps.ts';
import { readDocument } from './read-document.ts';
import { DocumentError, type DocumentKind, type DocumentText } from './types.ts';

export interface Task {
  id: number;
  kind: DocumentKind;
  bytes: Uint8Array;
  /** Its HTML is shown to people. */
  page: boolean;
  /** The letters of pages that are pictures are recognised; else that there are some is the answer. */
  recognises: boolean;
}

/** `worn`: so much is left of this file that the next one would lack the room. */
export type Reply = { worn: boolean } & Answer;
/** `read` is null where pages are pictures and nothing recognises them. */
type Answer =
  | { id: number; read: DocumentText | null }
  | { id: number; problem: DocumentError['problem']; cause: string };

/** Resumes leave 170 MB at the most; the streams of a bomb more, in pieces that come back late. */
const WORN = 180_000_000;

shareInstructions();
inflateAtOnce();
countSteps();

process.on('message', async (task: Task) => {
  const answered = await answer(task);
  reply({ ...answered, worn: process.memoryUsage.rss() > WORN });
});
// The parent closes the channel when it goes away or needs this process no longer.
process.on('disconnect', () => process.exit(0));

async function answer({ id, kind, bytes, page, recognises }: Task): Promise<Answer> {
  try {
    const read = await readDocument(bytes, kind, recognises);
    if (!page || !read) return { id, read };
    const { onlyStructure } = await import('./html-structure.ts');
    return { id, read: { ...read, html: onlyStructure(read.html) } };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { id, problem: error.problem, cause: error.cause ? String(error.cause) : '' };
  }
}

function reply(message: Reply): void {
  process.send?.(message);
}
