/** Finds short forms beside their long forms in a text, after Schwartz and Hearst (2003). */

export type Pair = { readonly short: string; readonly long: string };

const inBrackets = /((?:[\p{L}\p{N}&'’/-]+ ){1,7})\(([\p{L}\p{N}&/.-]{2,8})\)/gu;
const small = /^(?:of|and|for|the|in|or|to|on|a|with)$/;

/** Pairs such as "standard operating procedures (SOPs)" in a running text. */
export function bracketed(text: string): Pair[] {
  const pairs: Pair[] = [];
  for (const [, before = '', short = ''] of text.matchAll(inBrackets)) {
    const long = longFormOf(short, before.trim().split(' '));
    if (long) pairs.push({ short: singular(short), long });
  }
  return pairs;
}

/** A name that ends with its own short form, before a word such as software: "Structured query language SQL". */
export function trailing(name: string): (Pair & { rest: string }) | undefined {
  const words = name.split(' ');
  for (let at = words.length - 1; at >= 2 && at >= words.length - 2; at--) {
    const short = words[at] ?? '';
    if (!/^\p{Lu}[\p{L}\p{N}&/]{1,7}$/u.test(short) || !/\p{Lu}.*\p{Lu}/u.test(short)) continue;
    const long = longFormOf(short, words.slice(0, at));
    if (long) return { short: singular(short), long, rest: words.slice(at + 1).join(' ') };
  }
  return undefined;
}

/**
 * What one of two wordings of a title abbreviates: "Computer Numerical Control Machinist" and "CNC Machinist" hold
 * "CNC" and "Computer Numerical Control"; undefined where the letters do not agree.
 */
export function abbreviated(long: string, short: string): Pair | undefined {
  const left = long.split(' ');
  const right = short.split(' ');
  while (left.length > 0 && right.length > 0 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }
  while (left.length > 0 && right.length > 0 && left[0] === right[0]) {
    left.shift();
    right.shift();
  }
  const [only] = right;
  if (right.length !== 1 || only === undefined || left.length < 2) return undefined;
  return initials(left, only) ? { short: only.replaceAll('.', ''), long: left.join(' ') } : undefined;
}

/** The shortest run of words before a short form whose initials are its letters. */
function longFormOf(short: string, before: readonly string[]): string | undefined {
  for (let count = 2; count <= before.length; count++) {
    const words = before.slice(-count);
    if (!small.test(words[0] ?? '') && initials(words, singular(short))) return words.join(' ').toLowerCase();
  }
  return undefined;
}

function singular(short: string): string {
  return short.replace(/(?<=\p{Lu})s$/u, '');
}

/** Whether the letters are the initials of the words; small words may be left out. */
function initials(words: readonly string[], short: string): boolean {
  const parts = words.flatMap((word) => word.toLowerCase().split(/[-/]/)).filter((part) => part !== '');
  const letters = short.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const all = parts.map((part) => part[0]).join('');
  const large = parts
    .filter((part) => !small.test(part))
    .map((part) => part[0])
    .join('');
  return letters.length > 1 && (all === letters || large === letters);
}
