/** Every text of every call that a person types and another reads loses what nobody sees. */
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { allEndpoints } from './index.ts';

type Schema = z.core.$ZodType;
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  out?: Schema;
  options?: readonly Schema[];
}

/** Read by machines alone: ids, tokens, codes, times, searches, what proves who somebody is, and values from a list. */
const forMachines =
  /^(id|ids|username|companyId|jobId|conversation_id|application_id|token|link|otp|tab|model|updated_at|wished_at|applicationDate|status|search|.*password)$/i;
/** Read as they were laid out, with their line breaks. */
const severalLines =
  /^(description|criteria|jobCriteria|otherInfo|additionalInfo|additional_info|jobInfo|without|adminFeedback|text_message|reason|note|response|typed|live|query|wish|answer|words|facts|told_words)$/;

function textsIn(schema: Schema, name: string): [name: string, schema: Schema][] {
  const { type, shape, element, innerType, out, options } = schema._zod.def as Definition; // of zod's forty, these matter here
  if (shape) return Object.entries(shape).flatMap(([key, inside]) => textsIn(inside, key));
  const inner = [element, innerType, type === 'pipe' ? out : undefined, ...(options ?? [])];
  const found = inner.flatMap((inside) => (inside ? textsIn(inside, name) : []));
  return type === 'string' ? [[name, schema]] : found;
}

const texts = allEndpoints().flatMap(({ name, endpoint: { body, query } }) =>
  [body, query]
    .flatMap((part) => (part ? textsIn(part, 'item') : []))
    .map(([field, schema]) => ({ name, field, schema })),
);

it.each(texts.filter(({ field }) => !forMachines.test(field)))('$name: $field', ({ field, schema }) => {
  const result = schema['~standard'].validate('Ab\u202Ec\u2066d\u200Be\u00ADf\u2028g\u0007h\u{E0041}\nij');
  if (result instanceof Promise) throw new Error('A schema must not wait for anything.');
  // What has a form of its own, such as a date, may refuse it as well.
  if (result.issues) return;
  expect(result.value).toBe(severalLines.test(field) ? 'Abcdef\ngh\nij' : 'Abcdef gh ij');
});
