/** The browser's own database for what the server does not have yet: answers, pieces of a recording, chosen files. */

const stores = ['answers', 'pieces', 'files'] as const;
type StoreName = (typeof stores)[number];

/** An answer of no interview, there from when somebody left until somebody comes. */
const left = { interviewId: '', sequence: 0 };

// The version stays 1: pages of another release, still open at an upgrade or back after it, must be able to keep answers.
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('saring', 1);
    request.onupgradeneeded = () => {
      const { result } = request;
      result.createObjectStore('answers', { keyPath: ['interviewId', 'sequence'] });
      result.createObjectStore('pieces', { keyPath: ['interviewId', 'sequence', 'number'] });
      result.createObjectStore('files', { keyPath: ['form', 'name'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction; `instead` where the browser keeps nothing (private windows, a full disk). */
async function transact<T, E>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T>,
  instead: E,
): Promise<T | E> {
  try {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(names, mode);
        const request = work(transaction);
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return instead;
  }
}

/** One statement in a transaction of its own; rows are kept by `keepRow` alone. */
export function inStore<T, E>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (rows: Omit<IDBObjectStore, 'put' | 'add'>) => IDBRequest<T>,
  instead: E,
): Promise<T | E> {
  return transact([name], mode, (transaction) => work(transaction.objectStore(name)), instead);
}

/** Keeps a row, unless somebody left: asked in the same transaction, for another tab may not have heard of it yet. */
export async function keepRow(name: StoreName, row: object): Promise<void> {
  await transact(
    [name, 'answers'],
    'readwrite',
    (transaction) => {
      const leaving = transaction.objectStore('answers').count([left.interviewId, left.sequence]);
      leaving.onsuccess = () => leaving.result === 0 && transaction.objectStore(name).put(row);
      return leaving;
    },
    0,
  );
}

/** Removes all rows; none is kept from then on. Answers whether it was done. */
export async function forgetRows(): Promise<boolean> {
  const forgotten = await transact(
    stores,
    'readwrite',
    (transaction) => {
      for (const name of stores) transaction.objectStore(name).clear();
      return transaction.objectStore('answers').put(left);
    },
    null,
  );
  return forgotten !== null;
}

/** Rows are kept again. */
export async function keepRows(): Promise<void> {
  await inStore('answers', 'readwrite', (rows) => rows.delete([left.interviewId, left.sequence]), undefined);
}
