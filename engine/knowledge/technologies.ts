/** Technologies and tools of O*NET with their classes, under every name that people write. */
import { type Concepts, isCommon, keyOf } from './concepts.ts';
import type { Tables } from './read.ts';
import { trailing } from './short-forms.ts';

type TechnologyRow = Tables['onet-technology-skills'][number];
type Names = { full: string; short?: string; others: string[] };

const ending = / (?:software|systems?|programs?|applications?|equipment|tools?|platform|suite|framework)$/i;

/** O*NET writes the short form after the long one: "Structured query language SQL", "Computer aided design CAD software". */
export function namesOf(label: string): Names {
  const others = new Set<string>();
  const form = trailing(label);
  const plain = label.replace(ending, '');
  // "ESRI ArcGIS software" is ArcGIS, but "Auditing software" is no auditing.
  if (!form) return { full: label, others: plain === label || isCommon(plain.toLowerCase()) ? [] : [plain] };
  others.add(form.long);
  if (form.rest !== '') others.add(`${form.long} ${form.rest}`).add(`${form.short} ${form.rest}`);
  return { full: label, short: form.short, others: [...others] };
}

/** First words of at least five technologies' names: Microsoft, Adobe, "Sun Microsystems". */
export function makersOf(labels: Iterable<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const label of labels) {
    const words = label.split(' ');
    for (const count of [1, 2]) {
      const start = words.slice(0, count).join(' ');
      if (words.length > count && /^\p{Lu}/u.test(start)) counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  return new Set(
    [...counts].filter(([start, count]) => count >= 5 && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(start)).map(([start]) => start),
  );
}

/** The name without its maker; undefined where none stands before it. */
export function withoutMaker(label: string, makers: ReadonlySet<string>): string | undefined {
  const words = label.split(' ');
  for (const count of [2, 1])
    if (words.length > count && makers.has(words.slice(0, count).join(' '))) return words.slice(count).join(' ');
  return undefined;
}

/** Adds every technology with its class; answers the concepts that each occupation uses. */
export function addTechnologies(
  gathered: Concepts,
  rows: readonly TechnologyRow[],
  usage: (code: string, concept: number) => void,
): void {
  const byLabel = Map.groupBy(rows, (row) => row.name);
  const makers = makersOf(byLabel.keys());
  const bare = Map.groupBy(
    byLabel.keys(),
    (label) => withoutMaker(label.replace(ending, ''), makers)?.toLowerCase() ?? '',
  );
  for (const kind of new Set(rows.map((row) => row.kind))) addClass(gathered, kind);
  for (const [label, uses] of byLabel) {
    const concept = addTechnology(gathered, label);
    const short = withoutMaker(label.replace(ending, ''), makers);
    const known = uses.some((row) => row.hot) || uses.length >= 10;
    // A name that two makers use, and a dictionary's word that few occupations know as a product, is no name.
    if (short !== undefined && bare.get(short.toLowerCase())?.length === 1 && (known || !isCommon(short.toLowerCase())))
      addProductName(gathered, short, concept);
    for (const row of uses) {
      const kind = classOf(gathered, row.kind);
      if (kind !== concept) gathered.concepts[concept]?.kinds.add(kind);
      usage(row.code, concept);
    }
  }
}

/** Adds every tool with its class. */
export function addTools(
  gathered: Concepts,
  rows: Tables['onet-tools-used'],
  usage: (code: string, concept: number) => void,
): void {
  for (const kind of new Set(rows.map((row) => row.kind))) addClass(gathered, kind);
  for (const [label, uses] of Map.groupBy(rows, (row) => row.name)) {
    const names = namesOf(label);
    const concept = gathered.conceptOf(label, 'tool', [keyOf(label)]);
    addOthers(gathered, names, concept);
    for (const row of uses) {
      const kind = classOf(gathered, row.kind);
      if (kind !== concept) gathered.concepts[concept]?.kinds.add(kind);
      usage(row.code, concept);
    }
  }
}

function addTechnology(gathered: Concepts, label: string): number {
  const names = namesOf(label);
  const single = !label.includes(' ');
  const concept = gathered.conceptOf(label, 'technology', [keyOf(label, single)]);
  if (single) addProductName(gathered, label, concept);
  addOthers(gathered, names, concept);
  return concept;
}

/** A single word may be a word of the language as well: it counts as written and, if that is `doubtful`, in company. */
export function addProductName(gathered: Concepts, name: string, concept: number, doubtful = true): void {
  const common = doubtful && !name.includes(' ') && isCommon(name.toLowerCase());
  gathered.addName(keyOf(name, true), concept, { common, capitals: common });
}

function addOthers(gathered: Concepts, names: Names, concept: number): void {
  for (const other of names.others) {
    if (!other.includes(' ')) addProductName(gathered, other, concept);
    else if (keyOf(other).length > 1) gathered.addName(keyOf(other), concept);
  }
  if (names.short !== undefined) addShortForm(gathered, names.short, concept);
}

/** A short form counts in small letters, too, unless these are a word. */
export function addShortForm(gathered: Concepts, short: string, concept: number): void {
  const word = short.toLowerCase();
  gathered.addName(keyOf(short, true), concept, { capitals: isCommon(word), common: false });
}

function addClass(gathered: Concepts, kind: string): void {
  const names = namesOf(kind);
  const concept = gathered.conceptOf(kind, 'class', [keyOf(kind)]);
  // "Accounting software" is no accounting, so a class is not known by what stands before its noun alone.
  if (names.short !== undefined) addOthers(gathered, names, concept);
}

function classOf(gathered: Concepts, kind: string): number {
  return gathered.conceptOf(kind, 'class', [keyOf(kind)]);
}
