/** Cuts a clause to what a criterion can say: single duties, and names of what is needed. */
import { canBe, isDictionaryWord, type Token } from '#text/index.ts';
import type { Clause, Found, Sentence } from './clause.ts';
import { dutyStarts } from './duties.ts';
import { isA, isFunction, verbAt } from './words.ts';

/** Most words of one clause; what is left becomes the next. */
const longest = 9;
const shortest = 4;
/** Of several duties that are told together. */
const longestRow = 12;

/** What is done, duty by duty; what is needed, and what is left of a long duty, in pieces, each cut where a part of it ends. */
export function piecesOf(sentence: Sentence, found: Found): Clause[] {
  const wholes = found.kind === 'duty' ? dutiesOf(sentence, found) : [{ ...found, rest: false }];
  return wholes.flatMap((whole) => {
    const pieces: Clause[] = [];
    let left = whole.tokens;
    while (left.length > 0) {
      const isRow = whole.kind === 'duty' && left.length <= longestRow;
      const to = isRow ? left.length : cutAt(sentence, left);
      const rest = pieces.length > 0;
      const kind = rest ? 'need' : whole.kind;
      pieces.push({ kind, tokens: left.slice(0, to), asked: kind === whole.kind && whole.asked, rest });
      let from = to;
      while (from < left.length && isFunction(left[from])) from++;
      left = left.slice(from);
    }
    return pieces;
  });
}

function dutiesOf({ text, tasks }: Sentence, { tokens, asked }: Found): Clause[] {
  const [first] = tokens;
  const form = verbAt(first, undefined)?.form;
  if (!first || !form) return [];
  const starts = dutyStarts(text.slice(first.start, tokens.at(-1)?.end), form, tasks).map((at) => at + first.start);
  const duties = starts.map((start, n) =>
    tokens.filter((token) => token.start >= start && token.start < (starts[n + 1] ?? text.length)),
  );
  // Short ones are told together, as the advert does.
  const told: Token[][] = [];
  for (const duty of duties) {
    const before = told.at(-1);
    if (before && before.length + duty.length <= longestRow) before.push(...duty);
    else told.push([...duty]);
  }
  return told.map((own) => ({ kind: 'duty', tokens: own, asked, rest: false }));
}

/** How many tokens the first piece has: all, or up to the last comma, or the last word that joins, that leaves it short enough. */
function cutAt(sentence: Sentence, tokens: readonly Token[]): number {
  if (tokens.length <= longest) return tokens.length;
  const places = Array.from({ length: longest - shortest + 1 }, (_, n) => longest - n);
  const comma = places.find((i) => hasBreak(sentence, tokens[i - 1], tokens[i]) && canEnd(tokens[i - 1]));
  const joint = places.find((i) => isA(tokens[i], 'preposition', 'conjunction') && !isFunction(tokens[i - 1]));
  return comma ?? joint ?? longest;
}

/** Whether a part can end with a token: a noun, or a name. */
export function canEnd(token: Token | undefined): boolean {
  if (!token || isFunction(token)) return false;
  const { word, lemma } = token;
  return canBe(lemma, 'noun') || canBe(word, 'noun') || !(isDictionaryWord(word) || isDictionaryWord(lemma));
}

/** Whether more than white space parts two tokens. */
export function hasBreak({ text }: Sentence, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && /[^\s-]/.test(text.slice(one.end, other.start));
}
