/** Tells the parts of speech of the words of a phrase, by wink-nlp. */
import { createRequire } from 'node:module';
import type { ItsFunction, WinkMethods } from 'wink-nlp';
import { canBe, verbOf } from './grammar.ts';
import { lemmaOf } from './lemma.ts';
import { once } from './once.ts';

/** Universal parts of speech, and what a verb's form adds to them. */
export type Tag =
  | 'adjective'
  | 'adverb'
  | 'auxiliary'
  | 'conjunction'
  | 'determiner'
  | 'gerund'
  | 'gerundOrNoun'
  | 'noun'
  | 'number'
  | 'other'
  | 'participle'
  | 'particle'
  | 'possessive'
  | 'preposition'
  | 'pronoun'
  | 'sign'
  | 'verb';
export type Tagged = { readonly text: string; readonly tag: Tag; readonly start: number; readonly end: number };

const tags: Readonly<Record<string, Tag>> = {
  ADJ: 'adjective',
  ADP: 'preposition',
  ADV: 'adverb',
  AUX: 'auxiliary',
  CCONJ: 'conjunction',
  DET: 'determiner',
  NOUN: 'noun',
  NUM: 'number',
  PART: 'particle',
  PRON: 'pronoun',
  PROPN: 'noun',
  PUNCT: 'sign',
  SCONJ: 'preposition',
  SYM: 'noun',
};

/** Loaded with the first phrase, in 0.15 s: 60 MB that whoever never reads an advert does not need. */
const tagger = once((): { nlp: WinkMethods; pos: ItsFunction<string> } => {
  const require = createRequire(import.meta.url);
  const nlp: WinkMethods = require('wink-nlp')(require('wink-eng-lite-web-model'), ['sbd', 'pos']);
  return { nlp, pos: nlp.its.pos };
});

/** The words and signs of `phrase`, read as what follows `frame`: "they are", of which a word in -ing is a verb. */
export function tagsOf(phrase: string, frame: string): Tagged[] {
  const { nlp, pos } = tagger();
  const tokens = nlp.readDoc(`${frame} ${phrase}`).tokens();
  const words = tokens.out();
  const found = tokens.out(pos);
  const skip = frame.split(' ').length;
  const all: Tagged[] = [];
  for (const [i, text] of words.entries()) {
    if (i < skip) continue;
    const start = phrase.indexOf(text, all.at(-1)?.end ?? 0);
    if (start >= 0) all.push({ text, tag: tagOf(text, found[i] ?? ''), start, end: start + text.length });
  }
  const whole = all.reduce(joined, []);
  return frame.endsWith('will') ? whole : whole.map(asNoun);
}

/** "Fast-paced" is one word, of the kind of its last part. */
function joined(before: Tagged[], token: Tagged): Tagged[] {
  const first = before.at(-2);
  const hyphen = before.at(-1);
  if (!first || hyphen?.text !== '-' || first.end !== hyphen.start || hyphen.end !== token.start)
    return [...before, token];
  const text = `${first.text}-${token.text}`;
  const tag = token.tag === 'participle' || token.tag === 'gerund' ? 'adjective' : token.tag;
  return [...before.slice(0, -2), { text, tag, start: first.start, end: token.end }];
}

/** Where nothing is done but by words in -ing, another verb that can be a noun is one: "build tools", "file purges and pulls". */
function asNoun(token: Tagged, i: number, all: readonly Tagged[]): Tagged {
  // "Accounts payable".
  if (token.tag === 'adjective' && /[ai]ble$/.test(token.text) && all[i - 1]?.tag === 'noun')
    return { ...token, tag: 'noun' };
  const told = token.tag === 'verb' && all[i - 1]?.tag !== 'particle' && all[i - 1]?.tag !== 'gerund';
  const word = token.text.toLowerCase();
  return told && (canBe(word, 'noun') || canBe(lemmaOf(word), 'noun')) ? { ...token, tag: 'noun' } : token;
}

/** The tag, with the forms of verbs told apart; "pulls" in a phrase without a subject is no third person. */
function tagOf(text: string, part: string): Tag {
  const word = text.toLowerCase();
  if (/^['’]s?$/.test(word)) return 'possessive';
  if (word === 'such') return 'adverb';
  if (word === '/') return 'sign';
  if (word.endsWith('ing') && (part === 'VERB' || (part === 'NOUN' && canBe(verbOf(word), 'verb'))))
    return part === 'NOUN' || canBe(word, 'noun') || !canBe(verbOf(word), 'verb') ? 'gerundOrNoun' : 'gerund';
  if (part !== 'VERB') return tags[part] ?? 'other';
  if (/(?:ed|en)$/.test(word)) return 'participle';
  return /[^s]s$/.test(word) && canBe(lemmaOf(word), 'noun') ? 'noun' : 'verb';
}
