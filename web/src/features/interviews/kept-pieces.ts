/** The recording of the open question, kept piece by piece while the person speaks: a crash loses at most the last one. */
import { inStore } from '#client/browser-store.ts';

/** Which answer is being recorded. */
export interface Take {
  interviewId: string;
  sequence: number;
}

export interface Piece extends Take {
  number: number;
  samples: Float32Array<ArrayBuffer>;
  /** Samples per second. */
  rate: number;
  /** The live transcript up to here. */
  live: string;
}

export async function keepPiece(piece: Piece): Promise<void> {
  await inStore('pieces', 'readwrite', (rows) => rows.put(piece), undefined);
}

/** What was recorded of this answer before the page was loaded anew, in order. */
export async function keptPieces({ interviewId, sequence }: Take): Promise<Piece[]> {
  const range = IDBKeyRange.bound([interviewId, sequence, 0], [interviewId, sequence, 100_000]);
  return inStore('pieces', 'readonly', (rows): IDBRequest<Piece[]> => rows.getAll(range), []);
}

/** Forgets the pieces of an answer that is kept as a whole, and of all before it. */
export async function forgetPieces({ interviewId, sequence }: Take): Promise<void> {
  const range = IDBKeyRange.bound([interviewId, 0, 0], [interviewId, sequence, 100_000]);
  await inStore('pieces', 'readwrite', (rows) => rows.delete(range), undefined);
}
