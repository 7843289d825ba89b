/** Lists of numbers in two arrays, which take a tenth of the memory of arrays of arrays. */

export type Lists = { readonly length: number; of(row: number): Uint32Array };

/** Sums of all before, with the whole sum at the end. */
export function startsOf(counts: Uint8Array | Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row++) starts[row + 1] = (starts[row] ?? 0) + (counts[row] ?? 0);
  return starts;
}

/** How many items each row has, and the items of all rows. */
export function listsOf(counts: ArrayLike<number>, items: ArrayLike<number>): Lists {
  return over(startsOf(Uint16Array.from(counts)), Uint32Array.from(items));
}

/** By item the rows that hold it, ascending; items are below `count`. */
export function turned(lists: Lists, count: number): Lists {
  const starts = new Uint32Array(count + 1);
  for (let row = 0; row < lists.length; row++)
    for (const item of lists.of(row)) starts[item + 1] = (starts[item + 1] ?? 0) + 1;
  for (let item = 0; item < count; item++) starts[item + 1] = (starts[item + 1] ?? 0) + (starts[item] ?? 0);
  const next = starts.slice();
  const items = new Uint32Array(starts[count] ?? 0);
  for (let row = 0; row < lists.length; row++)
    for (const item of lists.of(row)) {
      const place = next[item] ?? 0;
      items[place] = row;
      next[item] = place + 1;
    }
  return over(starts, items);
}

function over(starts: Uint32Array, items: Uint32Array): Lists {
  return { length: starts.length - 1, of: (row) => items.subarray(starts[row] ?? 0, starts[row + 1] ?? 0) };
}
