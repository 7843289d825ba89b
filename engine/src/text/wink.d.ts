/** The shapes of two packages that come without types. */
declare module 'wink-lemmatizer' {
  /** The dictionary form of a lower-case word read as a noun or a verb; the word itself where WordNet has none. */
  const lemmatize: { noun(word: string): string; verb(word: string): string };
  export default lemmatize;
}
declare module 'wink-lexicon/src/wn-words.js' {
  /** Every word of WordNet in its dictionary form. */
  const words: Record<string, number | undefined>;
  export default words;
}
declare module 'wink-lexicon/src/wn-word-senses.js' {
  /** By the number of a word in `wn-words.js`: WordNet's files of its senses, 0 to 43. */
  const senses: readonly (readonly number[])[];
  export default senses;
}
declare module 'wink-lexicon/src/wn-verb-exceptions.js' {
  /** Irregular forms of verbs, doubled consonants among them, with their base. */
  const exceptions: Record<string, string | undefined>;
  export default exceptions;
}
