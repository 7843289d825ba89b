/** Opens the compiled knowledge and gives its tables names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '#text/once.ts';
import { type Columns, openColumns } from './columns.ts';
import { type KindsAbove, kindsAboveIn } from './kinds.ts';
import { type Lists, startsOf } from './lists.ts';

/** Number by which a concept is known in one version of the knowledge; occupations come first, in the order of their codes. */
export type ConceptId = number;
export type ConceptType = 'occupation' | 'title' | 'skill' | 'technology' | 'tool' | 'class';
/** In the order in which they are stored. */
const conceptTypes: readonly ConceptType[] = ['occupation', 'title', 'skill', 'technology', 'tool', 'class'];

export type Concept = { readonly id: ConceptId; readonly type: ConceptType; readonly label: string };

/** Names as paths of words: node 0 is the root; the child behind edge e is node e + 1. */
export type Trie = {
  /** By node: its first edge; one more entry at the end. */
  readonly firstEdge: Uint32Array;
  readonly labels: Uint32Array;
  /** By node: 0, or 1 where a name ends, plus 2 if it counts in capitals only, plus 4 if in company only. */
  readonly ends: Uint8Array;
  /** By node: the number of names that end before it, which is the name's own number where one ends. */
  readonly nameAt: Uint32Array;
};

export type Knowledge = {
  /** SHA-256 of what was compiled, in hexadecimal digits. */
  readonly version: string;
  /** Number of a lemma (or of "=word", a word that counts as it is written); undefined for one that no source uses. */
  wordNumber(lemma: string): number | undefined;
  readonly words: readonly string[];
  /** How rare a lemma is among the occupations: natural logarithm of their number over how many use it; 0 to 7. */
  idf(lemma: string): number;
  /** How much a lemma says in a requirement, 0 to 1: little where all work or most adverts say it. */
  weight(lemma: string): number;
  /** Whether one of two lemmas is derived from the other and both belong to the same work: manage and management. */
  derived(a: string, b: string): boolean;
  /** Number that all lemmas derived from one another share; undefined for a lemma without such. */
  family(lemma: string): number | undefined;
  /** Words that show near a lemma that it has another meaning than in a requirement; undefined for most lemmas. */
  strangers(lemma: string): ReadonlySet<number> | undefined;
  /** Words with a capital inside, in small letters; for `tokensOf`. */
  readonly camelWords: ReadonlySet<string>;
  readonly trie: Trie;
  /** Concepts by name. */
  readonly concepts: Lists;
  concept(id: ConceptId): Concept;
  /** What a concept is directly a kind of. */
  readonly kinds: Lists;
  /** Over several steps; see `kinds.ts`. */
  readonly kindsAbove: KindsAbove;
  /** Whether a product is known in so many occupations that its name alone means it, if written with a capital. */
  prominent(id: ConceptId): boolean;
  /** Words that stand near an ambiguous name where it means this concept; undefined where the name needs none. */
  company(id: ConceptId): ReadonlySet<number> | undefined;
  /** O*NET-SOC codes, ascending; an occupation's place here is its concept's number. */
  readonly codes: readonly string[];
  occupationOf(code: string): number | undefined;
  /** Related occupations, each doubled, plus 1 for the closest. */
  readonly related: Lists;
  /** What somebody of an occupation does, in O*NET's words without a full stop; the most typical first. */
  activities(occupation: number): string[];
  /** The verbs with which O*NET tells tasks, in their base form. */
  taskVerbs(): ReadonlySet<string>;
  /** Words of the work of an occupation, see `duties.ts`. */
  readonly columns: Columns;
};

/** The file that `npm run knowledge` writes. */
export const compiledKnowledge = join(import.meta.dirname, '..', '..', 'knowledge', 'compiled', 'knowledge.bin');

/** Reads the compiled knowledge, in about a tenth of a second; whoever calls keeps it. */
export function loadKnowledge(path = compiledKnowledge): Knowledge {
  const columns = openColumns(readFileSync(path));
  const words = columns.text('words');
  const numbers = new Map(words.map((word, number) => [word, number]));
  const frequency = columns.u16('wordFrequency');
  const codes = columns.text('codes');
  const places = new Map(codes.map((code, place) => [code, place]));
  const types = columns.u8('conceptTypes');
  const labels = once(() => columns.text('conceptLabels'));
  const prominent = columns.u8('prominent');
  const companyRows = new Map(Array.from(columns.u32('companyConcepts'), (id, row) => [id, row]));
  const company = readLists(columns, 'company');
  const kinds = readLists(columns, 'kind');
  const activities = once(() => columns.text('activities'));
  const activityItems = readLists(columns, 'activity');
  return {
    version: columns.version,
    words,
    wordNumber: (lemma) => numbers.get(lemma),
    idf: (lemma) => Math.log(codes.length / Math.max(1, frequency[numbers.get(lemma) ?? -1] ?? 1)),
    weight: weightOf(columns, numbers, codes.length),
    ...familiesOf(columns, words),
    strangers: strangersOf(columns, numbers),
    camelWords: new Set(columns.text('camelWords')),
    trie: readTrie(columns),
    concepts: readLists(columns, 'name'),
    concept: (id) => ({ id, type: conceptTypes[types[id] ?? 0] ?? 'occupation', label: labels()[id] ?? '' }),
    kinds,
    kindsAbove: kindsAboveIn(kinds),
    prominent: (id) => prominent[id] === 1,
    company: (id) => {
      const row = companyRows.get(id);
      return row === undefined ? undefined : new Set(company.of(row));
    },
    codes,
    occupationOf: (code) => places.get(code),
    related: readLists(columns, 'related'),
    activities: (occupation) => [...activityItems.of(occupation)].map((at) => activities()[at] ?? ''),
    taskVerbs: once(() => new Set(columns.text('taskVerbs'))),
    columns,
  };
}

/** Two columns, how many numbers each row has and the numbers; read when first asked for. */
function readLists(columns: Columns, name: string): Lists {
  const read = once(() => ({ starts: startsOf(columns.u16(`${name}Counts`)), items: columns.u32(`${name}Items`) }));
  return {
    get length() {
      return read().starts.length - 1;
    },
    of: (row) => {
      const { starts, items } = read();
      return items.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
    },
  };
}

function readTrie(columns: Columns): Trie {
  const ends = columns.u8('trieEnds');
  return {
    firstEdge: startsOf(columns.u16('trieEdges')),
    labels: columns.u32('trieLabels'),
    ends,
    nameAt: startsOf(ends.map((end) => (end > 0 ? 1 : 0))),
  };
}

type Numbers = ReadonlyMap<string, number>;

/** A word of one occupation in this many (natural logarithm) counts whole. */
const wholeRarity = 4;
/** Keeps the share of a word that hardly anybody uses from deciding. */
const smoothing = 0.02;

/** A word that adverts use more often than descriptions of work do ("experience", "ability") speaks of adverts. */
function weightOf(columns: Columns, numbers: Numbers, occupations: number): Knowledge['weight'] {
  const frequency = columns.u16('wordFrequency');
  const adverts = columns.u16('advertFrequency');
  const [count = 1] = columns.u16('advertCount');
  return (lemma) => {
    const number = numbers.get(lemma) ?? -1;
    const ofWork = (frequency[number] ?? 0) / occupations;
    const ofAdverts = (adverts[number] ?? 0) / count;
    const rarity = Math.min(1, -Math.log(Math.max(ofWork, 1 / occupations)) / wholeRarity);
    return rarity * Math.min(1, (ofWork + smoothing) / (ofAdverts + smoothing));
  };
}

function familiesOf(columns: Columns, words: readonly string[]): Pick<Knowledge, 'derived' | 'family'> {
  const read = once(() => {
    const families = columns.u32('families');
    return new Map(Array.from(columns.u32('familyWords'), (word, at) => [words[word], families[at]]));
  });
  const family = (lemma: string): number | undefined => read().get(lemma);
  return { family, derived: (a, b) => family(a) !== undefined && family(a) === family(b) };
}

function strangersOf(columns: Columns, numbers: Numbers): Knowledge['strangers'] {
  const rows = new Map(Array.from(columns.u32('senseWords'), (word, row) => [word, row]));
  const lists = readLists(columns, 'strangers');
  return (lemma) => {
    const row = rows.get(numbers.get(lemma) ?? -1);
    return row === undefined ? undefined : new Set(lists.of(row));
  };
}
