/** The texts that the field model and the weights are fitted on: `../shared/data`, its part *fit* alone. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

export type Resume = { readonly id: string; readonly category: string; readonly text: string };
export type Advert = { readonly id: string; readonly title: string; readonly description: string };
export type LabelledAdvert = Advert & { readonly category: string };
/** What a classification says of one occupation, for reading as a text. */
export type Occupation = { readonly code: string; readonly titles: readonly string[]; readonly text: string };
export type Part = 'fit' | 'dev' | 'held';

const parts: readonly Part[] = ['fit', 'dev', 'held'];

/** The third to which a resume belongs, as `rank.mjs` of the data has it. */
export function partOf(id: string): Part {
  let hash = 2166136261;
  for (const char of `part ${id}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return parts[hash % 3] ?? 'fit';
}

const unpack = (folder: URL, name: string): string => gunzipSync(readFileSync(new URL(name, folder))).toString('utf8');
// Shapes are those of the data's README; a file of another shape fails where it is used.
const lines = <Row>(text: string): Row[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
/** The rows of a packed table, by the names of its columns. */
export const table = (folder: URL, name: string): Record<string, string>[] =>
  parse(unpack(folder, name), {
    columns: true,
    delimiter: name.includes('.tsv') ? '\t' : ',',
    quote: name.includes('.tsv') ? null : '"',
    bom: true,
    relax_column_count: true,
  });

export function resumesOf(folder: URL, part: Part): Resume[] {
  return lines<Resume>(unpack(folder, 'resumes.jsonl.gz'))
    .filter(({ id }) => partOf(id) === part)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function labelledAdverts(folder: URL): LabelledAdvert[] {
  return lines<LabelledAdvert>(unpack(folder, 'adverts-labelled.jsonl.gz'));
}

/** Adverts that nobody has labelled for a measurement: those may be fitted on. */
export function advertsToFit(folder: URL, labels: URL): Advert[] {
  const measured = new Set(labelsOf(labels).map(({ id }) => id));
  return lines<Advert>(unpack(folder, 'adverts.jsonl.gz')).filter(({ id }) => !measured.has(id));
}

function labelsOf(labels: URL): { id: string; category: string; set: string }[] {
  return existsSync(labels) ? lines(readFileSync(labels, 'utf8')) : [];
}

/** O*NET's occupations: their titles, description and tasks. */
export function onetOccupations(folder: URL): Occupation[] {
  const code = 'O*NET-SOC Code';
  const groups = (name: string, column: string): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const row of table(folder, name)) {
      const list = found.get(row[code] ?? '') ?? [];
      list.push(row[column] ?? '');
      found.set(row[code] ?? '', list);
    }
    return found;
  };
  const alternate = groups('onet-alternate-titles.tsv.gz', 'Alternate Title');
  const reported = groups('onet-sample-of-reported-titles.tsv.gz', 'Reported Job Title');
  const tasks = groups('onet-task-statements.tsv.gz', 'Task');
  return table(folder, 'onet-occupation-data.tsv.gz').map((row) => {
    const key = row[code] ?? '';
    const titles = [...new Set([row.Title ?? '', ...(alternate.get(key) ?? []), ...(reported.get(key) ?? [])])];
    return { code: key, titles, text: [...titles, row.Description ?? '', ...(tasks.get(key) ?? [])].join('\n') };
  });
}

/** ESCO's occupations: their names, description and skills. */
export function escoOccupations(folder: URL): Occupation[] {
  const skills = new Map<string, string[]>();
  for (const row of table(folder, 'esco-occupation-skills.tsv.gz')) {
    const list = skills.get(row.occupationUri ?? '') ?? [];
    list.push(row.skill ?? '');
    skills.set(row.occupationUri ?? '', list);
  }
  return table(folder, 'esco-occupations.csv.gz')
    .filter((row) => row.conceptType === 'Occupation')
    .map((row) => {
      const titles = [row.preferredLabel ?? '', ...(row.altLabels ?? '').split('\n').filter(Boolean)];
      const own = skills.get(row.conceptUri ?? '') ?? [];
      return { code: row.code ?? '', titles, text: [...titles, row.description ?? '', ...own].join('\n') };
    });
}
