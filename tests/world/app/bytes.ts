/** Looks for words byte for byte, in whatever way a file may hold them. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** How a word of letters and digits may stand in a file: as it is, in two bytes a letter, in hexadecimal, in base 64 behind anything. */
function spellingsOf(word: string): string[] {
  const behind = [0, 1, 2].map((others) => {
    const bytes = Buffer.concat([Buffer.alloc(others), Buffer.from(word)]);
    const whole = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(Math.ceil((others * 8) / 6), whole);
  });
  const wide = Buffer.from(word, 'utf16le');
  return [word, wide.toString('latin1'), Buffer.from(word).toString('hex'), ...behind].map((each) =>
    each.toLowerCase(),
  );
}

/** The words of these that some bytes hold, in capitals or not; a word is text, or bytes as they are. */
export function wordsIn<K extends string>(words: Readonly<Record<K, string | Buffer>>, bytes: Buffer): K[] {
  const text = bytes.toString('latin1').toLowerCase();
  const names = Object.keys(words) as K[]; // of the record itself
  return names.filter((name) => {
    const word: string | Buffer = words[name];
    if (typeof word !== 'string') return bytes.includes(word);
    return spellingsOf(word).some((spelling) => text.includes(spelling));
  });
}

const logFolder = join('db', 'pg_wal');
/** Bytes of a page of PostgreSQL's log of writes, and of its head, which is long where a file begins. */
const page = { whole: 8192, head: 24, longHead: 40 };
const isLong = 2;

/** The log as it was written: a word that did not fit on its page goes on behind the head of the next. */
function withoutHeads(log: Buffer): Buffer {
  if (log.length % page.whole !== 0) return log;
  const pages = Array.from({ length: log.length / page.whole }, (_, index) => {
    const at = index * page.whole;
    const head = (log.readUInt16LE(at + 2) & isLong) === 0 ? page.head : page.longHead;
    return log.subarray(at + head, at + page.whole);
  });
  return Buffer.concat(pages);
}

/** Folders that tell one thing each; what lies elsewhere is told by its path. */
const places: readonly [string, string][] = [
  [logFolder, 'log of writes'],
  ['db', 'database'],
  ['files', 'stored files'],
  ['outbox', 'mails'],
];

/** Where beneath a folder each of these words stands: in the bytes or in the name of a file. A word that is nowhere is left out. */
export async function placesOf(
  folder: string,
  words: Readonly<Record<string, string | Buffer>>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name));
    const place = places.find(([begin]) => path.startsWith(begin + sep))?.[1] ?? path;
    const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      // Removed meanwhile, as a segment of the log is.
      if (error.code === 'ENOENT') return Buffer.of();
      throw error;
    });
    const text = path.startsWith(logFolder + sep) ? withoutHeads(bytes) : bytes;
    for (const name of wordsIn(words, Buffer.concat([Buffer.from(path), text]))) {
      const known = found[name] ?? [];
      if (!known.includes(place)) found[name] = [...known, place].sort();
    }
  }
  return found;
}
