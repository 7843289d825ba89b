/** Reads a criterion of any wording as something that can be asked about. */
import { capital } from '#criteria/wording.ts';
import { isA, isFunction, verbAt } from '#criteria/words.ts';
import { type Knowledge, type Passage, readRequirement } from '#knowledge/index.ts';
import { qualificationsIn } from '#resume/qualification.ts';
import { canBe, isDictionaryWord } from '#text/index.ts';
import type { TopicKind } from './frames.ts';
import { touchesOffLimits } from './off-limits.ts';

export type Topic = {
  readonly kind: TopicKind;
  /** The criterion in quotation marks; empty for `plain`. */
  readonly phrase: string;
  /** The criterion itself where it is a question. */
  readonly question?: string;
};

const plain: Topic = { kind: 'plain', phrase: '' };
const longestCriterion = 1200;
/** A word of less weight says nothing of what is asked. */
const leastWeight = 0.1;
const mostQuoted = 20;
const longestQuestion = 160;
/** What stands before a colon is the criterion if it is not longer; points of a good answer follow. */
const longestName = 8;
/** A criterion is no order to whoever asks. */
const order =
  /\b(?:ignore|disregard|forget|reveal|repeat|print|output|say|respond|ask|score)\b.*\b(?:instructions?|prompts?|candidate|applicant|previous|questions?|password|religion|marks?|exactly)\b/i;
/** Names what one has got and can show, in English and Malay. */
const proof =
  /\b(?:certifi(?:ed|cate|cates|cation|cations)|licen[cs]ed?|licen[cs]es|regist(?:ered|ration)|permits?|clearance|trained (?:in|as)|graduates?|green card|qualifications?|qualified|chartered|degree|diploma|membership|exp|years?|yrs?|ijazah|lesen|sijil|tahun)\b/i;
/** Verbs of having and being: none of them is done. */
const stative = /^(?:be|have|hold|own|possess)$/;

/** The topic of a criterion; the same for the same criterion, whoever is asked. */
export function topicOf(knowledge: Knowledge, criterion: string): Topic {
  const text = tidied(criterion);
  if (order.test(text) || touchesOffLimits(text) || !isReadable(knowledge, text)) return plain;
  const question =
    /^(?:how|what|which|when|where|why|who|(?:are|can|could|did|do|have|will|would) you)\b[^?]*\?\W*$/i.test(
      criterion.trim(),
    ) && text.length <= longestQuestion;
  // Asked once, it is no point that other wordings could name.
  if (question) return { ...plain, question: `${capital(text)}?` };
  const name = nameOf(knowledge, text);
  const passage = readRequirement(knowledge, name);
  if (!saysSomething(knowledge, passage)) return plain;
  return { kind: kindOf(knowledge, passage), phrase: quoted(name) };
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
  if (label || !saysSomething(knowledge, passage))
    return nameOf(knowledge, text.slice(text.indexOf(rest[0] ?? '', head.length)));
  return passage.tokens.length <= longestName && text.startsWith(`${head}:`) ? head : text;
}

/** Whether a word tells what is asked: not those that could stand in any criterion. */
function saysSomething(knowledge: Knowledge, { tokens, terms, text }: Passage): boolean {
  const [only, second] = tokens;
  if (only && !second && canBe(only.word, 'adverb')) return false;
  const named = terms.some(({ first, last, start, concepts }) => {
    const name =
      concepts.some((id) => knowledge.concept(id).type === 'technology') && /^\p{Lu}/u.test(text.slice(start));
    return last > first || name;
  });
  return (
    named ||
    tokens.some((token) => {
      const heavy = knowledge.weight(token.lemma) > leastWeight || !isDictionaryWord(token.lemma);
      return heavy && /\p{L}/u.test(token.word) && !isFunction(token) && !isA(token, 'need', 'link');
    })
  );
}

/** `open` where it is not certain whether it is done or held. */
function kindOf(knowledge: Knowledge, { text, tokens, terms }: Passage): TopicKind {
  const concepts = terms.flatMap((term) => term.concepts.map((id) => knowledge.concept(id)));
  const proofs = [text, ...concepts.map(({ label }) => label)].some((name) => proof.test(name));
  const first = tokens.find((token) => !isFunction(token));
  if (proofs || qualificationsIn(text).length > 0 || stative.test(first?.lemma ?? '')) return 'hold';
  const verb = verbAt(first, knowledge.taskVerbs());
  const done = verb
    ? verb.form !== 'past'
    : concepts.some(({ id, type }) => type === 'skill' || knowledge.prominent(id));
  return done ? 'work' : 'open';
}

/** In quotation marks, with its first words where it is long. */
function quoted(text: string): string {
  const own = text
    .replace(/[?!]+/g, '.')
    .replace(/[.,;:\s]+$/, '')
    .replace(/\b(\S+)(?: \1\b)+/gi, '$1');
  const words = own.split(' ');
  return words.length <= mostQuoted && own.length <= 160 ? `“${own}”` : `“${shortened(words)} …”`;
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
