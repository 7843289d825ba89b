/**
 * Patterns of which some parts hold in any case and others as they are written. A group with flags of its own would say
 * the same, but Node.js 24 compiles it wrongly now and then (decision 043).
 */

/**
 * What a source of a pattern for the flag u consists of, so that letters are told from signs: escapes, names of groups, a
 * class of characters, a letter.
 */
const parts = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\k<[^>]*>|\\.|\(\?<\w+>|\[(?:\\.|[^\]\\])*\]|\p{L}/giu;
const inClass = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\.|\p{L}(?:-\p{L})?/giu;

/** The source of a pattern that matches in any case what this source matches as it is written; for the flag u without i. */
export function inAnyCase(source: string): string {
  return source.replace(parts, (part) => {
    if (part.startsWith('[')) return part.replace(inClass, (sign) => (sign.startsWith('\\') ? sign : bothOf(sign)));
    const both = /^\p{L}$/u.test(part) ? bothOf(part) : part;
    return both.length > part.length ? `[${both}]` : both;
  });
}

/** A letter or a range of letters in small and in capital letters; itself where that is no single letter ("ß"). */
function bothOf(letters: string): string {
  const [lower, upper] = [letters.toLowerCase(), letters.toUpperCase()];
  return lower === upper || upper.length !== letters.length ? letters : lower + upper;
}
