/** Finds in an answer who did what with which result: acts, particulars, numbers, times, each with its place. */

import { canName } from '#text/grammar.ts';
import { isTime, measures, numberWeight } from './figures.ts';
import { isModal, isNegation } from './grammar.ts';
import type { QuestionKind } from './kind.ts';
import { isContent, type ReadAnswer, type Word } from './read.ts';
import { isKind } from './word-kinds.ts';

/** `measured` is a number that measures a result; `denied` an act that the answer takes back, `others` one of somebody else. */
export type FindingKind =
  | 'act'
  | 'others'
  | 'denied'
  | 'would'
  | 'detail'
  | 'number'
  | 'measured'
  | 'result'
  | 'time'
  | 'reason';
export type Finding = {
  readonly kind: FindingKind;
  /** Equal for two findings that count once. */
  readonly key: string;
  /** 0 to 1. */
  readonly weight: number;
  /** The place of its word. */
  readonly at: number;
  /** Of an act: told as what is done now or always, not as what was done. */
  readonly usual?: boolean;
};

type Subject = 'own' | 'we' | 'other' | 'none';
/** What the reader of a sentence knows where it stands. */
type State = {
  subject: Subject;
  /** Whether another subject is a person, or a person was named who may be one. */
  person: boolean;
  anchor: number;
  negated: boolean;
  modal: boolean;
  narrated: boolean;
};

const chain = /^(?:and|then|also|so|after|first|next|finally|or|immediately|quickly)$/;
const ofBeing = /^(?:be|am|is|are|was|were|been|being|im|i['’]m|get|gets|got)$/;
const others = /^(?:he|she|they|it|you|who|which|that|there|this|these|those|someone|everybody|everyone|people)$/;
const persons = /^(?:he|she|they|who|someone|everybody|everyone|people)$/;
const objects = /^(?:it|them|this|that|everything|one|up|out|down|back|off|him|her|us|me)$/;
/** What follows one of these is a noun: "a people person". */
const determiner = /^(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|no|of)$/;
const preposition = /^(?:on|in|at|for|with|by|from|under|about|into|off)$/;
/** Words behind which a noun is no subject of the verb that follows: "after the check called". */
const reach = { object: 7, chain: 14, subject: 4, denied: 12, same: 30 };
/** Words of the question that a denial holds if it denies what is asked. */
const fewestAsked = 2;
/** The key of such a denial. */
export const askedFor = 'asked';
const weights = { we: 0.7, habit: 0.5, learner: 0.8, procedure: 0.95, would: 0.4, passive: 0.3, vague: 0.12 };

/** Everything that the answer tells of work. `asked` holds the lemmas of the question and the criterion. */
export function findWork(answer: ReadAnswer, asked: ReadonlySet<string>, kind: QuestionKind): Finding[] {
  const found: Finding[] = [];
  const { words } = answer;
  const story = kind === 'story' || kind === 'intro' || kind === 'proof' || kind === 'motivation';
  const narrated = words.some(({ lemma, word }) => isKind(lemma, 'time') || word === 'after' || word === 'then');
  const state: State = {
    subject: 'none',
    person: false,
    anchor: -1,
    negated: false,
    modal: false,
    narrated,
  };
  for (const at of words.keys()) {
    if (deniesExperience(words, at)) found.push({ kind: 'denied', key: 'experience', weight: 1, at });
    if (deniesAsked(words, at, asked)) found.push({ kind: 'denied', key: `${askedFor} ${at}`, weight: 1, at });
    if (turn(state, words, at)) continue;
    if (state.subject === 'none' && namesPerson(words, at)) state.person = true;
    const act = actAt(state, words, at, asked, story);
    if (act) found.push(act);
    plain(found, answer, at, asked);
  }
  return found;
}

/** Whether a word changes who acts, or how; the state is changed with it. */
function turn(state: State, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const own = /^(?:i|i['’](?:ve|d|ll|m)|ive|im|id|ill)$/.test(word.word);
  const we = /^(?:we|we['’](?:ve|d|ll|re)|weve)$/.test(word.word);
  if (own || we)
    Object.assign(state, {
      subject: own ? 'own' : 'we',
      person: false,
      anchor: at,
      negated: false,
      modal: isModal(word.word),
    });
  else if (word.masked && word.form === 'past' && !word.grammar)
    Object.assign(state, { subject: 'other', person: true, negated: false });
  else if (isNegation(word.word)) state.negated = true;
  else if (isModal(word.word)) state.modal = true;
  else if (/^(?:but|instead|however)$/.test(word.word)) state.negated = false;
  else if (others.test(word.word) && !objectOf(words, at))
    Object.assign(state, { subject: 'other', person: persons.test(word.word) });
  else return false;
  return true;
}

/** "My boss", "the planner": somebody who may be the subject of what follows. */
function namesPerson(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    word.form !== 'past' &&
    canName(word.lemma, 'person') &&
    words.slice(Math.max(0, at - 3), at).some(({ word: before }) => /^(?:my|our|the|an?|his|her|their)$/.test(before))
  );
}

/** "I have no experience with copiers". */
function deniesExperience(words: readonly Word[], at: number): boolean {
  return (
    /^(?:no|without|lack|little)$/.test(words[at]?.word ?? '') &&
    words.slice(at + 1, at + 4).some(({ word }) => /^(?:experience|knowledge|training|idea)$/.test(word))
  );
}

/** "I haven't led a team", "I can't give you an example", "I can't say I've done that": what is asked for was not done. */
function deniesAsked(words: readonly Word[], at: number, asked: ReadonlySet<string>): boolean {
  if (!isNegation(words[at]?.word ?? '')) return false;
  const before = words.slice(Math.max(0, at - reach.subject), at);
  if (!before.some(({ word }) => /^i(?:['’]|$)|^ive$/.test(word))) return false;
  const after = words.slice(at + 1, at + reach.denied);
  if (after.some(({ lemma }) => lemma === 'example')) return true;
  if (after.some(({ lemma }, i) => lemma === 'do' && /^(?:that|this|it|so)$/.test(after[i + 1]?.word ?? '')))
    return true;
  return after.filter((word) => isContent(word) && asked.has(word.lemma)).length >= fewestAsked;
}

/** "Fixed it and": a pronoun behind a verb is what was acted on. */
function objectOf(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    before !== undefined &&
    !/^(?:who|which)$/.test(words[at]?.word ?? '') &&
    (before.form !== null || before.grammar) &&
    !chain.test(before.word)
  );
}

function actAt(
  state: State,
  words: readonly Word[],
  at: number,
  asked: ReadonlySet<string>,
  story: boolean,
): Finding | null {
  const word = words[at];
  if (!word?.form || word.grammar || word.number || isKind(word.lemma, 'time')) return null;
  const before = words[at - 1];
  if (isNoun(word, before)) return null;
  const behind = at - state.anchor;
  // One act follows another without a sign.
  const follows =
    state.anchor >= 0 && word.form === 'past' && behind <= reach.chain && !others.test(before?.word ?? '');
  const joined = at === 0 || follows || chain.test(before?.word ?? '') || /ly$/.test(before?.word ?? '');
  const helped = state.anchor >= 0 && behind <= 5 && words.slice(state.anchor + 1, at).every(helps);
  if (state.subject === 'other' && joined && state.anchor >= 0 && word.form === 'past' && behind <= reach.same)
    state.subject = /^we/.test(words[state.anchor]?.word ?? '') ? 'we' : 'own';
  const nounBefore = before !== undefined && isContent(before) && before.form !== 'past' && !joined;
  if (word.form === 'past' && nounBefore && !helped && at - state.anchor > 3 && state.subject === 'none')
    state.subject = 'other';
  if (state.subject === 'none' && word.form === 'past' && state.person) state.subject = 'other';
  if (state.subject === 'none' && word.form === 'past' && joined && behind > 0 && at < 3) state.subject = 'own';
  if (state.subject === 'other' && state.person && word.form === 'past')
    return { kind: 'others', key: word.lemma, weight: 1, at };
  if (state.subject !== 'own' && state.subject !== 'we') return null;
  const base = tellsAct(state, word, { helped, joined, nounBefore, behind }, story);
  if (base === 0) return null;
  const passive = ofBeing.test(before?.word ?? '') && word.form === 'past';
  const vague = isKind(word.lemma, 'vague') || isKind(word.lemma, 'claim');
  const worth =
    vague && !state.negated ? weights.vague : base * objectFactor(words, at, asked) * (passive ? weights.passive : 1);
  const kind = state.negated ? 'denied' : state.modal ? 'would' : 'act';
  // "I did not push, drew with him": not doing one thing denies no other that is told in the past tense.
  if (state.negated && word.form === 'base' && helped) state.negated = false;
  const usual = word.form === 'base' && story;
  return { kind, key: word.lemma, weight: round(worth * (state.subject === 'we' ? weights.we : 1)), at, usual };
}

/** "A call", "on watch", "the used ones", "two fixed shifts": what has the form of a verb and is none. */
function isNoun({ form }: Word, before: Word | undefined): boolean {
  const article = determiner.test(before?.word ?? '');
  if (form === 'base') return article || preposition.test(before?.word ?? '');
  return form === 'past' && (article || before?.number === true);
}

/** How surely a verb is an act of the subject: by its form and by what stands between. */
function tellsAct(
  state: State,
  { form }: Word,
  { helped, joined, nounBefore, behind }: { helped: boolean; joined: boolean; nounBefore: boolean; behind: number },
  story: boolean,
): number {
  if (form === 'past') return helped || joined ? 1 : nounBefore ? 0 : 0.7;
  if (form === 'ing') return helped ? 0.8 : joined && behind <= reach.chain ? 0.5 : 0;
  if (!helped && !(joined && !nounBefore && behind <= reach.chain)) return 0;
  return story ? (state.narrated ? weights.learner : weights.habit) : weights.procedure;
}

/** Words that may stand between a subject and its verb. */
function helps({ word, lemma, grammar }: Word): boolean {
  return (
    grammar ||
    /ly$/.test(word) ||
    isModal(word) ||
    isNegation(word) ||
    isKind(lemma, 'vague') ||
    /^(?:always|ever|even|still|once|later|decided|began|started|managed)$/.test(word)
  );
}

/** An act counts fully only with something it was done to that is neither the question's word nor a claim. */
function objectFactor(words: readonly Word[], at: number, asked: ReadonlySet<string>): number {
  let [real, claims] = [0, 0];
  for (const word of words.slice(at + 1, at + reach.object)) {
    if (/^(?:i|we)$/.test(word.word)) break;
    if (isKind(word.lemma, 'claim')) claims++;
    else if (word.number) real += 2;
    else if (isContent(word)) real += asked.has(word.lemma) ? 0.6 : 1;
    else if (objects.test(word.word)) real += 0.5;
  }
  if (claims > 0 && claims >= real) return 0.2;
  return real >= 1 ? 1 : real > 0 ? 0.8 : 0.6;
}

/** Particulars, numbers, results, times and reasons that stand at a word. */
function plain(found: Finding[], { words, clean }: ReadAnswer, at: number, asked: ReadonlySet<string>): void {
  const word = words[at];
  if (!word) return;
  const add = (kind: FindingKind, weight: number, key = word.lemma): void => {
    found.push({ kind, key, weight, at });
  };
  if (word.number) {
    const weight = numberWeight(words, at);
    if (isTime(words, at)) add('time', 1);
    else if (weight > 0)
      add(weight >= 0.5 && measures(words, at, clean.text) ? 'measured' : 'number', weight, word.word);
  } else if (isKind(word.lemma, 'time')) add('time', 1);
  else if (/^(?:because|since|therefore|otherwise|whereas|while|so|but|which)$/.test(word.word)) add('reason', 1);
  else if (isContent(word) && !asked.has(word.lemma) && saysMore(word.lemma)) {
    if (isKind(word.lemma, 'change') || isKind(word.word, 'change')) add('result', 1);
    add('detail', 1);
  }
}

function saysMore(lemma: string): boolean {
  return (['claim', 'vague', 'idle', 'meta'] as const).every((kind) => !isKind(lemma, kind));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
