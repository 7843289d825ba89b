/** The recording of the open question, kept piece by piece until the server has the whole answer. */
import { inStore, keepRow } from '#client/browser-store.ts';

/** Which answer is being recorded. */
export interface Take {
  interviewId: string;
  sequence: number;
}

export interface Piece extends Take {
  number: number;
  /** 16,000 a second. */
  samples: Int16Array<ArrayBuffer>;
  /** The live transcript up to here. */
  live: string;
  /** Whether the server has it. It is kept here until the answer as a whole has arrived. */
  sent: boolean;
}

export const keepPiece = (piece: Piece): Promise<void> => keepRow('pieces', piece);

/** All that is kept of an interview, in order. */
export async function keptPieces(interviewId: string): Promise<Piece[]> {
  const range = IDBKeyRange.bound([interviewId, 0, 0], [interviewId, 1000, 100_000]);
  return inStore('pieces', 'readonly', (rows): IDBRequest<Piece[]> => rows.getAll(range), []);
}

/** Forgets the pieces of an answer that the server has, and of all before it. */
export async function forgetPieces({ interviewId, sequence }: Take): Promise<void> {
  const range = IDBKeyRange.bound([interviewId, 0, 0], [interviewId, sequence, 100_000]);
  await inStore('pieces', 'readwrite', (rows) => rows.delete(range), undefined);
}
