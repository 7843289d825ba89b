/** Requests of every kind for an endpoint: good, nearly good and hostile ones, made from its own schemas. */
import type { Endpoint } from '@saring/contract';
import fc from 'fast-check';
import { definitionOf, fileFor, type Ids, isIdName, type Schema, texts } from '#world/people/contract-values.ts';

type Values = fc.Arbitrary<unknown>;

/** Texts on which programs trip. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff a',
  '\ufeff',
  '\u202etxt.exe',
  'e\u0301'.repeat(50),
  'İıßſK',
  '%',
  '_',
  '\\',
  "'; drop table users; --",
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'a\r\nBcc: b@x.test',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '9'.repeat(400),
  '-1',
  '1.0000000000000001',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '0001-01-01T00:00:00+23:59',
  '31/02/2000',
  'a@b@c.test',
  '[]',
  '{"a":1}',
  'x'.repeat(21_000),
];
const hostileValues: Values = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], [[]], {}, [null], { length: -1 }, { toString: 1 }),
  fc.constantFrom(0, -0, -1, 0.1, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc.jsonValue({ maxDepth: 4 }),
);
const anyText = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Lengths that a text may just have, or just not have. */
function edges(schema: Schema): fc.Arbitrary<string>[] {
  const { checks = [] } = schema._zod.def as { checks?: { _zod: { def: { maximum?: number } } }[] }; // part of zod's union
  const limits = checks.flatMap(({ _zod: { def } }) => (def.maximum === undefined ? [] : [def.maximum]));
  return limits.map((limit) =>
    fc
      .tuple(fc.constantFrom('a', '語', '👩‍💼', ' '), fc.constantFrom(-1, 0, 1))
      .map(([letter, more]) => letter.repeat(Math.max(0, limit + more)).slice(0, limit + more)),
  );
}

/** Values for a schema, most of them good. */
export function valuesFor(schema: Schema, ids: Ids): Values {
  return fc.oneof({ weight: 8, arbitrary: goodFor(schema, ids) }, { weight: 1, arbitrary: hostileValues });
}

function goodFor(schema: Schema, ids: Ids): Values {
  const { type, shape, element, innerType, options, entries, values, in: first, out } = definitionOf(schema);
  if (shape) return fieldsFor(shape, ids);
  if (element) return listOf(valuesFor(element, ids));
  if (innerType) return fc.option(goodFor(innerType, ids), { nil: undefined });
  if (options) return fc.oneof(...options.map((option) => goodFor(option, ids)));
  if (entries) return fc.oneof(fc.constantFrom(...Object.values(entries)), anyText);
  if (values) return fc.constantFrom(...values);
  if (first && out) return type === 'pipe' ? fc.oneof(goodFor(out, ids), goodFor(out, ids).map(spelled)) : anyText;
  if (type === 'number') return fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double(), fc.constantFrom('7', '1e1'));
  if (type === 'boolean') return fc.constantFrom<unknown>(true, false, 'true', '0');
  return fc.oneof(anyText, ...edges(schema));
}

/** The same value as somebody else would write it. */
const spelled = (value: unknown) => (typeof value === 'string' ? ` ${value.toUpperCase()} ` : value);

const listOf = (item: Values) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.array(item, { minLength: 5, maxLength: 5 }) },
    { weight: 3, arbitrary: fc.array(item, { maxLength: 8 }) },
    { weight: 1, arbitrary: item.map((value) => Array(1100).fill(value)) },
  );

function fieldsFor(shape: Record<string, Schema>, ids: Ids): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(shape).map(([name, schema]): [string, Values] => {
    const values = valuesFor(schema, ids);
    const { [name]: id = '' } = ids;
    const known = isIdName(name) ? fc.oneof({ weight: 9, arbitrary: fc.constant(id) }, values) : values;
    return [name, fc.oneof({ weight: 15, arbitrary: known }, { weight: 1, arbitrary: fc.constant(undefined) })];
  });
  const strange = fc.option(fc.dictionary(fc.constantFrom('constructor', 'toString', 'role', 'a[b]', ''), anyText), {
    freq: 8,
  });
  return fc.tuple(fc.record(Object.fromEntries(fields)), strange).map(([known, more]) => ({ ...known, ...more }));
}

/** A request, written down so that a failing one can be read. */
export interface Request {
  path: string;
  query: Record<string, unknown>;
  encoding: 'json' | 'form' | 'multipart';
  body: unknown;
  files: Record<string, { name: string; bytes: number[] } | 'good' | null>;
}

/** Requests for an endpoint; `ids` are those of its caller. */
export function requestsFor(endpoint: Endpoint, ids: Ids): fc.Arbitrary<Request> {
  const params = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): [string, fc.Arbitrary<string>] => [
    name,
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(ids[name] ?? '1') },
      { weight: 1, arbitrary: anyText.map((text) => text.toWellFormed() || 'x') },
    ),
  ]);
  const path = fc
    .record(Object.fromEntries(params))
    .map((known) => endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? '')));
  const encodings = (endpoint.encoding ?? ['form']).flatMap((encoding): Request['encoding'][] =>
    encoding === 'json' ? ['json'] : endpoint.files ? ['multipart'] : ['form', 'multipart'],
  );
  const file = fc.oneof(
    { weight: 5, arbitrary: fc.constant('good' as const) },
    { weight: 1, arbitrary: fc.constant(null) },
    {
      weight: 2,
      arbitrary: fc.record({
        name: fc.oneof(fc.constantFrom('a.pdf', 'a.txt', 'a.png', 'a.svg', 'a.docx', 'a.wav'), anyText),
        bytes: fc.array(fc.nat(255), { maxLength: 200 }),
      }),
    },
  );
  const files = Object.keys(endpoint.files ?? {}).map((name): [string, typeof file] => [name, file]);
  return fc.record({
    path,
    query: (endpoint.query ? valuesFor(endpoint.query, ids) : fc.constant({})).map((value) => ({ ...Object(value) })),
    encoding: fc.constantFrom(...encodings),
    body: endpoint.body ? valuesFor(endpoint.body, ids) : fc.constant(undefined),
    files: fc.record(Object.fromEntries(files)),
  });
}

const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Name and text of each field as a form carries it; a list repeats its field. */
function pairs(value: unknown): [string, string][] {
  const fields: [string, unknown][] = Object.entries(Object(value));
  return fields.flatMap(([name, item]) =>
    [item].flat().flatMap((one): [string, string][] => (one === undefined ? [] : [[name, written(one)]])),
  );
}

/** What `fetch` sends of it. */
export function initOf(endpoint: Endpoint, { query, encoding, body, files, path }: Request) {
  const asked = new URLSearchParams(pairs(query));
  const init: RequestInit = { method: endpoint.method };
  const url = asked.size > 0 ? `${path}?${asked}` : path;
  if (!endpoint.body && !endpoint.files) return { url, init };
  if (encoding === 'json') {
    // What JSON has no word for is sent as nothing.
    return {
      url,
      init: { ...init, body: JSON.stringify(body) ?? '', headers: { 'content-type': 'application/json' } },
    };
  }
  if (encoding === 'form') return { url, init: { ...init, body: new URLSearchParams(pairs(body)) } };
  const form = new FormData();
  for (const [name, text] of pairs(body)) form.append(name, text);
  for (const [name, file] of Object.entries(files)) {
    if (file === null) continue;
    form.append(name, file === 'good' ? fileFor(name) : new File([new Uint8Array(file.bytes)], file.name));
  }
  return { url, init: { ...init, body: form } };
}
