/** Unpacks the streams of a PDF in one go: they are small, and the streams of the platform cost more than the unpacking. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';

/** More is unpacked piece by piece, by pdf.js itself, which notices what is too much. */
const MOST = 50_000_000;

/**
 * Replaces `DecompressionStream` of this process. What cannot be unpacked fails as it did, and pdf.js then mends it.
 * Waiting for the platform's own took a sixth of the time. For the child processes only.
 */
export function inflateAtOnce(): void {
  Object.assign(globalThis, { DecompressionStream: AtOnce });
}

class AtOnce {
  readonly #packed = Promise.withResolvers<Uint8Array>();
  readonly #raw: boolean;
  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      write: async (bytes: Uint8Array) => this.#packed.resolve(bytes),
      close: async () => {},
    }),
  };

  constructor(format: string) {
    this.#raw = format === 'deflate-raw';
  }

  get readable(): AsyncIterable<Uint8Array> {
    return this.#unpacked();
  }

  async *#unpacked(): AsyncGenerator<Uint8Array> {
    const options = { maxOutputLength: MOST, finishFlush: constants.Z_FINISH };
    const packed = await this.#packed.promise;
    yield new Uint8Array(this.#raw ? inflateRawSync(packed, options) : inflateSync(packed, options));
  }
}
