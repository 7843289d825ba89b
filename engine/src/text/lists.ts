/** Reads tables of `engine/knowledge/ours`, above all lists of words and of alternatives of patterns; `npm run knowledge` checks their schemas. */
import { readFileSync } from 'node:fs';

/** The rows of a table without its header, cell by cell. */
export function rowsOf(table: string): string[][] {
  return readFileSync(new URL(`../../knowledge/ours/${table}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => row.split('\t'));
}

/** The first cell of each row. */
export function columnOf(table: string): string[] {
  return rowsOf(table).map(([cell = '']) => cell);
}

const lists = Map.groupBy(rowsOf('lists'), ([list]) => list);

/** The entries of a list in their order; throws where there is no such list. */
export function entriesOf(name: string): string[] {
  const rows = lists.get(name);
  if (!rows) throw new Error(`knowledge/ours/lists.tsv has no list "${name}".`);
  return rows.map(([, entry = '']) => entry);
}

/** A group that matches any entry of a list, the first of them first. */
export function anyOf(name: string): string {
  return `(?:${entriesOf(name).join('|')})`;
}
