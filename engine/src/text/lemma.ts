/** The dictionary form of a word, the same whatever part of speech it is used as. */
import winkLemmatizer from 'wink-lemmatizer';
import wordNet from 'wink-lexicon/src/wn-words.js';

/**
 * British endings with the American ones, which both are in WordNet where they are one word. Each rule is tried in turn;
 * a result that WordNet does not know is no word ("exercise" has no "exercize").
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(e|ation|er)$/, 'iz$1'],
  [/yse$/, 'yze'],
  [/([a-z]{3})our$/, '$1or'],
  [/([bt])re$/, '$1er'],
  [/ogue$/, 'og'],
  [/amme$/, 'am'],
  [/([ae])nce$/, '$1nse'],
  [/ractise$/, 'ractice'],
];

const known = new Map<string, string>();

/** Whether a lower-case word is in the dictionary, so that an unknown one is rather a name or a misspelling. */
export function isDictionaryWord(word: string): boolean {
  return typeof wordNet[word] === 'number';
}

/**
 * The dictionary form of a lower-case word in American spelling: "writes", "writing" and "wrote" are "write", "organised"
 * is "organize". It is the same for a verb and for its noun in -ing, because terms are told in both ways. A word that
 * WordNet does not know answers itself, without a plural's s.
 */
export function lemmaOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const lemma = lookUp(word);
  // Texts bring new words without end (names, typing errors); the common ones come back soon.
  if (known.size >= 50_000) known.clear();
  known.set(word, lemma);
  return lemma;
}

function lookUp(word: string): string {
  if (word.length < 3 || !/^[a-z']+$/.test(word)) return word;
  const plain = inflected(word);
  if (plain === word && !isDictionaryWord(word)) return withoutPlural(word);
  return american(plain);
}

/** A noun in -sis has a plural that looks like a verb's form: analyses, diagnoses. */
function inflected(word: string): string {
  const noun = winkLemmatizer.noun(word);
  if (noun.endsWith('sis')) return noun;
  const verb = winkLemmatizer.verb(word);
  return verb === word ? noun : verb;
}

function american(word: string): string {
  for (const [british, ending] of spellings) {
    const other = word.replace(british, ending);
    if (other !== word && isDictionaryWord(other)) return other;
  }
  return word;
}

/** "kpis" is "kpi"; "devops", "sass" and "kubernetes" stay as they are, because none of them is a plural. */
function withoutPlural(word: string): string {
  return /[^aeious]s$/.test(word) && word.length <= 5 ? word.slice(0, -1) : word;
}
