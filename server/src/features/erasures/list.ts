/**
 * The list of what was erased stands beside the files, outside the database: a backup that is older than an erasure
 * brings back what was erased, and the start that follows takes it away again before anybody sees it.
 */

import { type FileStore, NotFound } from '#engines/files/index.ts';
import { bySystem } from '#events';
import type { World } from '#world';
import { again } from './again.ts';
import { lineFor, readLines } from './lines.ts';
import { erasuresAfter, lockList, noteListed, unknownOf } from './store.ts';

const key = 'erasures.jsonl';
const first = '00000000-0000-0000-0000-000000000000';
const atOnce = 1000;

const stored = async (files: FileStore): Promise<Uint8Array | null> =>
  files.get(key).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });

/** Adds the lines of a list that was kept elsewhere. Throws where one of them is none. */
export async function addToList(files: FileStore, text: string): Promise<void> {
  readLines(text);
  const before = await stored(files);
  await files.put(key, Buffer.concat([before ?? Buffer.of(), Buffer.from(`${text.trimEnd()}\n`)]), 'application/jsonl');
}

/** When the newest erasure of the list happened (ISO); null where there is no list. */
export async function endOfList(files: FileStore): Promise<string | null> {
  const text = await stored(files);
  return (text && readLines(Buffer.from(text).toString()).at(-1)?.at) ?? null;
}

/** Brings the list up to date; where there is none, with all that the trail tells. */
export async function writeList(world: World): Promise<void> {
  await world.db.transaction(async (tx) => {
    await lockList(tx);
    const before = await stored(world.files);
    const [lines, ids]: [string[], string[]] = [[], []];
    for (let after = first; ; after = ids.at(-1) ?? after) {
      const some = await erasuresAfter(tx, { after, unlisted: before !== null }, atOnce);
      lines.push(...some.map(lineFor));
      ids.push(...some.map(({ id }) => id));
      if (some.length < atOnce) break;
    }
    if (ids.length === 0) return;
    // A kill between the two doubles lines, which do nothing twice.
    await world.files.put(
      key,
      Buffer.concat([before ?? Buffer.of(), Buffer.from(lines.join(''))]),
      'application/jsonl',
    );
    await noteListed(tx, ids);
  });
}

/** Erases again what the list has and this database knows nothing of. Answers how much that was. */
export async function applyList(world: World): Promise<number> {
  const text = await stored(world.files);
  const unknown = text ? await unknownOf(world.db, readLines(Buffer.from(text).toString())) : [];
  for (const erasure of unknown) await again(world, erasure);
  if (unknown.length > 0) {
    await world.db.transaction((tx) => world.emit(tx, bySystem(), { kind: 'erasures.applied', count: unknown.length }));
    world.log.warn({ erasures: unknown.length }, 'what was erased after the backup was made is erased again');
  }
  return unknown.length;
}
