/** How parts are written as one text. */

/** "a and b"; where a part holds a list itself, a comma shows where it ends. */
export function listed(parts: readonly string[]): string {
  const nested = parts.slice(0, -1).some((part) => /,| and | or /.test(part));
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')}${nested || parts.length > 2 ? ', and ' : ' and '}${last}`;
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
