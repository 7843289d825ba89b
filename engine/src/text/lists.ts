/** Reads tables of `engine/knowledge/ours`, above all lists of words and of alternatives of patterns; `npm run knowledge` checks their schemas. */
import { readFileSync } from 'node:fs';

/** The rows of a table without its header, cell by cell. `person` is read on the way to a model alone. */
export function rowsOf(table: string, folder: 'ours' | 'person' = 'ours'): string[][] {
  return readFileSync(new URL(`../../knowledge/${folder}/${table}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => row.split('\t'));
}

/** The first cell of each row. */
export function columnOf(table: string): string[] {
  return rowsOf(table).map(([cell = '']) => cell);
}

/** Gives the entries of a list of such rows in their order; throws where there is no such list. */
export function entriesIn(rows: readonly string[][]): (name: string) => string[] {
  const lists = Map.groupBy(rows, ([list]) => list);
  return (name) => {
    const found = lists.get(name);
    if (!found) throw new Error(`There is no list "${name}".`);
    return found.map(([, entry = '']) => entry);
  };
}

/** The entries of a list of `lists.tsv`. */
export const entriesOf = entriesIn(rowsOf('lists'));

/** A group that matches any entry of a list, the first of them first. */
export function anyOf(name: string): string {
  return `(?:${entriesOf(name).join('|')})`;
}
