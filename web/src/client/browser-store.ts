/** The browser's own database for what the server does not have yet: answers, pieces of a recording, chosen files. */

type StoreName = 'answers' | 'pieces' | 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('saring', 1);
    request.onupgradeneeded = () => {
      const { result } = request;
      if (!result.objectStoreNames.contains('answers'))
        result.createObjectStore('answers', { keyPath: ['interviewId', 'sequence'] });
      if (!result.objectStoreNames.contains('pieces'))
        result.createObjectStore('pieces', { keyPath: ['interviewId', 'sequence', 'number'] });
      if (!result.objectStoreNames.contains('files')) result.createObjectStore('files', { keyPath: ['form', 'name'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    // An older version of this page is open in another tab; nothing may wait for it.
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** One statement in a transaction of its own; `instead` where the browser keeps nothing (private windows, a full disk). */
export async function inStore<T, E>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T>,
  instead: E,
): Promise<T | E> {
  try {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(name, mode);
        const request = work(transaction.objectStore(name));
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
