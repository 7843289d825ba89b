/** Says in a schema of the OpenAPI document what each field means, by its name. */
import { fieldNotes } from './field-notes.ts';

/** A JSON Schema, as far as it is looked at here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  contentMediaType?: string;
  [more: string]: unknown;
}

/** The same schema, with the note of every property that has no description of its own. */
export function noted(schema: Schema): Schema {
  return walked(schema) as Schema; // an object stays one
}

function walked(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(walked);
  if (typeof part !== 'object' || part === null) return part;
  const schema = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walked(value)]));
  const { properties } = schema;
  if (typeof properties !== 'object' || properties === null) return schema;
  const named = Object.entries(properties).map(([name, property]) => [name, withNote(name, property as Schema)]);
  return { ...schema, properties: Object.fromEntries(named) };
}

function withNote(name: string, property: Schema): Schema {
  const note = fieldNotes[name];
  if (note === undefined || property.description !== undefined) return property;
  const [description, more] = typeof note === 'string' ? [note, {}] : note;
  return { ...withDetails(property, more), description };
}

/** Formats and examples are of texts and numbers, of a choice of its text; a pattern or a list of values says more than they do. */
function withDetails(property: Schema, more: Schema): Schema {
  if (property.anyOf) return { ...property, anyOf: property.anyOf.map((one) => withDetails(one, more)) };
  const kinds = [property.type].flat();
  const isFixed = Boolean(property.enum ?? property.pattern ?? property.const);
  const { examples } = more;
  if (kinds.includes('string')) return isFixed ? property : { ...property, ...more };
  return examples && kinds.includes('number') ? { ...property, examples } : property;
}
