/** Where the wire's names and the code's meet: `full_name` outside is `fullName` inside, in both directions, by schema (D-11). */
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

const same: Renamer = (value) => value;

interface AnyDef {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
}

/** Builds, once per schema, the function that renames the keys of a value of that schema. */
export function renamer(schema: z.core.$ZodType, direction: Direction): Renamer {
  const def = schema._zod.def as AnyDef; // zod's definitions are a union of forty; these six fields are all that matters here
  if (def.type === 'object' && def.shape) return objectRenamer(def.shape, direction);
  if (def.type === 'array' && def.element) return each(renamer(def.element, direction));
  if (def.type === 'record' && def.valueType) return values(renamer(def.valueType, direction));
  if (def.type === 'pipe' && def.out) return renamer(def.out, direction);
  if (def.innerType) return renamer(def.innerType, direction);
  if (def.type === 'union' && def.options) return unionRenamer(def.options, direction);
  return same;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectRenamer(shape: Record<string, z.core.$ZodType>, direction: Direction): Renamer {
  const fields = Object.entries(shape).map(([wire, schema]) => {
    const code = codeName(wire);
    const [from, to] = direction === 'toCode' ? [wire, code] : [code, wire];
    return { from, to, rename: renamer(schema, direction) };
  });
  if (fields.every((field) => field.from === field.to && field.rename === same)) return same;
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

/** A union of objects renames the keys of all of them; of anything else, as the first option that renames at all. */
function unionRenamer(options: readonly z.core.$ZodType[], direction: Direction): Renamer {
  const shapes = options.map((option) => (option._zod.def as AnyDef).shape);
  if (shapes.every((shape) => shape !== undefined)) return objectRenamer(Object.assign({}, ...shapes), direction);
  return options.map((option) => renamer(option, direction)).find((rename) => rename !== same) ?? same;
}

function each(rename: Renamer): Renamer {
  return rename === same ? same : (value) => (Array.isArray(value) ? value.map(rename) : value);
}

function values(rename: Renamer): Renamer {
  if (rename === same) return same;
  return (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rename(item)])) : value;
}
