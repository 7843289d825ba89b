/** Reads the sources of the knowledge and says by name what is wrong with one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { circleOfKinds } from './cycles.ts';
import type { Row } from './schema.ts';
import { rowSchemas } from './schema.ts';

const here = import.meta.dirname;
/** Where O*NET and ESCO lie: beside the checkout, not in it. */
const openData = join(here, '..', '..', '..', 'shared', 'data');

const sourceSchema = z.strictObject({
  file: z.string(),
  name: z.string(),
  licence: z.enum(['CC BY 4.0', 'public domain', 'Apache-2.0']),
  columns: z.array(z.string()),
});
type Source = z.infer<typeof sourceSchema>;

/** Rows of every source by its file's name without ending: `onet-job-zones`, `names`. */
export type Tables = { readonly [Name in keyof typeof rowSchemas]: Row<Name>[] };

/** Whether the open data is beside the checkout. */
export function hasOpenData(): boolean {
  return existsSync(join(openData, 'onet-occupation-data.tsv.gz'));
}

/** What the file `sources.jsonl` says of each source. */
export function sourcesOf(text: string): Source[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => sourceSchema.parse(JSON.parse(line)));
}

/** What the built-in engine reads, and what only the way to a model does: the first belongs to its version, the second to none. */
const ourFolders = ['ours', 'person'];
const isOurs = (file: string) => ourFolders.some((folder) => file.startsWith(`${folder}/`));

/** Every table, or only those of our own; throws with all that is wrong, a line each. */
export function readTables(which: 'all' | 'ours'): Partial<Tables> {
  const problems: string[] = [];
  const tables: Record<string, unknown[]> = {};
  for (const source of sourcesOf(readFileSync(join(here, 'sources.jsonl'), 'utf8'))) {
    const ours = isOurs(source.file);
    if (which === 'ours' && !ours) continue;
    const bytes = readFileSync(ours ? join(here, source.file) : join(openData, source.file));
    const text = (source.file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    tables[tableName(source.file)] = rowsOf(source, text, problems);
  }
  for (const folder of ourFolders)
    for (const file of readdirSync(join(here, folder)))
      if (!(tableName(file) in tables)) problems.push(`${folder}/${file}: sources.jsonl does not name it.`);
  const circle = circleOfKinds(rowSchemas.kinds.array().parse(tables.kinds));
  if (circle) problems.push(`ours/kinds.tsv: a kind of itself: ${circle.join(' < ')}.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // Each table's rows were parsed by the schema of its name.
  return tables as Partial<Tables>;
}

function tableName(file: string): keyof typeof rowSchemas {
  const name = basename(file).replace(/\.(?:tsv|csv|jsonl)(?:\.gz)?$/, '');
  // Proven by the line after.
  const key = name as keyof typeof rowSchemas;
  if (!rowSchemas[key]) throw new Error(`${file}: no schema is known for it.`);
  return key;
}

/** The rows of one source; what is wrong with it is added to `problems`, by file and line. */
export function rowsOf(source: Source, text: string, problems: string[]): unknown[] {
  const [header = [], ...lines] = cellsOf(source, text);
  if (header.join('\t') !== source.columns.join('\t')) {
    problems.push(`${source.file}: its columns are ${header.join(', ')}, not ${source.columns.join(', ')}.`);
    return [];
  }
  const schema = rowSchemas[tableName(source.file)];
  const seen = new Set<string>();
  const rows: unknown[] = [];
  lines.forEach((values, n) => {
    const where = `${source.file}:${n + 2}`;
    const row = schema.safeParse(Object.fromEntries(header.map((name, at) => [name, values[at]])));
    if (!row.success)
      problems.push(`${where}: ${row.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`);
    else rows.push(row.data);
    const key = values.join('\t');
    if (seen.has(key)) problems.push(`${where}: the same row stands there twice.`);
    seen.add(key);
    if (isOurs(source.file) && values.at(-1) !== source.licence)
      problems.push(`${where}: its licence is "${values.at(-1)}", not ${source.licence}.`);
  });
  return rows;
}

/** The header and the cells of every row. */
function cellsOf(source: Source, text: string): string[][] {
  if (!source.file.includes('.jsonl')) {
    const csv = source.file.includes('.csv');
    return parse(text, { delimiter: csv ? ',' : '\t', quote: csv ? '"' : null, bom: true, relax_column_count: true });
  }
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.record(z.string(), z.string()).parse(JSON.parse(line)));
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
}
