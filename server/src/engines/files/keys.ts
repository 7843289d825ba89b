/** Which keys a store accepts: plain names only, so that no key can leave the store's folder. */

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** Returns the key, or throws for one that could be read differently by two stores (spaces, `..`, a leading slash). */
export function checkedKey(key: string): string {
  if (key.length > 500 || !KEY.test(key)) throw new Error(`Not a valid file key: ${JSON.stringify(key)}`);
  return key;
}

/** `prefix` as a folder ('' for everything), as flydrive wants it ('/' for everything), and the test that a key lies below it. */
export function checkedPrefix(prefix: string): { folder: string; path: string; holds(key: string): boolean } {
  const folder = prefix.replace(/\/$/, '');
  if (folder === '') return { folder, path: '/', holds: () => true };
  checkedKey(folder);
  return { folder, path: folder, holds: (key) => key.startsWith(`${folder}/`) };
}
