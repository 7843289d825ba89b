/** Parts of the app that come after the page: with the first call for them, or by themselves once the page stands. */

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds after its load by which a page on a slow telephone stands, and somebody has begun to read it. */
const patience = 4000;

/** A line that drops for a moment is tried again so often, a second apart. */
const tries = 5;

/** The part, from a network that may fail for some seconds. */
export async function patiently<T>(load: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (left === 1) throw error;
    await new Promise((resolve) => window.setTimeout(resolve, 1000));
    return patiently(load, left - 1);
  }
}

/** One after the other, so that no task starts several of them. */
let queue: Promise<void> = Promise.resolve();

/** Answers what gets the part; by itself it comes some time after the page, so that it is there when the network is not. */
export function later<T>(load: () => Promise<T>, after = patience): () => Promise<T> {
  const early = () => {
    queue = queue.then(load).then(
      () => {},
      () => {},
    );
  };
  if (document.readyState === 'complete') window.setTimeout(early, after);
  else window.addEventListener('load', () => window.setTimeout(early, after), { once: true });
  return () => patiently(load);
}

/** A component that comes when it is first shown; what stands meanwhile is the nearest `Suspense`'s. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await patiently(load) }));
}
