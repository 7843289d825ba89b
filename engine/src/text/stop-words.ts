/** Words of grammar and of any text, in English and Malay: they never count. */
import { entriesOf } from './lists.ts';

const stopWords = new Set(entriesOf('stop'));

/** Whether a word in lower case is one of them. */
export function isStop(word: string): boolean {
  return stopWords.has(word);
}
