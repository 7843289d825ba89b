/** What parts of speech a word can be, and its verbs' forms, by WordNet. */
import winkLemmatizer from 'wink-lemmatizer';
import verbExceptions from 'wink-lexicon/src/wn-verb-exceptions.js';
import wordSenses from 'wink-lexicon/src/wn-word-senses.js';
import wordNet from 'wink-lexicon/src/wn-words.js';

export type Speech = 'adjective' | 'adverb' | 'noun' | 'verb';

/** WordNet's files of senses: adjectives 0 and 1, adverbs 2, nouns 3 to 28, verbs 29 to 43. */
function speechOf(sense: number): Speech {
  if (sense < 2) return 'adjective';
  if (sense === 2) return 'adverb';
  return sense < 29 ? 'noun' : 'verb';
}

/** Whether a lower-case word in its dictionary form can be of a part of speech; a word that WordNet does not know is of none. */
export function canBe(word: string, speech: Speech): boolean {
  const number = wordNet[word];
  if (typeof number !== 'number') return false;
  return (wordSenses[number] ?? []).some((sense) => speechOf(sense) === speech);
}

/** WordNet's files of nouns: persons, traits and feelings, what is in a mind or done by one, languages, places, made things. */
const nounFiles = {
  person: [18],
  trait: [7, 12],
  mind: [4, 7, 9, 11, 12, 14, 16, 26],
  speech: [10],
  place: [15],
  artifact: [6],
} as const;

/** Whether a lower-case noun in its dictionary form can name such a thing; `only` where it can be nothing else at all. */
export function canName(word: string, what: keyof typeof nounFiles, only = false): boolean {
  const senses = (wordSenses[wordNet[word] ?? -1] ?? []).filter((sense) => speechOf(sense) === 'noun');
  const files: readonly number[] = nounFiles[what];
  return (
    senses.length > 0 && (only ? senses.every((one) => files.includes(one)) : senses.some((one) => files.includes(one)))
  );
}

/** Whether more of a word's senses are those of a verb than of anything else. */
export function isMostlyVerb(word: string): boolean {
  const senses = wordSenses[wordNet[word] ?? -1] ?? [];
  return senses.filter((sense) => speechOf(sense) === 'verb').length * 2 > senses.length;
}

/** WordNet's file of verbs of feeling. */
const feelings = 37;

/** Whether a lower-case verb in its dictionary form most often names a feeling: to love, to enjoy. */
export function isFeeling(verb: string): boolean {
  const senses = (wordSenses[wordNet[verb] ?? -1] ?? []).filter((sense) => speechOf(sense) === 'verb');
  return senses.filter((sense) => sense === feelings).length * 2 >= senses.length && senses.includes(feelings);
}

/** The base form of a lower-case verb, whatever its form; the word itself where it is none. */
export function verbOf(word: string): string {
  return winkLemmatizer.verb(word);
}

/** The -ing form of a verb in its base form: plan, planning; make, making; tie, tying. */
export function gerundOf(verb: string): string {
  const doubled = `${verb}${verb.slice(-1)}ing`;
  if (verbExceptions[doubled] === verb) return doubled;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
