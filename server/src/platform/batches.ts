/** Parts of a list in its order, each of at most so many. */
export function* batches<T>(list: readonly T[], most: number): Generator<T[]> {
  for (let from = 0; from < list.length; from += most) yield list.slice(from, from + most);
}
