/** A text that was read once: its words and the terms in it. */
import { type Token, tokensOf } from '#text/index.ts';
import { isRequired, type Surroundings, standsInCompany } from './company.ts';
import type { Knowledge } from './load.ts';
import type { Term } from './term.ts';

export type Passage = { readonly text: string; readonly tokens: readonly Token[]; readonly terms: readonly Term[] };

/** No name is longer. */
const longest = 12;
const endMarks = { capitals: 2, common: 4 };

/**
 * The words of a text and every term in it, by start and then by length, shorter ones inside longer ones included.
 * `context` is what stands around the text (a post's title, neighbouring lines): a name that is ambiguous is taken only
 * where the text or its context shows what it means. Takes time in proportion to the text.
 */
export function readPassage(knowledge: Knowledge, text: string, context = ''): Passage {
  const surroundings = read(knowledge, text, context);
  const { tokens, found } = surroundings;
  return {
    text,
    tokens,
    terms: found.filter((term) => !term.common || standsInCompany(knowledge, term, surroundings)),
  };
}

/**
 * The same of a short requirement such as a criterion, where a name alone means the product if it is known to be
 * ambiguous, known everywhere, or no other name; `context` is the job's title.
 */
export function readRequirement(knowledge: Knowledge, text: string, context = ''): Passage {
  const surroundings = read(knowledge, text, context);
  const { tokens, found } = surroundings;
  const products = found.filter((term) => term.common && isRequired(knowledge, term, surroundings));
  const covered = (term: Term): boolean =>
    products.some(({ first, last }) => first === term.first && last === term.last);
  return { text, tokens, terms: [...found.filter((term) => !term.common && !covered(term)), ...products] };
}

function read(knowledge: Knowledge, text: string, context: string): Surroundings {
  const tokens = tokensOf(text, knowledge.camelWords);
  const around = context === '' ? [] : tokensOf(context, knowledge.camelWords);
  return { tokens, found: findNames(knowledge, tokens), around };
}

function findNames(knowledge: Knowledge, tokens: readonly Token[]): Term[] {
  const labels = tokens.map(({ lemma, word }) => [knowledge.wordNumber(lemma), knowledge.wordNumber(`=${word}`)]);
  const found: Term[] = [];
  for (let first = 0; first < tokens.length; first++) {
    let nodes = [0];
    for (let last = first; last < tokens.length && last < first + longest && nodes.length > 0; last++) {
      if (last > first && !tokens[last]?.joined) break;
      nodes = nodes.flatMap((node) => stepsFrom(knowledge, node, labels[last] ?? []));
      for (const node of nodes) {
        const candidate = candidateAt(knowledge, tokens, node, first, last);
        if (candidate) found.push(candidate);
      }
    }
  }
  return found;
}

function stepsFrom({ trie }: Knowledge, node: number, labels: readonly (number | undefined)[]): number[] {
  const result: number[] = [];
  for (const label of labels) {
    if (label === undefined) continue;
    let low = trie.firstEdge[node] ?? 0;
    const end = trie.firstEdge[node + 1] ?? 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((trie.labels[middle] ?? 0) < label) low = middle + 1;
      else high = middle;
    }
    if (low < end && trie.labels[low] === label) result.push(low + 1);
  }
  return result;
}

function candidateAt(
  knowledge: Knowledge,
  tokens: readonly Token[],
  node: number,
  first: number,
  last: number,
): Term | undefined {
  const end = knowledge.trie.ends[node] ?? 0;
  const from = tokens[first];
  const to = tokens[last];
  if (end === 0 || !from || !to) return undefined;
  const common = (end & endMarks.common) > 0;
  // A short form that is a word in small letters: IT, SOP, PAT.
  if ((end & endMarks.capitals) > 0 && !common && !/\p{Lu}\P{Ll}*s?$/u.test(from.text.slice(1))) return undefined;
  const name = knowledge.trie.nameAt[node] ?? 0;
  return { first, last, start: from.start, end: to.end, name, concepts: [...knowledge.concepts.of(name)], common };
}
