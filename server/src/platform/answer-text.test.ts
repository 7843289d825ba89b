/** Answers as text: whatever an action answers, the same is said as by renaming and parsing it with zod. */
import { allEndpoints, api, codeName, type Endpoint, namesOf, renamer } from '@saring/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerText } from './answer-text.ts';

type Schema = Exclude<Endpoint['response'], 'bytes'>;

/** Either the text, or that it was refused. */
function outcome(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof z.core.$ZodError) return 'refused';
    throw error;
  }
}

const inTwo = (schema: Schema, value: unknown) =>
  JSON.stringify(z.parse(schema, renamer(namesOf(schema), 'toWire')(value)));

/** Values that a schema of this kind accepts, with the code's names. */
function good(schema: Schema): unknown[] {
  const { type, shape, element, innerType, valueType, options, entries, values, checks } = schema._zod.def as {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    valueType?: Schema;
    options?: Schema[];
    entries?: Record<string, string>;
    values?: unknown[];
    checks?: { _zod: { def: { length?: number } } }[];
  }; // the parts of zod's union that tell it
  if (shape) {
    const fields = Object.entries(shape).map(([name, field]): [string, unknown[]] => [codeName(name), good(field)]);
    const most = Math.max(1, ...fields.map(([, some]) => some.length));
    // Each field's first value, then each field's second …
    return Array.from({ length: most }, (_, index) =>
      Object.fromEntries(fields.map(([name, some]) => [name, some[Math.min(index, some.length - 1)]])),
    );
  }
  if (element) return [Array(checks?.[0]?._zod.def.length ?? 2).fill(good(element)[0]), []];
  if (innerType) return [...good(innerType), type === 'nullable' ? null : undefined];
  if (valueType) return [{ some_key: good(valueType)[0], someKey: good(valueType)[0] }];
  if (options) return options.flatMap(good);
  if (entries) return Object.values(entries);
  if (values) return values;
  return { string: ['"a"\\\n\u2028\ud800 語', ''], number: [7, -0], boolean: [true, false] }[type] ?? ['anything'];
}

const strange = [
  undefined,
  null,
  NaN,
  Infinity,
  2 ** 53,
  1.5,
  '',
  'no such value',
  true,
  [],
  [1],
  {},
  { id: 1 },
  new Date(0),
];

/** The value with each of its parts in turn replaced by each strange one, and with a part that is not declared. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* strange;
  if (Array.isArray(value)) {
    if (value.length > 0) for (const part of spoilt(value[0])) yield value.with(0, part);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, passwordHash: 'secret', password_hash: 'secret' };
    for (const [name, item] of Object.entries(value)) for (const part of spoilt(item)) yield { ...value, [name]: part };
  }
}

describe.each(allEndpoints().filter(({ endpoint }) => endpoint.response !== 'bytes'))('$name', ({ endpoint }) => {
  test('says of good and of spoilt values what zod says of them', () => {
    const schema = endpoint.response as Schema; // those of bytes are filtered out
    const write = answerText(schema);
    const values = good(schema);
    expect(outcome(() => write(values[0]))).not.toBe('refused');
    const differs = (value: unknown) => outcome(() => write(value)) !== outcome(() => inTwo(schema, value));
    expect([...values, ...spoilt(values[0])].filter(differs)).toEqual([]);
  });
});

test('what is not declared does not leave the house', () => {
  const write = answerText(api.auth.verifyToken.response as Schema); // it answers JSON
  const [value] = good(api.auth.verifyToken.response as Schema);
  expect(write({ ...Object(value), passwordHash: 'secret' })).not.toContain('secret');
});
