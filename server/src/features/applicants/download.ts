/** Everything that is kept of a person, as one ZIP: `data.json` and the files, each where the JSON says. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Zip, ZipDeflate } from 'fflate';
import { NotFound } from '#engines/files/index.ts';
import { type FileRow, filesOfUser } from '#features/files/index.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { type FilePaths, ownData } from './own-data.ts';

/** Sends the archive while it is made: nothing of it is held but the piece under way. */
export async function sendOwnData(world: World, actor: Actor, reply: FastifyReply): Promise<void> {
  const files = await filesOfUser(world.db, actor.userId);
  const paths: FilePaths = new Map();
  const data = await ownData(world, actor, (fileId, folder) => {
    const file = files.find((each) => each.id === fileId);
    if (file) paths.set(file.id, pathIn(folder, file.filename, [...paths.values()]));
    return (fileId && paths.get(fileId)) ?? null;
  });
  for (const file of files) {
    if (!paths.has(file.id)) paths.set(file.id, pathIn('other', file.filename, [...paths.values()]));
  }
  const entries = files.map((file) => ({ path: paths.get(file.id) ?? file.id, file }));
  await reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="saring-${actor.username}.zip"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(archive(world, `${JSON.stringify(data, null, 2)}\n`, entries)));
}

/** A path that no system reads as anything but a name below `folder`, told from those that are there. */
export function pathIn(folder: string, filename: string, taken: readonly string[]): string {
  const plain = filename
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(-100);
  const name = plain || 'file';
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 1; ; number += 1) {
    const path = `${folder}/${number === 1 ? name : `${stem} (${number})${ending}`}`;
    if (!taken.some((other) => other.toLowerCase() === path.toLowerCase())) return path;
  }
}

interface Entry {
  path: string;
  file: FileRow;
}

/** The bytes of the archive, piece by piece, as fast as they are taken. */
async function* archive(world: World, data: string, entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const begin = (path: string, mtime: Date) => {
    // Deflated, also what hardly shrinks: some readers refuse stored entries whose size comes after them.
    const entry = new ZipDeflate(path, { level: 1 });
    entry.mtime = mtime;
    zip.add(entry);
    return entry;
  };
  begin('data.json', world.clock.now()).push(new TextEncoder().encode(data), true);
  for (const { path, file } of entries) {
    const stream = await open(world, file);
    if (!stream) continue;
    const entry = begin(path, file.createdAt);
    for await (const piece of stream) {
      entry.push(piece as Uint8Array); // the store streams bytes
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Null where the bytes are gone: a file that was just replaced must not spoil the rest. */
async function open(world: World, file: FileRow): Promise<Readable | null> {
  try {
    return await world.files.stream(file.key);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
