/** How near the work of two occupations is, by the classification's tree and by O*NET's relations. */
import type { Knowledge } from '#knowledge/index.ts';

/** Closeness by the longest part of the codes that is equal: broad occupation, minor group, major group. */
const tree = [
  { digits: 7, closeness: 0.9 },
  { digits: 6, closeness: 0.75 },
  { digits: 5, closeness: 0.6 },
  { digits: 4, closeness: 0.5 },
  { digits: 2, closeness: 0.25 },
] as const;
const relations = { primary: 0.7, other: 0.45 };

/**
 * Closeness of two occupations by O*NET-SOC code, 0 to 1 and the same both ways: 1 for one occupation, otherwise the
 * larger of what the tree of SOC 2018 and O*NET's related occupations say. A code that is unknown is near nothing.
 */
export function near(knowledge: Knowledge, a: string, b: string): number {
  const one = knowledge.occupationOf(a);
  const other = knowledge.occupationOf(b);
  if (one === undefined || other === undefined) return 0;
  if (one === other) return 1;
  const shared = tree.find(({ digits }) => a.slice(0, digits) === b.slice(0, digits))?.closeness ?? 0;
  return Math.max(shared, related(knowledge, one, other), related(knowledge, other, one));
}

function related(knowledge: Knowledge, from: number, to: number): number {
  const list = knowledge.related.of(from);
  if (list.includes(to * 2 + 1)) return relations.primary;
  return list.includes(to * 2) ? relations.other : 0;
}
