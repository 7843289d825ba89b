/** Long questions: clauses that ask nothing of the data ("we have a meeting on Monday", "because of a project") are left aside. */
import { jobNouns, peopleNouns } from './lexicon.ts';
import { isKnownThing } from './things.ts';
import type { JobRef } from './types.ts';
import { singular } from './words.ts';

const cue = new RegExp(
  `\\b(?:${peopleNouns}|${jobNouns}|who|whom|whose|which|how many|appl(?:y|ied|ies|ying)|interview\\w*|scor\\w+|grad(?:e|es|ed|ing)|marks?|salar\\w+|pay|money|rm|myr|expect\\w*|ask(?:s|ed|ing) for|accept\\w*|reject\\w*|kiv|pending|withdr\\w+|hired?|decision|status(?:es)?|experience\\w*|skills?|mention\\w*|know|knows|top|best|worst|highest|lowest|average|median|percent\\w*|share|compare|versus|department|location|remote|contract|internship|exclud\\w+|except|without|not|today|yesterday|tomorrow|days?|weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|since|until|last|past|recent\\w*|latest|newest|oldest)\\b|\\d|\\w+day\\b`,
);
const breaks =
  /( ?[,;:.!?] | (?:because|so that|although|though|even though|regardless|as) (?=\S)| (?=(?:how many|which|who|what|whether) )| and (?=(?:i|we) (?:need|want|would|have|am|are|must|should)\b))/;
const longEnough = 9;

/** The question without its idle clauses; short ones, and those with nothing but such clauses, stay whole. */
export function focused(text: string, jobs: readonly JobRef[], written: string): string {
  if (text.split(' ').length < longEnough) return text;
  const words = new Set(
    jobs.flatMap((job) =>
      `${job.title} ${job.department} ${job.location}`
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .map(singular),
    ),
  );
  const parts = ` ${text} `.split(breaks);
  const idle = (clause: string) =>
    !cue.test(clause) &&
    !clause
      .split(/\s+/)
      .some((word) => (word.length > 2 && words.has(singular(word))) || isKnownThing(word) || named(word, written));
  const kept = parts.map((part, at) => (at % 2 === 0 && idle(part) ? ' ' : part));
  const left = kept.join('').replace(/\s+/g, ' ').trim();
  return cue.test(left) ? left.replace(/^[,;:.!? ]+/, '') : text;
}

const days =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Written with a capital inside a sentence, and no day or month: perhaps somebody's name. */
function named(word: string, written: string): boolean {
  if (word.length < 3 || days.test(word)) return false;
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return new RegExp(`[^.!?] ${capital.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(written);
}
