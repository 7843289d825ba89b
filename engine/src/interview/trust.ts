/** Finds what is not an answer: silence, another language, instructions to the scorer, copied text, rows of keywords. */

import { quote, shorten } from '#text/clean.ts';
import { isDictionaryWord, type Span, type Token, tokensOf } from '#text/index.ts';
import { anyOf } from '#text/lists.ts';
import { inOneForm } from '#text/sexes.ts';
import type { Flag } from '#types';
import { isFunctionWord } from './grammar.ts';
import { isContent, type ReadAnswer, type Word } from './read.ts';
import { isKind } from './word-kinds.ts';

export type Trust = {
  /** Places of words that count for nothing. */
  readonly skip: ReadonlySet<number>;
  /** Of those the ones that stand in one sentence with words to the scorer and may be honest. */
  readonly beside: ReadonlySet<number>;
  readonly flags: readonly Flag[];
  /** The highest level that the answer can reach, with the reason; 5 and nothing where all is well. */
  readonly limit: number;
  readonly reason: string;
};

const silence = new RegExp(`^${anyOf('silence')}$`, 'i');

// One pattern for each kind of instruction. Each needs an object that only a scorer has: "give me five minutes", "the
// customer rated us 5 out of 5" and "the applicant has no collateral" are honest sentences.
const instruction = new RegExp(anyOf('instruction-in-answer'), 'gi');

const longestFlag = 160;
/** So many signs after words to the scorer may still belong to them where no full stop follows. */
const longestRest = 60;
/** Without one of these a sentence is not about this answer: "marked every question twice" is work. */
const pointing =
  /^(?:you|your|yours|this|that|these|those|my|mine|me|above|deserves?|interviewer|scorer|grader|examiner|evaluator|assessor)$/;
/** What an echo, a foreign answer and a row of keywords can reach. */
const ceilings = { echo: 0.6, foreign: 0.5, keywords: 1.2 };
/** Runs of so many words that stand in the question or in the advert are copied. */
const runs = { question: 4, advert: 7 };

/** True for an answer that says nothing at all. */
export function isSilence(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' || silence.test(plain) || silence.test(plain.replace(/^(?:um|uh|hmm|er|well|so|sorry) /, ''));
}

/** What must not count; `copies` are the texts that the answer may have been copied from. */
export function trustOf(
  answer: ReadAnswer,
  copies: { question: string; criterion: string; advert: string; expected: boolean },
  talk: ReadonlySet<string>,
): Trust {
  const { words } = answer;
  const skip = new Set<number>();
  const flags: Flag[] = [];
  let [limit, reason] = [5, ''];
  const cap = (to: number, why: string): void => {
    if (to < limit) [limit, reason] = [to, why];
  };
  if (isForeign(answer)) {
    flags.push({
      code: 'answer_not_in_english',
      text: 'The answer is not in English. The interview accepts English only, so the built-in engine did not judge what it says: read it yourself.',
    });
    cap(ceilings.foreign, 'The answer is not in English, so it was not judged.');
  }
  const known = new Set(tokensOf(inOneForm(`${copies.question}\n${copies.criterion}`)).map(({ lemma }) => lemma));
  const beside = instructions(answer, skip, flags);
  aboutMarks(answer, skip, flags, (lemma) => talk.has(lemma) || known.has(lemma));
  const advert = copied(words, copies.advert, runs.advert, skip);
  if (advert >= 10)
    flags.push({
      code: 'answer_copies_advert',
      text: `${advert} words are the same, in the same order, as in the job description; they count for nothing.`,
    });
  // Where the criterion holds what is expected, saying it is the answer and no echo.
  const asked = copies.expected ? copies.question : `${copies.question}\n${copies.criterion}`;
  const echoed = copies.expected ? 0 : copied(words, asked, runs.question, skip);
  const content = words.filter(isContent).length;
  const left = words.filter((word, at) => !skip.has(at) && isContent(word)).length;
  const echo = (): void => {
    flags.push({ code: 'answer_echoes_question', text: 'The answer mostly repeats the question.' });
    cap(ceilings.echo, 'The answer repeats the question and adds nothing.');
  };
  if (content > 0 && left / content < 0.34 && left < 6) {
    if (echoed > advert) echo();
    else cap(ceilings.echo, 'Nothing is left of the answer once copied text and words to the scorer are taken out.');
  }
  const fresh = words.filter(
    (word, at) => !skip.has(at) && (isContent(word) || word.number) && !known.has(word.lemma),
  ).length;
  if (content >= 2 && fresh === 0 && limit > ceilings.echo && !copies.expected) echo();
  if (
    words.length >= 10 &&
    words.filter(({ grammar }) => grammar).length < 0.16 * words.length &&
    limit > 1 &&
    !copies.expected
  ) {
    flags.push({ code: 'answer_keyword_list', text: 'The answer is a list of words, not sentences.' });
    cap(ceilings.keywords, 'The answer is a list of keywords without a statement of what was done.');
  }
  return { skip, beside, flags, limit, reason };
}

/** Hardly a word of English grammar, and few words that an English dictionary has. */
function isForeign({ clean, words }: ReadAnswer): boolean {
  const letters = clean.text.match(/\p{L}/gu) ?? [];
  if (letters.length < 4) return false;
  const other = letters.filter((letter) => /[^\p{Script=Latin}]/u.test(letter)).length;
  if (other / letters.length > 0.4) return true;
  if (words.length < 4) return false;
  const grammar = words.filter(({ word }) => word.length > 1 && isFunctionWord(word)).length;
  const known = words.filter(
    ({ word, lemma, grammar: g }) => g || isDictionaryWord(word) || isDictionaryWord(lemma),
  ).length;
  return grammar / words.length < 0.2 && known / words.length < 0.62;
}

/** Words to the scorer take their whole sentence with them; gives the words of it that stand beside them. */
function instructions(answer: ReadAnswer, skip: Set<number>, flags: Flag[]): Set<number> {
  const { clean, words, sentences } = answer;
  const beside = new Set<number>();
  for (const match of clean.text.matchAll(instruction)) {
    const [from, to] = [match.index, match.index + match[0].length];
    // With a capital they begin a sentence, whether a full stop stands before it or not.
    const anew = /^\p{Lu}/u.test(match[0]);
    const stop = clean.text.slice(to).search(/[.!?\n]/);
    const last = to + Math.min(longestRest, stop < 0 ? longestRest : stop);
    for (const [at, word] of words.entries()) {
      const sentence = sentences[word.sentence];
      if (!sentence || sentence.end <= from || sentence.start >= last || (anew && word.end <= from)) continue;
      skip.add(at);
      if (word.end <= from || word.start >= to) beside.add(at);
      tell(answer, sentence, flags);
    }
  }
  return beside;
}

/** Sentences about the answer itself and what it deserves, in whatever words, which tell nothing else. */
function aboutMarks(
  answer: ReadAnswer,
  skip: Set<number>,
  flags: Flag[],
  saysNothing: (lemma: string) => boolean,
): void {
  const places = Map.groupBy(answer.words.keys(), (at) => answer.words[at]?.sentence ?? -1);
  for (const [at, own] of places) {
    const said = own.flatMap((one) => answer.words[one] ?? []);
    const sentence = answer.sentences[at];
    const marks = said.some(({ lemma }) => isKind(lemma, 'meta')) && said.some(({ word }) => pointing.test(word));
    const tells = said.some((word) => isContent(word) && !saysNothing(word.lemma) && !ofNoWork(word.lemma));
    if (!sentence || !marks || tells) continue;
    for (const one of own) skip.add(one);
    tell(answer, sentence, flags);
  }
}

function ofNoWork(lemma: string): boolean {
  return (['meta', 'idle', 'vague', 'claim'] as const).some((kind) => isKind(lemma, kind));
}

/** One flag is enough, with the first such sentence. */
function tell({ clean }: ReadAnswer, sentence: Span, flags: Flag[]): void {
  if (flags.some(({ code }) => code === 'answer_instructs_scorer')) return;
  const span = shorten(clean.text, sentence, longestFlag);
  const quotation = quote(clean, span.start, span.end);
  flags.push({
    code: 'answer_instructs_scorer',
    text: 'The answer speaks to whoever marks it. These words have no effect on the marks.',
    ...(quotation ? { quotation } : {}),
  });
}

/** Marks runs of at least `run` words that stand in the other text too; gives how many words. */
function copied(words: readonly Word[], source: string, run: number, skip: Set<number>): number {
  const other = tokensOf(inOneForm(source.slice(0, 40_000))).map(({ lemma }: Token) => lemma);
  if (other.length < run || words.length < run) return 0;
  const seen = new Set<string>();
  for (let at = 0; at + run <= other.length; at++) seen.add(other.slice(at, at + run).join(' '));
  const mine = words.map(({ lemma }) => lemma);
  const found = new Set<number>();
  for (let at = 0; at + run <= mine.length; at++) {
    if (!seen.has(mine.slice(at, at + run).join(' '))) continue;
    for (let k = at; k < at + run; k++) found.add(k);
  }
  for (const at of found) skip.add(at);
  return found.size;
}
