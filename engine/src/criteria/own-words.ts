/** Takes criteria from an advert in a language whose grammar is not known here: its own items, by position and shape. */
import { isDictionaryWord, type Span, sentencesOf, tokensOf } from '#text/index.ts';
import { capital, wordsIn } from './wording.ts';

/** Less of an English advert is never in the dictionary. */
const leastEnglish = 0.4;
const fewestWords = 4;
const mostWords = 14;
/** A list of fewer items is none. */
const fewestItems = 3;

/** Whether a text has words and most of them are of another language. */
export function isForeign(text: string): boolean {
  const words = tokensOf(text).filter(({ word }) => /^\p{L}{2,}$/u.test(word));
  const known = words.filter(({ word, lemma }) => isDictionaryWord(word) || isDictionaryWord(lemma));
  return known.length < words.length * leastEnglish;
}

/** The items of the advert's lists in their order, or its sentences where it has none, each to its first clause's end. */
export function ownItems(description: string): { text: string; source: Span }[] {
  const all = sentencesOf(description).flatMap((source) => {
    const whole = description.slice(source.start, source.end).replace(/^[\s•-]+|[\s.;]+$/gu, '');
    // A heading, an address and a salary are no work.
    if (/[:@\d]|https?/.test(whole)) return [];
    const text = capital(wordsIn(whole) > mostWords ? (/^[^,;(]+/.exec(whole)?.[0].trim() ?? '') : whole);
    const length = wordsIn(text);
    const item =
      /[•-]\s*$/u.test(description.slice(0, source.start)) || /^\s*[•-]/u.test(description.slice(source.start));
    return length < fewestWords || length > mostWords ? [] : [{ text, source, item }];
  });
  const items = all.filter(({ item }) => item);
  return items.length < fewestItems ? all : items;
}
