/** Finds in an answer what can be checked: own acts, numbers, results, circumstances, and what is only claimed. */
import type { Target } from './anchors.ts';
import type { QuestionKind } from './answers-kind.ts';
import { isResult, numberAt, numberText, numberWord, resultNear } from './answers-measures.ts';
import {
  actsNext,
  deniesBare,
  endsClause,
  firstPerson,
  gapBefore,
  isJoined,
  negatedSoon,
  othersAct,
  sameClause,
} from './answers-subjects.ts';
import { countPast, type Verb, verbOf } from './answers-tense.ts';
import {
  actionStems,
  auxiliary,
  buzzStems,
  describing,
  irregularPast,
  modals,
  negations,
  situationWords,
  vagueStems,
} from './answers-verbs.ts';
import type { Words } from './answers-words.ts';
import { isGeneric, isStop, type Token } from './terms.ts';

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

const others = new Set(
  'he she they it who which that this customer client boss manager supervisor teacher doctor guest people everyone someone somebody nobody you company team'.split(
    ' ',
  ),
);
/** Those of them, and others at work, whose deeds may be told instead of one's own. */
const people = new Set(
  'he she they customer client boss manager supervisor teacher doctor everyone someone somebody colleague colleagues senior seniors superior director technician others'.split(
    ' ',
  ),
);
/** Past forms that tell nothing by themselves; what follows them does. */
const setsOut = new Set('went came got did had took sat was'.split(' '));
/** Words after which, without a full stop, nobody can tell any more whose deed a verb is. */
const longestClause = 30;
const reasonWords = new Set(
  'because since therefore so whereas while unless otherwise means meaning prevents ensures depends example instance if than'.split(
    ' ',
  ),
);

/** As it was spoken, not as the engine spells it. */
function spoken(words: Words, at: number): string {
  const token = words.tokens[at];
  return token ? words.clean.text.slice(token.start, token.end).toLowerCase() : '';
}

/** Everything in the answer that can count, in order. */
export function findEvidence(words: Words, target: Target, kind: QuestionKind): Evidence[] {
  const { tokens } = words;
  const out: Evidence[] = [];
  const story = kind === 'story' || kind === 'intro' || kind === 'motivation' || kind === 'proof';
  let anchor = -99;
  let anchorWeight = 0;
  let anchorPast = false;
  // Whose deeds the verbs that follow are: nobody's where the person denied them, another's where another was named.
  let foreign = -1;
  // "I did not fill it, called the clinic and wrote it down": only what follows in the past was done.
  let bare = false;
  // "I found that the update restarted it, moved it to Sunday": the other's deed stands inside the speaker's sentence.
  let within = 0;
  const narrative = tokens.some((token) => situationWords.has(token.text)) || countPast(tokens) >= 3;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    if (foreign >= 0 && (endsClause(words, at) || at - foreign > longestClause)) foreign = -1;
    if (
      (people.has(token.text) && actsNext(words, at)) ||
      othersAct(words, at) ||
      (words.behindMask.has(at) && verbOf(token)?.past === true)
    ) {
      within = foreign < 0 && anchor >= 0 && sameClause(words, anchor, at) ? anchorWeight : 0;
      foreign = at;
      anchor = -99;
      bare = false;
    }
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
        foreign = -1;
        anchor = found.at;
        anchorPast = found.verb.past;
        anchorWeight = weightOf(found, token.text, story, narrative) * concrete(tokens, found.at, target);
        out.push(act(words, found.at, found.verb.stem, anchorWeight));
        at = Math.max(at, found.at - 1);
        if (found.at > at) continue;
      } else if (negatedSoon(tokens, at)) {
        anchor = -99;
        foreign = at;
        bare = deniesBare(tokens, at);
      } else {
        foreign = -1;
        // "I went there at six, found the update and moved it": the deeds follow.
        if (story && setsOut.has(tokens[at + 1]?.text ?? '')) {
          anchor = at + 1;
          anchorWeight = 0.7;
          anchorPast = true;
        }
      }
      continue;
    }
    if (out.at(-1)?.kind === 'act' && out.at(-1)?.at === at) continue;
    const verb = verbOf(token);
    if (!verb || at === anchor || vagueStems.has(verb.stem)) continue;
    const back = within > 0 && verb.past && /,/.test(gapBefore(words, at));
    if (foreign >= 0 && (back || (bare && verb.past && isJoined(words, at)))) {
      foreign = -1;
      anchor = at - 1;
      anchorWeight = back ? within : 1;
    }
    if (foreign >= 0) continue;
    if (!actionStems.has(verb.stem) && !(verb.past && token.text.endsWith('ed') && at - anchor <= 16)) continue;
    const following = followUp(words, at, anchor, verb, story, narrative && !anchorPast);
    if (following > 0) {
      const chained = at - anchor <= 16;
      const own = concrete(tokens, at, target);
      out.push(
        act(
          words,
          at,
          verb.stem,
          (chained ? Math.min(1, Math.max(anchorWeight + 0.1, verb.past ? 0.7 : 0)) * following : following * 0.5) *
            own,
        ),
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
  // "Raw and cooked are kept apart": what is so or is done, not what somebody did.
  if (/^(?:is|are|was|were)$/.test(tokens[at + 1]?.text ?? '')) return 0;
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
    // "Went through the ledgers" is an act, "went and asked" is asking.
    const way = tokens[at + 1]?.text === 'back' ? tokens[at + 2]?.text : tokens[at + 1]?.text;
    if (token.text === 'went' && /^(?:through|over|round|into)$/.test(way ?? ''))
      return { at, verb: { stem: 'go', past: true, ing: false }, modal, vague: false, habit };
    // "Kept asking" is asking, "kept the barrier down" an act of its own.
    if ((token.text === 'kept' || token.text === 'keep') && /ing$/.test(tokens[at + 1]?.text ?? '')) continue;
    if (auxiliary.has(token.text) || token.text === 'to' || token.text === 'a' || /ly$/.test(token.text)) continue;
    if (verb && actionStems.has(verb.stem)) return { at, verb, modal, vague, habit };
    if (verb?.past && !vague && !negations.has(tokens[at + 1]?.text ?? '')) return { at, verb, modal, vague, habit };
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
  // "I always put my patients first" is what somebody says of himself, not what was done once.
  if (found.habit && story) return 0.25 * share;
  if (found.verb.past) return share;
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
