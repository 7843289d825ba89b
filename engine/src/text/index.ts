/** Words, sentences and lines of a text, with their places in it. */
export { canBe, canName, gerundOf, isFeeling, isMostlyVerb, verbOf } from './grammar.ts';
export { isDictionaryWord, lemmaOf } from './lemma.ts';
export { linesOf, sentencesOf } from './sentences.ts';
export { type Tag, type Tagged, tagsOf } from './tags.ts';
export { type Span, type Token, tokensOf } from './tokens.ts';
