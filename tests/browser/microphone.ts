/** What the audio thread gave the page of its microphone, kept by the tests beside the product: a microphone that starves is heard alike by both. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './world.ts';

/** Samples of three of the product's blocks: one that was being filled when it began or ended, and what was on its way. */
export const edge = 3 * 2048;

/** Listens along from the first line of every page on. */
export async function tapMicrophone(context: BrowserContext): Promise<void> {
  await context.addInitScript(listenAlong);
}

/** Runs in the page, before all of it: hears every block that the audio thread hands to the page. */
function listenAlong(): void {
  // Firefox runs this on its own empty page too, which has none.
  if (!('AudioWorkletNode' in window)) return;
  const tapped: number[] = [];
  const stops: number[] = [];
  Object.assign(window, { tapped, stops });
  const Own = AudioWorkletNode;
  window.AudioWorkletNode = class extends Own {
    constructor(...given: ConstructorParameters<typeof Own>) {
      super(...given);
      this.port.addEventListener('message', ({ data }) => {
        for (const sample of data.samples ?? []) tapped.push(sample);
      });
      // Whoever stops asks for the rest of a block, and for nothing else.
      const ask = this.port.postMessage.bind(this.port);
      const postMessage = (message: unknown) => {
        stops.push(tapped.length);
        ask(message);
      };
      Object.assign(this.port, { postMessage });
    }
  };
}

/** How many samples came since the page was loaded. */
export function tapped(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { tapped: number[] }).tapped.length);
}

/** All of them, to be kept where the page is loaded anew. */
export function allTapped(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { tapped: number[] }).tapped);
}

/** How many samples had come when the page first stopped recording by itself. */
export async function tappedAtStop(page: Page): Promise<number> {
  const stop = await page.evaluate(() => (window as unknown as { stops: number[] }).stops[0]);
  if (stop === undefined) throw new Error('the page has not stopped recording');
  return stop;
}

/**
 * Fails unless a recording is, sample for sample, one stretch of what the page was given, and holds what came between two
 * moments that `tapped` told: a gap, a repeat, a piece in the wrong place and one that is missing at either end are found.
 */
export async function isWhole(
  source: Page | number[],
  recording: Float32Array,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const given = Array.isArray(source) ? source : await allTapped(source);
  // As the product writes them.
  const written = Float32Array.from(given, (sample) => {
    const cut = Math.max(-1, Math.min(1, sample));
    return Math.round(cut * (cut < 0 ? 0x8000 : 0x7fff)) / 0x8000;
  });
  // A silence of the browser's is no -0 in a file.
  const bytes = (samples: Float32Array) => Buffer.from(samples.map((sample) => sample + 0).buffer);
  // The microphone plays one file again and again: the same may have come before, and what ended too early is not it.
  const earliest = Math.max(0, to - edge - recording.length) * Float32Array.BYTES_PER_ELEMENT;
  const at = bytes(written).indexOf(bytes(recording), earliest) / Float32Array.BYTES_PER_ELEMENT;
  expect(at, 'the recording is one stretch of what the microphone gave, up to the end').toBeGreaterThanOrEqual(0);
  expect(at, 'the beginning is there').toBeLessThanOrEqual(from + edge);
}
