/** What is far too long is refused as it came: to clean it would hold up everybody. */
import { expect, it } from 'vitest';
import { allEndpoints, type Endpoint } from './index.ts';

type Schema = NonNullable<Endpoint['body']>;
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  out?: Schema;
}
const definitionOf = (schema: Schema) => schema._zod.def as Definition; // see zod's own

/** Every text within a schema, by its path. */
function textsIn(schema: Schema, path: string): [string, Schema][] {
  const { type, shape, element, innerType, options, out } = definitionOf(schema);
  if (type === 'string') return [[path, schema]];
  const inner = [...Object.entries(shape ?? {}), ['', element], ['', innerType], ['', out]];
  return [
    ...inner.flatMap(([name, one]) => (one ? textsIn(one as Schema, name ? `${path}.${name}` : path) : [])),
    ...(options ?? []).flatMap((one) => textsIn(one, path)),
  ];
}

const texts = allEndpoints().flatMap(({ name, endpoint: { body, query } }) =>
  [body, query].flatMap((schema) => (schema ? textsIn(schema, name) : [])),
);
const takes = (schema: Schema, value: string) => {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
};

it('there are texts of all kinds', () => expect(texts.length).toBeGreaterThan(60));

it.each(texts)('%s takes nothing that is long for what nobody sees', (_, schema) => {
  for (const word of ['word', 'word@example.test', '12', '2026-01-31'])
    for (const unseen of ['\u200B', '\u{1F469}\u200D', ' '])
      expect(takes(schema, word + unseen.repeat(1_000_000)), `${word} and a million of ${unseen}`).toBe(false);
});
