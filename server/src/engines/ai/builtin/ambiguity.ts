/** Decides whether a common word ("excel", "go", "access") is meant as the name of a tool. */
import type { Token } from './terms.ts';

/** Words after such a name that show it is meant as a plain word: "excel in", "access to", "react to", "go the extra mile". */
const plainNext = new Set(
  'in at to the a an on with for from of our your this that and/or beyond above further back forward'.split(' '),
);
/** Words before it that show the same: "the rest", "will excel", "to go", "gain access". */
const plainBefore = new Set(
  'the to will would can could must may your our their gain have had of quickly who that and/or this each every a an'.split(
    ' ',
  ),
);
const toolBefore = new Set('microsoft ms advanced adobe apache using in with know proficient knowledge'.split(' '));

export interface AmbiguityContext {
  /** The words stand in a list of skills, where a bare name is a name. */
  list?: boolean;
  /** The whole text has no capitals, as a transcript has none: then they can tell nothing. */
  caseless?: boolean;
}

/**
 * True when the ambiguous name at `at` counts: beside another technical name (`technicalNear`), in a list of skills,
 * or capitalised in the middle of mixed-case text without a neighbour that makes it a plain word.
 */
export function meansTool(
  tokens: readonly Token[],
  at: number,
  technicalNear: boolean,
  context: AmbiguityContext,
): boolean {
  const token = tokens[at];
  if (!token) return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const adjacentAfter = after !== undefined && after.start - token.end === 1;
  if (before && toolBefore.has(before.text) && !(adjacentAfter && plainNext.has(after.text))) {
    return token.shape !== 'lower' || !plainBefore.has(before.text);
  }
  if (adjacentAfter && plainNext.has(after.text) && token.shape !== 'upper') return false;
  if (before && plainBefore.has(before.text) && token.start - before.end === 1 && token.shape === 'lower') return false;
  if (technicalNear) return true;
  if (token.shape === 'lower') return false;
  if (context.list) return true;
  const mixedCase = (before ?? after)?.shape === 'lower' || after?.shape === 'lower';
  const startsSentence = before === undefined || token.start - before.end > 2;
  return mixedCase && !startsSentence;
}

/** Abbreviations that are common words in small letters. */
const wordsToo = new Set([
  'it',
  'me',
  'or',
  'pa',
  'us',
  'ai',
  'ts',
  'js',
  'ap',
  'ar',
  'ml',
  'pos',
  'mig',
  'tig',
  'eis',
  'apc',
  'moc',
]);

/** True when an abbreviation such as "IT" or "AP" stands in capitals among words that are not all in capitals. */
export function isAbbreviation(tokens: readonly Token[], at: number, context: AmbiguityContext): boolean {
  const token = tokens[at];
  if (context.caseless) return token !== undefined && !wordsToo.has(token.text);
  if (token?.shape !== 'upper') return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const shouted = (one: Token | undefined): boolean =>
    one !== undefined && one.shape === 'upper' && one.text.length > 4;
  return context.list === true || !(shouted(before) || shouted(after));
}
