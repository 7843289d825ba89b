/** An answer as JSON text, checked against its schema and given the wire's names. */
import { namesOf, renamer } from '@saring/contract';
import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * Answers the writer of a schema: it takes a value with the code's names and answers JSON, of declared fields alone.
 * Throws zod's error where the value does not fit.
 */
export function answerText(schema: Schema): (value: unknown) => string {
  const toWire = renamer(namesOf(schema), 'toWire');
  return (value) => JSON.stringify(z.parse(schema, toWire(value)));
}
