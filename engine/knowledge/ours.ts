/** Adds what O*NET and ESCO do not know: names of Malaysia, short forms, kinds, and the company of ambiguous names. */
import { type Concepts, isCommon, keyOf, keysOf } from './concepts.ts';
import type { Tables } from './read.ts';
import { bracketed } from './short-forms.ts';
import { addProductName, addShortForm } from './technologies.ts';

export type Company = { readonly concept: number; readonly words: readonly string[] };

/** Short forms that the texts themselves explain, and ours. */
export function addShortForms(gathered: Concepts, tables: Tables): void {
  const found = [
    ...tables['onet-task-statements'].map(({ task }) => task),
    ...tables['esco-occupations'].map((row) => row.description),
  ].flatMap(bracketed);
  for (const { short, long } of [...found, ...tables['short-forms']]) {
    const concept = gathered.conceptOf(long, 'skill', [keyOf(long)]);
    addShortForm(gathered, short, concept);
  }
}

/** Other names, each with what it means and what it is a kind of. */
export function addNames(gathered: Concepts, tables: Tables): void {
  for (const { name, meaning, kind } of tables.names) {
    const concept = gathered.conceptOf(meaning, 'skill', keysOf(meaning));
    addName(gathered, meaning, concept);
    addName(gathered, name, concept);
    if (kind !== '') addKind(gathered, concept, kind);
  }
}

/** Kinds; either side may be a name that is known already. */
export function addKinds(gathered: Concepts, tables: Tables): void {
  for (const { name, kind } of tables.kinds) {
    const concept = gathered.conceptOf(name, 'skill', keysOf(name));
    addName(gathered, name, concept);
    addKind(gathered, concept, kind);
  }
}

/** A name that means something else in most texts counts in its company: words that stand near it. */
export function addAmbiguous(gathered: Concepts, tables: Tables): Company[] {
  const dangling = tables.ambiguous.filter(
    ({ meaning }) => !keysOf(meaning).some((key) => gathered.names.has(key.join(' '))),
  );
  if (dangling.length > 0)
    throw new Error(
      dangling
        .map(({ name, meaning }) => `ours/ambiguous.tsv: ${name} means ${meaning}, which no table names.`)
        .join('\n'),
    );
  return tables.ambiguous.map(({ name, meaning, company }) => {
    const concept = gathered.conceptOf(meaning, 'technology', keysOf(meaning));
    addName(gathered, meaning, concept);
    const key = keyOf(name, true);
    gathered.addName(key, concept, { common: true });
    const entry = gathered.names.get(key.join(' '));
    // Also where another source took the name for plain.
    if (entry) entry.common = true;
    return {
      concept,
      words: company
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => keyOf(word)[0] ?? word),
    };
  });
}

function addKind(gathered: Concepts, concept: number, kind: string): void {
  const above = gathered.conceptOf(kind, 'class', keysOf(kind));
  addName(gathered, kind, above);
  if (above !== concept) gathered.concepts[concept]?.kinds.add(above);
}

function addName(gathered: Concepts, name: string, concept: number): void {
  if (/^\p{Lu}[\p{L}\p{N}&/]{1,7}$/u.test(name) && /\p{Lu}.*\p{Lu}/u.test(name)) addShortForm(gathered, name, concept);
  else if (/^\p{Lu}\S*$/u.test(name) || (!name.includes(' ') && !isCommon(name)))
    addProductName(gathered, name, concept, false);
  else gathered.addName(keyOf(name), concept);
}
