/** Drawings (SVG) are programs of a kind: each is drawn in a process of its own, with little memory and little time. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startBounded } from '#platform/process/bounded-process.ts';
import { createFairQueue } from '#platform/queue/fair-queue.ts';

export interface Drawings {
  /** A PNG of the drawing, at most 400×400. Throws where it cannot be drawn within its bounds. */
  draw(svg: Uint8Array): Promise<Uint8Array>;
}

const WORKER = fileURLToPath(new URL('./drawing-worker.ts', import.meta.url));
/** A logo takes 0.1 s beside the start of its process. */
const TIMEOUT = 10_000;
const BOUNDS = { memoryBytes: 250_000_000, heap: ['--max-old-space-size=64'] };

/** Starts no process before the first drawing; at most one for two processors at a time, one caller after the other. */
export function createDrawings(): Drawings {
  const capacity = Math.max(1, Math.floor(availableParallelism() / 2));
  const queue = createFairQueue({ capacity, waitingPerOwner: 50, waiting: 200 });
  return {
    draw: (svg) => queue.run(() => drawn(svg)),
  };
}

async function drawn(svg: Uint8Array): Promise<Uint8Array> {
  const child = startBounded(WORKER, BOUNDS, { stdio: 'pipe', timeout: TIMEOUT, killSignal: 'SIGKILL' });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('A process without pipes.');
  // Whoever is killed leaves a broken pipe behind; how it ended says enough.
  stdin.on('error', () => {});
  stdin.end(svg);
  const ended = once(child, 'close');
  const [png, words] = await Promise.all([buffer(stdout), buffer(stderr)]);
  const [code] = await ended;
  if (code !== 0 || png.length === 0) throw new Error(`Drawing ended with ${code}: ${words.subarray(-500)}`);
  return png;
}
