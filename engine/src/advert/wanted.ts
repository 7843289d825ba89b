/** The terms of a statement of the advert and the words between them, ready to be looked for in many resumes. */
import { type Knowledge, readRequirement, unitsOf } from '#knowledge/index.ts';
import type { Span } from '#text/index.ts';

export type WantedWord = {
  readonly lemma: string;
  /** Number that all words derived from one share; undefined where none is known. */
  readonly family: number | undefined;
  /** How much it says in a requirement, 0 to 1. */
  readonly weight: number;
  /** A short form in capitals, which a word in small letters is not. */
  readonly capitals: boolean;
  /** Lemmas that show near it that something else is meant. */
  readonly strangers: ReadonlySet<string> | undefined;
};

export type WantedTerm = {
  readonly name: number;
  readonly common: boolean;
  readonly concepts: readonly number[];
  /** What the concepts are kinds of: a resume that names only these says little of the term. */
  readonly wider: ReadonlySet<number>;
};

/** A span of the advert with what it asks for; the weights of a statement's parts add up to 1. */
export type Wanted = Span & {
  readonly words: readonly WantedWord[];
  readonly term?: WantedTerm;
  readonly weight: number;
};

/** `from` is where `text` begins in the advert; `context` what stands around it. */
export function wantedIn(knowledge: Knowledge, text: string, from: number, context: string): Wanted[] {
  // A year or an amount that the resume names by chance meets nothing.
  const units = unitsOf(knowledge, readRequirement(knowledge, text, context)).filter(
    ({ weight, tokens }) => weight > 0 && tokens.some(({ lemma }) => /\p{L}/u.test(lemma)),
  );
  const all = units.reduce((sum, { weight }) => sum + weight, 0);
  return units.map(({ tokens, term, weight }) => ({
    start: from + (tokens[0]?.start ?? 0),
    end: from + (tokens.at(-1)?.end ?? 0),
    weight: weight / all,
    words: tokens
      .map(({ lemma, text: written }) => ({
        lemma,
        family: knowledge.family(lemma),
        weight: knowledge.weight(lemma),
        capitals: /^\p{Lu}{1,4}$/u.test(written),
        strangers: strangersOf(knowledge, lemma),
      }))
      .filter((word) => word.weight > 0),
    ...(term && {
      term: {
        name: term.name,
        common: term.common,
        concepts: term.concepts,
        wider: new Set(term.concepts.flatMap((id) => [...knowledge.kindsAbove(id).keys()])),
      },
    }),
  }));
}

function strangersOf(knowledge: Knowledge, lemma: string): ReadonlySet<string> | undefined {
  const numbers = knowledge.strangers(lemma);
  return numbers && new Set([...numbers].map((number) => knowledge.words[number] ?? ''));
}
