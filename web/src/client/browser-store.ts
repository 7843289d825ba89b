/** The browser's own database for what the server does not have yet: answers, pieces of a recording, chosen files. */

const stores = ['answers', 'pieces', 'files'] as const;
type StoreName = (typeof stores)[number];

/** Has a row from when somebody left until somebody comes. */
const gone = 'gone';
const marker = { since: 'left' };

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('saring', 2);
    request.onupgradeneeded = () => {
      const { result } = request;
      const make = (name: string, keyPath: string | string[]) => {
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath });
      };
      make('answers', ['interviewId', 'sequence']);
      make('pieces', ['interviewId', 'sequence', 'number']);
      make('files', ['form', 'name']);
      make(gone, 'since');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    // An older version of this page is open in another tab; nothing may wait for it.
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** One transaction; `instead` where the browser keeps nothing (private windows, a full disk). */
async function transact<T, E>(
  names: readonly string[],
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
    [name, gone],
    'readwrite',
    (transaction) => {
      const left = transaction.objectStore(gone).count();
      left.onsuccess = () => left.result === 0 && transaction.objectStore(name).put(row);
      return left;
    },
    0,
  );
}

/** Removes all rows; none is kept from then on. Answers whether it was done. */
export async function forgetRows(): Promise<boolean> {
  const forgotten = await transact(
    [...stores, gone],
    'readwrite',
    (transaction) => {
      for (const name of stores) transaction.objectStore(name).clear();
      return transaction.objectStore(gone).put(marker);
    },
    null,
  );
  return forgotten !== null;
}

/** Rows are kept again. */
export async function keepRows(): Promise<void> {
  await transact([gone], 'readwrite', (transaction) => transaction.objectStore(gone).clear(), undefined);
}
