/** Parts of the app that come after the page: with the first call for them, or by themselves once the page stands. */

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patiently } from './patiently.ts';

/** Milliseconds after its load by which a page on a slow telephone stands, and somebody has begun to read it. */
const timeLimit = 4000;

/** One after the other, so that no task starts several of them. */
let queue: Promise<void> = Promise.resolve();

/** Answers what gets the part; by itself it comes some time after the page, so that it is there when the network is not. */
export function later<T>(load: () => Promise<T>, after = timeLimit): () => Promise<T> {
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
export function lazyPart<M, P>(
  load: () => Promise<M>,
  of: (module: M) => ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: of(await patiently(load)) }));
}
