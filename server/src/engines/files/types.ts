/** What a store of files is. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Keys are segments of letters, digits, `.`, `_` and `-`, joined by `/`; none begins with a dot or an underscore. */
export interface FileStore {
  /** Stores the bytes; when it returns they survive a crash. An existing file is replaced whole or not at all. */
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Throws NotFound. */
  get(key: string): Promise<Uint8Array>;
  /** The whole file, or the bytes from `start` to `end`, both included. Throws NotFound. */
  stream(key: string, part?: { start: number; end: number }): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Everything below `prefix`, which is a folder (`applicants/12`) or '' for all; in no particular order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Resolves when the store can be used, throws with the reason otherwise. */
  ready(): Promise<void>;
}

export interface S3Options {
  endpoint?: string;
  bucket: string;
  region?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

export type FileStoreOptions = { dir: string } | { s3: S3Options };
