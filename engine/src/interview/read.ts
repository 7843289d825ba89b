/** Reads an answer, typed or transcribed: masked, without hesitation, cut into clauses that know their place. */

import type { Knowledge } from '#knowledge/index.ts';
import { maskIdentity } from '#redaction/mask.ts';
import { type CleanText, cleanText } from '#text/clean.ts';
import { isDictionaryWord, type Span, sentencesOf, type Token, tokensOf } from '#text/index.ts';
import { oneForm } from '#text/sexes.ts';
import type { Identity } from '#types';
import { fluent } from './fluent.ts';
import { isFunctionWord, isModal, isNegation, type VerbForm, verbForm } from './grammar.ts';
import { isKind } from './word-kinds.ts';

export type Word = Token & {
  /** Which sentence (or stretch of an unpunctuated transcript) it stands in. */
  readonly sentence: number;
  readonly form: VerbForm | null;
  /** A part of grammar. */
  readonly grammar: boolean;
  readonly number: boolean;
  /** Whether something masked stands right before it: another person is its subject. */
  readonly masked: boolean;
};

export type ReadAnswer = {
  /** Masked; offsets lead back to the answer as given. */
  readonly clean: CleanText;
  readonly words: readonly Word[];
  readonly sentences: readonly Span[];
};

/** About 5,000 words; what comes after is not read, so that a hostile answer costs a bounded time. */
export const longestAnswer = 30_000;
/** A transcript without punctuation is cut where a new clause begins after so many words, at last after `most`. */
const enough = 14;
/** Fewer words before a capital are no sentence: "At The Curve". */
const fewest = 4;
const most = 30;
const filler = '_';
const opening = /^(?:and|then|so|but|because|after|when|i|we|my)$/;
/** What the masking of resumes leaves, but which tells of sex or family in speech. */
const kin =
  /\b(?:mum|mom|mummy|mommy|dad|daddy|papa|mama|brothers?|sisters?|uncle|aunt(?:ie|y)?|boyfriend|girlfriend|fianc[eé]e?|mr|mrs|ms|miss|mdm|madam|ma'?am|sir|encik|puan|cik|guys?)\b/gi;
const introduced =
  /\b(?:my name(?: is|'s)?|name is|call me|called|i am|i'm|im|this is|myself)((?: [\p{L}\p{M}'/]+){1,6})/giu;
const phrases = /\b(?:you know|i mean|sort of|kind of|let me see|like i said|how to say)\b/gi;

/** An answer without what is only its way of being spoken, titles in the one form of both sexes; offsets lead back to it as given. */
export function fluentText(knowledge: Knowledge, answer: string): CleanText {
  const { camelWords } = knowledge;
  const has = (word: string): boolean => knowledge.wordNumber(word) !== undefined;
  return oneForm(fluent(cleanText(answer.slice(0, longestAnswer)), { has, camelWords }));
}

/** The same words under another name or gender give the same words, and so they do however they are spoken. */
export function readAnswer(knowledge: Knowledge, answer: string, identity: Identity = {}): ReadAnswer {
  const plain = fluentText(knowledge, answer);
  const masked = maskIdentity(plain, identity, { knowsWork: () => true });
  const clean = { ...masked, text: maskSpoken(masked.text, identity) };
  const phrased = clean.text.replace(phrases, (found) => ' '.repeat(found.length));
  const tokens = tokensOf(phrased, knowledge.camelWords);
  const spoken = tokens.filter(({ word }) => !isKind(word, 'filler'));
  const sentences = stretches(clean.text, spoken);
  let sentence = 0;
  const words = spoken.map((token, at): Word => {
    while (sentence < sentences.length - 1 && (sentences[sentence]?.end ?? 0) <= token.start) sentence++;
    const gap = clean.text.slice(spoken[at - 1]?.end ?? 0, token.start);
    const { word } = token;
    return {
      ...token,
      sentence,
      form: verbForm(word),
      grammar: isFunctionWord(word),
      number: /^(?:rm)?\p{N}/iu.test(token.word) || isKind(token.lemma, 'number'),
      masked: gap.includes(filler),
    };
  });
  return { clean, words, sentences };
}

/** The same answer without the words of these sentences or places. */
export function withoutWords(answer: ReadAnswer, skip: ReadonlySet<number>): ReadAnswer {
  return skip.size === 0 ? answer : { ...answer, words: answer.words.filter((_, at) => !skip.has(at)) };
}

/** A word that says something: no part of grammar, no number, no negation. */
export function isContent(word: Word): boolean {
  return (
    !word.grammar &&
    !word.number &&
    word.lemma.length > 2 &&
    /\p{L}/u.test(word.lemma) &&
    !isNegation(word.word) &&
    !isModal(word.word)
  );
}

function stretches(text: string, tokens: readonly Token[]): Span[] {
  const out: Span[] = [];
  let at = 0;
  for (const { start, end } of sentencesOf(text)) {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at++;
    const first = at;
    let from = start;
    let count = 0;
    for (; at < tokens.length && (tokens[at]?.start ?? end) < end; at++, count++) {
      const token = tokens[at];
      if (
        !token ||
        (!(at - first >= fewest && startsAnew(text, start, token)) &&
          !(count >= enough && opening.test(token.word)) &&
          count < most)
      )
        continue;
      out.push({ start: from, end: tokens[at - 1]?.end ?? token.start });
      from = token.start;
      count = 0;
    }
    out.push({ start: from, end });
  }
  return out;
}

/** A capital on a word of grammar stands where a full stop is missing; so does "I" after "i". */
function startsAnew(text: string, start: number, { word, ...token }: Token): boolean {
  if (!/^\p{Lu}/u.test(text.slice(token.start, token.end)) || !isFunctionWord(word)) return false;
  return word === 'i'
    ? /\bi\b/.test(text.slice(start, token.start))
    : /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end));
}

function maskSpoken(text: string, identity: Identity): string {
  const hide = (word: string): string => filler.repeat(word.length);
  const parts = new Set(
    (identity.fullName ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}']+/u)
      .filter((part) => part.length > 1),
  );
  // After "my name is" a part of the name is a name whatever else the word means.
  const out = text.replace(kin, hide).replace(introduced, (all: string, rest: string) => {
    let open = true;
    const masked = rest.replace(/[\p{L}\p{M}'/]+/gu, (word) => {
      open &&= parts.has(word.toLowerCase()) || /^(?:bin|binti|a\/l|a\/p)$/i.test(word);
      return open ? hide(word) : word;
    });
    return all.slice(0, all.length - rest.length) + masked;
  });
  if (parts.size === 0) return out;
  return out.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const low = word.toLowerCase();
    // "I cook rice" is said by somebody called Cook as by anybody else.
    return !parts.has(low) || isFunctionWord(low) || (word === low && isDictionaryWord(low)) ? word : hide(word);
  });
}
