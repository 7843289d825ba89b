/** Words of sex and family that the masking does not have, in English and Malay; the list says where one means something else. */
import type { Span } from '#text/clean.ts';
import { rowsOf } from '#text/lists.ts';
import { once } from '#text/once.ts';

const listOf = (cell = ''): ReadonlySet<string> => new Set(cell.split(',').filter(Boolean));
/** By word those before and after which it stands for something else ("ibu pejabat", headquarters). */
const words = once(
  () =>
    new Map(
      rowsOf('family-words').map(([word = '', , before, after]) => [
        word,
        { before: listOf(before), after: listOf(after) },
      ]),
    ),
);

/** Where a cleaned text says which family somebody has. */
export function* familySpans(text: string): Generator<Span> {
  let last = '';
  let held: (Span & { before: ReadonlySet<string> }) | null = null;
  for (const { 0: found, index } of text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)) {
    const low = found.toLowerCase();
    if (held && !held.before.has(low)) yield held;
    const known = words().get(low);
    held = known && !known.after.has(last) ? { start: index, end: index + found.length, before: known.before } : null;
    last = low;
  }
  if (held) yield held;
}
