/** Reads in an advert what may become criteria: its clauses as phrases, each with how much the advert stresses it. */
import { aboutWork } from '#advert/sentence-model.ts';
import { dot, featuresOf, fieldOfCounts, placeOf } from '#field/index.ts';
import { type Knowledge, readRequirement } from '#knowledge/index.ts';
import { qualificationsIn } from '#resume/qualification.ts';
import {
  canBe,
  canName,
  isDictionaryWord,
  isFeeling,
  type Span,
  sentencesOf,
  type Token,
  tokensOf,
  verbOf,
} from '#text/index.ts';
import { checkCriteria } from './check.ts';
import type { Clause, ClauseKind } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { phraseOf } from './phrase.ts';
import { canEnd } from './pieces.ts';
import { aroundOf, type JobWords, type Reader, type SentenceOfWork } from './sentences.ts';
import { thingsIn } from './well-formed.ts';
import { wordsIn } from './wording.ts';
import { isA, isFunction, verbAt } from './words.ts';

/** Something that the advert says of the work, as a criterion may say it. */
export type Candidate = {
  readonly kind: ClauseKind;
  readonly phrase: string;
  /** Content lemmas with their weight, 0 to 1. */
  readonly lemmas: ReadonlyMap<string, number>;
  readonly place: Float64Array;
  readonly score: number;
  /** The sentence that it came from. */
  readonly source: Span;
};

/** What is left of a duty's stress where nothing shows that it is a task and no conduct. */
const leastTask = 0.25;
/** Letters of a sentence that is read for the things it names alone. */
const longestRead = 600;
/** A phrase whose words weigh less in the mean says nothing. */
const leastWeight = 0.15;

/** What may become a criterion, the most stressed first. */
export function candidatesOf(reader: Reader, job: JobWords, sentences: readonly SentenceOfWork[]): Candidate[] {
  const { knowledge } = reader;
  const advert = wholeOf(reader, job, sentences);
  const leftOut = companyNames(knowledge, job.description, sentences);
  const found: Candidate[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const { names, people, things } = namesIn(knowledge, sentence.text, job.title);
    const reading = {
      text: sentence.text,
      tasks: knowledge.taskVerbs(),
      names: knowledge.camelWords,
      things,
      weight: knowledge.weight,
      leftOut,
      isName: (token: Token) => names.has(token.start),
    };
    const early = 1 - (0.35 * at) / sentences.length;
    const told = (clause: Clause): Candidate[] => {
      const phrase = phraseOf(reading, clause);
      if (!phrase || (clause.kind === 'need' && people.has(clause.tokens.at(-1)?.end ?? -1))) return [];
      return isAbout(reader, clause, phrase) ? candidateOf(reader, advert, { sentence, clause, phrase, early }) : [];
    };
    const own = clausesOf(reading).flatMap(told);
    found.push(...(own.length > 0 ? own : thingClauses(sentence).flatMap(told)));
  }
  return found.sort((a, b) => b.score - a.score || a.source.start - b.source.start);
}

/** Of a sentence whose clauses say nothing, the things that it names. */
function thingClauses({ text, tokens }: SentenceOfWork): Clause[] {
  if (text.length > longestRead) return [];
  return thingsIn(text).map(({ start, end }) => ({
    kind: 'need',
    tokens: tokens.filter((token) => token.start >= start && token.end <= end),
    rest: true,
    asked: false,
  }));
}

/** Whether a phrase is about work, as far as its words tell. */
function isAbout(reader: Reader, clause: Clause, phrase: string): boolean {
  if (clause.rest && wordsIn(phrase) < 3) return false;
  if (!clause.asked && !isSureName(reader, clause.tokens)) return false;
  // An order ("Source suppliers") is one whatever its verb; "knowing" and "loving dogs" tell of no task.
  if (!isTask(reader.knowledge, clause) && !isOrder(clause)) return false;
  return !clause.tokens.some(
    (token, i, all) => i > 0 && !isA(all[i - 1], 'preposition') && isPlace(reader.knowledge, token),
  );
}

/** What all phrases of an advert are compared with. */
type Whole = {
  readonly titleLemmas: ReadonlySet<string>;
  readonly place: Float64Array;
  /** In how many sentences of work each lemma stands. */
  readonly spread: ReadonlyMap<string, number>;
};

function wholeOf({ field }: Reader, { title }: JobWords, sentences: readonly SentenceOfWork[]): Whole {
  const tokens = tokensOf(title);
  const features = new Map([...featuresOf(tokens, field.common)].map(([feature, count]) => [feature, count * 5]));
  for (const { tokens: own, work } of sentences)
    for (const [feature, count] of featuresOf(own, field.common))
      features.set(feature, (features.get(feature) ?? 0) + count * work ** 2);
  return {
    titleLemmas: new Set(tokens.map(({ lemma }) => lemma)),
    place: fieldOfCounts(field, features).place,
    spread: spreadOf(sentences),
  };
}

type Told = { sentence: SentenceOfWork; clause: Clause; phrase: string; early: number };

/** A phrase with how much the advert stresses it; none where no criterion may say it. */
function candidateOf(reader: Reader, advert: Whole, { sentence, clause, phrase, early }: Told): Candidate[] {
  const { knowledge, field } = reader;
  const { titleLemmas, spread } = advert;
  const tokens = tokensOf(phrase, knowledge.camelWords);
  const lemmas = contentOf(knowledge, tokens);
  const sum = [...lemmas.values()].reduce((total, one) => total + one, 0);
  if (lemmas.size === 0 || sum / lemmas.size < leastWeight || isUnfit(reader, clause.kind, phrase, tokens)) return [];
  if ([...lemmas.keys()].every((lemma) => titleLemmas.has(lemma))) return [];
  const place = placeOf(field, featuresOf(tokens, field.common));
  const said = (lemma: string): number => Math.log2(1 + (spread.get(lemma) ?? 1) + (titleLemmas.has(lemma) ? 2 : 0));
  const stress = [...lemmas].reduce((total, [lemma, weight]) => total + weight * said(lemma), 0) / sum;
  const score =
    sentence.work ** 2 *
    (0.2 + Math.max(0, dot(place, advert.place))) *
    Math.sqrt(sum) *
    Math.sqrt(stress) *
    early *
    (clause.rest ? 0.8 : 1) *
    (clause.kind === 'duty' ? leastTask + (1 - leastTask) * aboutWork(reader.tasks, tokens) : 0.7);
  return [
    { kind: clause.kind, phrase, lemmas, place, score, source: aroundOf(sentence, clause.tokens[0]?.start ?? 0) },
  ];
}

/** Lemmas that say something, with how much they say in a requirement. */
export function contentOf(knowledge: Knowledge, tokens: readonly Token[]): Map<string, number> {
  const lemmas = new Map<string, number>();
  for (const token of tokens)
    if (!isFunction(token) && !isA(token, 'need', 'able', 'link') && /\p{L}/u.test(token.lemma))
      lemmas.set(token.lemma, weightOf(knowledge, token.lemma));
  return lemmas;
}

/** How much a lemma says: adverts' commonest words still say something, and an unknown word is not the most telling. */
function weightOf(knowledge: Knowledge, lemma: string): number {
  return Math.min(knowledge.wordNumber(lemma) === undefined ? 0.4 : 0.8, Math.max(0.12, knowledge.weight(lemma)));
}

/**
 * Whether what stands alone names something to be known: no "TAA Creative Group", of which a word is a name that nobody
 * else knows, and no "loving dogs".
 */
function isSureName({ knowledge }: Reader, tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first?.word.endsWith('ing') && !canBe(first.word, 'noun')) return false;
  return tokens.every(
    ({ text, word, lemma }) =>
      !/^\p{Lu}/u.test(text) ||
      isDictionaryWord(word) ||
      isDictionaryWord(lemma) ||
      knowledge.wordNumber(lemma) !== undefined,
  );
}

/** A proper name of the dictionary that no occupation knows: "Coventry", no "Looker". */
function isPlace(knowledge: Knowledge, { text, word, lemma }: Token): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(text) &&
    knowledge.wordNumber(lemma) === undefined &&
    knowledge.wordNumber(word) === undefined &&
    canName(word, 'place')
  );
}

/** Whether what is done is told by a verb with which O*NET tells tasks: no "knowing" and no "loving". */
function isTask(knowledge: Knowledge, { kind, tokens }: Clause): boolean {
  return kind === 'need' || knowledge.taskVerbs().has(verbOf(tokens[0]?.word ?? ''));
}

function isOrder({ tokens: [first] }: Clause): boolean {
  const verb = verbAt(first, undefined);
  // "Full time" is no order to full.
  return verb?.form === 'base' && !isFeeling(verb.base) && !canBe(verb.base, 'adjective');
}

/** Whether a criterion must not say this: it names what is asked for elsewhere, nothing, or who a person is. */
function isUnfit({ knowledge }: Reader, kind: ClauseKind, phrase: string, tokens: readonly Token[]): boolean {
  if (
    qualificationsIn(phrase).length > 0 ||
    /^(?:related|relevant|similar|reporting to|joining an?)\b|\bother (?:dut|task)|\bprotected (?:class|status)|\b(?:we|us|our|you|your)\b/i.test(
      phrase,
    )
  )
    return true;
  const last = tokens.at(-1);
  // "DUTIES AND RESPONSIBILITIES" is a heading.
  if (tokens.length > 1 && phrase === phrase.toUpperCase() && tokens.every(({ word }) => isDictionaryWord(word)))
    return true;
  if (kind === 'need' && last && !canEnd(last) && !/^\p{Lu}/u.test(last.text)) return true;
  // "Enthusiastic engineers" are whom the company looks for.
  if (kind === 'need' && last && canName(last.lemma, 'person', true)) return true;
  // One word is enough where it is a name.
  if (kind === 'need' && tokens.length < 2 && knowledge.wordNumber(tokens[0]?.lemma ?? '') !== undefined) return true;
  if (
    kind === 'duty' &&
    !tokens.some(({ lemma, word }, i) => i > 0 && (canBe(lemma, 'noun') || !isDictionaryWord(word)))
  )
    return true;
  return checkCriteria([phrase]).some(({ kind }) => kind !== 'overlap');
}

/** In how many sentences of work each lemma stands. */
function spreadOf(sentences: readonly SentenceOfWork[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const { tokens } of sentences)
    for (const lemma of new Set(tokens.map((token) => token.lemma))) spread.set(lemma, (spread.get(lemma) ?? 0) + 1);
  return spread;
}

/** Where names of products begin, which keep their capital, where names of whom a company looks for end, and where those of things begin. */
function namesIn(
  knowledge: Knowledge,
  text: string,
  title: string,
): { names: Set<number>; people: Set<number>; things: Set<number> } {
  const { terms } = readRequirement(knowledge, text, title);
  const products = terms.filter(
    ({ start, end, concepts }) =>
      /^\p{Lu}/u.test(text.slice(start)) &&
      // "Adobe Creative Suite": of skills, one whose words all have a capital is a product as well.
      (concepts.some((id) => isProduct(knowledge, id)) || /^\p{Lu}\S*(?:\s+\p{Lu}\S*)+$/u.test(text.slice(start, end))),
  );
  const people = terms.filter(
    ({ first, last, concepts }) =>
      last > first && concepts.some((id) => /^(?:occupation|title)$/.test(knowledge.concept(id).type)),
  );
  const things = terms.filter(
    ({ first, last, concepts }) =>
      last > first && concepts.some((id) => /^(?:class|technology|tool)$/.test(knowledge.concept(id).type)),
  );
  return {
    names: new Set(products.flatMap(({ start, end }) => startsIn(text, start, end))),
    people: new Set(people.map(({ end }) => end)),
    things: new Set(things.map(({ start }) => start)),
  };
}

/** Where the words of a stretch begin. */
function startsIn(text: string, start: number, end: number): number[] {
  return [...text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => start + index);
}

/** Whether a concept of the knowledge is a technology. */
export function isProduct(knowledge: Knowledge, id: number): boolean {
  return knowledge.concept(id).type === 'technology';
}

/** Words in small letters by which the company calls itself: no words of the language, named where it speaks of itself. */
function companyNames(knowledge: Knowledge, description: string, sentences: readonly SentenceOfWork[]): Set<string> {
  const ofWork = new Set(sentences.map(({ start }) => start));
  const names = new Set<string>();
  for (const span of sentencesOf(description)) {
    if (ofWork.has(span.start)) continue;
    for (const { text, word, lemma } of tokensOf(description.slice(span.start, span.end), knowledge.camelWords))
      if (/^\p{Lu}.*\p{Ll}/u.test(text) && !isDictionaryWord(word) && knowledge.wordNumber(lemma) === undefined)
        names.add(word);
  }
  return names;
}
