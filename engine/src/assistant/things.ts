/** Words for work and its tools, by a kept list of titles, tasks and tools: neither slips of the hand nor misspelt themselves. */
import { columnOf } from '#text/lists.ts';
import { small } from './lexicon.ts';
import { sameNames, termOf } from './spellings.ts';
import type { Lookup, Term } from './types.ts';
import { nearly } from './words.ts';

const names: ReadonlySet<string> = new Set([...sameNames.flat(), ...columnOf('things')]);
const words: ReadonlySet<string> = new Set(
  [...names].flatMap((name) => name.split(/[^a-z]+/)).filter((word) => word.length > 2 && !small.has(word)),
);

/** Whether a text is the name of a title, task or tool, in letters of any size. */
export const isKnownThing = (text: string): boolean => names.has(text.toLowerCase());
/** Whether a word in small letters stands in such a name. */
export const isKnownWord = (word: string): boolean => words.has(word);

/** The thing that a word not found in any resume was probably meant to be, if one of them is. */
export async function meantThing(text: string, lookup: Pick<Lookup, 'mentioned'>): Promise<Term | null> {
  for (const name of nearThings(text)) {
    const term = termOf(name);
    if (await lookup.mentioned(term)) return term;
  }
  return null;
}

/** What a misspelt name of a thing was probably meant to be. */
function nearThings(text: string): string[] {
  const asked = text.toLowerCase();
  return [...names].filter((name) => name.length > 4 && nearly(asked, name)).slice(0, 4);
}
