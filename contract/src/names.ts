/** Where the wire's names and the code's meet: `full_name` outside is `fullName` inside, in both directions, by schema. */
import type { z } from 'zod';

export type CamelKey<K> = K extends 'Contactemail'
  ? 'contactEmail'
  : K extends `${infer A}_${infer B}`
    ? `${A}${Capitalize<CamelKey<B> & string>}`
    : K;

/** A type with its keys in camelCase, all the way down; records with free keys keep them. */
export type Camel<T> = T extends string | number | boolean | null | undefined | Uint8Array
  ? T
  : T extends readonly (infer U)[]
    ? Camel<U>[]
    : T extends object
      ? string extends keyof T
        ? { [K in keyof T]: Camel<T[K]> }
        : { [K in keyof T as CamelKey<K>]: Camel<T[K]> }
      : T;

export type Renamer = (value: unknown) => unknown;
type Direction = 'toCode' | 'toWire';

/** The code's name of a wire field. */
export function codeName(wire: string): string {
  if (wire === 'Contactemail') return 'contactEmail';
  return wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface AnyDef {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
}

/**
 * All that renaming needs of a schema, as plain data: the wire's name of each field, with those inside it. Null where
 * outside and inside are the same.
 */
export type Names = { fields: Record<string, Names> } | { each: Names } | { values: Names } | null;

const defOf = (schema: z.core.$ZodType) => schema._zod.def as AnyDef; // of a union of forty, what matters here

/** The names in a value of the schema. */
export function namesOf(schema: z.core.$ZodType): Names {
  const def = defOf(schema);
  if (def.type === 'object' && def.shape) return namesOfFields(def.shape);
  if (def.type === 'array' && def.element) {
    const each = namesOf(def.element);
    return each && { each };
  }
  if (def.type === 'record' && def.valueType) {
    const values = namesOf(def.valueType);
    return values && { values };
  }
  if (def.type === 'pipe' && def.out) return namesOf(def.out);
  if (def.innerType) return namesOf(def.innerType);
  if (def.type === 'union' && def.options) return namesOfUnion(def.options);
  return null;
}

function namesOfFields(shape: Record<string, z.core.$ZodType>): Names {
  const fields = Object.entries(shape).map(([wire, schema]) => [wire, namesOf(schema)] as const);
  if (fields.every(([wire, names]) => codeName(wire) === wire && names === null)) return null;
  return { fields: Object.fromEntries(fields) };
}

/** A union of objects has the names of all of them; any other those of its first option that has any. */
function namesOfUnion(options: readonly z.core.$ZodType[]): Names {
  const shapes = options.map((option) => defOf(option).shape);
  if (shapes.every((shape) => shape !== undefined)) return namesOfFields(Object.assign({}, ...shapes));
  return options.map(namesOf).find((names) => names !== null) ?? null;
}

const same: Renamer = (value) => value;

/** Builds, once per schema, the function that renames the keys of a value with these names. */
export function renamer(names: Names, direction: Direction): Renamer {
  if (names === null) return same;
  if ('fields' in names) return fieldsRenamer(names.fields, direction);
  if ('each' in names) return each(renamer(names.each, direction));
  return values(renamer(names.values, direction));
}

/** Whether a value has named fields: no list and not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsRenamer(names: Record<string, Names>, direction: Direction): Renamer {
  const fields = Object.entries(names).map(([wire, inside]) => {
    const code = codeName(wire);
    const [from, to] = direction === 'toCode' ? [wire, code] : [code, wire];
    return { from, to, rename: renamer(inside, direction) };
  });
  return (value) => {
    if (!isObject(value)) return value;
    const renamed: Record<string, unknown> = {};
    for (const { from, to, rename } of fields) {
      const item = value[from];
      if (item !== undefined) renamed[to] = rename === same ? item : rename(item);
    }
    return renamed;
  };
}

function each(rename: Renamer): Renamer {
  return (value) => (Array.isArray(value) ? value.map(rename) : value);
}

function values(rename: Renamer): Renamer {
  return (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rename(item)])) : value;
}
