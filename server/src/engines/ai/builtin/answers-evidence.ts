/** Finds in an answer what can be checked: own acts, numbers, results, circumstances, and what is only claimed. */
import type { Target } from './anchors.ts';
import type { QuestionKind } from './answers-kind.ts';
import {
  actionStems,
  auxiliary,
  buzzStems,
  describing,
  irregularPast,
  modals,
  negations,
  resultStems,
  resultWords,
  situationWords,
  vagueStems,
} from './answers-verbs.ts';
import type { Words } from './answers-words.ts';
import { isGeneric, isStop, stem, type Token } from './terms.ts';

export type EvidenceKind = 'act' | 'number' | 'result' | 'measured' | 'situation' | 'detail' | 'reason';

export interface Evidence {
  kind: EvidenceKind;
  at: number;
  /** 0 to 1. */
  weight: number;
  /** The same thing said twice has the same key and counts once. */
  key: string;
  /** As the person said it. */
  said: string;
}

const firstPerson = new Set('i we ive weve id wed im ill'.split(' '));
const others = new Set(
  'he she they it who which that this customer client boss manager supervisor teacher doctor guest people everyone someone somebody nobody you company team'.split(
    ' ',
  ),
);
const numberWord = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty ' +
    'thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million half twice double dozen third quarter percent'
  ).split(' '),
);
const reasonWords = new Set(
  'because since therefore so whereas while unless otherwise means meaning prevents ensures depends example instance if than'.split(
    ' ',
  ),
);
const comparison = new Set('from to by than below under within instead down up only per every over'.split(' '));

/** As it was spoken, not as the engine spells it. */
function spoken(words: Words, at: number): string {
  const token = words.tokens[at];
  return token ? words.clean.text.slice(token.start, token.end).toLowerCase() : '';
}

/** A number with its sign and the word it counts: "RM480,000", "12 months", "37%". */
function numberText(words: Words, at: number): string {
  const { tokens, clean } = words;
  const first = tokens[at];
  if (!first) return '';
  let last = at;
  while (
    tokens[last + 1] &&
    isNumber(tokens[last + 1]) &&
    (tokens[last + 1]?.start ?? 0) - (tokens[last]?.end ?? 0) <= 1
  )
    last += 1;
  let end = tokens[last]?.end ?? first.end;
  if (/^ ?%/.test(clean.text.slice(end, end + 2))) end = clean.text.indexOf('%', end) + 1;
  else {
    const next = tokens[last + 1];
    if (next && next.start - end <= 2 && !isStop(next.text) && /^[ -]$/.test(clean.text.slice(end, next.start)))
      end = next.end;
  }
  const before = clean.text.slice(Math.max(0, first.start - 4), first.start);
  const sign = /(?:RM|USD|SGD|\$|€|£) ?$/i.exec(before)?.[0] ?? '';
  return `${sign}${clean.text.slice(first.start, end)}`.replace(/\s+/g, ' ');
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (/^(?:rm)?\d/.test(token.text) || numberWord.has(token.text));
}

interface Verb {
  stem: string;
  past: boolean;
  ing: boolean;
}

/** Everything in the answer that can count, in order; `skip` holds tokens that are copied or spoken to the scorer. */
export function findEvidence(words: Words, target: Target, kind: QuestionKind, skip: ReadonlySet<number>): Evidence[] {
  const { tokens } = words;
  const out: Evidence[] = [];
  const story = kind === 'story' || kind === 'intro' || kind === 'motivation' || kind === 'proof';
  let anchor = -99;
  let anchorWeight = 0;
  let anchorPast = false;
  const narrative = tokens.some((token) => situationWords.has(token.text)) || countPast(tokens) >= 3;
  for (let at = 0; at < tokens.length; at += 1) {
    if (skip.has(at)) continue;
    const token = tokens[at];
    if (!token) continue;
    const number = numberAt(tokens, at);
    if (number) {
      const result = resultNear(tokens, at);
      const kindOf = result ? 'measured' : 'number';
      out.push({ kind: kindOf, at, weight: number.weight, key: number.key, said: numberText(words, at) });
    }
    if (situationWords.has(token.text) && !(token.text === 'when' && tokens[at + 1]?.text === 'it')) {
      out.push({
        kind: 'situation',
        at,
        weight: token.text === 'when' ? 0.5 : 0.7,
        key: token.text,
        said: spoken(words, at),
      });
    }
    if (reasonWords.has(token.text)) out.push({ kind: 'reason', at, weight: 1, key: token.text, said: token.text });
    if (isResult(tokens, at)) out.push({ kind: 'result', at, weight: 1, key: token.stem, said: token.text });
    if (isDetail(token, target)) {
      out.push({ kind: 'detail', at, weight: isGeneric(token.stem) ? 0.25 : 1, key: token.stem, said: token.text });
    }
    if (firstPerson.has(token.text)) {
      const found = actAfter(tokens, at);
      if (found) {
        anchor = found.at;
        anchorPast = found.verb.past;
        anchorWeight = weightOf(found, token.text, story, narrative) * concrete(tokens, found.at, target);
        out.push(act(words, found.at, found.verb.stem, anchorWeight));
        at = Math.max(at, found.at - 1);
        if (found.at > at) continue;
      } else if (negatedSoon(tokens, at)) anchor = -99;
      continue;
    }
    if (out.at(-1)?.kind === 'act' && out.at(-1)?.at === at) continue;
    const verb = verbOf(token);
    if (!verb || at === anchor || vagueStems.has(verb.stem)) continue;
    if (!actionStems.has(verb.stem) && !(verb.past && token.text.endsWith('ed') && at - anchor <= 16)) continue;
    const following = followUp(words, at, anchor, verb, story, narrative && !anchorPast);
    if (following > 0) {
      const chained = at - anchor <= 16;
      const own = concrete(tokens, at, target);
      out.push(
        act(words, at, verb.stem, (chained ? Math.min(1, anchorWeight + 0.1) * following : following * 0.5) * own),
      );
      if (chained) anchor = at;
    }
  }
  return out.filter((one) => one.weight > 0);
}

function act(words: Words, at: number, key: string, weight: number): Evidence {
  return { kind: 'act', at, weight, key, said: spoken(words, at) };
}

/** A verb that follows an own act without another subject: "I checked the log, found the leak and replaced the seal". */
function followUp(words: Words, at: number, anchor: number, verb: Verb, story: boolean, narrative: boolean): number {
  const { tokens, behindMask } = words;
  const before = tokens[at - 1]?.text ?? '';
  // "I opened it found the leak": without punctuation "it" may be what was acted on.
  if (before === 'it' && verb.past && at - anchor <= 8) return 0.5;
  if (behindMask.has(at) || others.has(before) || negations.has(before)) return 0;
  if (/^(?:was|were|is|are|been|be|being|got|get|to|the|a|an|my|our|their|his|her|your|this|these)$/.test(before)) {
    return before === 'to' && at - anchor <= 8 && verb.past === false ? 0.25 : 0;
  }
  const gap = tokens[at - 1] ? words.clean.text.slice(tokens[at - 1]?.end, tokens[at]?.start) : '.';
  const joined =
    /^(?:and|then|also|so|after|first|next|finally|immediately|quickly|or)$|ly$/.test(before) || /[,.;:\n]/.test(gap);
  // "the machine stopped": a noun right before is the one who acts, unless the chain of own acts is still open.
  const between = anchor >= 0 ? words.clean.text.slice(tokens[anchor]?.end, tokens[at]?.start) : '.';
  const open = at - anchor <= 12 && anchor >= 0 && !/[.!?;]/.test(between);
  if (verb.past && actionStems.has(verb.stem)) return joined ? 1 : open ? 0.85 : 0;
  if (verb.past) return joined ? 0.7 : open ? 0.6 : 0;
  if (verb.ing) return at - anchor <= 12 && /^(?:by|and|then|while)$/.test(before) ? 0.6 : 0;
  const chained = /^(?:and|then|also|so|after|first|next|finally)$/.test(before) && at - anchor <= 16;
  // After a past act ("split wood and transport") a bare form is more likely a noun.
  return chained ? (story && !narrative ? 0.4 : 0.9) : 0;
}

/** The act told behind "I" or "we": up to five words on, past adverbs and helpers. */
function actAfter(
  tokens: readonly Token[],
  subject: number,
): { at: number; verb: Verb; modal: boolean; vague: boolean; habit: boolean } | null {
  let modal = modals.has(tokens[subject]?.text ?? '') && /^(?:id|ill|wed)$/.test(tokens[subject]?.text ?? '');
  let habit = false;
  for (let at = subject + 1; at < Math.min(tokens.length, subject + 6); at += 1) {
    const token = tokens[at];
    if (!token || negations.has(token.text)) return null;
    if (modals.has(token.text)) {
      modal = true;
      continue;
    }
    const verb = verbOf(token);
    const vague = verb !== null && vagueStems.has(verb.stem);
    if (token.text === 'always' || token.text === 'usually' || token.text === 'never') habit = true;
    if (token.text === 'kept' || token.text === 'keep') continue;
    if (auxiliary.has(token.text) || token.text === 'to' || token.text === 'a' || /ly$/.test(token.text)) continue;
    if (verb && actionStems.has(verb.stem)) return { at, verb, modal, vague, habit };
    if (verb?.past && token.text.endsWith('ed') && !vague) return { at, verb, modal, vague, habit };
    if (vague) return { at, verb, modal, vague, habit };
    return null;
  }
  return null;
}

function weightOf(
  found: { verb: Verb; modal: boolean; vague: boolean; habit: boolean },
  subject: string,
  story: boolean,
  narrative: boolean,
): number {
  const share = /^we/.test(subject) ? 0.7 : 1;
  if (found.vague) return 0.12 * share;
  if (found.modal) return (story ? 0.4 : 0.9) * share;
  if (found.verb.past) return share;
  if (found.habit && story) return 0.25 * share;
  return (story ? (narrative ? 0.8 : 0.5) : 0.95) * share;
}

/** An act counts fully only with something it was done to that is neither the question's word nor fashion. */
function concrete(tokens: readonly Token[], at: number, target: Target): number {
  let real = 0;
  let buzz = 0;
  for (let next = at + 1; next < Math.min(tokens.length, at + 7); next += 1) {
    const token = tokens[next];
    if (!token || firstPerson.has(token.text)) break;
    if (buzzStems.has(token.stem)) buzz += 1;
    else if (numberWord.has(token.text) || token.shape === 'number') real += 2;
    else if (!isStop(token.text) && !vagueStems.has(token.stem))
      real += target.stems.has(token.stem) || isGeneric(token.stem) ? 0.6 : 1;
    else if (/^(?:it|them|him|her|that|this|up|out|down|back|off|myself|everything|one)$/.test(token.text)) real += 0.5;
  }
  if (buzz > 0 && buzz >= real) return 0.2;
  return real >= 1 ? 1 : real > 0 ? 0.8 : 0.6;
}

function verbOf(token: Token): Verb | null {
  const { text } = token;
  if (describing.has(text) || token.shape === 'number') return null;
  const base = irregularPast.get(text);
  if (base) return { stem: stem(base), past: true, ing: false };
  if (/[a-z]{2}ed$/.test(text) && text.length > 4) return { stem: token.stem, past: true, ing: false };
  if (/[a-z]{3}ing$/.test(text)) return { stem: token.stem, past: false, ing: true };
  return actionStems.has(token.stem) || vagueStems.has(token.stem)
    ? { stem: token.stem, past: false, ing: false }
    : null;
}

function countPast(tokens: readonly Token[]): number {
  let count = 0;
  for (const token of tokens) {
    const verb = verbOf(token);
    if (verb?.past && actionStems.has(verb.stem)) count += 1;
  }
  return count;
}

function negatedSoon(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((step) => negations.has(tokens[at + step]?.text ?? ''));
}

function numberAt(tokens: readonly Token[], at: number): { key: string; weight: number } | null {
  const token = tokens[at];
  if (!token) return null;
  const digits = /^(?:rm)?\d/.test(token.text);
  if (!digits && !numberWord.has(token.text)) return null;
  const before = tokens[at - 1];
  // "twenty five percent" is one number.
  if (before && isNumber(before) && (before.near || token.start - before.end === 1)) return null;
  const next = tokens[at + 1]?.text ?? '';
  if (/^(?:19|20)\d\d$/.test(token.text)) return { key: token.text, weight: 0.3 };
  if (
    token.text === '24/7' ||
    (/^(?:100|101|110|hundred|200|1000)$/.test(token.text) &&
      /^(?:percent|committed|commitment|effort|sure)$/.test(next))
  )
    return { key: token.text, weight: 0 };
  if (/^(?:second|half)$/.test(next) && !digits) return { key: token.text, weight: 0.3 };
  return { key: `${token.text} ${next}`.trim(), weight: digits ? 1 : token.text === 'two' ? 0.6 : 0.9 };
}

/** A number is a measure when a result or a comparison stands within twelve words. */
function resultNear(tokens: readonly Token[], at: number): boolean {
  for (let k = Math.max(0, at - 10); k < Math.min(tokens.length, at + 9); k += 1) if (isResult(tokens, k)) return true;
  // "closed in five days", "hired two within six weeks": an act with the time it took.
  const unit = [1, 2, 3].some((k) =>
    /^(?:second|minute|hour|day|night|week|month)s?$/.test(tokens[at + k]?.text ?? ''),
  );
  const before = tokens[at - 1]?.text ?? '';
  if (unit && (before === 'in' || before === 'within')) {
    for (let k = at - 2; k >= Math.max(0, at - 6); k -= 1) {
      const one = tokens[k];
      const verb = one ? verbOf(one) : null;
      if (verb?.past && actionStems.has(verb.stem)) return true;
    }
  }
  if ([1, 2, 3].some((k) => /^(?:profit|saving|savings|worth)$/.test(tokens[at - k]?.text ?? ''))) return true;
  let moves = 0;
  for (let k = Math.max(0, at - 5); k < Math.min(tokens.length, at + 6); k += 1) {
    const text = tokens[k]?.text ?? '';
    if (text === 'from' || text === 'to' || text === 'instead' || text === 'down' || text === 'only') moves += 1;
    if (k > at && (tokens[k]?.shape === 'number' || numberWord.has(text)) && comparison.has(tokens[k - 1]?.text ?? ''))
      moves += 1;
  }
  return moves >= 3;
}

function isResult(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const next = tokens[at + 1]?.text ?? '';
  const after = tokens[at + 2]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const hoped = [1, 2, 3].some((k) =>
    /^(?:to|can|will|would|could|should|always|want|not)$/.test(tokens[at - k]?.text ?? ''),
  );
  if (token.text === 'went' && /^(?:down|up|live)$/.test(next)) return true;
  if (token.text === 'went' && next === 'from' && [2, 3, 4, 5].some((k) => isNumber(tokens[at + k]))) return true;
  if (/^(?:came|come|comes)$/.test(token.text) && next === 'back') return true;
  if (token.text === 'on' && next === 'time') return true;
  if (
    token.text === 'no' &&
    /^(?:complaint|more|error|accident|injur|defect|late|finding|mistake|downtime|los)/.test(next)
  )
    return true;
  if (token.text === 'in' && next === 'the' && after === 'end') return true;
  if (
    /^(?:no|zero|without)$/.test(token.text) &&
    [2, 3, 4].some((k) => /^(?:in|since|for|after)$/.test(tokens[at + k]?.text ?? ''))
  )
    return true;
  if (
    token.text === 'no' &&
    /^(?:had|was|were|been|and|that|with)$/.test(before) &&
    !/^(?:experience|idea|problem|one|time|conflict)/.test(next)
  )
    return true;
  if (token.text === 'again' && [1, 2, 3, 4].some((k) => negations.has(tokens[at - k]?.text ?? ''))) return true;
  if (/^(?:under|within|below)$/.test(token.text) && next === 'budget') return true;
  if (/^(?:before|ahead|early|earlier)$/.test(token.text) && /^(?:day|hour|week|minute|month)s?$/.test(before)) {
    return (
      /^(?:early|earlier)$/.test(token.text) ||
      /^(?:deadline|schedule|due|plan)$/.test(next) ||
      /^(?:deadline|schedule|due|plan)$/.test(after)
    );
  }
  if (token.text === 'back' && /^(?:in|within|online|up)$/.test(next) && /^(?:was|were|is)$/.test(before)) return true;
  if (token.text === 'from' && next === 'then') return true;
  if (token.text === 'sold' && isNumber(tokens[at + 1])) return true;
  if (token.text === 'as' && next === 'a' && after === 'result') return true;
  if (token.text === 'since' && next === 'then') return true;
  if (token.text === 'ahead' && next === 'of') return true;
  if (resultWords.has(token.text)) return token.text !== 'went' && !hoped;
  if (!resultStems.has(token.stem)) return false;
  if (hoped || (/^(?:good|best|great|the|a)$/.test(before) && token.text === 'results')) return false;
  return (
    !/^(?:pass|drop|drops|cut|hit|beat|save|finish|complete|resolve|dispatch)$/.test(token.text) ||
    /^(?:it|we|i|they|they)$/.test(before)
  );
}

function isDetail(token: Token, target: Target): boolean {
  return (
    token.text.length > 2 &&
    token.shape !== 'number' &&
    !isStop(token.text) &&
    !numberWord.has(token.text) &&
    !target.stems.has(token.stem) &&
    !buzzStems.has(token.stem) &&
    !vagueStems.has(token.stem) &&
    !describing.has(token.text) &&
    !auxiliary.has(token.text) &&
    !negations.has(token.text) &&
    !irregularPast.has(token.text) &&
    !/^(?:good|better|best|lot|lots|really|thing|things|something|anything|everything|always|never|people|person|person|ve|lah|very|stuff|way|bit|able|nice|important)$/.test(
      token.text,
    )
  );
}

/** Share of the answer's own words that are self-praise or fashion, 0 to 1. */
export function claimShare(tokens: readonly Token[]): number {
  let buzz = 0;
  let content = 0;
  for (const token of tokens) {
    if (isStop(token.text)) continue;
    content += 1;
    if (buzzStems.has(token.stem)) buzz += 1;
    else if (vagueStems.has(token.stem)) buzz += 0.4;
  }
  return content === 0 ? 0 : buzz / content;
}
