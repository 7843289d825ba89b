/** What part of speech a word can be, by the tables of wink-lexicon and WordNet. */
import winkLemmatizer from 'wink-lemmatizer';
import tags from 'wink-lexicon/src/lexicon.js';
import senses from 'wink-lexicon/src/wn-word-senses.js';
import wordNet from 'wink-lexicon/src/wn-words.js';
import { isDictionaryWord, lemmaOf } from '#text/index.ts';

export type VerbForm = 'past' | 'ing' | 'base';

/** Tags of the closed classes: conjunctions, determiners, prepositions, modals, pronouns, particles, question words. */
const closed = /^(?:CC|DT|EX|IN|MD|PDT|PRP\$?|RP|TO|UH|WDT|WP\$?|WRB)$/;
/** The first of WordNet's lexicographer files that hold verbs; adverbs and adjectives stand before nouns. */
const firstVerbFile = 29;
const lastVerbFile = 43;
const known = new Map<string, VerbForm | null>();

/** Whether a lower-case word is of a closed class, an auxiliary or a contraction: a part of grammar, not of content. */
export function isFunctionWord(word: string): boolean {
  if (/['’]/.test(word) || auxiliary.test(word) || contraction.test(word)) return true;
  const own = Object.hasOwn(tags, word) ? tags[word] : undefined;
  return own?.some((tag) => closed.test(tag)) === true && !own.every((tag) => !closed.test(tag)) && word.length < 8;
}

/** Whether a lower-case word, in whatever form, is one of the language. */
export function isEnglishWord(word: string): boolean {
  return isFunctionWord(word) || Object.hasOwn(tags, word) || isDictionaryWord(word) || isDictionaryWord(lemmaOf(word));
}

const auxiliary =
  /^(?:be|been|being|am|is|are|was|were|do|does|did|done|have|has|had|having|not|very|too|also|just|then)$/;
const contraction = /^(?:i[md]|ive|ill|weve|theyre|theres|thats|its|gonna|wanna|dont|didnt|cant|wont)$/;

/** How a lower-case word reads as a verb; null where it cannot be one. */
export function verbForm(word: string): VerbForm | null {
  const before = known.get(word);
  if (before !== undefined) return before;
  const form = readForm(word);
  if (known.size > 20_000) known.clear();
  known.set(word, form);
  return form;
}

function readForm(word: string): VerbForm | null {
  if (!/^[a-z-]{2,}$/.test(word)) return null;
  const own = Object.hasOwn(tags, word) ? tags[word] : undefined;
  const base = winkLemmatizer.verb(word);
  if (own?.[0] === 'VBD' || own?.includes('VBD')) return 'past';
  if (base !== word) {
    if (word.endsWith('ing')) return 'ing';
    if (word.endsWith('s') && !word.endsWith('ss')) return 'base';
    return 'past';
  }
  if (/[a-z]{2}(?:[^e]ed|ied)$/.test(word) && !wordNet[word]) return 'past';
  return isVerbOfWordNet(word) || own?.some((tag) => tag === 'VB' || tag === 'VBP') ? 'base' : null;
}

function isVerbOfWordNet(word: string): boolean {
  const number = Object.hasOwn(wordNet, word) ? wordNet[word] : undefined;
  return senses[number ?? -1]?.some((file) => file >= firstVerbFile && file <= lastVerbFile) === true;
}

/** Whether a word takes back what is told: not, never, without and contractions of them. */
export function isNegation(word: string): boolean {
  return (
    /^(?:not|never|no|nor|neither|none|nobody|nothing|without|cannot|hardly)$/.test(word) ||
    /^(?:do|does|did|have|has|had|is|are|was|were|wo|ca|ai|could|would|should|must)n['’]?t$/.test(word)
  );
}

/** Whether a word makes what follows a wish, a plan or a possibility. */
export function isModal(word: string): boolean {
  return /^(?:would|could|should|will|can|may|might|shall|must|i['’]?d|i['’]ll|we['’]d|we['’]ll|hope|plan|want|wish|gonna)$/.test(
    word,
  );
}
