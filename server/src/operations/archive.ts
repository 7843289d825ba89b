/** A backup as one file: a gzipped tar of a manifest, the rows of every table in pieces, the stored files, and a summary at the end. */
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { opening, sealing } from './sealed.ts';

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Makes the archive whole and durable under its name. */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Larger than any entry that is written: a damaged length must not fill the memory. */
const largestEntry = 64 * 1024 * 1024;

/** Writes beside `path`, encrypted for `recipients`, and gives it the name only when it is whole; the file is for its owner alone. */
export async function createArchive(path: string, recipients: readonly string[] = []): Promise<ArchiveWriter> {
  const unfinished = `${path}.unfinished-${process.pid}`;
  const seal = await sealing(recipients);
  const out = (await open(unfinished, 'wx', 0o600).catch(told(path))).createWriteStream();
  const tar = pack();
  const writing = pipeline(tar, createGzip({ level: 6 }), seal, out);
  // Whoever adds next hears of it.
  writing.catch(() => {});
  return {
    async add(name, bytes) {
      await Promise.race([
        new Promise<void>((resolve, reject) => {
          tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
        }),
        writing,
      ]);
    },
    async finish() {
      tar.finalize();
      await writing;
      const file = await open(unfinished, 'r');
      await file.sync();
      await file.close();
      await rename(unfinished, path);
    },
    async abandon() {
      tar.destroy();
      await writing.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

/** A folder that is missing or closed to us, in words and by the name that was given. */
function told(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    const why = { ENOENT: 'there is no such folder', EACCES: 'this account may not write there' }[error.code ?? ''];
    throw new Error(`${path} cannot be written: ${why ?? error.message}.`);
  };
}

/**
 * The entries in the order in which they were written; `identity` is a file with the key where it is encrypted. Throws one
 * line on a file that is missing, damaged or cut short.
 */
export async function* readArchive(path: string, identity: string | null): AsyncGenerator<ArchiveEntry> {
  try {
    yield* entriesOf(path, identity);
  } catch (error) {
    throw new Error(`${path} cannot be read as a backup: ${error instanceof Error ? error.message : error}`);
  }
}

async function* entriesOf(path: string, identity: string | null): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), opening(identity), createGunzip(), tar);
  reading.catch((error) => tar.destroy(error));
  for await (const entry of tar) {
    const { name, size = 0 } = entry.header;
    if (size > largestEntry) throw new Error(`${name} is larger than anything a backup holds.`);
    yield { name, bytes: await bytesOf(entry) };
  }
  await reading;
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
