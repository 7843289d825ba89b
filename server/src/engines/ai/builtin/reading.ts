/** Reads a stretch of text into weighted terms: known concepts first, the remaining words by their stems. */
import type { AmbiguityContext } from './ambiguity.ts';
import { isGeneric, isStop, type Token, tokenize } from './terms.ts';
import type { Span } from './text.ts';
import type { Concept, Match, Vocabulary } from './vocabulary.ts';

export interface TermUse {
  /** `@key` for a concept, else the stem. */
  key: string;
  concept: Concept | null;
  /** How much the term says about fitness for a job, 0 to 1. */
  weight: number;
  /** The table's name of it, or the word. */
  label: string;
  /** As this text has it. */
  surface: string;
}

export interface Reading {
  tokens: Token[];
  matches: Match[];
  terms: Map<string, TermUse>;
}

/** Share of a phrase's weight that its single words carry, so that "bank reconciliation" and "reconciled" are not strangers. */
const partWeight = 0.3;
const plainWeight = 0.3;

/** Reads the words of a span of the text. */
export function read(vocabulary: Vocabulary, text: string, span: Span, context: AmbiguityContext = {}): Reading {
  const tokens = tokenize(text, span.start, span.end);
  return readTokens(vocabulary, text, tokens, context);
}

/** Reads words that were cut out already. */
export function readTokens(
  vocabulary: Vocabulary,
  text: string,
  tokens: Token[],
  context: AmbiguityContext = {},
): Reading {
  const matches = vocabulary.match(tokens, context);
  const terms = new Map<string, TermUse>();
  let at = 0;
  for (const match of matches) {
    addPlain(terms, text, tokens, at, match.first, plainWeight);
    const key = `@${match.concept.key}`;
    if (!terms.has(key)) {
      const { concept } = match;
      terms.set(key, {
        key,
        concept,
        weight: conceptWeight(concept),
        label: labelOf(text, tokens, match),
        surface: surfaceOf(text, tokens, match),
      });
    }
    if (match.last - match.first > 1) addPlain(terms, text, tokens, match.first, match.last, plainWeight * partWeight);
    at = match.last;
  }
  addPlain(terms, text, tokens, at, tokens.length, plainWeight);
  return { tokens, matches, terms };
}

/** A term as it stands inside a sentence: names of things keep their capitals, kinds of work lose theirs. */
export function wording(term: Pick<TermUse, 'label' | 'concept'>): string {
  const [first = ''] = term.label.split(' ');
  const name =
    term.concept?.tool === true ||
    first !== first.charAt(0) + first.slice(1).toLowerCase() ||
    /^(?:English|Malay|Mandarin|Tamil|Bachelor)$/.test(first);
  return name ? term.label : term.label.charAt(0).toLowerCase() + term.label.slice(1);
}

/** A strong sign of some family counts most; a thing that half of all families do counts little. */
export function conceptWeight(concept: Concept): number {
  if (concept.soft) return 0.15;
  if (concept.families.length === 0) return 0.75;
  let best = 0;
  for (const { weight } of concept.families) best = Math.max(best, weight);
  return 0.35 + 0.65 * Math.min(best, 1);
}

/** The table's name of it; an abbreviation as the text has it, so that "LHDN" is not shown as "lhdn". */
function labelOf(text: string, tokens: readonly Token[], match: Match): string {
  const { label } = match.concept;
  if (label !== label.toLowerCase()) return label;
  const surface = surfaceOf(text, tokens, match);
  return surface.length <= 8 && surface === surface.toUpperCase() ? surface : label;
}

function surfaceOf(text: string, tokens: readonly Token[], match: Match): string {
  const first = tokens[match.first];
  const last = tokens[match.last - 1];
  return first && last ? text.slice(first.start, last.end).replace(/\s+/g, ' ') : '';
}

function addPlain(
  terms: Map<string, TermUse>,
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  weight: number,
): void {
  for (let i = first; i < last; i += 1) {
    const token = tokens[i];
    if (!token || token.shape === 'number' || token.text.length < 2 || isStop(token.text)) continue;
    const value = isGeneric(token.stem) ? weight * 0.08 : weight;
    const known = terms.get(token.stem);
    if (known) known.weight = Math.max(known.weight, value);
    else {
      terms.set(token.stem, {
        key: token.stem,
        concept: null,
        weight: value,
        label: text.slice(token.start, token.end).toLowerCase(),
        surface: text.slice(token.start, token.end),
      });
    }
  }
}
