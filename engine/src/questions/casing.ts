/** Writes the words of a criterion as they stand inside a sentence: names keep their capitals, other words lose them. */
import { isFunction } from '#criteria/words.ts';
import { canBe, canName, isDictionaryWord, type Token } from '#text/index.ts';

/** The share of words with a capital from which a text is a heading. */
const headingShare = 0.6;
const shortest = 4;

export type Casing = {
  inside(token: Token): string;
};

/** `names` holds how tokens of names of technologies are written. */
export function casingOf(tokens: readonly Token[], names: ReadonlyMap<Token, string>): Casing {
  const long = tokens
    .slice(tokens.length > 2 ? 1 : 0)
    .filter(({ text }) => text.length >= shortest && /\p{L}/u.test(text));
  const shouted = tokens.length > 1 && long.length > 0 && long.every(({ text }) => text === text.toUpperCase());
  const capitals = long.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  // In "SQL, Python and Tableau" the capitals are those of names.
  const listed = tokens.some((token, i) => i > 0 && !token.joined);
  const heading =
    shouted || (!listed && long.length > 0 && tokens.length > 1 && capitals >= headingShare * long.length);
  const first = tokens[0]?.start;
  return {
    inside: (token) => {
      const name = names.get(token);
      if (name !== undefined) return name;
      if (!/\p{Lu}/u.test(token.text)) return token.text;
      if (isFunction(token) && (heading || token.start === first)) return token.text.toLowerCase();
      if (shouted && isDictionaryWord(token.lemma) && token.text.length >= shortest) return token.text.toLowerCase();
      if (/\p{Lu}/u.test(token.text.slice(1)) || isProper(token)) return token.text;
      const known = isDictionaryWord(token.word) || isDictionaryWord(token.lemma);
      return known && (heading || token.start === first) ? token.text.toLowerCase() : token.text;
    },
  };
}

/** A country, a language, or what is of a country: "Malaysian". */
function isProper({ word }: Token): boolean {
  // "Patient" is a word of grammar too.
  const language = canName(word, 'person') && canName(word, 'speech') && !canBe(word, 'verb');
  if (canName(word, 'place', true) || (language && !canBe(`${word}ly`, 'adverb'))) return true;
  return /(?:[^i]an|[^tc]ian|ese|lish|nish)$/.test(word) && canName(word, 'person');
}
