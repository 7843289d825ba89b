/** Cuts a sentence of an advert to what somebody does in the post and to what somebody must know. */
import { canBe, isMostlyVerb, type Token, tokensOf } from '#text/index.ts';
import type { Clause, Found, Sentence } from './clause.ts';
import { partings } from './partings.ts';
import { canEnd, hasBreak, piecesOf } from './pieces.ts';
import { isA, isFunction, verbAt } from './words.ts';

/** A verb or a need that begins a clause stands among the first words, or the sentence is about something else. */
const farthest = 16;
/** A name of what is needed without a verb is short. */
const longestName = 7;
/** Words behind "is" by which something is wished for: "an advantage", "strictly compulsory". */
const mostOfWish = 3;
/** Whatever goes on longer is no sentence. */
const mostClauses = 60;

/** The clauses of a sentence in its order; offsets of the tokens are into `text`. */
export function clausesOf(sentence: Sentence): Clause[] {
  const { text, names } = sentence;
  const clauses: Clause[] = [];
  let from = 0;
  for (const { 0: sign, index } of partings(sentence)) {
    const tokens = compounds(text, tokensOf(text.slice(from, index), names), from);
    const found = clauseIn(sentence, tokens);
    if (found) clauses.push(...piecesOf(sentence, found));
    if (clauses.length >= mostClauses) return clauses.slice(0, mostClauses);
    from = index + sign.length;
  }
  return clauses;
}

/** Tokens with their offsets moved, those joined by a hyphen as one: "best-in-class" holds no preposition. */
function compounds(text: string, tokens: readonly Token[], by: number): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const [start, end] = [token.start + by, token.end + by];
    const before = all.at(-1);
    if (before && /^[-‐‑]$/.test(text.slice(before.end, start)))
      all[all.length - 1] = {
        ...before,
        text: text.slice(before.start, end),
        word: `${before.word}-${token.word}`,
        lemma: token.lemma,
        end,
      };
    else all.push({ ...token, start, end });
  }
  return all;
}

function clauseIn(sentence: Sentence, all: readonly Token[]): Found | undefined {
  const tokens = withoutCondition(sentence, all);
  const asked = needIn(sentence, tokens);
  if (asked) return asked;
  const at = verbIn(sentence, tokens);
  if (at >= 0) {
    const done = tokens.slice(at, endOf(tokens, at + 1));
    return isOfAnother(done) ? undefined : { kind: 'duty', tokens: done, asked: true };
  }
  const linked = tokens.findIndex((token, i) => i < farthest && isA(token, 'link'));
  return nameIn(sentence, linked >= 0 && isA(tokens[linked], 'link') ? tokens.slice(linked + 1) : tokens);
}

/** "Building materials and need an accountant": whoever needs is not who does it. */
function isOfAnother(tokens: readonly Token[]): boolean {
  return tokens.some((token, i) => /^(?:needs?|requires?)$/.test(token.word) && isA(tokens[i - 1], 'conjunction'));
}

/** Without "If you feel at home here,", which asks for nothing. */
function withoutCondition(sentence: Sentence, tokens: readonly Token[]): readonly Token[] {
  if (!isA(tokens[0], 'boundary')) return tokens;
  const end = tokens.findIndex(
    (token, i) => i > 0 && (hasBreak(sentence, tokens[i - 1], token) || token.word === 'you'),
  );
  return end < 0 ? [] : tokens.slice(end);
}

/** "Experience with X", "able to do X", "X experience is a plus", "responsible for X". */
function needIn(sentence: Sentence, tokens: readonly Token[]): Found | undefined {
  const at = tokens.findIndex(
    (token, i) => i < farthest && (isA(token, 'need', 'able') || /^(?:responsible|charge)$/.test(token.word)),
  );
  if (at < 0) return undefined;
  const first = verbIn(sentence, tokens.slice(0, at + 1));
  const next = tokens[at + 1];
  const ends = next === undefined || isA(next, 'boundary', 'auxiliary');
  // A verb before it tells what is done, "use your knowledge of X", but not in "screen design skills".
  if (first >= 0 && !(first === 0 && ends && !verbAt(tokens[0], sentence.tasks)?.sure)) return undefined;
  if (!ends && !hasBreak(sentence, tokens[at], next)) {
    const start = pastLink(tokens, at + 1);
    const does = isDoing(tokens, start, sentence);
    if (does || isA(next, 'preposition', 'conjunction'))
      return { kind: does ? 'duty' : 'need', tokens: tokens.slice(start, endOf(tokens, start + 1)), asked: true };
  }
  const begin = afterFunction(tokens, at);
  // "Organizational skills": an adjective alone names nothing.
  const end = canBe(tokens[at - 1]?.lemma ?? '', 'noun') ? at : at + 1;
  return { kind: 'need', tokens: tokens.slice(begin, end), asked: true };
}

/** Whether a verb stands there that is what somebody does: in -ing, or after "to". */
function isDoing(tokens: readonly Token[], at: number, { tasks }: Sentence): boolean {
  if (verbAt(tokens[at], tasks)?.form === 'gerund') return true;
  return isPurpose(tokens, at - 1, tasks);
}

/** Whether "to" and a verb stand there; "up to date" tells of none. */
function isPurpose(tokens: readonly Token[], at: number, tasks: ReadonlySet<string>): boolean {
  const to = isManner(tokens[at]) ? at - 1 : at;
  const next = tokens[at + 1];
  const verb = verbAt(next, tasks) ?? (isMostlyVerb(next?.word ?? '') ? verbAt(next, undefined) : undefined);
  return tokens[to]?.word === 'to' && tokens[to - 1]?.word !== 'up' && verb?.form === 'base';
}

/** Where a name of a need that ends before `at` begins: after the last word that only joins. */
function afterFunction(tokens: readonly Token[], at: number): number {
  const joins = (token: Token | undefined): boolean =>
    isA(token, 'determiner', 'pronoun', 'auxiliary', 'preposition', 'boundary', 'link');
  let begin = at;
  while (begin > 0 && at - begin < longestName && !joins(tokens[begin - 1])) begin--;
  return begin;
}

/** Past the words that link a need to its object: "with", "in the use of", "and skills in". */
function pastLink(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length - 1 &&
    (isFunction(tokens[at]) || isA(tokens[at], 'need', 'able', 'link') || isManner(tokens[at]))
  )
    at++;
  return at;
}

/** The place of the verb that begins what is done; -1 where there is none. */
function verbIn(sentence: Sentence, tokens: readonly Token[]): number {
  for (let i = 0; i < Math.min(tokens.length - 1, farthest); i++) if (begins(sentence, tokens, i)) return i;
  return -1;
}

function begins({ tasks, things }: Sentence, tokens: readonly Token[], i: number): boolean {
  if (things.has(tokens[i]?.start ?? -1)) return false;
  const before = lastBefore(tokens, i);
  const addressed = before?.word === 'you' && tokens.indexOf(before) < 5 && !isA(tokens[0], 'boundary', 'preposition');
  const upTo = before?.word === 'to' && tokens[tokens.indexOf(before) - 1]?.word === 'up';
  if (upTo) return false;
  const meant = addressed || before?.word === 'to' || (isA(before, 'auxiliary') && before?.lemma !== 'be');
  // What the company does is told by "we will".
  if (isA(before, 'auxiliary') && tokens.slice(0, i).some(({ word }) => /^we(?:'|$)/.test(word))) return false;
  const verb = verbAt(tokens[i], meant || (i === 0 && leads(tokens, tasks)) ? undefined : tasks);
  const next = tokens[i + 1];
  if (!verb || !next) return false;
  if (isFunction(next) && !isA(next, 'determiner', 'preposition', 'conjunction')) return false;
  if (isA(next, 'preposition', 'conjunction') && !verb.sure && before === undefined && verb.form !== 'base')
    return false;
  if (meant) return verb.form === 'base';
  if (before === undefined) return verb.form !== 'past' || startsWithDuty(tokens, tasks);
  // "The teacher plans and delivers lessons."
  if (verb.form === 'third')
    return i < 4 && tokens[0]?.word === 'the' && before === tokens[i - 1] && !isA(before, 'need');
  // "We are in building materials": what stands behind a preposition may be a thing.
  return verb.form === 'gerund' && isA(before, 'auxiliary', 'link');
}

/** "Source suppliers and compare quotations": the first word is a verb like the one it is joined to. */
function leads(tokens: readonly Token[], tasks: ReadonlySet<string> | undefined): boolean {
  return (
    verbAt(tokens[0], undefined)?.form === 'base' &&
    tokens.some((token, i) => i > 1 && isA(tokens[i - 1], 'conjunction') && verbAt(token, tasks)?.form === 'base')
  );
}

/** "Led a team", "Designed APIs and implemented hooks", but neither "Related experience" nor "Advanced topics". */
function startsWithDuty(tokens: readonly Token[], tasks: ReadonlySet<string>): boolean {
  const [first, next] = tokens;
  if (isA(next, 'preposition')) return false;
  if (isA(next, 'determiner') || !canBe(first?.word ?? '', 'adjective')) return true;
  return tokens.some((token, i) => i > 1 && verbAt(token, tasks)?.form === 'past' && isA(tokens[i - 1], 'conjunction'));
}

/** The token before, adverbs left out: "will effectively manage". */
function lastBefore(tokens: readonly Token[], i: number): Token | undefined {
  let at = i - 1;
  while (at >= 0 && isManner(tokens[at])) at--;
  return tokens[at];
}

/** Whether a word only says how: an adverb in -ly, "well", "also". */
function isManner(token: Token | undefined): boolean {
  return (
    token !== undefined && canBe(token.word, 'adverb') && !canBe(token.word, 'noun') && !canBe(token.lemma, 'verb')
  );
}

/** A short item of a list without a verb: "Statistical analysis". */
function nameIn(sentence: Sentence, tokens: readonly Token[]): Found | undefined {
  const named = tokens.slice(0, endOf(tokens, 1));
  // "Your friends love you" is told by a verb of its own; "sugar work is an advantage" is wanted.
  const [is, ...told] = tokens.slice(named.length);
  const wanted = /^(?:is|are)$/.test(is?.word ?? '') && told.length <= mostOfWish && !isA(named[0], 'determiner');
  if (isA(is, 'pronoun', 'auxiliary') && !wanted) return undefined;
  if (!canEnd(named.at(-1))) return undefined;
  if (named.length < 2 || isA(named[0], 'pronoun', 'auxiliary', 'boundary')) return undefined;
  const listed = named.filter((token, i) => i > 0 && hasBreak(sentence, named[i - 1], token)).length >= 2;
  return named.length <= longestName || listed ? { kind: 'need', tokens: named, asked: wanted } : undefined;
}

/** Where a clause ends: before the first word that begins another thought. */
function endOf(tokens: readonly Token[], from: number): number {
  for (let i = from; i < tokens.length; i++) {
    if (isA(tokens[i], 'boundary', 'pronoun', 'auxiliary')) return i;
    // "As assigned", "as mutually agreed".
    if (tokens[i]?.word === 'as' && verbAt(tokens[isManner(tokens[i + 1]) ? i + 2 : i + 1], undefined)?.form === 'past')
      return i;
    if (tokens[i]?.word === 'based' && isA(tokens[i + 1], 'preposition')) return i;
  }
  return tokens.length;
}
