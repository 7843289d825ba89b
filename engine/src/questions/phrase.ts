/** Writes a criterion as the words that can stand behind "work that involved", where its grammar is certain. */
import { isA, isFunction, type Verb, verbAt } from '#criteria/words.ts';
import type { Knowledge, Passage } from '#knowledge/index.ts';
import { canBe, canName, gerundOf, isDictionaryWord, isMostlyVerb, type Token } from '#text/index.ts';
import { columnOf } from '#text/lists.ts';
import { casingOf } from './casing.ts';
import { namesIn } from './names.ts';

type Reading = Passage & {
  readonly knowledge: Knowledge;
  /** How tokens of names of technologies are written. */
  readonly names: ReadonlyMap<Token, string>;
};
/** Where what is asked begins, and in which form a verb may stand there; undefined for any. */
type Start = { readonly at: number; readonly form: 'base' | 'gerund' | undefined };

const mostWords = 12;
/** An adjective of less weight is praise: "strong", "proven". */
const leastWeight = 0.2;
const amount = /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|min|minimum|at|least|years?|yrs?)$/;
/** Endings of nouns that name what is done: what stands before them is no verb. */
const deed = /(?:ing|ment|tion|sion|ance|ence|ysis)$/;
/** Nouns that go without an article, derived from O*NET's tasks by `engine/questions/mass-nouns.ts`. */
const mass = new Set(columnOf('mass-nouns'));
const subordinator = /^(?:after|as|because|before|how|if|so|that|until|what|when|where|which|while|who)$/;
/** What is done, and subjects of study. */
const field = /(?:ing|ics|logy|graphy)$/;

/**
 * The whole criterion as a gerund clause or a noun phrase, without what only says that it is wanted; undefined where a
 * word could be read in two ways, where a noun lacks its article, and for a quality of a person.
 */
export function phraseOf(knowledge: Knowledge, passage: Passage): string | undefined {
  const { tokens, text } = passage;
  if (tokens.length === 0 || tokens.some((_token, i) => i > 0 && !/^(?:[ /-]| [&/] |, )$/.test(gapAt(passage, i))))
    return undefined;
  if (!/^\W*$/.test(text.slice(0, tokens[0]?.start)) || tokens.at(-1)?.end !== text.length) return undefined;
  const reading = { ...passage, knowledge, names: namesIn(knowledge, passage) };
  // "Ms word": nobody can tell how such a name is written.
  if ([...reading.names.values()].some((name) => !/\p{Lu}/u.test(name))) return undefined;
  const start = startOf(knowledge, tokens);
  // "Work that involved working" says one thing twice.
  if (/^work(?:s|ing)?$/.test(tokens[start.at]?.word ?? '')) return undefined;
  if (tokens.length - start.at > mostWords || start.at >= tokens.length) return undefined;
  const verbs = verbsAt(reading, start);
  const from = verbs.length > 0 ? (verbs.at(-1)?.at ?? 0) + 1 : start.at;
  if (start.form === 'base' && verbs.length === 0) return undefined;
  // "Loading of containers" wants its article.
  if (verbs.length > 0 && tokens[from]?.word === 'of') return undefined;
  // The capital of a first word that nobody knows may be that of a name.
  if (from === 0 && tokens[1] && tokens[0] && !isProper(reading, tokens[0]) && !isWord(tokens[0])) return undefined;
  const bare = from === tokens.length && (start.form === 'base' || verbs.at(-1)?.verb.form === 'gerund');
  // A gerund is followed by whatever its verb may be; beside a conjunction another verb would need its gerund too.
  const free =
    verbs[0]?.verb.form === 'gerund' ||
    !tokens.slice(from).some((token, i) => isA(token, 'conjunction') || gapAt(passage, from + i) !== ' ');
  const fits = verbs.length > 0 && free ? isClause(reading, from) : isObject(reading, from, verbs.length > 0);
  if (!bare && !fits) return undefined;
  return written(reading, start.at, new Map(verbs.map(({ at, verb }) => [at, gerundOf(verb.base)])));
}

function gapAt({ text, tokens }: Passage, at: number): string {
  return text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
}

/** Behind "must be able to", "you will", "5+ years of experience in", "proficient in"; at the first word where nothing of this stands. */
function startOf(knowledge: Knowledge, tokens: readonly Token[]): Start {
  const wish = tokens.findIndex(
    (token) => !isA(token, 'auxiliary', 'pronoun') && !/^(?:able|ability|to)$/.test(token.word),
  );
  const before = tokens[wish - 1]?.word ?? '';
  if (/^(?:can|could|may|must|shall|should|to|will|would)$/.test(before)) return { at: wish, form: 'base' };
  // "Will be managing".
  if (before === 'be' && verbAt(tokens[wish], undefined)?.form === 'gerund') return { at: wish, form: 'gerund' };
  const need = tokens.findIndex(
    (token, i) => (isA(token, 'need') || token.word === 'use') && isA(tokens[i + 1], 'preposition'),
  );
  const [first, second] = tokens;
  const isNeed = need >= 0 && !/^(?:abilit|skill)/.test(tokens[need]?.word ?? '') && tokens[need + 1]?.word !== 'as';
  const isUse = tokens[need]?.word === 'use';
  if (
    isNeed &&
    tokens.slice(0, need).every((token) => isOfNeed(knowledge, token) || (isUse && canBe(token.word, 'adjective')))
  )
    return { at: need + 2, form: 'gerund' };
  const able =
    isA(first, 'able') || first?.word === 'responsible' || (first?.word === 'good' && second?.word !== 'with');
  if (able && isA(second, 'preposition')) return { at: 2, form: 'gerund' };
  const years = tokens.findIndex(({ word }) => !amount.test(word));
  return { at: years > 1 && tokens[years]?.word === 'of' ? years + 1 : 0, form: undefined };
}

/** What may stand before "experience in" without being what is asked: "5 years of", "strong", "hands-on". */
function isOfNeed(knowledge: Knowledge, { word, lemma }: Token): boolean {
  const praise = canBe(word, 'adjective') && knowledge.weight(lemma) < leastWeight;
  return praise || amount.test(word) || /^(?:of|hands|on)$/.test(word);
}

/** The verbs of one form that begin the criterion: "plan and run"; none where one could be a noun. */
function verbsAt(reading: Reading, start: Start): { at: number; verb: Verb }[] {
  const { tokens } = reading;
  const verbs: { at: number; verb: Verb }[] = [];
  for (let at = start.at; at < tokens.length; at += 2) {
    const verb = verbAt(tokens[at], undefined);
    if (!verb || (verbs[0] && verb.form !== verbs[0].verb.form) || !isVerb(reading, at, verb, start.form)) break;
    verbs.push({ at, verb });
    if (!/^(?:and|or)$/.test(tokens[at + 1]?.word ?? '')) break;
  }
  return verbs;
}

function isVerb(reading: Reading, at: number, { base, form, sure }: Verb, wanted: Start['form']): boolean {
  const { tokens, terms, knowledge } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || isProper(reading, token) || !(sure || knowledge.taskVerbs().has(base))) return false;
  if (form === 'past' || (wanted && form !== wanted)) return false;
  if (form === 'base' && wanted) return true;
  if (form === 'gerund') return !isA(next, 'preposition') || !canBe(token.word, 'adjective');
  if (sure || isA(next, 'determiner')) return true;
  if (form === 'base' && !isMostlyVerb(base)) return false;
  const known = terms.filter(({ first, last }) => first <= at && last > at);
  // The names of skills tell what is done: "handle complaints", but "claims handling".
  if (known.length > 0) {
    const orders = known.some(({ concepts }) =>
      concepts.some((id) => knowledge.concept(id).label.startsWith(`${base} `)),
    );
    return orders && !deed.test(tokens.at(-1)?.word ?? '');
  }
  return form === 'third' && isMostlyVerb(base) && !isFunction(next);
}

/** Whether the words from a place on are noun phrases, joined by prepositions and conjunctions, and nothing else. */
function isObject(reading: Reading, from: number, isOfVerb: boolean): boolean {
  const { tokens } = reading;
  let at = from;
  if (isOfVerb && isA(tokens[at], 'preposition')) at++;
  for (;;) {
    const gerund = at > from && verbAt(tokens[at], undefined)?.form === 'gerund' && isA(tokens[at - 1], 'preposition');
    const end = groupEnd(reading, gerund ? at + 1 : at, at === from && !isOfVerb);
    if (end < 0) return false;
    if (end === tokens.length) return true;
    const listed =
      gapAt(reading, end).startsWith(',') || isA(tokens[end], 'conjunction') || gapAt(reading, end) !== ' ';
    at = isFunction(tokens[end]) ? end + 1 : end;
    if (!listed && !isA(tokens[end], 'preposition')) return false;
    // "Takes orders and serves food": the second may be a verb as well.
    const other = listed && isOfVerb ? verbAt(tokens[at], undefined) : undefined;
    if (other && other.form !== 'gerund' && other.form !== 'past') return false;
    const joint = tokens[end]?.word ?? '';
    if (/^(?:as|than|like|including|such)$/.test(joint) || (joint === 'to' && verbAt(tokens[at], undefined)))
      return false;
  }
}

/** Where the noun phrase ends that begins at a place; -1 for none, or one that cannot stand as it is. */
function groupEnd(reading: Reading, from: number, opens: boolean): number {
  const { tokens } = reading;
  const determiner = isA(tokens[from], 'determiner') ? tokens[from] : undefined;
  const first = determiner ? from + 1 : from;
  let end = first;
  while (end < tokens.length && !isFunction(tokens[end]) && (end === first || /^[ /-]$/.test(gapAt(reading, end))))
    end++;
  const head = tokens[end - 1];
  if (end === first || !head || (opens && isQuality(head, tokens[end - 2]))) return -1;
  for (let at = first; at < end - 1; at++) if (!isModifier(reading, at)) return -1;
  const verb =
    opens && tokens.length > 1 && !isProper(reading, tokens[first] ?? head)
      ? verbAt(tokens[first], undefined)
      : undefined;
  // "Handle complaints", "support desk", "deals with": an order or a name.
  const isDeed = end - first > 1 && deed.test(head.word) && !isPlural(head);
  if (verb && verb.form !== 'gerund' && !isDeed) return -1;
  if (/ing$/.test(head.word) && !determiner && tokens[end]?.word === 'of') return -1;
  return isHead(reading, first, end - 1, determiner) ? end : -1;
}

function isHead(reading: Reading, first: number, at: number, determiner: Token | undefined): boolean {
  const head = reading.tokens[at];
  if (!head) return false;
  if (isProper(reading, head)) return true;
  if (isA(head, 'able', 'link', 'need', 'boundary') || !isWord(head)) return false;
  if (isPlural(head)) return !/^(?:an?|each|every|this|another)$/.test(determiner?.word ?? '');
  if (!canBe(head.word, 'noun')) return false;
  if (determiner) return !/^(?:all|these|those|both)$/.test(determiner.word);
  return isUncounted(reading, first, at);
}

function isUncounted(reading: Reading, first: number, at: number): boolean {
  const word = reading.tokens[at]?.word ?? '';
  if (mass.has(word) || isSkill(reading, first, at)) return true;
  const described = at === first && canBe(word, 'adjective');
  return field.test(word) && !described && !canName(word, 'artifact', true) && !canName(word, 'person');
}

/** Whether what follows a gerund is whole: no noun lacks its article, and no second sentence begins. */
function isClause(reading: Reading, from: number): boolean {
  const { tokens } = reading;
  const auxiliary = tokens.findIndex((token, i) => i >= from && isA(token, 'auxiliary'));
  // "Making sure that shelves are full", but "managing teams is a plus".
  if (auxiliary >= 0 && !tokens.slice(from, auxiliary).some(({ word }) => subordinator.test(word))) return false;
  if (isA(tokens.at(-1), 'boundary', 'conjunction', 'determiner', 'link')) return false;
  for (let first = from, at = from; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || isFunction(token)) first = at + 1;
    else if (!next || isFunction(next) || !/^[ /-]$/.test(gapAt(reading, at + 1))) {
      const { word } = token;
      const other = canBe(word, 'adjective') || (isMostlyVerb(word) && token.lemma === word);
      const counted = canBe(word, 'noun') && !other && !isPlural(token);
      const bare = !isA(tokens[first - 1], 'determiner') && !isProper(reading, token);
      if (counted && bare && !isUncounted(reading, first, at)) return false;
      first = at + 1;
    }
  }
  return true;
}

function isModifier(reading: Reading, at: number): boolean {
  const { tokens, names } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next) return false;
  // "Intermediate SQL".
  if (names.has(next) && !isProper(reading, token)) return false;
  if (isProper(reading, token) || isName(reading, at)) return true;
  if (isA(token, 'able', 'link', 'need', 'boundary') || /['’]/.test(token.text)) return false;
  if (isPlural(token)) return deed.test(next.word);
  const { word, lemma } = token;
  const participle = /(?:ed|en|ing)$/.test(word) && canBe(verbAt(token, undefined)?.base ?? '', 'verb');
  return canBe(word, 'adjective') || (canBe(lemma, 'noun') && !canBe(word, 'adverb')) || participle;
}

/** Whether some known name holds two tokens that follow each other. */
function isName({ terms }: Reading, first: number): boolean {
  return terms.some((term) => term.first <= first && term.last > first);
}

/** Whether a noun phrase ends with a known name of a skill. */
function isSkill({ terms, knowledge }: Reading, from: number, at: number): boolean {
  return terms.some(
    ({ first, last, concepts }) =>
      first >= from && last === at && concepts.some((id) => /^(?:skill|class)$/.test(knowledge.concept(id).type)),
  );
}

function isWord({ word, lemma }: Token): boolean {
  return isDictionaryWord(lemma) || isDictionaryWord(word);
}

function isPlural({ word, lemma }: Token): boolean {
  return /[^su]s$|sses$/.test(word) && word !== lemma && canBe(lemma, 'noun');
}

/** Of the name of a technology, or written as a name is: "SST", "KPIs", "TypeScript". */
function isProper({ names }: Reading, token: Token): boolean {
  return names.has(token) || /^\p{Lu}[\p{Lu}\d]+s?$|\p{Ll}\p{Lu}/u.test(token.text);
}

/** "Accuracy", "skills": of a person, not of work; "food safety" and "patient care" are of work. */
function isQuality(head: Token, before: Token | undefined): boolean {
  if (isA(head, 'need')) return true;
  if (before && canBe(before.lemma, 'noun') && !canBe(before.word, 'adjective')) return false;
  return canName(head.lemma, 'trait') || /(?:ity|ness|ship)$/.test(head.word);
}

/** With the signs of the criterion; the last item of a list gets its "and". */
function written(reading: Reading, from: number, gerunds: ReadonlyMap<number, string>): string {
  const { inside } = casingOf(reading.tokens, reading.names);
  // Behind other words a capital is that of a name.
  const shouted = reading.text === reading.text.toUpperCase();
  let phrase = '';
  for (const [at, token] of reading.tokens.entries()) {
    if (at < from) continue;
    const word = token.word === '&' ? 'and' : (gerunds.get(at) ?? (from > 0 && !shouted ? token.text : inside(token)));
    phrase += (at === from ? '' : gapAt(reading, at).replace(' & ', ' and ')) + word;
  }
  return / (?:and|or) /.test(phrase) ? phrase : phrase.replace(/, (?=[^,]*$)/, ' and ');
}
