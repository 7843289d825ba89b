/** Takes files in, hands out signed links, and lets files go. */
import { webcrypto } from 'node:crypto';
import { cleanLine, type UploadedFile } from '@saring/contract';
import { checkFile, FileRejected, type FileUse, normalisePicture } from '#engines/files/index.ts';
import { batches } from '#platform/batches.ts';
import { type Executor, isDatabaseDown } from '#platform/db/db.ts';
import { currentScope, inScope, type Scope } from '#platform/db/scope.ts';
import { Fail, fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { keyOf, type StoredUse } from './keys.ts';
import { deleteFiles, type FileRow, fileById, isClosedTo, keysInUse } from './store.ts';
import { removeBytes } from './tasks.ts';
import { words } from './words.ts';

const linkSeconds = 15 * 60;

/** The form field that a file for this use comes in. */
const fields: Record<FileUse, string> = {
  resume: 'resume',
  certification: 'certification',
  description: 'description_file',
  picture: 'profile_picture',
};

const codes = { too_large: 'file_too_large', wrong_type: 'file_wrong_type', unreadable: 'file_unreadable' } as const;

/** A file that was judged; its bytes are stored by `storing`, its row comes in the caller's transaction (`insertFile`). */
export interface Taken {
  file: FileRow;
  bytes: Uint8Array;
}

/** Judges a file by its content, and stores nothing. Throws 413, 415 or 422 with what to do. */
export async function takeFile(
  world: World,
  use: FileUse,
  file: UploadedFile,
  owner: { userId?: string; companyId?: string },
): Promise<Taken> {
  try {
    const checked = await checkFile(use, file.filename, file.bytes);
    const picture = use === 'picture' ? await normalisePicture(file.bytes, world.engines.drawings) : null;
    const bytes = picture?.bytes ?? file.bytes;
    const mime = picture?.mime ?? checked.mime;
    const kind = picture ? (mime.split('/')[1] ?? 'png') : checked.kind;
    return await takenAs(world, use, bytes, { filename: cleanName(file.filename), mime, kind }, owner);
  } catch (error) {
    if (error instanceof FileRejected) throw new Fail(codes[error.reason], { said: error.said, file: fields[use] });
    throw error;
  }
}

/** A recorded answer. Throws 415 for anything but a WAV file. */
export async function takeRecording(
  world: World,
  bytes: Uint8Array,
  owner: { userId: string; companyId: string },
): Promise<Taken> {
  if (!isWav(bytes)) throw fail('file_wrong_type', words.later('notWav'));
  return takenAs(world, 'recording', bytes, { filename: 'recording.wav', mime: 'audio/wav', kind: 'wav' }, owner);
}

async function takenAs(
  world: World,
  use: StoredUse,
  bytes: Uint8Array,
  what: { filename: string; mime: string; kind: string },
  owner: { userId?: string; companyId?: string },
): Promise<Taken> {
  // In a thread of Node's own: of ten megabytes it would hold up everybody for 20 ms.
  const hash = await webcrypto.subtle.digest('SHA-256', bytes);
  const id = world.clock.newId();
  const file = {
    ...what,
    id,
    key: keyOf(use, id, what.kind),
    size: bytes.length,
    sha256: Buffer.from(hash).toString('hex'),
    userId: owner.userId ?? null,
    companyId: owner.companyId ?? null,
    createdAt: world.clock.now(),
  };
  return { file, bytes };
}

/**
 * Stores the bytes of files and then does the work that inserts their rows. Whatever becomes of that, bytes that no row
 * names afterwards are removed: of what is refused in the end, or was answered before, nothing stays.
 */
export async function storing<T>(world: World, taken: readonly (Taken | null)[], work: () => Promise<T>): Promise<T> {
  const files = taken.filter((one) => one !== null);
  const keys = files.map(({ file }) => file.key);
  try {
    for (const { file, bytes } of files) await world.files.put(file.key, bytes, file.mime);
    return await work();
  } catch (error) {
    // A connection that is lost at the commit does not tell what became of it: then the sweep looks, an hour later.
    if (isDatabaseDown(error)) keys.length = 0;
    throw error;
  } finally {
    await dropUnused(world, keys);
  }
}

/** A failure here is none of the caller's: the sweep removes what this leaves. */
async function dropUnused(world: World, keys: readonly string[]): Promise<void> {
  try {
    const used = await keysInUse(world.db, [...keys]);
    await dropBytes(
      world,
      world.db,
      keys.filter((key) => !used.has(key)),
    );
  } catch (error) {
    world.log.warn({ error: String(error) }, 'bytes without a row are left to the sweep');
  }
}

export function isWav(bytes: Uint8Array): boolean {
  const at = (offset: number) => Buffer.from(bytes.subarray(offset, offset + 4)).toString('latin1');
  return bytes.length > 44 && at(0) === 'RIFF' && at(8) === 'WAVE';
}

/** The last part of a path, on one line and without what nobody sees, at most 150 characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  // Cleaning what is cut off anyway would cost time.
  return cleanLine(last.slice(-600)).slice(-150) || 'file';
}

/** An address at which whoever asks can read the file for 15 minutes, or null where there is none. */
export async function fileLink(world: World, fileId: string | null): Promise<string | null> {
  if (!fileId) return null;
  const link: Link = { fileId, reader: currentScope() ?? { role: 'visitor' } };
  return `/api/files/${await world.tokens.sign('file', JSON.stringify(link), linkSeconds)}`;
}

/** What a link says. */
interface Link {
  fileId: string;
  reader: Scope;
}

/** The file of a link; null where the link is over, or its reader may not open it any more. */
export async function linkedFile(world: World, token: string): Promise<FileRow | null> {
  const claim = await world.tokens.read('file', token);
  // Links of an earlier version say less, and are over in a quarter of an hour.
  if (!claim?.startsWith('{')) return null;
  const { fileId, reader }: Link = JSON.parse(claim);
  const file = await inScope({ role: 'visitor', fileId }, () => fileById(world.db, fileId));
  return file && !(await inScope(reader, () => isClosedTo(world.db, reader, file))) ? file : null;
}

/** Removes rows, and after the commit the bytes that no other row names. */
export async function dropFiles(world: World, tx: Executor, ids: (string | null)[]): Promise<void> {
  const keys = await deleteFiles(
    tx,
    ids.filter((id) => id !== null),
  );
  await dropBytes(world, tx, keys);
}

/** What a store removes well within the time of a task. */
const keysOfTask = 500;

/** Asks for bytes to be removed once the transaction is committed; bytes that a row still names stay. */
export async function dropBytes(world: World, tx: Executor, keys: string[]): Promise<void> {
  for (const some of batches(keys, keysOfTask)) await world.queue.add(tx, removeBytes.name, { keys: some });
}

/** A second row for the same bytes, for example when an application keeps the resume of the profile. */
export function sameBytes(world: World, file: FileRow): FileRow {
  return { ...file, id: world.clock.newId(), createdAt: world.clock.now() };
}
