/** Finds the words of a criterion that name technologies, with how they are written. */
import type { Knowledge, Passage } from '#knowledge/index.ts';
import { isDictionaryWord, type Token } from '#text/index.ts';

/** What follows a name that is no word of what comes after it. */
const alone = /^(?:$| ?[,/&]| (?:and|or) )/;

/** A name of plain words ("records management") is none. */
export function namesIn(knowledge: Knowledge, { tokens, terms, text }: Passage): Map<Token, string> {
  const names = new Map<Token, string>();
  // A longer name is the better one: Microsoft Word, not Microsoft and word.
  const longest = terms.toSorted((a, b) => b.last - b.first - (a.last - a.first));
  for (const { first, last, start, end, concepts, common } of longest) {
    const part = tokens.slice(first, last + 1);
    const id = concepts.find((one) => knowledge.concept(one).type === 'technology');
    if (id === undefined) continue;
    const named =
      knowledge.prominent(id) ||
      (common && first === last && (first > 0 || alone.test(text.slice(end))) && /^\p{Lu}/u.test(text.slice(start)));
    const plain = part.every((token) => isDictionaryWord(token.lemma));
    if (plain && (!named || part.slice(1).some((token) => !/^\p{Lu}/u.test(token.text)))) continue;
    const label = knowledge.concept(id).label;
    const words = label.toLowerCase() === text.slice(start, end).toLowerCase() ? label.split(/[ -]/) : [];
    for (const [i, token] of part.entries())
      if (!names.has(token)) names.set(token, words.length === part.length ? (words[i] ?? token.text) : token.text);
  }
  return names;
}
