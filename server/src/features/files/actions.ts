/** Takes files in, hands out signed links, and lets files go. */
import { createHash } from 'node:crypto';
import type { UploadedFile } from '@saring/contract';
import { checkFile, FileRejected, type FileUse, normalisePicture } from '#engines/files/index.ts';
import type { Executor } from '#platform/db.ts';
import { Fail, fail } from '#platform/fail.ts';
import type { World } from '#world';
import { deleteFiles, type FileRow } from './store.ts';
import { removeBytes } from './tasks.ts';

const linkSeconds = 15 * 60;

/** The form field that a file for this use comes in. */
const fields: Record<FileUse, string> = {
  resume: 'resume',
  certification: 'certification',
  description: 'description_file',
  picture: 'profile_picture',
};

const codes = { too_large: 'file_too_large', wrong_type: 'file_wrong_type', unreadable: 'file_unreadable' } as const;

/**
 * Judges a file by its content and stores its bytes; the row comes later, in the caller's transaction (`insertFile`).
 * Bytes whose row never comes are swept after a day. Throws 413, 415 or 422 with what to do.
 */
export async function takeFile(
  world: World,
  use: FileUse,
  file: UploadedFile,
  owner: { userId?: string; companyId?: string },
): Promise<FileRow> {
  try {
    const checked = await checkFile(use, file.filename, file.bytes);
    const picture = use === 'picture' ? await normalisePicture(file.bytes, world.engines.drawings) : null;
    const bytes = picture?.bytes ?? file.bytes;
    const mime = picture?.mime ?? checked.mime;
    const kind = picture ? (mime.split('/')[1] ?? 'png') : checked.kind;
    const id = world.clock.newId();
    const key = `${use}/${id.slice(-2)}/${id}.${kind}`;
    await world.files.put(key, bytes, mime);
    return {
      id,
      key,
      filename: cleanName(file.filename),
      mime,
      kind,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      userId: owner.userId ?? null,
      companyId: owner.companyId ?? null,
      createdAt: world.clock.now(),
    };
  } catch (error) {
    if (error instanceof FileRejected) throw new Fail(codes[error.reason], { text: error.message, file: fields[use] });
    throw error;
  }
}

/** Stores a recorded answer. Throws 415 for anything but a WAV file. */
export async function takeRecording(
  world: World,
  bytes: Uint8Array,
  owner: { userId: string; companyId: string },
): Promise<FileRow> {
  if (!isWav(bytes)) throw fail('file_wrong_type', 'A recording must be a WAV file.');
  const id = world.clock.newId();
  const key = `recording/${id.slice(-2)}/${id}.wav`;
  const mime = 'audio/wav';
  await world.files.put(key, bytes, mime);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    id,
    key,
    filename: 'recording.wav',
    mime,
    kind: 'wav',
    size: bytes.length,
    sha256,
    ...owner,
    createdAt: world.clock.now(),
  };
}

export function isWav(bytes: Uint8Array): boolean {
  const at = (offset: number) => Buffer.from(bytes.subarray(offset, offset + 4)).toString('latin1');
  return bytes.length > 44 && at(0) === 'RIFF' && at(8) === 'WAVE';
}

/** The last part of a path, without control characters, at most 150 characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  return last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').slice(-150) || 'file';
}

/** An address at which the file can be read for 15 minutes, or null where there is none. */
export async function fileLink(world: World, fileId: string | null): Promise<string | null> {
  if (!fileId) return null;
  return `/api/files/${await world.tokens.sign('file', fileId, linkSeconds)}`;
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
  for (let from = 0; from < keys.length; from += keysOfTask)
    await world.queue.add(tx, removeBytes.name, { keys: keys.slice(from, from + keysOfTask) });
}

/** A second row for the same bytes, for example when an application keeps the resume of the profile. */
export function sameBytes(world: World, file: FileRow): FileRow {
  return { ...file, id: world.clock.newId(), createdAt: world.clock.now() };
}
