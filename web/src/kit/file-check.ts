/** What can be said of a file before it is sent: its ending and its size. */

export interface FileRules {
  /** Endings with their point, lower case: `['.pdf', '.docx']`. */
  extensions: readonly string[];
  maxBytes: number;
}

/** A size as a person says it, "3.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;
}

/** The endings as a person says them, "PDF, DOCX or TXT". */
export function kindsText(extensions: readonly string[]): string {
  const names = extensions.map((extension) => extension.slice(1).toUpperCase());
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Why a file cannot be taken, or null. A name without an ending claims nothing: its content decides, on the server. */
export function fileProblem(file: { name: string; size: number }, rules: FileRules): string | null {
  const name = file.name.toLowerCase();
  const ending = name.includes('.');
  if (ending && !rules.extensions.some((extension) => name.endsWith(extension))) {
    return `This type of file is not accepted. Please choose ${kindsText(rules.extensions)}.`;
  }
  if (file.size > rules.maxBytes) {
    const [size, limit] = [sizeText(file.size), sizeText(rules.maxBytes)];
    // "5 MB" of a file that is a byte too large would only puzzle.
    return `This file is too large (${size === limit ? `a little more than ${size}` : size}). The limit is ${limit}.`;
  }
  return file.size === 0 ? 'This file is empty.' : null;
}
