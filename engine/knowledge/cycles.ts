/** Proves that in our own table nothing is, over any steps, a kind of itself. */

export type KindRow = { readonly name: string; readonly kind: string };

/** The names along a circle of kinds; undefined where there is none. */
export function circleOfKinds(rows: readonly KindRow[]): string[] | undefined {
  const above = Map.groupBy(rows, ({ name }) => name.toLowerCase());
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const { kind } of above.get(name) ?? []) {
      const circle = visit(kind.toLowerCase(), [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of above.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}
