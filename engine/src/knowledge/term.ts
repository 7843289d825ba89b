/** What names in a text are, once they are found. */
import type { Span } from '#text/index.ts';
import type { ConceptId } from './load.ts';

/** A name of concepts in a text: from its first token to its last, and the UTF-16 span of both. */
export type Term = Span & {
  readonly first: number;
  readonly last: number;
  /** Equal for two terms of the same words. */
  readonly name: number;
  readonly concepts: readonly ConceptId[];
  /** Whether the name is a word of the language as well, so that its company decided. */
  readonly common: boolean;
};
