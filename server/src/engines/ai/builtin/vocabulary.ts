/** Finds known phrases in words: alias groups and the lexicon in one trie over stems, longest match first. */
import { practices, softGroups, toolGroups, workGroups } from './aliases.ts';
import { type AmbiguityContext, isAbbreviation, meansTool } from './ambiguity.ts';
import { buildDeeds, type Deed } from './criteria-deeds.ts';
import { buildDutyWords, type DutyWords, plainWords } from './duty-words.ts';
import type { Family, Topic } from './family.ts';
import { meansThing } from './noun-forms.ts';
import { once } from './once.ts';
import { createStemmer, isStop, type Token, tokenize } from './terms.ts';
import { createTrie, type Node, type Trie } from './trie.ts';

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
  /** What a plain word of a trade says of it, by stem. */
  readonly words: () => ReadonlyMap<string, readonly { family: number; weight: number }[]>;
  /** What plain words say of the duties of each trade. */
  readonly duties: () => DutyWords;
  /** What each duty is called in criteria and questions, by family key and label. */
  readonly deeds: () => ReadonlyMap<string, Deed>;
  /** Known phrases in order, none overlapping another. */
  match(tokens: readonly Token[], context?: AmbiguityContext): Match[];
  /** Known job titles in order, none overlapping another. */
  titles(tokens: readonly Token[]): TitleMatch[];
}

/** A concept while the vocabulary is built. */
interface Draft {
  readonly key: string;
  readonly label: string;
  readonly tool: boolean;
  soft: boolean;
  families: readonly { family: number; weight: number }[];
  topics: readonly number[];
}

/** Builds the vocabulary once (60 ms, 8 MB); reading with it changes nothing in it. */
export function buildVocabulary(families: readonly Family[]): Vocabulary {
  const stems = phraseStems();
  const trie = createTrie<Draft>();
  const drafts: Draft[] = [];
  const add = (names: string, tool: boolean): Draft => {
    const parts = names.split('|').map((one) => one.trim());
    const [key = ''] = parts;
    const draft: Draft = { key, label: key.replace(/[?^]$/, ''), tool, soft: false, families: [], topics: [] };
    drafts.push(draft);
    for (const [i, name] of parts.entries())
      insert(trie, stems, name, draft, i === 0 && parts.some((one) => one === `${name.toLowerCase()}?`));
    return draft;
  };
  for (const group of toolGroups) add(group, !practices.has(group.split(' | ')[0] ?? ''));
  for (const group of workGroups) add(group, false);
  for (const group of softGroups) add(group, false).soft = true;
  const topics = addTopics(families, (name) => trie.find(stems(name)), add);
  for (const { families: own } of drafts) share(own);
  const titles = titleTrie(families, stems);
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
  const duties = once(() => buildDutyWords(families, topics));
  return {
    families,
    topics,
    neighbours,
    words: once(() => plainWords(families, duties())),
    duties,
    deeds: once(buildDeeds),
    match: (tokens, context = {}) =>
      walk(trie, tokens, context).flatMap(({ value, first, last }) => {
        const [word] = last - first === 1 ? tokens.slice(first, last) : [];
        return word && !meansThing(word, tokens[first - 1]) ? [] : { concept: value, first, last };
      }),
    // "Tutored" is what a tutor did, not who somebody was.
    titles: (tokens) =>
      walk(titles, tokens, {})
        .filter(({ last }) => !/ed$/.test(tokens[last - 1]?.text ?? ''))
        .map(({ value, first, last }) => ({
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
  find: (name: string) => Draft | undefined,
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
        const draft = find(name) ?? add(name, topic.kind === 'tool');
        // Families and topics come in order, so that what was added last is the only one it can be again. Spread, not
        // pushed: an array that was pushed to keeps room for 17, which made 2 MB of air.
        const weight = strong ? 1 : 0.45;
        const last = draft.families.at(-1);
        if (last?.family !== number) draft.families = [...draft.families, { family: number, weight }];
        else if (last.weight < weight) last.weight = weight;
        if (draft.topics.at(-1) !== at) draft.topics = [...draft.topics, at];
      }
    }
  }
  return all;
}

/** A name that stands for several families says less of each: its weights fall by the root of their number. */
function share(families: readonly { weight: number }[]): void {
  const part = 1 / Math.sqrt(Math.max(families.length, 1));
  for (const one of families) one.weight *= part;
}

interface Title {
  tool: false;
  key: string;
  label: string;
  families: { family: number; weight: number }[];
}

function titleTrie(families: readonly Family[], stems: Stems): Trie<Title> {
  const trie = createTrie<Title>();
  const titles: Title[] = [];
  for (const [family, { titles: names }] of families.entries()) {
    for (const raw of names.split(',')) {
      const name = raw.trim();
      if (name === '') continue;
      const parts = stems(name);
      let title = trie.find(parts);
      if (!title) {
        title = {
          tool: false,
          key: parts.join(' '),
          label: name.replace(/[?^]$/, ''),
          families: [{ family, weight: 1 }],
        };
        trie.insert(parts, { value: title, ambiguous: name.endsWith('?'), upper: name.endsWith('^') });
        titles.push(title);
      }
      if (!title.families.some((one) => one.family === family)) {
        title.families = [...title.families, { family, weight: 1 }];
      }
    }
  }
  for (const title of titles) share(title.families);
  return trie;
}

/** Words inside a phrase that may be there or not: "certificate of origin", "arts and crafts". */
const linking = new Set(['of', 'and', 'the', 'a', 'an', 'to', 'for', 'in', 'on', 'at', 'with', 'from', 'by', 'or']);

type Stems = (phrase: string) => string[];

/** Cuts phrases into stems; each word of the tables is stemmed once, which is two thirds of the cost of building. */
function phraseStems(): Stems {
  const stemOf = createStemmer();
  const forms = new Map<string, { text: string; stem: string }>();
  return (phrase) => {
    const name = phrase.replace(/[?^]$/, '');
    // Nearly all are plain words, which need no tokenizer.
    const words = /^[a-z]+(?: [a-z]+)*$/i.test(name)
      ? name.toLowerCase().split(' ')
      : tokenize(name, 0, name.length, forms);
    const out: string[] = [];
    for (const [i, word] of words.entries()) {
      const text = typeof word === 'string' ? word : word.text;
      if (i > 0 && i < words.length - 1 && linking.has(text)) continue;
      out.push(typeof word === 'string' ? stemOf(word) : word.stem);
    }
    return out;
  };
}

function insert<T>(trie: Trie<T>, stems: Stems, name: string, value: T, ambiguous: boolean): void {
  trie.insert(stems(name), { value, ambiguous: ambiguous || name.endsWith('?'), upper: name.endsWith('^') });
}

interface Found<T> {
  value: T;
  first: number;
  last: number;
  doubtful: boolean;
}

/** Longest match at each word; grammar words inside a phrase are skipped, so "closing of the accounts" is "closing accounts". */
function walk<T extends { tool: boolean }>(
  trie: Trie<T>,
  tokens: readonly Token[],
  context: AmbiguityContext,
): Found<T>[] {
  const found: Found<T>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const best = longest(trie, tokens, at, context);
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
  trie: Trie<T>,
  tokens: readonly Token[],
  first: number,
  context: AmbiguityContext,
): Found<T> | undefined {
  let node: Node | undefined = trie.step(0, tokens[first]?.stem ?? '');
  let best: Found<T> | undefined;
  let skipped = 0;
  for (let at = first; node !== undefined; ) {
    const leaf = trie.leaf(node);
    if (leaf && (!leaf.upper || isAbbreviation(tokens, at, context))) {
      best = { value: leaf.value, first, last: at + 1, doubtful: leaf.ambiguous };
    }
    at += 1;
    let token = tokens[at];
    let next: Node | undefined = token?.near ? trie.step(node, token.stem) : undefined;
    while (token?.near && next === undefined && isStop(token.text) && skipped < 2) {
      skipped += 1;
      at += 1;
      token = tokens[at];
      next = token?.near ? trie.step(node, token.stem) : undefined;
    }
    node = next;
  }
  return best;
}
