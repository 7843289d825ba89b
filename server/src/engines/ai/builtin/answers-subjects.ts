/** Whose deed a verb of an answer is: the speaker's, another's, or denied. */
import { verbOf } from './answers-tense.ts';
import { auxiliary, negations } from './answers-verbs.ts';
import type { Words } from './answers-words.ts';
import { isStop, type Token } from './terms.ts';

export const firstPerson = new Set('i we ive weve id wed im ill'.split(' '));
/** Before the one who acts: "my team moved it", "the company paid". */
const determiners = new Set('the my our his her their this that another one every each some'.split(' '));
const opening = /^(?:and|so|because|then|when|that|but|while|after|before|since|actually|honestly|luckily)$/;

/** "Did not fill": the form that stands after a denial, so that a past one behind it is no longer denied. */
export function deniesBare(tokens: readonly Token[], subject: number): boolean {
  const from = [1, 2, 3].map((step) => subject + step).find((at) => negations.has(tokens[at]?.text ?? ''));
  const verb = from === undefined ? undefined : tokens[from + 1];
  return verb !== undefined && !negations.has(verb.text) && verbOf(verb)?.past === false;
}

/** Led in by "and", "then" or a sign. */
export function isJoined({ clean, tokens }: Words, at: number): boolean {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    (/^(?:and|then)$/.test(before.text) || /[,;]/.test(clean.text.slice(before.end, tokens[at]?.start)))
  );
}

/** No sign stands between an own act and the deed of another: "I saw that they had moved it". */
export function sameClause({ clean, tokens }: Words, act: number, at: number): boolean {
  return !/[^\w ']/.test(clean.text.slice(tokens[act]?.end, tokens[at]?.start));
}

export function gapBefore({ clean, tokens }: Words, at: number): string {
  return clean.text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
}

/** A sentence ended between this word and the one before, or "but" turns to something else. */
export function endsClause({ clean, tokens }: Words, at: number): boolean {
  const before = tokens[at - 1];
  return (
    tokens[at]?.text === 'but' ||
    (before !== undefined && /[.!?;\n]/.test(clean.text.slice(before.end, tokens[at]?.start)))
  );
}

/** "My manager closed the books": another person right before a verb, with no sign between them. */
export function actsNext({ clean, tokens }: Words, at: number): boolean {
  // "With a colleague checked the orders", "asked my manager opened it": the person is no subject there.
  const before = [tokens[at - 1], tokens[at - 2]];
  if (
    before.some((one) => one !== undefined && (/^(?:with|to|for|from|by|of|at)$/.test(one.text) || verbOf(one)?.past))
  )
    return false;
  for (let next = at + 1; next <= at + 3; next += 1) {
    const token = tokens[next];
    const before = tokens[next - 1];
    if (!token || !before || /[^ ]/.test(clean.text.slice(before.end, token.start))) return false;
    const verb = verbOf(token);
    if (verb?.past) return true;
    if (!auxiliary.has(token.text) && !/ly$/.test(token.text)) return false;
  }
  return false;
}

/** "My team moved it", "our senior technician rang": at the opening of a clause a noun that is followed by a past verb. */
export function othersAct({ clean, tokens }: Words, at: number): boolean {
  const first = tokens[at];
  const before = tokens[at - 1];
  if (!first || !determiners.has(first.text)) return false;
  const gap = before ? clean.text.slice(before.end, first.start) : '.';
  if (!/[.!?;,\n]/.test(gap) && !opening.test(before?.text ?? '')) return false;
  for (let next = at + 1; next <= at + 4; next += 1) {
    const token = tokens[next];
    const prior = tokens[next - 1];
    if (!token || !prior || firstPerson.has(token.text) || /[^ ]/.test(clean.text.slice(prior.end, token.start)))
      return false;
    if (next > at + 1 && verbOf(token)?.past) return true;
    if (isStop(token.text) && !auxiliary.has(token.text)) return false;
  }
  return false;
}

export function negatedSoon(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((step) => negations.has(tokens[at + step]?.text ?? ''));
}
