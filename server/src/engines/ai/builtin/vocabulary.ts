/** Finds known phrases in words: alias groups and the lexicon in one trie over stems, longest match first. */
import { practices, softGroups, toolGroups, workGroups } from './aliases.ts';
import { type AmbiguityContext, isAbbreviation, meansTool } from './ambiguity.ts';
import type { Family, Topic } from './family.ts';
import { isStop, type Token, tokenize } from './terms.ts';

/** One thing that people of some trade do, use or hold, whatever it is called. */
export interface Concept {
  readonly key: string;
  /** How it is shown. */
  readonly label: string;
  /** A tool, a language or a system rather than a kind of work. */
  readonly tool: boolean;
  /** Conduct rather than trade. */
  readonly soft: boolean;
  /** Families it speaks for: index into `Vocabulary.families`, weight 0 to 1 already divided by the root of their number. */
  readonly families: readonly { family: number; weight: number }[];
  /** Topics it belongs to: index into `Vocabulary.topics`. */
  readonly topics: readonly number[];
}

/** A known phrase found in words: tokens `first` to `last` (exclusive). */
export interface Match {
  concept: Concept;
  first: number;
  last: number;
}

/** A job title found in words, with the families it names. */
export interface TitleMatch {
  key: string;
  label: string;
  families: readonly { family: number; weight: number }[];
  first: number;
  last: number;
}

export interface Vocabulary {
  readonly families: readonly Family[];
  readonly topics: readonly (Topic & { family: number })[];
  /** Indexes of the neighbours of each family. */
  readonly neighbours: readonly ReadonlySet<number>[];
  /** Known phrases in order, none overlapping another. */
  match(tokens: readonly Token[], context?: AmbiguityContext): Match[];
  /** Known job titles in order, none overlapping another. */
  titles(tokens: readonly Token[]): TitleMatch[];
}

interface Node<T> {
  next: Map<string, Node<T>>;
  leaf?: { value: T; ambiguous: boolean; upper: boolean };
}

interface Draft {
  key: string;
  label: string;
  tool: boolean;
  soft: boolean;
  weights: Map<number, number>;
  topics: Set<number>;
}

/** Builds the vocabulary once; reading with it changes nothing in it. */
export function buildVocabulary(families: readonly Family[]): Vocabulary {
  const root: Node<Draft> = { next: new Map() };
  const drafts: Draft[] = [];
  const add = (names: string, tool: boolean): Draft => {
    const parts = names.split('|').map((one) => one.trim());
    const draft: Draft = {
      key: parts[0] ?? '',
      label: parts[0] ?? '',
      tool,
      soft: false,
      weights: new Map(),
      topics: new Set(),
    };
    drafts.push(draft);
    for (const [i, name] of parts.entries())
      insert(root, name, draft, i === 0 && parts.some((one) => one === `${name.toLowerCase()}?`));
    return draft;
  };
  for (const group of toolGroups) add(group, !practices.has(group.split(' | ')[0] ?? ''));
  for (const group of workGroups) add(group, false);
  for (const group of softGroups) add(group, false).soft = true;
  const topics = addTopics(families, root, add);
  const concepts = new Map<Draft, Concept>(drafts.map((draft) => [draft, settle(draft)]));
  const titleRoot = titleTrie(families);
  const index = new Map(families.map((family, i) => [family.key, i]));
  const neighbours = families.map(() => new Set<number>());
  for (const [i, family] of families.entries()) {
    for (const key of family.neighbours) {
      const other = index.get(key);
      if (other === undefined) throw new Error(`Unknown neighbour ${key} of ${family.key}`);
      neighbours[i]?.add(other);
      neighbours[other]?.add(i);
    }
  }
  return {
    families,
    topics,
    neighbours,
    match: (tokens, context = {}) =>
      walk(root, tokens, context).flatMap((found) => {
        const concept = concepts.get(found.value);
        return concept ? [{ concept, first: found.first, last: found.last }] : [];
      }),
    titles: (tokens) =>
      walk(titleRoot, tokens, {}).map(({ value, first, last }) => ({
        key: value.key,
        label: value.label,
        families: value.families,
        first,
        last,
      })),
  };
}

function addTopics(
  families: readonly Family[],
  root: Node<Draft>,
  add: (names: string, tool: boolean) => Draft,
): (Topic & { family: number })[] {
  const all: (Topic & { family: number })[] = [];
  for (const [number, family] of families.entries()) {
    for (const topic of family.topics) {
      const at = all.push({ ...topic, family: number }) - 1;
      for (const raw of topic.terms.split(',')) {
        const term = raw.trim();
        if (term === '') continue;
        const strong = term.endsWith('*');
        const name = strong ? term.slice(0, -1) : term;
        const draft = find(root, name) ?? add(name, topic.kind === 'tool');
        draft.weights.set(number, Math.max(draft.weights.get(number) ?? 0, strong ? 1 : 0.45));
        draft.topics.add(at);
      }
    }
  }
  return all;
}

function settle(draft: Draft): Concept {
  const share = 1 / Math.sqrt(Math.max(draft.weights.size, 1));
  return {
    key: draft.key,
    label: draft.label.replace(/[?^]$/, ''),
    tool: draft.tool,
    soft: draft.soft,
    families: [...draft.weights].map(([family, weight]) => ({ family, weight: weight * share })),
    topics: [...draft.topics],
  };
}

interface Title {
  tool: false;
  key: string;
  label: string;
  families: { family: number; weight: number }[];
}

function titleTrie(families: readonly Family[]): Node<Title> {
  const root: Node<Title> = { next: new Map() };
  const titles = new Map<string, Title>();
  for (const [family, { titles: names }] of families.entries()) {
    for (const raw of names.split(',')) {
      const name = raw.trim();
      if (name === '') continue;
      const key = stems(name).join(' ');
      const title: Title = titles.get(key) ?? { tool: false, key, label: name.replace(/[?^]$/, ''), families: [] };
      if (!titles.has(key)) insert(root, name, title, false);
      titles.set(key, title);
      if (!title.families.some((one) => one.family === family)) title.families.push({ family, weight: 1 });
    }
  }
  for (const title of titles.values()) {
    for (const one of title.families) one.weight = 1 / Math.sqrt(title.families.length);
  }
  return root;
}

/** Words inside a phrase that may be there or not: "certificate of origin", "arts and crafts". */
const linking = new Set(['of', 'and', 'the', 'a', 'an', 'to', 'for', 'in', 'on', 'at', 'with', 'from', 'by', 'or']);

function stems(phrase: string): string[] {
  const tokens = tokenize(phrase.replace(/[?^]$/, ''));
  return tokens
    .filter((token, i) => i === 0 || i === tokens.length - 1 || !linking.has(token.text))
    .map((token) => token.stem);
}

function insert<T>(root: Node<T>, name: string, value: T, ambiguous: boolean): void {
  let node = root;
  for (const stem of stems(name)) {
    const next = node.next.get(stem) ?? { next: new Map() };
    node.next.set(stem, next);
    node = next;
  }
  if (node === root || node.leaf) return;
  node.leaf = { value, ambiguous: ambiguous || name.endsWith('?'), upper: name.endsWith('^') };
}

function find<T>(root: Node<T>, name: string): T | undefined {
  let node: Node<T> | undefined = root;
  for (const stem of stems(name)) node = node?.next.get(stem);
  return node === root ? undefined : node?.leaf?.value;
}

interface Found<T> {
  value: T;
  first: number;
  last: number;
  doubtful: boolean;
}

/** Longest match at each word; grammar words inside a phrase are skipped, so "closing of the accounts" is "closing accounts". */
function walk<T extends { tool: boolean }>(
  root: Node<T>,
  tokens: readonly Token[],
  context: AmbiguityContext,
): Found<T>[] {
  const found: Found<T>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const best = longest(root, tokens, at, context);
    if (best) found.push(best);
    at = best ? best.last : at + 1;
  }
  if (!found.some((one) => one.doubtful)) return found;
  return found.filter((one, i) => {
    if (!one.doubtful) return true;
    const near = [found[i - 1], found[i + 1]].some(
      (other) =>
        other !== undefined &&
        !other.doubtful &&
        other.value.tool === true &&
        Math.min(Math.abs(other.first - one.last), Math.abs(one.first - other.last)) <= 2,
    );
    return meansTool(tokens, one.first, near, context);
  });
}

function longest<T>(
  root: Node<T>,
  tokens: readonly Token[],
  first: number,
  context: AmbiguityContext,
): Found<T> | undefined {
  let node: Node<T> | undefined = root.next.get(tokens[first]?.stem ?? '');
  let best: Found<T> | undefined;
  let skipped = 0;
  for (let at = first; node; ) {
    const leaf = node.leaf;
    if (leaf && (!leaf.upper || isAbbreviation(tokens, at, context))) {
      best = { value: leaf.value, first, last: at + 1, doubtful: leaf.ambiguous };
    }
    at += 1;
    let token = tokens[at];
    while (token?.near && !node.next.has(token.stem) && isStop(token.text) && skipped < 2) {
      skipped += 1;
      at += 1;
      token = tokens[at];
    }
    node = token?.near ? node.next.get(token.stem) : undefined;
  }
  return best;
}
