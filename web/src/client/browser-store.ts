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

/** Milliseconds after which a browser that does not answer keeps nothing: nobody's answer waits for it. */
const timeLimit = 5000;
/** Milliseconds for which it is then asked nothing. */
const pause = 60_000;
let silentUntil = 0;

/** Fails after the time limit, unless it was ended before. */
function late(ended: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => {
      silentUntil = Date.now() + pause;
      reject(new Error('no answer'));
    }, timeLimit);
    ended.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** One transaction; `instead` where the browser keeps nothing (private windows, a full disk). */
async function transact<T, E>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T>,
  instead: E,
): Promise<T | E> {
  if (Date.now() < silentUntil) return instead;
  const ended = new AbortController();
  try {
    return await Promise.race([inTransaction(names, mode, work), late(ended.signal)]);
  } catch {
    return instead;
  } finally {
    ended.abort();
  }
}

async function inTransaction<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T>,
): Promise<T> {
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

/** Removes all rows; none is kept from then on. Answers whether it was done, however long that took. */
export async function forgetRows(): Promise<boolean> {
  const forgetting = inTransaction(stores, 'readwrite', (transaction) => {
    for (const name of stores) transaction.objectStore(name).clear();
    return transaction.objectStore('answers').put(left);
  });
  return forgetting.then(
    () => true,
    () => false,
  );
}

/** Rows are kept again. */
export async function keepRows(): Promise<void> {
  const mark: IDBValidKey = [left.interviewId, left.sequence];
  await inTransaction(['answers'], 'readwrite', (transaction) => transaction.objectStore('answers').delete(mark)).catch(
    () => {},
  );
}
