/** Makes a thing on first use and keeps it, so that nothing costs time or memory before it is needed. */

/** A function that calls `make` the first time and gives the same result ever after. */
export function once<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
