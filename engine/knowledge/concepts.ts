/** Gathers concepts, their names and their kinds, so that one name in two sources is one concept. */
import { isDictionaryWord, lemmaOf, tokensOf } from '#text/index.ts';

/** Order matters: the number is stored. */
export const conceptTypes = ['occupation', 'title', 'skill', 'technology', 'tool', 'class'] as const;
export type ConceptType = (typeof conceptTypes)[number];
export type Concept = { readonly type: ConceptType; readonly label: string; readonly kinds: Set<number> };
/** How a name must be written to count: in any way, in capitals, or among words of its own trade. */
export type NameMarks = { capitals: boolean; common: boolean };
export type Name = NameMarks & { readonly key: readonly string[]; readonly concepts: Set<number> };

export type Concepts = {
  readonly concepts: Concept[];
  readonly names: Map<string, Name>;
  /** The concept of a name that is one of these types already, or a new one. */
  conceptOf(label: string, type: ConceptType, keys: readonly (readonly string[])[]): number;
  addName(key: readonly string[], concept: number, marks?: Partial<NameMarks>): void;
};

/** The labels by which a name is found: lemmas, or for a single name of a product or a short form the word itself. */
export function keyOf(text: string, exact = false): string[] {
  const tokens = tokensOf(text, new Set([text.toLowerCase(), ...text.toLowerCase().split(' ')]));
  const [only] = tokens;
  if (exact && tokens.length === 1 && only)
    return [only.lemma === only.word && !isCommon(only.word) ? only.word : `=${only.word}`];
  return tokens.map(({ lemma }) => lemma);
}

/** Keys of a name that is written as it is meant: a single capitalised word is a product, anything else is read by lemma. */
export function keysOf(name: string): string[][] {
  return /^\p{Lu}\S*$/u.test(name) ? [keyOf(name, true)] : [keyOf(name)];
}

/** Whether a word, or what it is a form of, is in the dictionary. */
export function isCommon(word: string): boolean {
  return word.length < 3 || isDictionaryWord(word) || isDictionaryWord(lemmaOf(word));
}

export function gatherConcepts(): Concepts {
  const concepts: Concept[] = [];
  const names = new Map<string, Name>();
  const addName: Concepts['addName'] = (key, concept, marks = {}) => {
    if (key.length === 0 || key.length > 12) return;
    const text = key.join(' ');
    const name = names.get(text) ?? { key, concepts: new Set(), capitals: true, common: true };
    name.concepts.add(concept);
    name.capitals &&= marks.capitals ?? false;
    name.common &&= marks.common ?? false;
    names.set(text, name);
  };
  const conceptOf: Concepts['conceptOf'] = (label, type, keys) => {
    for (const key of keys)
      for (const id of names.get(key.join(' '))?.concepts ?? []) {
        const found = concepts[id];
        if (found && found.type !== 'occupation' && (found.type !== 'title' || type === 'title')) return id;
      }
    concepts.push({ type, label, kinds: new Set() });
    // A word that counts as it is written needs marks, so whoever asks adds that name.
    for (const key of keys) if (key.length > 1 || !key[0]?.startsWith('=')) addName(key, concepts.length - 1);
    return concepts.length - 1;
  };
  return { concepts, names, conceptOf, addName };
}
