/** Tells of a number in an answer whether it measures a result, says when something was, or only counts. */
import type { Word } from './read.ts';
import { isKind } from './word-kinds.ts';

/** How much a number says from 0 to 1; 0 for the second part of one that is said in several words. */
export function numberWeight(words: readonly Word[], at: number): number {
  const word = words[at];
  // "Twenty five" is one number.
  if (!word || (words[at - 1]?.number && word.start - (words[at - 1]?.end ?? 0) <= 1)) return 0;
  const next = words[at + 1]?.word ?? '';
  if (
    /^(?:100|101|110|hundred|200|1000)$/.test(word.word) &&
    /^(?:percent|committed|commitment|effort|sure)$/.test(next)
  )
    return 0.01;
  if (/^(?:19|20)\d\d$/.test(word.word)) return 0.3;
  if (!/\d/.test(word.word) && /^(?:half|third|second|quarter|double)$/.test(word.word)) return 0.5;
  return /\d/.test(word.word) ? 1 : 0.7;
}

/** A time of the day, or a day of a month: "2 pm", "seven in the evening", "the 25th", "28 March". */
export function isTime(words: readonly Word[], at: number): boolean {
  const [before, word, next, third, fourth] = [at - 1, at, at + 1, at + 2, at + 3].map((i) => words[i]?.word ?? '');
  return (
    /^\d{1,2}(?:am|pm|st|nd|rd|th)$/.test(word ?? '') ||
    /^(?:am|pm|a\.m|p\.m|o['’]?clock)$/.test(next ?? '') ||
    (next === 'in' && third === 'the' && /^(?:morning|afternoon|evening|night)$/.test(fourth ?? '')) ||
    months.test(next ?? '') ||
    months.test(before ?? '')
  );
}

const months =
  /^(?:jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const spans = /^(?:second|minute|hour|day|week|month|year)$/;

/** So many words before a number belong to it. */
const toldBefore = 12;

/**
 * Whether a number says how much changed: in a range, or with a word of change near it. What was wanted or
 * offered is no result, and how long it took is none where nothing says that it became less.
 */
export function measures(words: readonly Word[], at: number, text: string): boolean {
  const word = words[at];
  if (!word) return false;
  if (inRange(words, at)) return true;
  const told = words.slice(Math.max(0, at - toldBefore), at);
  const before = told.filter(({ form }) => form !== null).at(-1);
  if (before && isKind(before.lemma, 'proposal')) return false;
  const long = words.slice(at + 1, at + 3).some(({ lemma }) => spans.test(lemma));
  // "We had no complaint in four months".
  if (long && told.some(({ word: one }) => /^(?:no|none|not|zero|never)$/.test(one))) return true;
  if (long && /^(?:in|after|within|for|over|about|last|first)$/.test(words[at - 1]?.word ?? '')) return false;
  if (/(?:RM|[$€£]) ?$/.test(text.slice(Math.max(0, word.start - 3), word.start))) return true;
  const near = [...told, ...words.slice(at, at + 9)];
  if (near.some((one) => isKind(one.lemma, 'change') || isKind(one.word, 'change'))) return true;
  const said = near.map(({ word: text }) => text).join(' ');
  return /\binstead of\b|\b(?:went|came|gone|come) (?:down|up|back)\b|\bno (?:more|longer|complaint|error)|\bwithin\b|\bsince then\b|\bevery(?:one|body)?\b.*\bon time\b/.test(
    said,
  );
}

/** "From sixty to eight a week", "from 93 to 98 percent": either of the two. */
export function inRange(words: readonly Word[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 6), at + 7);
  const own = near.findIndex(({ start }) => start === words[at]?.start);
  const isFrom = (i: number): boolean =>
    near[i - 1]?.word === 'from' &&
    near.slice(i + 1, i + 5).some(({ word }, n) => word === 'to' && hasNumber(near, i + n + 2));
  const isTo = (i: number): boolean =>
    near.slice(Math.max(0, i - 2), i).some(({ word }) => word === 'to') && near.slice(0, i).some((_, n) => isFrom(n));
  return isFrom(own) || isTo(own);
}

function hasNumber(words: readonly Word[], from: number): boolean {
  return words.slice(from, from + 2).some(({ number, word }) => number || word === 'one');
}
