/** Backups that only the holder of a key reads: files in the format of https://age-encryption.org, which its own programs read too. */
import { readFile } from 'node:fs/promises';

/** What such a file begins with. */
const head = Buffer.from('age-encryption.org/v1');

type Chunks = AsyncIterable<Uint8Array>;
export type Through = (chunks: Chunks) => Chunks;

/** As a stream of browsers, which the library takes and gives. */
function streamOf(chunks: Chunks): ReadableStream<Uint8Array> {
  const all = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await all.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Encrypts for the holders of these keys; without one, chunks go through as they are. */
export async function sealing(recipients: readonly string[]): Promise<Through> {
  if (recipients.length === 0) return (chunks) => chunks;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return async function* (chunks) {
    yield* chunksOf(await encrypter.encrypt(streamOf(chunks)));
  };
}

/** Decrypts what is encrypted, with the keys in the file `identity`. Throws where there is none, or none that fits. */
export function opening(identity: string | null): Through {
  return async function* (chunks) {
    const all = chunks[Symbol.asyncIterator]();
    let begin = Buffer.alloc(0);
    while (begin.length < head.length) {
      const { done, value } = await all.next();
      if (done) break;
      begin = Buffer.concat([begin, value]);
    }
    const whole = (async function* () {
      yield begin;
      yield* { [Symbol.asyncIterator]: () => all };
    })();
    if (!begin.subarray(0, head.length).equals(head)) return yield* whole;
    yield* chunksOf(await decrypted(whole, identity));
  };
}

async function decrypted(chunks: Chunks, identity: string | null) {
  if (identity === null) throw new Error('it is encrypted: name the file with its key, --identity FILE');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const key of await keysIn(identity)) decrypter.addIdentity(key);
  try {
    return await decrypter.decrypt(streamOf(chunks));
  } catch (error) {
    if (/no identity matched/i.test(String(error)))
      throw new Error(`it is encrypted for another key than the one in ${identity}`);
    throw error;
  }
}

/** Lines that begin with a # are remarks. */
async function keysIn(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length === 0 || !keys.every((key) => /^AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]+$/.test(key)))
    throw new Error(`${path} holds no key such as AGE-SECRET-KEY-1…`);
  return keys;
}

/** A new key: what `keysIn` reads, and for whom a backup is then encrypted. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
