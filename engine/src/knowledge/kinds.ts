/** What a concept is a kind of, and what that is a kind of. */
import type { Lists } from './lists.ts';

/** Every concept that one is a kind of, with how many steps lie between, 1 for its own kinds. */
export type KindsAbove = (id: number) => ReadonlyMap<number, number>;

/** A chain of kinds says less with each step; after the fourth it says nothing. */
const deepest = 4;

/** Answers from the lists of direct kinds, and remembers. */
export function kindsAboveIn(kinds: Lists): KindsAbove {
  const known = new Map<number, ReadonlyMap<number, number>>();
  return (id) => {
    const steps = known.get(id) ?? climb(kinds, id);
    known.set(id, steps);
    return steps;
  };
}

function climb(kinds: Lists, id: number): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  let level = [id];
  for (let depth = 1; depth <= deepest && level.length > 0; depth++) {
    const next: number[] = [];
    for (const below of level)
      for (const kind of kinds.of(below))
        if (kind !== id && !steps.has(kind)) {
          steps.set(kind, depth);
          next.push(kind);
        }
    level = next;
  }
  return steps;
}
