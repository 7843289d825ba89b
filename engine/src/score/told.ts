/** What a resume tells, by lemma, family of words, name and concept, so that what an advert asks for is found at once. */
import type { Wanted, WantedWord } from '#advert/wanted.ts';
import { type Knowledge, readPassage, strengths, type Term } from '#knowledge/index.ts';
import type { ReadResume } from '#resume/sentences.ts';
import { isDictionaryWord, type Span } from '#text/index.ts';

/** Where something that is asked for is told, and how surely it is that: 0 to 1. */
export type Hit = { readonly sentence: number; readonly span: Span; readonly strength: number };

export type Told = {
  /** Positions of tokens. */
  readonly lemmas: ReadonlyMap<string, readonly number[]>;
  readonly families: ReadonlyMap<number, readonly number[]>;
  /** For each token the position of its sentence; -1 in none. */
  readonly sentenceOf: Int32Array;
  readonly names: ReadonlyMap<number, readonly PlacedTerm[]>;
  /** By concept the terms that name it or a kind of it. */
  readonly concepts: ReadonlyMap<number, readonly PlacedTerm[]>;
};

type PlacedTerm = { readonly term: Term; readonly sentence: number; readonly strength: number };

/** How many words away a word still shows that something else is meant. */
const reach = 8;

/** What is denied tells nothing. */
export function toldIn(knowledge: Knowledge, resume: ReadResume, isDenied: (span: Span) => boolean): Told {
  const lemmas = new Map<string, number[]>();
  const families = new Map<number, number[]>();
  for (const [at, token] of resume.tokens.entries()) {
    const { lemma } = token;
    if (isDenied(token)) continue;
    add(lemmas, lemma, at);
    const family = knowledge.family(lemma);
    if (family !== undefined) add(families, family, at);
  }
  const sentenceOf = new Int32Array(resume.tokens.length).fill(-1);
  for (const [i, { from, to }] of resume.sentences.entries()) sentenceOf.fill(i, from, to);
  return { lemmas, families, sentenceOf, ...termsOf(knowledge, resume, isDenied) };
}

function add<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

function termsOf(
  knowledge: Knowledge,
  { text, sentences }: ReadResume,
  isDenied: (span: Span) => boolean,
): Pick<Told, 'names' | 'concepts'> {
  const names = new Map<number, PlacedTerm[]>();
  const concepts = new Map<number, PlacedTerm[]>();
  let sentence = 0;
  for (const term of readPassage(knowledge, text).terms) {
    while (sentence < sentences.length && (sentences[sentence]?.end ?? 0) <= term.start) sentence++;
    // A term over the end of a sentence is none.
    if (isDenied(term)) continue;
    if (term.end > (sentences[sentence]?.end ?? 0) || term.start < (sentences[sentence]?.start ?? 0)) continue;
    add(names, term.name, { term, sentence, strength: strengths.same });
    for (const id of term.concepts) {
      const isOccupation = id < knowledge.codes.length;
      add(concepts, id, { term, sentence, strength: isOccupation ? strengths.occupation : strengths.form });
      for (const [kind, steps] of knowledge.kindsAbove(id))
        if (kind >= knowledge.codes.length)
          add(concepts, kind, { term, sentence, strength: strengths.kind - strengths.kindStep * (steps - 1) });
    }
  }
  return { names, concepts };
}

/** The best hit of each sentence. */
export function hitsFor(resume: ReadResume, told: Told, wanted: Wanted): Map<number, Hit> {
  const hits = wanted.term?.common ? new Map<number, Hit>() : hitsOfWords(resume, told, wanted.words);
  const raise = ({ term, sentence, strength }: PlacedTerm): void => {
    if (strength > (hits.get(sentence)?.strength ?? 0))
      hits.set(sentence, { sentence, strength, span: { start: term.start, end: term.end } });
  };
  if (!wanted.term) return hits;
  const { name, common, concepts, wider } = wanted.term;
  for (const placed of told.names.get(name) ?? []) if (placed.term.common === common) raise(placed);
  for (const id of concepts) for (const placed of told.concepts.get(id) ?? []) raise(placed);
  for (const id of wider)
    for (const placed of told.concepts.get(id) ?? [])
      if (placed.strength === strengths.form && placed.term.concepts.includes(id))
        raise({ ...placed, strength: strengths.wider });
  return hits;
}

/** All words of a part in any order; the mean and the least of how surely each is told. */
function hitsOfWords(resume: ReadResume, told: Told, words: readonly WantedWord[]): Map<number, Hit> {
  const found = words.map((word) => hitsOfWord(resume, told, word));
  const [only] = found;
  if (only && found.length === 1) return only;
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const hits = new Map<number, Hit>();
  for (const sentence of new Set(found.flatMap((one) => [...one.keys()]))) {
    const own = found.map((one) => one.get(sentence));
    const strengthsOf = own.map((one) => one?.strength ?? 0);
    const mean = strengthsOf.reduce((sum, one, i) => sum + one * (words[i]?.weight ?? 0), 0) / all;
    const spans = own.flatMap((one) => (one ? [one.span] : []));
    const span = { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
    hits.set(sentence, { sentence, span, strength: (mean + Math.min(...strengthsOf)) / 2 });
  }
  return hits;
}

function hitsOfWord({ tokens }: ReadResume, told: Told, word: WantedWord): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  const related = word.family === undefined ? told.lemmas.get(word.lemma) : told.families.get(word.family);
  for (const at of related ?? []) {
    const token = tokens[at];
    const sentence = told.sentenceOf[at] ?? -1;
    if (!token || sentence < 0) continue;
    const same = token.lemma === word.lemma;
    // A short form is no word that only looks like it: IT, SAP.
    if (same && word.capitals && token.text !== token.text.toUpperCase())
      if (token.word.length < 3 || isDictionaryWord(token.word)) continue;
    const strength = same ? strengths.words : strengths.derived;
    if (strength <= (hits.get(sentence)?.strength ?? 0)) continue;
    const { strangers } = word;
    if (strangers && tokens.slice(Math.max(0, at - reach), at + reach).some(({ lemma }) => strangers.has(lemma)))
      continue;
    hits.set(sentence, { sentence, strength, span: { start: token.start, end: token.end } });
  }
  return hits;
}
