/** Compares what two answers say of two applications, and makes the requests that narrow and order an answer. */
import type { Endpoint } from '@saring/contract';
import { definitionOf, type Schema } from '#world/people/contract-values.ts';

/** Without what is different about any two applications: ids, what is named after them, moments, and places that ties go by. */
export function plain(text: string, id: string): string {
  return text
    .replaceAll(id, 'ID')
    .replaceAll(`Applicant ${id.slice(-4).toUpperCase()}`, 'NAME')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'UUID')
    .replace(/\b[\da-f]{64}\b/g, 'HASH')
    .replace(/"(rank|position|number)":\d+/g, '"$1":N')
    .replace(/^"\d+"/gm, 'N');
}

/** What an answer says of one application: the objects that have its id, or the lines. */
export function saidOf(text: string, id: string): string[] {
  const found: unknown[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Object.values(value).includes(id)) found.push(value);
    else for (const one of Object.values(value)) look(one);
  };
  try {
    look(JSON.parse(text));
  } catch {
    return text.split('\n').filter((line) => line.includes(id));
  }
  return found.map((one) => JSON.stringify(one));
}

/** Values for each field that a call may be narrowed or ordered by. */
export function variants({ query }: Endpoint): string[] {
  const { shape = {} } = query ? definitionOf(query) : {};
  const today = new Date().toISOString().slice(0, 10);
  const other: Record<string, readonly string[]> = {
    page: ['1', '2'],
    page_size: ['1', '3'],
    from: [today, '2001-01-01'],
    to: [today, '2001-01-01'],
    applicant_months: ['1', '24'],
    recording_days: ['1', '90'],
    // Looked at word by word below.
    search: ['a'],
    // What the call is about, in its sample already.
    ids: [],
    application_id: [],
    companyId: [],
    jobId: [],
    text_message: [],
  };
  return Object.entries(shape).flatMap(([field, schema]) => {
    const values = entriesOf(schema) ?? other[field];
    if (!values) throw new Error(`The query field ${field} has no values in tests/world/app/alike.ts.`);
    const sorted = field === 'sort' ? ['asc', 'desc'].map((order) => `&order=${order}`) : [''];
    return values.flatMap((value) => sorted.map((order) => `${field}=${encodeURIComponent(value)}${order}`));
  });
}

function entriesOf(schema: Schema): string[] | undefined {
  const { entries, innerType, in: first, out, options } = definitionOf(schema);
  if (entries) return Object.values(entries);
  return [innerType, out, first, ...(options ?? [])].flatMap((one) => (one ? [entriesOf(one)] : [])).find(Boolean);
}
