/** The file engine: bytes under a key, in a folder or an S3-compatible bucket. */
import type { Readable } from 'node:stream';
import { sayingUnavailable } from './available.ts';
import { createFolderStore } from './folder-store.ts';

export { createDrawings, type Drawings } from './drawings.ts';
export type { CheckedFile, FileKind, FileUse, RejectReason } from './kinds.ts';
export { checkFile, FileRejected } from './kinds.ts';
export { NotFound } from './not-found.ts';
export type { NormalPicture } from './pictures.ts';
export { normalisePicture } from './pictures.ts';

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

/** The store that the options name. Nothing is touched before the first call; the S3 client (20 MB) is loaded only where it is used. */
export async function createFileStore(options: FileStoreOptions): Promise<FileStore> {
  if ('dir' in options) return sayingUnavailable(createFolderStore(options.dir));
  const { createS3Store } = await import('./s3-store.ts');
  return sayingUnavailable(createS3Store(options.s3));
}
