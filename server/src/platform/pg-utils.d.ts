/** The driver's own way of writing a parameter, of which its types say nothing. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
