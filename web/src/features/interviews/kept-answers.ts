/** Answers that the server has not acknowledged yet, kept by the browser so that a reload or a crash loses none. */
import type { Answer } from './rules.ts';

export interface KeptAnswer extends Answer {
  interviewId: string;
  sequence: number;
  audio: Blob | null;
}

const store = 'answers';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('saring-interviews', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: ['interviewId', 'sequence'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Keeps an answer; where the browser keeps nothing (private windows, a full disk), the page still holds it in memory. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  await run('readwrite', (rows) => rows.put(answer)).catch(() => undefined);
}

/** Forgets an answer once the server has it. */
export async function forgetAnswer({ interviewId, sequence }: KeptAnswer): Promise<void> {
  await run('readwrite', (rows) => rows.delete([interviewId, sequence])).catch(() => undefined);
}

/** What is still to be handed in of an interview, in order. */
export async function keptAnswers(interviewId: string): Promise<KeptAnswer[]> {
  const range = IDBKeyRange.bound([interviewId, 0], [interviewId, 1000]);
  return run('readonly', (rows): IDBRequest<KeptAnswer[]> => rows.getAll(range)).catch(() => []);
}
