/** What can be said of a file before it is sent: its ending and its size. */
import { choice } from '#messages/formats.ts';
import { t } from '#messages/kit-files.ts';

export interface FileRules {
  /** Endings with their point, lower case: `['.pdf', '.docx']`. */
  extensions: readonly string[];
  maxBytes: number;
}

/** A size as a person says it, "3.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return t('bytes', { size: bytes });
  if (bytes < 1024 * 1024) return t('kilobytes', { size: Math.round(bytes / 1024) });
  return t('megabytes', { size: Number((bytes / 1024 / 1024).toFixed(1)) });
}

/** The endings as a person says them, "PDF, DOCX or TXT". */
export function kindsText(extensions: readonly string[]): string {
  const names = extensions.map((extension) => extension.slice(1).toUpperCase());
  return choice(names);
}

/** Why a file cannot be taken, or null. A name without an ending claims nothing: its content decides, on the server. */
export function fileProblem(file: { name: string; size: number }, rules: FileRules): string | null {
  const name = file.name.toLowerCase();
  const ending = name.includes('.');
  if (ending && !rules.extensions.some((extension) => name.endsWith(extension))) {
    return t('wrongKind', { kinds: kindsText(rules.extensions) });
  }
  if (file.size > rules.maxBytes) {
    const [size, limit] = [sizeText(file.size), sizeText(rules.maxBytes)];
    // "5 MB" of a file that is a byte too large would only puzzle.
    return size === limit ? t('littleMore', { limit }) : t('tooLarge', { size, limit });
  }
  return file.size === 0 ? t('empty') : null;
}
