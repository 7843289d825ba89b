/** The recording of the open question, kept piece by piece until the server has the whole answer. */
import { inStore, keepRow } from '#client/browser-store.ts';
import { wavOf } from './wav.ts';

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

export interface Sound {
  audio: Blob;
  /** The number of the piece with which it begins. */
  from: number;
}

/** Pieces of one answer in order as one recording; null of none. What was sent before another browser went on is not repeated. */
export function soundOf(pieces: readonly Piece[]): Sound | null {
  const gap = pieces.findLastIndex(({ number }, at) => at > 0 && number !== (pieces[at - 1]?.number ?? 0) + 1);
  const isSent = gap > 0 && pieces.slice(0, gap).every(({ sent }) => sent);
  const own = isSent ? pieces.slice(gap) : pieces;
  const [first] = own;
  return first ? { audio: wavOf(own.map(({ samples }) => samples)), from: first.number } : null;
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
