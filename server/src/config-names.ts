/** Names of variables that nobody knows, and that are nearly the name of one. */

export interface Misspelt {
  name: string;
  /** The variable that was probably meant. */
  meant: string;
}

/** A letter more, less, other or in its neighbour's place is a slip; two are one of a long name alone. */
const slips = (name: string) => (name.length < 8 ? 1 : 2);

/** Those of `names` that are not `known` and differ from one that is, and that is not set, by a slip. */
export function misspelt(names: readonly string[], known: readonly string[]): Misspelt[] {
  const unset = known.filter((name) => !names.includes(name));
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [nearest] = unset
        .map((meant) => ({ name, meant, away: distance(name.toUpperCase(), meant) }))
        .filter(({ meant, away }) => away <= slips(meant))
        .sort((one, other) => one.away - other.away);
      return nearest ? [{ name, meant: nearest.meant }] : [];
    });
}

/** Letters to add, leave out, replace or exchange with the next one, to make one text of the other (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, facing] = [one[row - 1], other[column - 1]];
      const isExchanged = row > 1 && letter === other[column - 2] && one[row - 2] === facing;
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (letter === facing ? 0 : 1),
          isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
