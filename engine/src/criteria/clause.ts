/** A clause of an advert's sentence: something that is done or must be known. */
import type { Token } from '#text/index.ts';

export type ClauseKind = 'duty' | 'need';
/** A stretch of tokens that follow each other in one sentence. */
export type Clause = {
  readonly kind: ClauseKind;
  readonly tokens: readonly Token[];
  /** Whether it is what was left of a longer one. */
  readonly rest: boolean;
  /** Whether a word says that it is done or needed; a name that stands alone may be the company's. */
  readonly asked: boolean;
};

export type Sentence = {
  readonly text: string;
  /** Verbs that tell tasks although they are nouns as well. */
  readonly tasks: ReadonlySet<string>;
  /** Words with a capital inside, in small letters. */
  readonly names: ReadonlySet<string>;
  /** Where a name of several words begins that is a thing: "heat pumps" are not heated. */
  readonly things: ReadonlySet<number>;
};

/** A clause before it is cut to pieces. */
export type Found = Pick<Clause, 'kind' | 'tokens' | 'asked'>;
