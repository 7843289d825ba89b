/** What leads to a question: a word of the answer before that is of the criterion, or room for similar work. */
import { isFunction, verbAt } from '#criteria/words.ts';
import { type ConceptId, type Knowledge, meets, met, type Passage, readPassage } from '#knowledge/index.ts';
import { canBe, canName, isDictionaryWord, isMostlyVerb, type Token } from '#text/index.ts';
import { touchesOffLimits } from './off-limits.ts';

const longestRead = 24_000;
const longestWord = 40;

/** Words of an answer from `first` to `last`; those of a pair that no one knows as a name have no concepts. */
type Candidate = { readonly first: number; readonly last: number; readonly concepts: readonly ConceptId[] };

/**
 * A name of a tool, a method or an object of work in the last answer that is in the criterion too or is a kind of
 * something in it, as the person said it; null where there is none. `core` is the question, whose words need no mention.
 */
export function wordTakenUp(knowledge: Knowledge, criterion: Passage, answer: Passage, core: string): string | null {
  const asked = core.toLowerCase();
  let best: { word: string; length: number } | null = null;
  for (const one of [...answer.terms, ...sharedPairs(criterion, answer)]) {
    const length = one.last - one.first;
    if (best && length <= best.length) continue;
    const word = wordOf(knowledge, answer, one);
    if (!word || asked.includes(word.toLowerCase()) || touchesOffLimits(word)) continue;
    if (one.concepts.length === 0 || isRelated(knowledge, criterion, one)) best = { word, length };
  }
  return best?.word ?? null;
}

/** Two nouns that follow each other in both: "bank reconciliation". */
function sharedPairs(criterion: Passage, { tokens }: Passage): Candidate[] {
  const pairs = new Set(criterion.tokens.map((token, i) => pairAt(criterion.tokens, token, i)));
  return tokens.flatMap((token, i): Candidate[] => {
    const pair = pairAt(tokens, token, i);
    return pair !== undefined && pairs.has(pair) ? [{ first: i - 1, last: i, concepts: [] }] : [];
  });
}

function pairAt(tokens: readonly Token[], token: Token, i: number): string | undefined {
  const before = tokens[i - 1];
  const nouns = [before, token].every((one) => one && canBe(one.lemma, 'noun') && !isFunction(one));
  return before && nouns && token.joined ? `${before.lemma} ${token.lemma}` : undefined;
}

/** How it is written: as it was said, with the capitals of its name; null for what is no thing of work. */
function wordOf(knowledge: Knowledge, { text, tokens }: Passage, { first, last, concepts }: Candidate): string | null {
  const words = tokens.slice(first, last + 1);
  const said = text.slice(words[0]?.start, words.at(-1)?.end);
  const known = concepts.map((id) => knowledge.concept(id));
  if (known.some(({ type }) => type === 'occupation' || type === 'title')) return null;
  if (said.length > longestWord || said.length < 2 || words.some(isOfPerson)) return null;
  // One plain word ("balanced") may stand there for anything.
  const plain = words.length === 1 && words.every(({ lemma }) => isDictionaryWord(lemma));
  if (plain && !concepts.some((id) => knowledge.prominent(id))) return null;
  // "Get things done" is a skill, but no word that a sentence could name.
  const verb = verbAt(words[0], undefined);
  if (words.some((token) => isFunction(token)) || verb?.sure) return null;
  const begins = words.length > 1 && verb !== undefined && verb.form !== 'gerund';
  if (begins && (isMostlyVerb(verb.base) || knowledge.taskVerbs().has(verb.base))) return null;
  const label = known.find((one) => one.type === 'technology' && one.label.toLowerCase() === said.toLowerCase())?.label;
  return label ?? (/^\p{Lu}\p{Ll}+ /u.test(said) && first === 0 ? said.charAt(0).toLowerCase() + said.slice(1) : said);
}

/** A language tells where somebody comes from, a place where somebody is. */
function isOfPerson({ word }: Token): boolean {
  const language = canName(word, 'speech') && canName(word, 'person') && !canBe(word, 'verb');
  return language || canName(word, 'place', true) || canName(word, 'person', true);
}

/** Whether a concept of it is in the criterion, or is a kind of one there. */
function isRelated(knowledge: Knowledge, criterion: Passage, { concepts }: Candidate): boolean {
  const own = new Set(criterion.terms.flatMap((term) => term.concepts));
  return concepts.some((id) => own.has(id) || [...knowledge.kindsAbove(id).keys()].some((above) => own.has(above)));
}

/** Whether neither resume nor answers tell of the criterion. */
export function isThin(knowledge: Knowledge, criterion: Passage, texts: readonly string[]): boolean {
  return texts.every((text) => meets(knowledge, criterion, readPassage(knowledge, text.slice(0, longestRead))) < met);
}
