/** The shapes of tables of wink-lexicon, which comes without types. */
declare module 'wink-lexicon/src/lexicon.js' {
  /** Part-of-speech tags (Penn Treebank) of common English words, the most frequent first. */
  const tags: Record<string, readonly string[] | undefined>;
  export default tags;
}
declare module 'wink-lexicon/src/wn-word-senses.js' {
  /** By the number of a word of WordNet the lexicographer files of its senses. */
  const senses: Record<number, readonly number[] | undefined>;
  export default senses;
}
