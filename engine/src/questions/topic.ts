/** Reads a criterion of any wording as something that can be asked about. */
import { isA, isFunction, verbAt } from '#criteria/words.ts';
import { type Knowledge, type Passage, readRequirement } from '#knowledge/index.ts';
import { qualificationsIn } from '#resume/qualification.ts';
import { canBe, isDictionaryWord } from '#text/index.ts';
import type { TopicKind } from './frames.ts';
import { namesIn } from './names.ts';
import { touchesOffLimits } from './off-limits.ts';
import { phraseOf } from './phrase.ts';

export type Topic = {
  readonly kind: TopicKind;
  /** What fits in a wording of this kind, with its quotation marks where it has some; empty for `plain`. */
  readonly phrase: string;
  /** The criterion itself where it is a question. */
  readonly question?: string;
};

const plain: Topic = { kind: 'plain', phrase: '' };
const longestCriterion = 1200;
/** A word of less weight says nothing of what is asked. */
const leastWeight = 0.1;
const mostQuoted = 20;
/** Most words of two parts that are asked about together. */
const mostOfTwo = 8;
/** Where a criterion goes on with another part. */
const partEnd = /,? with experience of .*|, (?:and )?(?=\p{L}+ing )| and (?=\p{L}+ing )/u;
const longestQuestion = 160;
/** What stands before a colon is the criterion if it is not longer; points of a good answer follow. */
const longestName = 8;
/** A criterion is no order to whoever asks. */
const order =
  /\b(?:ignore|disregard|forget|reveal|repeat|print|output|say|respond|ask|score)\b.*\b(?:instructions?|prompts?|candidate|applicant|previous|questions?|password|religion|marks?|exactly)\b/i;
const proof =
  /\b(?:certifi(?:ed|cate|cates|cation|cations)|licen[cs]ed?|licen[cs]es|regist(?:ered|ration)|permits?|clearance|trained (?:in|as)|graduates?|green card|qualifications?|qualified|chartered|degree|diploma|membership|exp|years?|yrs?)\b/i;

/** The topic of a criterion; the same for the same criterion, whoever is asked. */
export function topicOf(knowledge: Knowledge, criterion: string): Topic {
  const text = tidied(criterion);
  if (order.test(text) || touchesOffLimits(text) || !isReadable(knowledge, text)) return plain;
  const question =
    /^(?:how|what|which|when|where|why|who|(?:are|can|could|did|do|have|will|would) you)\b[^?]*\?\W*$/i.test(
      criterion.trim(),
    ) && text.length <= longestQuestion;
  // Asked once, it is no point that other wordings could name.
  if (question) return { ...plain, question: `${text.charAt(0).toUpperCase()}${text.slice(1)}?` };
  const name = nameOf(knowledge, text);
  if (proof.test(name) || qualificationsIn(name).length > 0) return quoted('qualification', name);
  const passage = readRequirement(knowledge, name);
  if (says(knowledge, passage) === 0) return plain;
  const phrase = beginningOf(knowledge, name) ?? phraseOf(knowledge, passage);
  return phrase ? { kind: 'work', phrase } : quoted('quote', name);
}

/** Of a criterion of several parts the first that can be asked about as it is, two where they are short: nobody asks for all at once. */
function beginningOf(knowledge: Knowledge, name: string): string | undefined {
  const parts = name.split(partEnd).filter(Boolean);
  if (parts[0] === name) return undefined;
  for (const own of [parts.slice(0, 2).join(' and '), ...parts]) {
    if (own.split(' ').length > mostOfTwo && own !== parts[0]) continue;
    const phrase = phraseOf(knowledge, readRequirement(knowledge, own));
    if (phrase?.includes(' ') && !/(?:,| and) \p{L}+ing$/u.test(phrase)) return phrase;
  }
  return undefined;
}

/** Without signs of lists and marks, on one line. */
function tidied(criterion: string): string {
  return criterion
    .slice(0, longestCriterion)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}"“”<>{}*_`]/gu, ' ')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N})+#%]+$/gu, '')
    .replace(/^(?:\d{1,2}[.)]|[a-z]\))\s+/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(min|max|exp|incl|yrs?)\. /gi, '$1 ')
    .replace(/([!?.,;:])[!?.,;:]+/g, '$1')
    .trim();
}

/** Latin letters, and some word that is one: known, or of consonants and vowels as words are. */
function isReadable(knowledge: Knowledge, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length < 1 || /(\p{L})\1{3}/u.test(text) || latin.length < 0.9 * letters.length) return false;
  const passage = readRequirement(knowledge, text);
  if (passage.terms.length > 0 || letters.length < 2) return passage.terms.length > 0;
  const words = passage.tokens.filter(({ word }) => /^\p{L}{3,20}$/u.test(word));
  if (new Set(words.map(({ word }) => word)).size < words.length / 2) return false;
  return words.some(
    ({ word, lemma }) => isDictionaryWord(lemma) || /^(?:[^aeiouy]{0,3}[aeiouy]{1,2}){2,}[^aeiouy]{0,2}$/.test(word),
  );
}

/** What stands before a colon, where points of a good answer follow; what follows a label, "Skills:" or "Expected:". */
function nameOf(knowledge: Knowledge, text: string): string {
  const [head = '', ...rest] = text.split(/\s*:\s+|\s+[-–—]+\s+|(?<=\p{L}{3})[.!]\s+/u);
  if (rest.length === 0) return text;
  const passage = readRequirement(knowledge, head);
  const [only, second] = passage.tokens;
  const label =
    only && !second && !canBe(only.word, 'noun') && (canBe(only.word, 'adjective') || verbAt(only, undefined));
  if (label || says(knowledge, passage) === 0)
    return nameOf(knowledge, text.slice(text.indexOf(rest[0] ?? '', head.length)));
  return passage.tokens.length <= longestName && text.startsWith(`${head}:`) ? head : text;
}

/** How many words tell what is asked: not those that could stand in any criterion. */
function says(knowledge: Knowledge, passage: Passage): number {
  const [only, second] = passage.tokens;
  if (only && !second && canBe(only.word, 'adverb')) return 0;
  const names = namesIn(knowledge, passage);
  return passage.tokens.filter((token, i) => {
    if (names.has(token) || passage.terms.some(({ first, last }) => first === i && last > i)) return true;
    const heavy = knowledge.weight(token.lemma) > leastWeight || !isDictionaryWord(token.lemma);
    return heavy && /\p{L}/u.test(token.word) && !isFunction(token) && !isA(token, 'need', 'link');
  }).length;
}

/** In quotation marks, with its first words where it is long. */
function quoted(kind: 'quote' | 'qualification', text: string): Topic {
  const own = text
    .replace(/[?!]+/g, '.')
    .replace(/[.,;:\s]+$/, '')
    .replace(/\b(\S+)(?: \1\b)+/gi, '$1');
  const words = own.split(' ');
  return { kind, phrase: words.length <= mostQuoted && own.length <= 160 ? `“${own}”` : `“${shortened(words)} …”` };
}

/** Up to a place where a part ends, else up to the limit; never inside a word. */
function shortened(words: readonly string[]): string {
  const some = words.slice(0, mostQuoted);
  const end = some.findLastIndex(
    (word, i) =>
      i >= mostQuoted / 2 && (/[,;:.]$/.test(word) || /^(?:and|or|so|which|that|to)$/i.test(words[i + 1] ?? '')),
  );
  return (end < 0 ? some : some.slice(0, end + 1))
    .map((word) => word.slice(0, 40))
    .join(' ')
    .replace(/[.,;:]+$/, '');
}
