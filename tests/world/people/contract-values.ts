/** Values that fit the contract's schemas, found from the schemas themselves, so that a new call needs no example by hand. */
import type { Endpoint } from '@saring/contract';
import { password } from './people.ts';
import { silence } from './sound.ts';

export type Schema = NonNullable<Endpoint['body']>;

/** The parts of zod's definitions that matter here; they are a union of forty. */
export interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
  in?: Schema;
  out?: Schema;
}

export const definitionOf = (schema: Schema) => schema._zod.def as Definition; // see above

/** Whether a schema takes a value. */
export function fits(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('A schema of the contract must not wait for anything.');
  return result.issues === undefined;
}

/** Texts of every form that the contract asks for; the first that a schema takes is its example. */
export const texts = [
  'A few plain words',
  'someone@example.test',
  password,
  '01234567890',
  '03/04/1997',
  '2026-01-31',
  '2026-01-31T09:30:00Z',
  'example.test',
  'plain-name',
  '123456',
  '1',
];
const numbers = [1, 30, 0, 1.5, 100];

/** What may be tried for a schema, the likeliest first. */
function examples(schema: Schema, path: string, ids: Ids): unknown[] {
  const { type, shape, element, innerType, options, entries, values, in: first, out } = definitionOf(schema);
  // With all fields, where those that are needed do not make it whole.
  if (shape) return [objectFor(shape, path, ids), objectFor(shape, path, ids, true)];
  if (element) return [1, 2, 3, 4, 5, 0].map((count) => Array(count).fill(exampleOf(element, path, ids)));
  if (innerType) return examples(innerType, path, ids);
  if (options) return options.flatMap((option) => examples(option, path, ids));
  if (entries) return Object.values(entries);
  if (values) return [...values];
  if (first && out) return [...examples(out, path, ids), ...examples(first, path, ids)];
  if (type === 'number') return numbers;
  if (type === 'boolean') return [true];
  return type === 'record' ? [{}] : texts;
}

/** Ids by the name of their field. */
export type Ids = Record<string, string>;

/** Whether a field names a row: such a field is never left to chance. */
export const isIdName = (name: string) => /^(id|ids|username)$|_id$|Id$/.test(name);

/** A value that the schema takes; names the field for which none is known. */
export function exampleOf(schema: Schema, path: string, ids: Ids): unknown {
  const found = examples(schema, path, ids).find((value) => fits(schema, value));
  if (found === undefined)
    throw new Error(`No example fits ${path}: add one to tests/world/people/contract-values.ts.`);
  return found;
}

/** The fields that are needed or, where `whole`, all; and every id. */
function objectFor(shape: Record<string, Schema>, path: string, ids: Ids, whole = false): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    if (isIdName(name)) made[name] = idFor(name, `${path}.${name}`, ids);
    else if (whole || !fits(schema, undefined)) made[name] = exampleOf(schema, `${path}.${name}`, ids);
  }
  return made;
}

function idFor(name: string, path: string, ids: Ids): string {
  const id = ids[name];
  if (id === undefined) throw new Error(`${path} is not among the ids of tests/world/people/contract-cast.ts.`);
  return id;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const words = 'Accountant with five years of month-end closing, SST returns and SQL Accounting.\n';

/** A file that each file field of the contract takes. */
const files: Record<string, () => File> = {
  resume: () => new File([words], 'resume.txt'),
  description_file: () => new File([words], 'advert.txt'),
  certification: () => new File([png], 'certificate.png'),
  profile_picture: () => new File([png], 'me.png'),
  piece: () => new File([silence(0.1)], 'piece.wav'),
  audio: () => new File([silence(0.1)], 'recording.wav'),
  file: () => new File([silence(0.1)], 'recording.wav'),
};

/** A good file for a field; names the field for which none is known. */
export function fileFor(field: string): File {
  const make = files[field];
  if (!make)
    throw new Error(`The file field ${field} is not among the files of tests/world/people/contract-values.ts.`);
  return make();
}

/** A request that passes every schema of its endpoint, about the rows that the ids name. */
export interface Sample {
  path: string;
  init: RequestInit;
}

/** Writes a call out: its address, and its body in the endpoint's own encoding; `instead` are files in place of good ones. */
export function sampleOf(name: string, endpoint: Endpoint, ids: Ids, instead: Record<string, File> = {}): Sample {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(idFor(key, name, ids)));
  const query = endpoint.query ? (exampleOf(endpoint.query, name, ids) as Record<string, unknown>) : {}; // queries are objects
  const body = endpoint.body ? exampleOf(endpoint.body, name, ids) : undefined;
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return {
    path: asked.size > 0 ? `${path}?${asked}` : path,
    init: { method: endpoint.method, ...written(endpoint, body, instead) },
  };
}

/** A body in the endpoint's first encoding; as multipart with every file that it takes. */
function written(endpoint: Endpoint, body: unknown, instead: Record<string, File>): RequestInit {
  if (!endpoint.body && !endpoint.files) return {};
  if (endpoint.encoding?.[0] === 'json')
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {}))
    for (const item of [value].flat()) form.append(key, String(item));
  for (const field of Object.keys(endpoint.files ?? {})) form.append(field, instead[field] ?? fileFor(field));
  return { body: form };
}
