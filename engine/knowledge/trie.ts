/** Lays the names out as a trie in numbers: nodes breadth first, so that the child behind edge e is node e + 1. */
import type { Name } from './concepts.ts';

export type FlatTrie = {
  /** By node: how many edges leave it (the root's may be many). */
  readonly edges: Uint16Array;
  /** By edge: the word that leads along it. */
  readonly labels: Uint32Array;
  /** By node: 1 where a name ends, plus 2 if it counts in capitals only, plus 4 if in company only. */
  readonly ends: Uint8Array;
  /** The names in the order of their nodes. */
  readonly names: Name[];
};

type Node = { children: Map<number, Node>; name?: Name };

/** The words of the labels must be numbered; children stand in the order of their words' numbers. */
export function flatTrie(names: Iterable<Name>, numberOf: (word: string) => number): FlatTrie {
  const root: Node = { children: new Map() };
  for (const name of names) {
    let node = root;
    for (const word of name.key) {
      const number = numberOf(word);
      const next: Node = node.children.get(number) ?? { children: new Map() };
      node.children.set(number, next);
      node = next;
    }
    node.name = name;
  }
  const edges: number[] = [];
  const labels: number[] = [];
  const ends: number[] = [];
  const ordered: Name[] = [];
  const waiting: Node[] = [root];
  for (const node of waiting) {
    edges.push(node.children.size);
    ends.push(node.name ? 1 + (node.name.capitals ? 2 : 0) + (node.name.common ? 4 : 0) : 0);
    if (node.name) ordered.push(node.name);
    for (const [label, child] of [...node.children].sort(([a], [b]) => a - b)) {
      labels.push(label);
      waiting.push(child);
    }
  }
  return {
    edges: Uint16Array.from(edges),
    labels: Uint32Array.from(labels),
    ends: Uint8Array.from(ends),
    names: ordered,
  };
}
