/** Finds in an answer what adds nothing: talk without a thing, a deed or a claim in it, and what was said word for word before. */
import type { Target } from './anchors.ts';
import { isNumber } from './answers-measures.ts';
import { verbOf } from './answers-tense.ts';
import { actionStems, auxiliary, buzzStems, describing, negations, vagueStems } from './answers-verbs.ts';
import { passageOfTokens, type Words } from './answers-words.ts';
import type { Speech } from './speech.ts';
import { isGeneric, isStop, type Token } from './terms.ts';
import { splitSentences } from './text.ts';

/** Shorter ones are answers such as "yes" or "twice". */
const fewest = 4;
/** So many different empty sentences are looked for inside others. */
const mostRuns = 20;
const idle = new Set(
  'important opinion understand mean means everybody everything anything something thing things matter life sometimes also like really actually honestly basically whatever kind sort lot lots fact true sure course maybe perhaps nice great well'.split(
    ' ',
  ),
);

/** Tokens of sentences that say nothing, and of sentences that were there before. */
export function emptyTalk(speech: Speech, words: Words, target: Target): Set<number> {
  const inside = passageOfTokens(words, splitSentences(words.clean.text));
  const sentences = new Map<number, number[]>();
  for (const at of words.tokens.keys()) {
    const sentence = inside[at] ?? -1;
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), at]);
  }
  const out = new Set<number>();
  const first = new Map<string, readonly number[]>();
  const gone = new Map<string, readonly string[]>();
  const kept = new Set<number>();
  for (const places of sentences.values()) {
    const tokens = places.flatMap((at) => words.tokens[at] ?? []);
    const stems = tokens.map((token) => token.stem);
    const key = stems.join(' ');
    const nothing = tokens.every((token, at) => saysNothing(speech, target, tokens, token, at));
    const before = first.get(key);
    first.set(key, before ?? places);
    if (tokens.length < fewest || !(nothing || before)) continue;
    // What says something and comes again counts where it was said first.
    if (before && !nothing) for (const at of before) kept.add(at);
    for (const at of places) out.add(at);
    if (gone.size < mostRuns) gone.set(key, stems);
  }
  // Where a full stop is missing, the same words hang on a sentence that says something.
  for (const places of sentences.values()) {
    for (const run of gone.values()) {
      for (let from = 0; from + run.length <= places.length; from += 1) {
        const hit = places.slice(from, from + run.length);
        if (hit.some((at) => out.has(at) || kept.has(at)) || hit.some((at, i) => words.tokens[at]?.stem !== run[i]))
          continue;
        for (const at of hit) out.add(at);
      }
    }
  }
  return out;
}

function saysNothing(speech: Speech, target: Target, tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.shape === 'number' || isNumber(token) || buzzStems.has(token.stem)) return false;
  if (target.stems.has(token.stem) && !speech.common.has(token.stem) && !isGeneric(token.stem)) return false;
  const verb = verbOf(token);
  if (
    verb?.past &&
    actionStems.has(verb.stem) &&
    tokens.slice(Math.max(0, at - 4), at).some((one) => own.test(one.text))
  )
    return false;
  return (
    isStop(token.text) ||
    isGeneric(token.stem) ||
    speech.common.has(token.stem) ||
    vagueStems.has(token.stem) ||
    describing.has(token.text) ||
    auxiliary.has(token.text) ||
    negations.has(token.text) ||
    idle.has(token.text)
  );
}

const own = /^(?:i|we|ive|weve)$/;
