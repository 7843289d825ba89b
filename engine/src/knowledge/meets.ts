/** Decides whether a text tells of what is required, in the same words, under another name, or as a kind of it. */
import { isDictionaryWord, type Token } from '#text/index.ts';
import type { ConceptId, Knowledge } from './load.ts';
import type { Passage } from './passage.ts';
import type { Term } from './term.ts';

/** A term, or one word between terms, with how much it says. */
export type Unit = { readonly tokens: readonly Token[]; readonly term?: Term; readonly weight: number };

/** From this strength on what is required is met. */
export const met = 0.7;
/** How surely what is told is what is required, by the way it is told. */
export const strengths = {
  same: 1,
  form: 1,
  kind: 0.95,
  kindStep: 0.05,
  words: 0.9,
  derived: 0.8,
  wider: 0.3,
  occupation: 0.6,
};
/** A part of the requirement that weighs at least this share of the heaviest one cannot be left out. */
const important = 0.3;
/** The words of one part stand at most this many words apart. */
const reach = 8;

/**
 * How well one passage tells of what another requires, 0 to 1; from 0.7 on it is met. The requirement is cut into its terms and the words between them;
 * each looks for itself in the text, as a concept first and then by its lemmas. What is rare among the words of work and
 * of adverts weighs most: in "experience with Kubernetes" it is Kubernetes.
 */
export function meets(knowledge: Knowledge, required: Passage, told: Passage): number {
  const units = unitsOf(knowledge, required);
  const heaviest = Math.max(0, ...units.map(({ weight }) => weight));
  if (heaviest === 0) return 0;
  const matches = units.map((unit) => ({ strength: strengthOf(knowledge, unit, told), weight: unit.weight }));
  const total = matches.reduce((sum, { weight }) => sum + weight, 0);
  const mean = matches.reduce((sum, { strength, weight }) => sum + strength * weight, 0) / total;
  const weakest = Math.min(
    ...matches.filter(({ weight }) => weight >= important * heaviest).map(({ strength }) => strength),
  );
  return (mean + weakest) / 2;
}

/** The longest terms, from left to right, and each word between them. */
export function unitsOf(knowledge: Knowledge, { tokens, terms }: Passage): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const starting = terms.filter(({ first }) => first === at);
    const longest = Math.max(at, ...starting.map(({ last }) => last));
    const part = tokens.slice(at, longest + 1);
    const all = starting.filter(({ last }) => last === longest);
    const term = all[0] && { ...all[0], concepts: all.flatMap(({ concepts }) => concepts) };
    units.push({
      tokens: part,
      ...(term && { term }),
      weight: Math.max(...part.map(({ lemma }) => knowledge.weight(lemma))),
    });
    at = longest + 1;
  }
  return units;
}

function strengthOf(knowledge: Knowledge, unit: Unit, told: Passage): number {
  const { term } = unit;
  // A name of a product that is a word as well is met by the product alone.
  let best = term?.common ? 0 : byWords(knowledge, unit, told);
  if (!term) return best;
  for (const other of told.terms) {
    if (
      other.first === other.last &&
      hasStranger(knowledge, told.tokens.slice(other.first, other.first + 1), told.tokens, other.first)
    )
      continue;
    best = Math.max(best, byConcept(knowledge, term, other));
  }
  return best;
}

function byConcept(knowledge: Knowledge, required: Term, told: Term): number {
  if (required.name === told.name && required.common === told.common) return strengths.same;
  let best = 0;
  const raise = (strength: number): void => {
    best = Math.max(best, strength);
  };
  for (const id of told.concepts) {
    const above = knowledge.kindsAbove(id);
    for (const wanted of required.concepts) {
      if (id === wanted) raise(isOccupation(knowledge, id) ? strengths.occupation : strengths.form);
      const steps = above.get(wanted);
      if (steps !== undefined && !isOccupation(knowledge, wanted))
        raise(strengths.kind - strengths.kindStep * (steps - 1));
      if (knowledge.kindsAbove(wanted).has(id)) raise(strengths.wider);
    }
  }
  return best;
}

function isOccupation(knowledge: Knowledge, id: ConceptId): boolean {
  return id < knowledge.codes.length;
}

/** All words of a part, in any order, near one another. */
function byWords(knowledge: Knowledge, { tokens }: Unit, told: Passage): number {
  const wanted = tokens.filter(({ lemma }) => knowledge.weight(lemma) > 0);
  if (wanted.length === 0) return 0;
  let best = 0;
  for (const [at, token] of told.tokens.entries()) {
    if (!wanted.some((one) => likeness(knowledge, one, token) > 0)) continue;
    const window = told.tokens.slice(at, at + reach);
    const found = wanted.map((one) => bestIn(knowledge, one, window));
    const weights = wanted.map(({ lemma }) => knowledge.weight(lemma));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = found.reduce((sum, strength, n) => sum + strength * (weights[n] ?? 0), 0) / total;
    const least = Math.min(...found);
    const strength = (mean + least) / 2;
    if (strength > best && !hasStranger(knowledge, wanted, told.tokens, at)) best = strength;
  }
  return best;
}

function bestIn(knowledge: Knowledge, wanted: Token, window: readonly Token[]): number {
  return Math.max(0, ...window.map((token) => likeness(knowledge, wanted, token)));
}

/** Whether a word near by shows that a wanted word means something else there: strokes of a swimmer. */
function hasStranger(knowledge: Knowledge, wanted: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const close = tokens.slice(Math.max(0, at - reach), at + reach);
  return wanted.some(({ lemma }) => {
    const strangers = knowledge.strangers(lemma);
    return strangers !== undefined && close.some((token) => strangers.has(knowledge.wordNumber(token.lemma) ?? -1));
  });
}

/** The same lemma, or one that is derived from the other and used in the same work. */
function likeness(knowledge: Knowledge, wanted: Token, token: Token): number {
  if (wanted.lemma !== token.lemma) return knowledge.derived(wanted.lemma, token.lemma) ? strengths.derived : 0;
  return isOtherWord(wanted, token) ? 0 : strengths.words;
}

/** A short form is no word that only looks like it: IT, SAP. */
function isOtherWord(wanted: Token, token: Token): boolean {
  if (token.text === token.text.toUpperCase() || !/^\p{Lu}{1,4}$/u.test(wanted.text)) return false;
  return token.word.length < 3 || isDictionaryWord(token.word);
}
