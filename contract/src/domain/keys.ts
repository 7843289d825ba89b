/** The keys of a constant, whose type knows them all. */

export function isKeyOf<T extends object>(record: T, key: string): key is keyof T & string {
  return Object.hasOwn(record, key);
}

export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record).filter((key) => isKeyOf(record, key));
}
