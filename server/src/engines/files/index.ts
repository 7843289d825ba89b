/** The file engine: bytes under a key, in a folder or an S3-compatible bucket. */
import { sayingUnavailable } from './available.ts';
import { createFolderStore } from './folder-store.ts';
import type { FileStore, FileStoreOptions } from './types.ts';

export {
  belonging,
  difference,
  installationOf,
  markStore,
  type Pair,
  type Place,
  refuseDifference,
  settle,
} from './belonging.ts';
export { createDrawings, type Drawings } from './drawings.ts';
export type { CheckedFile, FileKind, FileUse, RejectReason } from './kinds.ts';
export { checkFile, FileRejected } from './kinds.ts';
export { NotFound } from './not-found.ts';
export type { NormalPicture } from './pictures.ts';
export { normalisePicture } from './pictures.ts';
export type { FileStore, FileStoreOptions, S3Options, StoredFile } from './types.ts';

/** The store that the options name. Nothing is touched before the first call; the S3 client (20 MB) is loaded only where it is used. */
export async function createFileStore(options: FileStoreOptions): Promise<FileStore> {
  if ('dir' in options) return sayingUnavailable(createFolderStore(options.dir));
  const { createS3Store } = await import('./s3-store.ts');
  return sayingUnavailable(createS3Store(options.s3));
}
