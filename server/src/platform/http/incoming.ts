/** Uploads under way: on disk while they arrive, in memory only while there is room for them. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ownerFile, ownerFolder } from '#platform/process/owner-only.ts';
import { createFairQueue } from '#platform/queue/fair-queue.ts';
import { Unavailable } from './fail.ts';

/** Files that are in memory at once, all requests together and those of one caller: working on one takes about three times its size. */
const ROOM = 40_000_000;
const ROOM_OF_ONE = 20_000_000;
/** A file up to this size is not worth a place on the disk. */
const SMALL = 256 * 1024;

/** A file that has arrived. */
export interface Arrived {
  size: number;
  /** Its bytes; asked for once. */
  bytes(): Promise<Uint8Array>;
  /** Lets go of what it takes on the disk; may be called twice. */
  drop(): Promise<void>;
}

export interface Incoming {
  /** Takes in a stream to its end, however slowly it comes. */
  collect(stream: Readable): Promise<Arrived>;
  /** Waits for room in memory, one caller after the other; answers the function that gives it back. */
  room(size: number): Promise<() => void>;
}

/** `dir` is made with the first file that needs it; nothing in it has a name for long, so nothing is left after a crash. */
export function createIncoming(dir: string): Incoming {
  const queue = createFairQueue({ capacity: ROOM, perOwner: ROOM_OF_ONE, waitingPerOwner: 50, waiting: 500 });
  return {
    async collect(stream) {
      let size = 0;
      let chunks: Buffer[] = [];
      let file: FileHandle | null = null;
      const drop = async () => {
        const open = file;
        file = null;
        await open?.close();
      };
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= SMALL) continue;
          file ??= await kept(nameless(dir));
          for (const part of chunks) await kept(file.writeFile(part));
          chunks = [];
        }
      } catch (error) {
        await drop();
        throw error;
      }
      return {
        size,
        async bytes() {
          if (!file) return Buffer.concat(chunks);
          const whole = Buffer.allocUnsafe(size);
          await kept(readWhole(file, whole));
          return whole;
        },
        drop,
      };
    },
    room: (size) => queue.enter({ units: size }),
  };
}

/** What the disk was asked for; a disk that is full or broken is no fault of what was sent. */
function kept<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new Unavailable('An upload cannot be kept.', { cause });
  });
}

/** An open file whose name is gone again. */
async function nameless(dir: string): Promise<FileHandle> {
  await mkdir(dir, { recursive: true, mode: ownerFolder });
  const path = join(dir, randomUUID());
  const file = await open(path, 'wx+', ownerFile);
  await unlink(path);
  return file;
}

async function readWhole(file: FileHandle, whole: Buffer): Promise<void> {
  for (let at = 0; at < whole.length; ) {
    const { bytesRead } = await file.read(whole, at, whole.length - at, at);
    if (bytesRead === 0) throw new Error('An upload is shorter than it was.');
    at += bytesRead;
  }
}
