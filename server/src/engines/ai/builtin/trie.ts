/** Phrases as a trie over stems, kept in two flat maps: 15,000 nodes as objects with a map each took 10 MB, these take 2. */

export interface Leaf<T> {
  value: T;
  /** The name is also a common word. */
  ambiguous: boolean;
  /** The name counts only in capitals. */
  upper: boolean;
}

/** A place in the trie; 0 is its root. */
export type Node = number;

export interface Trie<T> {
  /** The node behind `stem`, or undefined when no phrase goes on so. */
  step(from: Node, stem: string): Node | undefined;
  leaf(at: Node): Leaf<T> | undefined;
  /** The first to name a phrase keeps it. */
  insert(stems: readonly string[], leaf: Leaf<T>): void;
  find(stems: readonly string[]): T | undefined;
}

/** Stems get numbers below this, so that node and stem fit into one small integer: 2^15 nodes times 2^14 stems stay below 2^31. */
const mostStems = 1 << 14;

/** An empty trie. */
export function createTrie<T>(): Trie<T> {
  const ids = new Map<string, number>();
  const edges = new Map<number, Node>();
  const leaves: (Leaf<T> | undefined)[] = [undefined];
  const step = (from: Node, stem: string): Node | undefined => {
    const id = ids.get(stem);
    return id === undefined ? undefined : edges.get(from * mostStems + id);
  };
  const grow = (from: Node, stem: string): Node => {
    let id = ids.get(stem);
    if (id === undefined) {
      id = ids.size;
      if (id >= mostStems) throw new Error(`More than ${mostStems} different words in one vocabulary`);
      ids.set(stem, id);
    }
    const known = edges.get(from * mostStems + id);
    if (known !== undefined) return known;
    const fresh = leaves.push(undefined) - 1;
    edges.set(from * mostStems + id, fresh);
    return fresh;
  };
  return {
    step,
    leaf: (at) => leaves[at],
    insert: (stems, leaf) => {
      const at = stems.reduce(grow, 0);
      if (at !== 0) leaves[at] ??= leaf;
    },
    find: (stems) => {
      let at: Node | undefined = 0;
      for (const stem of stems) {
        at = step(at, stem);
        if (at === undefined) return undefined;
      }
      return at === 0 ? undefined : leaves[at]?.value;
    },
  };
}
