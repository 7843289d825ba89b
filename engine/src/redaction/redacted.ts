/** A text without what was found to tell who somebody is: each hidden stretch becomes one block of the same length, so that not even its length tells. */

/** Any change of what is hidden needs a new one: what was hidden by an earlier is then hidden anew. */
export const redactionVersion = 4;

/** What stands in place of a hidden stretch. */
const block = '█████';

/** Hidden stretches of a text, in order and apart from each other: start and end (exclusive) of each in turn. */
export type Hidden = readonly number[];

/** Further words that tell who it is, for example the name somebody signs in with. */
export interface Known {
  fullName?: string;
  /** The own name as it is known elsewhere, for example in the account. */
  names?: readonly string[];
  email?: string;
  phone?: string;
  address?: string;
  /** Where else the person says to live. */
  addresses?: readonly string[];
  /** `YYYY-MM-DD`. */
  birthDate?: string;
  /** In the person's own words, for example "Lim Ah Kow, Maju Trading, 012-345 6789". */
  references?: readonly string[];
  others?: readonly string[];
}

export interface Redacted {
  text: string;
  /** A stretch of the source as it stands in the text: what begins or ends inside a hidden one takes all of its block. */
  cut(start: number, end: number): { start: number; end: number; text: string };
}

/** All that may be shown of a text of which nothing is known yet. */
export function withheld(source: string): Redacted {
  return redactedBy(source, source === '' ? [] : [0, source.length]);
}

/** The text with its hidden stretches as blocks. Takes as long as the text has letters. */
export function redactedBy(source: string, hidden: Hidden): Redacted {
  const parts: string[] = [];
  /** Where each block begins in the new text. */
  const places: number[] = [];
  let length = 0;
  let at = 0;
  for (let i = 0; i < hidden.length; i += 2) {
    const start = hidden[i] ?? 0;
    parts.push(source.slice(at, start), block);
    places.push(length + start - at);
    length += start - at + block.length;
    at = hidden[i + 1] ?? start;
  }
  parts.push(source.slice(at));
  const text = parts.join('');
  const placeOf = (place: number, atEnd: boolean): number => {
    // The last stretch that begins before the place.
    let low = -1;
    let high = places.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((hidden[2 * middle] ?? 0) < place) low = middle;
      else high = middle - 1;
    }
    if (low < 0) return place;
    const begins = places[low] ?? 0;
    const past = place - (hidden[2 * low + 1] ?? 0);
    if (past >= 0) return begins + block.length + past;
    return atEnd ? begins + block.length : begins;
  };
  return {
    text,
    cut(from, to) {
      const start = placeOf(from, false);
      const end = placeOf(to, true);
      return { start, end, text: text.slice(start, end) };
    },
  };
}
