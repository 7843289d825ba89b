/** Answers that the server has not acknowledged yet, kept by the browser so that a reload or a crash loses none. */
import { inStore, keepRow } from '#client/browser-store.ts';
import type { Answer } from './rules.ts';

export interface KeptAnswer extends Answer {
  interviewId: string;
  sequence: number;
  /** The whole recording; null where there is none, or where the server has all `pieces` of it. */
  audio: Blob | null;
  /** The number of the piece with which it begins; rows of earlier versions have none. */
  from?: number;
  pieces: number;
  /** The interview ends with it. */
  last: boolean;
}

/** Where the browser cannot, the page still holds it in memory. */
export const keepAnswer = (answer: KeptAnswer): Promise<void> => keepRow('answers', answer);

/** Forgets an answer once the server has it. */
export async function forgetAnswer({ interviewId, sequence }: KeptAnswer): Promise<void> {
  await inStore('answers', 'readwrite', (rows) => rows.delete([interviewId, sequence]), undefined);
}

/** What is still to be handed in of an interview, in order. */
export async function keptAnswers(interviewId: string): Promise<KeptAnswer[]> {
  const range = IDBKeyRange.bound([interviewId, 0], [interviewId, 1000]);
  return inStore('answers', 'readonly', (rows): IDBRequest<KeptAnswer[]> => rows.getAll(range), []);
}
