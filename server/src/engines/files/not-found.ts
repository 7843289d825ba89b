/** What a store says of a key that holds nothing. */

/** Thrown by `get` and `stream` for a key that holds nothing. */
export class NotFound extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`There is no file "${key}".`);
    this.key = key;
  }
}
