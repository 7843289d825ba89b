/** Makes a recruiter's phrase of a clause: a noun phrase that begins with a verb in -ing or names what is known. */
import { canBe, isDictionaryWord, type Token } from '#text/index.ts';
import type { Clause } from './clause.ts';
import { doubtIn, dutyStarts, inGerund } from './duties.ts';
import { wellFormed } from './well-formed.ts';
import { listed } from './wording.ts';
import { isA, isFunction, type VerbForm, verbAt } from './words.ts';

export type PhraseReading = {
  /** The sentence; offsets of tokens are into it. */
  readonly text: string;
  readonly tasks: ReadonlySet<string>;
  /** How much a lemma says in a requirement, 0 to 1. */
  readonly weight: (lemma: string) => number;
  /** As in a sentence. */
  readonly things: ReadonlySet<number>;
  /** Words in small letters that stay out: the company's name. */
  readonly leftOut: ReadonlySet<string>;
  /** Whether a word is written with its capital: a product, a language. */
  readonly isName: (token: Token) => boolean;
};

/** Longer ones are cut where a part of them ends. */
const mostWords = 9;
/** Whose it is does not matter to a reader: "our clients" are clients. */
const owners = /^(?:our|your|my|his|her|their|its|this|these|those|that)$/;
/** A word of less weight at the head of a need is praise: "strong", "proven". */
const leastAtHead = 0.2;
/** A noun of less weight before a preposition says little of what follows: "field of", "relation to". */
const leastBeforeLink = 0.3;

/** The phrase, or undefined where nothing that can be judged is left. */
export function phraseOf(reading: PhraseReading, { kind, tokens: all }: Clause): string | undefined {
  const kept = all.filter(
    ({ word }) =>
      !reading.leftOut.has(word) && !/^(?:etc|e\.?g|i\.?e)$/.test(word) && (kind === 'duty' || !owners.test(word)),
  );
  const tokens = kind === 'need' ? withoutPraise(reading, kept) : kept;
  const words = tokens.map(({ text }) => text);
  for (const [i, token] of tokens.entries()) {
    if (!lowers(reading, tokens, i)) break;
    words[i] = token.text.toLowerCase();
  }
  const phrase = words.reduce(
    (sum, word, i) => sum + (i > 0 ? between(reading, tokens[i - 1], tokens[i]) : '') + word,
    '',
  );
  if (kind === 'need') return wellFormed(kind, withAnd(phrase), mostWords);
  const form = verbAt(tokens[0], undefined)?.form ?? 'base';
  const starts = dutyStarts(phrase, form, reading.tasks);
  const duties = starts.flatMap((start, n) => dutyOf(phrase.slice(start, starts[n + 1]), form, reading.tasks) ?? []);
  return duties.length > 0 ? listed(duties) : undefined;
}

function dutyOf(text: string, form: VerbForm, tasks: ReadonlySet<string>): string | undefined {
  return wellFormed('duty', inGerund(text.slice(0, doubtIn(text, form, tasks)), form), mostWords);
}

function withoutPraise(reading: PhraseReading, tokens: readonly Token[]): Token[] {
  const from = tokens.slice(0, -1).findIndex((token, i) => !isPraise(reading, token, tokens[i + 1]));
  return tokens.slice(from < 0 ? -1 : from);
}

function isPraise(reading: PhraseReading, token: Token, next: Token | undefined): boolean {
  return (
    isFunction(token) ||
    isA(token, 'need', 'able', 'link') ||
    (isA(next, 'preposition') && reading.weight(token.lemma) < leastBeforeLink) ||
    /^(?:\d.*|years?|yrs?)$/.test(token.word) ||
    (reading.weight(token.lemma) < leastAtHead && !reading.isName(token) && canBe(token.lemma, 'adjective'))
  );
}

function between({ text }: PhraseReading, one: Token | undefined, other: Token | undefined): string {
  const gap = text.slice(one?.end ?? 0, other?.start ?? 0);
  const sign = /^\s*[,/&-]/.exec(gap)?.[0].trim();
  if (/^['’]\s+$/.test(gap)) return gap;
  if (sign === ',') return ', ';
  if (sign === '&') return ' and ';
  return sign && !/\s/.test(gap) ? sign : ' ';
}

/** The first word of a sentence loses its capital unless it is a name, and so do those after it where all have one. */
function lowers(reading: PhraseReading, tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token || reading.isName(token) || /\p{Lu}/u.test(token.text.slice(1))) return false;
  if (!isDictionaryWord(token.word) && !isDictionaryWord(token.lemma)) return false;
  if (i > 0) return /^\p{Lu}/u.test(token.text);
  const next = tokens[1];
  const titled = next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text) && !reading.isName(next);
  return (
    titled || /(?:^|[^\p{L}\s,/&]|\p{Ll})\s*$/u.test(reading.text.slice(0, token.start).replace(/\p{Ll}\s+$/u, ','))
  );
}

/** "Data flows, map reduce jobs, streaming pipelines": the last item is told as the last. */
function withAnd(phrase: string): string {
  if (!phrase.includes(', ') || / (?:and|or) /.test(phrase)) return phrase;
  const at = phrase.lastIndexOf(', ');
  return `${phrase.slice(0, at)} and ${phrase.slice(at + 2)}`;
}
