/** Markdown made of the company's data: whatever people wrote is text in it, never a mark, a link or a tag. */

/** Escapes every sign that markdown, its tables or its automatic links give a meaning; line breaks become spaces. */
export function escaped(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|~#!&{}^$=]/g, '\\$&')
      // Automatic links: "http://", "www.", "a@b"; a dot or bracket after digits at the start of a line would begin a list.
      .replace(/:(?=\/\/)|@/g, '\\$&')
      .replace(/\b(www|ftp|mailto|xmpp)(?=[.:])/gi, '$1\\')
      .replace(/^(\d+)([.)])/, '$1\\$2')
      .replace(/^([-+])/, '\\$1')
  );
}

/** A text cut to about so many characters, at a word. */
export function shortened(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 20))}…`;
}

/** A table; cells are markdown already. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, at) => (right.includes(at) ? '--:' : '---'))), ...rows.map(line)].join('\n');
}

const plainAddress = /^[A-Za-z0-9][A-Za-z0-9.+-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** An e-mail address, which becomes a link only where it is one beyond doubt. */
export function address(email: string): string {
  return plainAddress.test(email) ? email : escaped(email);
}
