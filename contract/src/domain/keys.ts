/** The keys of a constant, whose type knows them all. */

/** Whether a text is a key of the constant itself, not of what every object has. */
export function isKeyOf<T extends object>(record: T, key: string): key is keyof T & string {
  return Object.hasOwn(record, key);
}

/** The keys of a constant, in the order in which they stand. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record).filter((key) => isKeyOf(record, key));
}
