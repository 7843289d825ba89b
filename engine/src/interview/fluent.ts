/** Takes out of an answer how it was spoken: words said again, broken and drawn out ones, sounds of hesitation, pauses. */

import type { CleanText } from '#text/clean.ts';
import { lemmaOf, type Token, tokensOf } from '#text/index.ts';
import { Cut } from './cut.ts';
import { isEnglishWord, isFunctionWord, verbForm } from './grammar.ts';
import { isKind } from './word-kinds.ts';

/** A word that stays so far, and how often it was said. */
type Said = Token & { times: number };
/** What is known of words beside English: those of any work, and those that have a capital inside. */
export type Vocabulary = { has(word: string): boolean; readonly camelWords: ReadonlySet<string> };

/** So many words are begun anew at most. */
const longestPhrase = 4;
/** What may stand between a word and the same one again. */
const pause = /^(?:[\s,-]|\.{2,})*$/;
/** "clo- closed": a hyphen at its end says that a word was not finished. */
const brokenOff = /^-[\s,.]/;
const hesitation = /^[aeuh]*[hmr]+$/;
/** No English word has a letter three times in a row. */
const drawnOut = /(\p{L})\1{2,}/giu;
const romanNumber = /^[ivx]+$/i;
/** A letter or word before it is part of a name: "a/l", "C++". */
const inName = /^[/&+#@]/;
/** Dots inside a sentence or between two, with the word behind them. */
const dots = /\s*\.{2,}(?=\s+([\p{L}\p{N}']+))/gu;
/** Behind these stands no pronoun, preposition or conjunction. */
const article = /^(?:an?|the|my|your|our|their|his|its)$/;
/** Behind one of these stands no other. */
const subject = /^(?:i|we|he|she|they|me|it)$/;
/** "I it" is no English. */
const notAfterI = /^i(?:ts?|tself|s|nto|nside|'\p{L}+)$/u;
/** "Th" begins a word and is none. */
const noVowel = /^[^aeiouy]+$/;

/** The same answer as it is without stammering and hesitation; one without them comes back as it is. Each character knows its place in the source. */
export function fluent(clean: CleanText, vocabulary: Vocabulary): CleanText {
  const cut = new Cut(clean);
  for (const { index, 0: found, 1: next = '' } of clean.text.matchAll(dots))
    if (goesOn(next)) cut.takeOut(index, index + found.length);
  const tokens = tokensOf(clean.text, vocabulary.camelWords).map((token) => shortened(token, cut));
  const said: Said[] = [];
  for (const [at, token] of tokens.entries()) {
    if (isSound(token, tokens[at + 1])) {
      takeOutSound(tokens, at, cut);
      continue;
    }
    said.push({ ...token, times: 1 });
    for (let n = saidAgain(said, cut, vocabulary); n > 0; n = saidAgain(said, cut, vocabulary)) {
      const [before] = said.splice(said.length - 2 * n, n);
      const now = said[said.length - n];
      if (!before || !now) break;
      if (before.word === now.word) now.times += before.times;
      cut.takeOut(before.start, now.start);
      cut.passCapital(before.start, now.start);
    }
  }
  return cut.rest();
}

/** Sentences begin with a capital, and hardly with a word that is no part of grammar. */
function goesOn(word: string): boolean {
  return /^(?:[\p{Ll}\p{N}]|I\b)/u.test(word) || !isFunctionWord(word.toLowerCase());
}

/** How many words at the end were said right before, the last of them perhaps in part; 0 where none were. */
function saidAgain(said: readonly Said[], cut: Cut, vocabulary: Vocabulary): number {
  for (let n = 1; n <= longestPhrase && 2 * n <= said.length; n++) {
    const words = said.slice(said.length - 2 * n);
    const again = words.slice(n);
    const [last, whole] = [words[n - 1], words[2 * n - 1]];
    if (!last || !whole || !again.every((word, i) => i === n - 1 || word.word === words[i]?.word)) continue;
    const gaps = words.slice(1).map((word, i) => cut.between(words[i]?.end ?? 0, word.start));
    if (!gaps.every((gap) => pause.test(gap)) || inName.test(cut.text.charAt(whole.end))) continue;
    const same = last.word === whole.word && words.some(({ word }) => /^\p{L}/u.test(word));
    const before = said[said.length - n - 2]?.word ?? '';
    if (same || isPiece(before, last, whole, gaps[n - 1] ?? '', vocabulary)) return n;
  }
  return 0;
}

/** Whether a word is only the beginning of what comes next: "c closed", "clo-closed", "in- invoices". */
function isPiece(before: string, piece: Said, whole: Said, gap: string, vocabulary: Vocabulary): boolean {
  if (!/^\p{L}/u.test(piece.text) || !/^[\p{L}']+$/u.test(whole.text)) return false;
  // Two capitals that were said once are a short form: "the IT items".
  if (piece.times === 1 && /\p{L}\p{Lu}/u.test(piece.text)) return false;
  if (whole.word.length <= piece.word.length || !whole.word.startsWith(piece.word)) return false;
  const capital = /^\p{Lu}/u.test(piece.text);
  if (piece.word.length === 1) return isLetterOf(before, piece, whole, gap);
  if (brokenOff.test(gap)) return true;
  if (capital && /^\p{Lu}/u.test(whole.text)) return noVowel.test(piece.word);
  if (article.test(piece.word) && isFunctionWord(whole.word)) return true;
  if (isFunctionWord(piece.word)) return article.test(before) || (subject.test(before) && subject.test(piece.word));
  return piece.word.length === 2
    ? verbForm(piece.word) === null
    : !isEnglishWord(piece.word) && !vocabulary.has(piece.word);
}

/** A single letter may be a word ("a", "I") or a name ("C-clamp", "grade B"). */
function isLetterOf(before: string, { word, text, times }: Said, whole: Said, gap: string): boolean {
  const sure = times > 1 || (isFunctionWord(whole.word) && !brokenOff.test(gap));
  // A letter that is a name stands before a small one: "C-clamp", "an A at school", but "M Mostly" is one word.
  const named = text !== word && !/^\p{Lu}/u.test(whole.text);
  if (gap.startsWith('-') || !/^[ai]$/.test(word)) return !named || sure;
  // Before another "a" it would be "an".
  if (word === 'a') return !named || times > 1;
  const verb = verbForm(whole.word) !== null && !/[^s]s$/.test(whole.word);
  const fitsI = !notAfterI.test(whole.word) && (isFunctionWord(whole.word) || verb || /ly$/.test(whole.word));
  if (text !== word && times === 1) return !named && !fitsI;
  return !fitsI || article.test(before) || /^(?:we|he|she|they)$/.test(before);
}

/** "Ah" before another capital is a name. */
function isSound({ word, text }: Token, next: Token | undefined): boolean {
  const named = /^\p{Lu}/u.test(text) && /^\p{Lu}\p{Ll}/u.test(next?.text ?? '');
  return isKind(word, 'filler') && hesitation.test(word) && !named;
}

/** With the commas on both its sides, so that what it parted is together again; a verb of the past keeps the one that may be its own. */
function takeOutSound(tokens: readonly Token[], at: number, cut: Cut): void {
  const [before, sound, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!sound) return;
  const ahead = cut.text.slice(before?.end ?? 0, sound.start);
  const behind = cut.text.slice(sound.end, next?.start ?? cut.text.length);
  if (next && pause.test(behind)) {
    cut.takeOut(sound.start, next.start);
    cut.passCapital(sound.start, next.start);
    const act = verbForm(next.word) === 'past' && !isFunctionWord(next.word);
    const parts = !act && /^,\s*$/.test(ahead) && behind.includes(',');
    if (parts) cut.takeOut(sound.start - ahead.length, sound.start - ahead.length + 1);
  } else if (before && pause.test(ahead)) cut.takeOut(before.end, sound.end);
}

/** "sssso" is "so", "weeeek" is "week". */
function shortened(token: Token, cut: Cut): Token {
  const { text } = token;
  const runs = [...text.matchAll(drawnOut)];
  if (runs.length === 0 || new Set(token.word).size < 2 || romanNumber.test(text) || /\p{Lu}{2}/u.test(text))
    return token;
  // At a word's beginning one letter stays, for hardly a word begins with two.
  const withLetters = (kept: number): string =>
    text.replace(drawnOut, (run: string, _: string, at: number) => run.slice(0, at === 0 ? 1 : kept));
  const isWord = (word: string): boolean => isKind(word, 'filler') || isEnglishWord(word);
  const kept = isFunctionWord(withLetters(1).toLowerCase()) || !isWord(withLetters(2).toLowerCase()) ? 1 : 2;
  const short = withLetters(kept);
  const word = short.toLowerCase();
  if (!isWord(word)) return token;
  for (const { index, 0: run } of runs)
    cut.takeOut(token.start + index + (index === 0 ? 1 : kept), token.start + index + run.length);
  return { ...token, text: short, word, lemma: lemmaOf(word) };
}
