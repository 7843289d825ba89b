/** Finds one word of the answer before that is about work, so that the next question can take it up. */
import type { JobText } from '#engines/ai/index.ts';
import { isSilence, trustOf } from './answers-trust.ts';
import type { Words } from './answers-words.ts';
import { isTongue, labelInText, touchesOffLimits } from './questions-criterion.ts';
import type { Speech } from './speech.ts';
import { isGeneric, isStop, tokenize } from './terms.ts';

/** A job word of the last answer, or null; only names from the vocabulary or words of the job's own text are ever taken. */
export function linkOf(speech: Speech, words: Words, job: JobText, asked: string): string | null {
  if (isSilence(words.clean.text)) return null;
  const trust = trustOf(words, { question: '', criterion: '', advert: '' });
  if (trust.limit < 1) return null;
  const wanted = `${job.title}\n${job.criteria.join('\n')}\n${job.description.slice(0, 12_000)}`;
  const wantedTokens = tokenize(wanted);
  const wantedKeys = new Set(speech.vocabulary.match(wantedTokens, { list: true }).map(({ concept }) => concept.key));
  const families = new Map<number, number>();
  for (const title of speech.vocabulary.titles(tokenize(job.title)))
    for (const { family } of title.families) families.set(family, 1);
  const before = asked.toLowerCase();
  let best: { label: string; rank: number } | null = null;
  for (const match of speech.vocabulary.match(words.tokens)) {
    const { concept } = match;
    if (trust.skip.has(match.first)) continue;
    const label = labelInText(concept.label, concept.tool);
    if (touchesOffLimits(label) || isTongue(label) || before.includes(label.toLowerCase()) || label.length < 2)
      continue;
    const spoken = words.tokens.slice(match.first, match.last).map((token) => token.stem);
    const own = tokenize(label).map((token) => token.stem);
    const same = own.some((one) => spoken.includes(one));
    const inJob = wantedKeys.has(concept.key);
    const inFamily = concept.families.some(({ family }) => families.has(family));
    // A label that shares no word with what was said ("charts": electronic medical records) would puzzle the speaker.
    if ((!inJob && !inFamily) || (!same && !concept.tool) || !isNoun(label)) continue;
    const rank = (inJob ? 2 : 1) + (same ? 1.5 : 0) + (own.length > 1 ? 0.4 : 0);
    if (!best || rank > best.rank) best = { label, rank };
  }
  return best?.label ?? ownWord(words, wantedTokens, trust.skip, before);
}

/** A label that can follow "You mentioned". */
function isNoun(label: string): boolean {
  return !/\b(?:managed|led|closed|handled)\b/i.test(label) && !/^(?:responsible|able)\b/i.test(label);
}

/** Without a known name: a plain noun-like word that stands in the job's own text too. */
function ownWord(
  words: Words,
  wanted: ReturnType<typeof tokenize>,
  skip: ReadonlySet<number>,
  before: string,
): string | null {
  const nouns = new Map<string, string>();
  for (const [at, token] of wanted.entries()) {
    const prior = wanted[at - 1]?.text ?? '';
    // What follows an article, a preposition or "and" in the advert is most likely a noun.
    if (!/^(?:the|a|an|of|in|with|and|for|our)$/.test(prior) || token.shape === 'number') continue;
    if (token.text.length > 4 && /(?:s|ion|ment|ing|er|or|ware|ry|ty|al|le|t|ne|k)$/.test(token.text))
      nouns.set(token.stem, token.text);
  }
  for (const [at, token] of words.tokens.entries()) {
    const noun = nouns.get(token.stem);
    if (!noun || skip.has(at) || isGeneric(token.stem) || isStop(noun) || touchesOffLimits(noun) || noun !== token.text)
      continue;
    if (!before.includes(noun) && speechWord.test(noun)) return noun;
  }
  return null;
}

const speechWord = /^[a-z]{5,20}$/;
