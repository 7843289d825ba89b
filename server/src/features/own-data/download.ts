/** Everything that is kept of a person, as one ZIP: `data.json`, the same as a page, and the files, each where both say. */
import { Readable } from 'node:stream';
import type { Language } from '@saring/contract/words';
import type { FastifyReply } from 'fastify';
import { Zip, ZipDeflate } from 'fflate';
import { NotFound } from '#engines/files/index.ts';
import { type FileRow, filesOfUser } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { scoped } from '#platform/db/scope.ts';
import type { World } from '#world';
import { asJson, ownData } from './own-data.ts';
import { asPage } from './page.ts';

/** Sends the archive while it is made: nothing of it is held but the piece under way. */
export async function sendOwnData(
  world: World,
  actor: Actor,
  { language, reply }: { language: Language; reply: FastifyReply },
): Promise<void> {
  const files = await filesOfUser(world.db, actor.userId);
  await reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="saring-${actor.username}.zip"`)
    .send(Readable.from(inOwnScope(archive({ world, actor, language, files }))));
}

/** Goes on as whoever asked, also where the answer being taken is what makes it go on. */
async function* inOwnScope<T>(pieces: AsyncGenerator<T>): AsyncGenerator<T> {
  const next = scoped(() => pieces.next());
  for (let piece = await next(); !piece.done; piece = await next()) yield piece.value;
}

/** Where each file lies: below the folder in which the JSON first names it. */
function places(files: readonly FileRow[]) {
  const byId = new Map(files.map((file) => [file.id, file]));
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  return (fileId: string | null, folder: string): string | null => {
    const file = fileId === null ? undefined : byId.get(fileId);
    if (!file) return null;
    const path = paths.get(file.id) ?? pathIn(folder, file.filename, taken);
    paths.set(file.id, path);
    taken.add(path.toLowerCase());
    return path;
  };
}

/** A path that no system reads as anything but a name below `folder`, told from those that are there (in lower case). */
export function pathIn(folder: string, filename: string, taken: ReadonlySet<string>): string {
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
    if (!taken.has(path.toLowerCase())) return path;
  }
}

interface Archive {
  world: World;
  actor: Actor;
  language: Language;
  files: readonly FileRow[];
}

/** The bytes of the archive, piece by piece, as fast as they are taken. */
async function* archive({ world, actor, language, files }: Archive): AsyncGenerator<Uint8Array> {
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
  const place = places(files);
  const { timeZone } = world.config;
  // Read once for each: an account may have more than should be held.
  const texts = {
    'data.json': asJson(ownData(world, actor, place)),
    'data.html': asPage(ownData(world, actor, place), { language, timeZone, username: actor.username }),
  };
  for (const [path, pieces] of Object.entries(texts)) {
    const entry = begin(path, world.clock.now());
    for await (const text of pieces) {
      entry.push(Buffer.from(text));
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  for (const file of files) {
    const path = place(file.id, 'other') ?? file.id;
    const stream: AsyncIterable<Uint8Array> | null = await open(world, file);
    if (!stream) continue;
    const entry = begin(path, file.createdAt);
    for await (const piece of stream) {
      entry.push(piece);
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
