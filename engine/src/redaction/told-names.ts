/** Finds names of people whom a text does not belong to: after titles ("Encik Lim") and around what joins a child's name to its parent's ("a/l"). */

import type { Span } from '#text/clean.ts';
import { entriesOf } from '#text/lists.ts';
import { isStop } from '#text/stop-words.ts';
import { ownFacts } from './own-words.ts';
import { isOrdinary } from './spellings.ts';

/** Whether a word names work by itself, as most of "Head of Finance" do. */
export type IsWork = (word: string) => boolean;

interface Word extends Span {
  text: string;
  low: string;
  capital: boolean;
}

/** No name has more words after its title, or before "bin". */
const mostWords = 6;
const mostBefore = 4;
const particles = new Set(entriesOf('name-particle'));

/** Takes time in proportion to the text's length. */
export function* toldNames(text: string, knowsWork: IsWork): Generator<Span> {
  const words = wordsOf(text);
  const names = reader(text, words, knowsWork);
  for (const { end, kind } of titlesIn(text)) {
    const first = firstFrom(words, end);
    const span = names.after(first, kind);
    if (span) yield span;
  }
  const { childOf } = ownFacts();
  for (const [at, { low }] of words.entries()) if (childOf.has(low)) yield* names.around(at);
}

type Kind = 'title' | 'doubtful' | 'spoken';

function* titlesIn(text: string): Generator<{ end: number; kind: Kind }> {
  for (const { 0: found, index, groups } of text.matchAll(ownFacts().title)) {
    const spoken = found === found.toLowerCase();
    if (spoken && !groups?.spoken) continue;
    const kind = spoken ? 'spoken' : isDoubtful(found, groups?.doubtful) ? 'doubtful' : 'title';
    yield { end: index + found.length, kind };
  }
}

/** "DR SITE" and "MR IMAGING" have no doctor and no mister in them. */
const isDoubtful = (title: string, doubtful: string | undefined) =>
  doubtful !== undefined || /^(?:DR|MR|MRS)$/.test(title);

/** Long because all of it looks at the same words. */
function reader(text: string, words: readonly Word[], knowsWork: IsWork) {
  const isWork = (word: Word | undefined) => word !== undefined && isOrdinary(word.low) && knowsWork(word.text);
  const joined = (before: Word | undefined, after: Word | undefined, across: RegExp): boolean =>
    before !== undefined && after !== undefined && across.test(text.slice(before.end, after.start));
  const { childOf, noName } = ownFacts();

  /** How far a name goes that begins with this word: its last word. */
  function lastFrom(first: number, small: boolean): number {
    let last = first;
    for (let at = first + 1; at < first + mostWords; at += 1) {
      const word = words[at];
      if (!word || !joined(words[last], word, /^(?:\.? |-|\.)$|^ ?@ ?$/)) break;
      const next = words[at + 1];
      if (
        (childOf.has(word.low) || particles.has(word.text)) &&
        next &&
        (next.capital || small) &&
        joined(word, next, /^\.? $/)
      )
        last = at + 1;
      else if (!(word.capital ? !endsBefore(at, first) : small && !isOrdinary(word.low) && !isStop(word.low))) break;
      else last = at;
      at = last;
    }
    return last;
  }

  /** "Mr Lim Finance Director": two words of work are no part of the name; "Dr Grace Tan" has one that is. */
  function endsBefore(at: number, first: number): boolean {
    const { low = '' } = words[at] ?? {};
    if (low.length > 1 && isStop(low)) return true;
    if (!isWork(words[at])) return false;
    const next = words[at + 1];
    return at - first > 1 || (next?.capital === true && joined(words[at], next, /^ $/) && isWork(next));
  }

  return {
    after(first: number, kind: Kind): Span | null {
      const word = words[first];
      if (!word || noName.has(word.text) || (isStop(word.low) && word.text.length > 1)) return null;
      const joins = particles.has(word.text) && (words[first + 1]?.capital || words[first + 2]?.capital) === true;
      if (kind !== 'spoken' && !word.capital && !joins) return null;
      if (kind === 'doubtful' && (word.text.length < 2 || isOrdinary(word.low))) return null;
      const last = words[lastFrom(first, kind === 'spoken')];
      return { start: word.start, end: last?.end ?? word.end };
    },
    *around(at: number): Generator<Span> {
      const [before, joining, after] = [words[at - 1], words[at], words[at + 1]];
      if (!before || !joining || !after || !joined(before, joining, /^ $/) || !joined(joining, after, /^\.? $/)) return;
      if (!isChild(before, joining, after)) return;
      let first = at - 1;
      while (first > at - mostBefore && joined(words[first - 1], words[first], /^(?: |-)$/)) {
        const word = words[first - 1];
        if (!word?.capital || isWork(word) || isStop(word.low) || noName.has(word.text)) break;
        first -= 1;
      }
      const last = lastFrom(at + 1, !after.capital);
      yield { start: words[first]?.start ?? before.start, end: words[last]?.end ?? after.end };
    },
  };

  function isChild(before: Word, joining: Word, after: Word): boolean {
    const strange = [before, after].filter(({ low }) => !isOrdinary(low) && !isStop(low)).length;
    if (before.capital && after.capital)
      return strange > 0 && ![before, after].every(isWork) && (strange > 1 || !knowsWork(before.text));
    // Spoken words have no capitals; "the blue bin behind" has no name.
    return !before.capital && !after.capital && strange === (/^bint[ie]$/.test(joining.low) ? strange || 1 : 2);
  }
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(/[asd]\/[lpo](?![\p{L}/])|\p{L}[\p{L}\p{M}'’]{0,40}/giu)) {
    const low = found.toLowerCase();
    words.push({
      start: index,
      end: index + found.length,
      text: found,
      low,
      capital: found.charAt(0) !== low.charAt(0),
    });
  }
  return words;
}

/** The place of the first word that begins at an offset or one or two signs after it; -1 for none. */
function firstFrom(words: readonly Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return (words[low]?.start ?? Number.POSITIVE_INFINITY) <= offset + 2 ? low : -1;
}
