/** Decides whether a name that is also a word of the language (Spring, Excel, Chef) is the name here. */
import type { Token } from '#text/index.ts';
import type { Knowledge } from './load.ts';
import type { Term } from './term.ts';

export type Surroundings = {
  readonly tokens: readonly Token[];
  readonly found: readonly Term[];
  /** Words of what stands around the text. */
  readonly around: readonly Token[];
};

/** How many words away a neighbour still is company. */
const near = 12;

/**
 * A name that is known to be ambiguous needs one of its own words or a product of the same class near it, or a capital
 * inside a sentence where what stands around has such a word or the product is known everywhere. Any other name of a product needs two signs: that it is
 * known everywhere, a capital inside a sentence, another product near it.
 */
export function standsInCompany(knowledge: Knowledge, term: Term, surroundings: Surroundings): boolean {
  const { tokens, around } = surroundings;
  const capital = capitalInside(term, tokens);
  const own = companyOf(knowledge, term);
  if (own.size > 0) {
    const close = [
      ...tokens.slice(Math.max(0, term.first - near), term.first),
      ...tokens.slice(term.last + 1, term.last + 1 + near),
    ];
    if (has(knowledge, close, own) || hasNeighbour(knowledge, term, surroundings, true)) return true;
    const written = capital && !isNumber(tokens[term.last + 1]) && term.end - term.start > 1;
    return (
      written && (has(knowledge, around, own) || (isProminent(knowledge, term) && !hasOtherReading(term, surroundings)))
    );
  }
  let signs = isProminent(knowledge, term) ? 1 : 0;
  if (capital) signs++;
  if (hasNeighbour(knowledge, term, surroundings, false)) signs++;
  return signs >= 2;
}

/** Whether a requirement means the product: by its company, or because the name stands alone. */
export function isRequired(knowledge: Knowledge, term: Term, surroundings: Surroundings): boolean {
  const { tokens, around } = surroundings;
  const own = companyOf(knowledge, term);
  if (has(knowledge, [...tokens, ...around], own) || standsInCompany(knowledge, term, surroundings)) return true;
  const alone = tokens.length === term.last - term.first + 1;
  const capital = /^\p{Lu}/u.test(tokens[term.first]?.text ?? '');
  return alone && capital && (isProminent(knowledge, term) || !hasOtherReading(term, surroundings));
}

/** Whether the same words are a plain name of something else: chef, an occupation. */
function hasOtherReading(term: Term, { found }: Surroundings): boolean {
  return found.some((other) => !other.common && other.first === term.first && other.last === term.last);
}

function isProminent(knowledge: Knowledge, { concepts }: Term): boolean {
  return concepts.some((id) => knowledge.prominent(id));
}

function companyOf(knowledge: Knowledge, { concepts }: Term): Set<number> {
  return new Set(concepts.flatMap((id) => [...(knowledge.company(id) ?? [])]));
}

function has(knowledge: Knowledge, tokens: readonly Token[], words: ReadonlySet<number>): boolean {
  return tokens.some(({ lemma }) => words.has(knowledge.wordNumber(lemma) ?? -1));
}

/** A capital that no beginning of a sentence explains. */
function capitalInside({ first }: Term, tokens: readonly Token[]): boolean {
  const token = tokens[first];
  return first > 0 && token?.joined === true && /^\p{Lu}/u.test(token.text);
}

function isNumber(token: Token | undefined): boolean {
  return token?.joined === true && /^\p{N}/u.test(token.text);
}

/** Another product near by, of the same class if `alike`. */
function hasNeighbour(knowledge: Knowledge, term: Term, { found }: Surroundings, alike: boolean): boolean {
  const own = new Set(term.concepts.flatMap((id) => [...knowledge.kinds.of(id)]));
  return found.some((other) => {
    const apart = other.first > term.last ? other.first - term.last : term.first - other.last;
    if (apart <= 0 || apart > near) return false;
    return other.concepts.some((id) => {
      if (knowledge.concept(id).type !== 'technology' || (alike && other.common && knowledge.company(id))) return false;
      return !alike || [...knowledge.kinds.of(id)].some((kind) => own.has(kind));
    });
  });
}
