/** Reads words through letters of other scripts that look like Latin ones. */
import { entriesOf } from './lists.ts';

// Letters of other scripts that look like Latin ones; each pair is one foreign letter and the Latin one.
const lookalikes = new Map(entriesOf('lookalike').map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]));
const foreignLetters = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A word of Latin letters and their doubles is the Latin word; words of another script stay what they are. */
export function unmask(text: string): string {
  if (!foreignLetters.test(text)) return text;
  return text.replace(/[\p{L}]{2,60}/gu, (word) => {
    if (!foreignLetters.test(word) || !/[a-z]/i.test(word)) return word;
    const plain = [...word].map((char) => lookalikes.get(char) ?? char).join('');
    return plain.length === word.length && !foreignLetters.test(plain) ? plain : word;
  });
}
