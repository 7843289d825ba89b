/** Questions about jobs themselves: which there are, which close, when one was posted. */

import type { JobStatus } from '@saring/contract/domain';
import { ask, countCue, firstRows } from './cues.ts';
import { jobNouns } from './lexicon.ts';
import type { Parts } from './parts.ts';
import { groupOf, newest, oldest } from './ranking.ts';
import type { JobFilter, Plan } from './types.ts';

/** What is asked of a job itself. */
const jobFact =
  /\b(?:clos(?:e|es|ing)|deadline|expir(?:e|es|y)|posted|published|location of|located|criteri(?:a|on)|where is|what department|open(?:ed)?)\b/;

const jobWords = `(?:${jobNouns})`;

/** Whether a question is about jobs themselves, not about who applied for them. */
export function aboutJobs({ text, filter, jobApplicants, span }: Parts): boolean {
  if (jobApplicants) return true;
  if (groupOf(text)) return false;
  const appliedFor =
    /\b(?:average|avg|mean|median|salar(?:y|ies)|scores?|grades?|any(?:one|body)|some(?:one|body)|every(?:one|body)|nobody|applied|applicants?|candidates?|applications?|people|interview\w*|who|persons?|resumes?)\b/;
  if (filter.terms || filter.scores || filter.salary || filter.statuses || filter.interviewed !== undefined)
    return false;
  // Applicants do not close: "closing this week?"
  if (span && /\b(?:clos(?:es|ing)|expir(?:es|ing))\b/.test(text) && !appliedFor.test(text)) return true;
  if (
    new RegExp(
      `\\b(?:how many|number of|count(?: of)?|total|which|what|list|show|all|any|are there|the|our|every|see|view|display|new|¦|latest|newest|oldest|recent|my|more|have|is|are|currently|give) (?:me |of |the |our |all |my |any |different |new |current |currently |total |number |list |in |do we |are |has |were |been |¦ )*(?:[\\w-]+ ){0,2}${jobWords}\\b`,
    ).test(text) &&
    !appliedFor.test(text)
  )
    return true;
  return new RegExp(
    `^ ?(?:\\w+ ){0,2}${jobWords}\\b|\\b(?:are|is) (?:we|the company) (?:currently |still )?hiring\\b|\\bwhat (?:are|do) (?:we|you) hir(?:ing|e)\\b|\\b(?:is|are) (?:the |our )?¦ (?:still |currently )*(?:open|closed|live|active|¦)`,
  ).test(text) && !appliedFor.test(text)
    ? true
    : (filter.jobState !== undefined || (filter.jobs !== undefined && jobFact.test(text))) && !appliedFor.test(text);
}

/** The plan for a question about jobs. */
export function jobsQuery(parts: Parts): Plan {
  const { text, filter } = parts;
  const picked: JobFilter = {
    ...(filter.jobs ? { jobs: filter.jobs } : {}),
    ...(filter.departments ? { departments: filter.departments } : {}),
    ...(filter.locations ? { locations: filter.locations } : {}),
    ...(filter.types ? { types: filter.types } : {}),
    ...(filter.jobState ? { state: filter.jobState } : {}),
    ...(filter.except ? { except: filter.except } : {}),
    ...(parts.jobApplicants ? { applicants: parts.jobApplicants } : {}),
  };
  // "Is the Accountant job still open?" asks what state it is in.
  if (filter.jobs && /^ ?(?:is|are|was|were) |\bstill (?:open|live|active|closed)\b/.test(text)) delete picked.state;
  if (parts.span) picked[closes(text, filter.jobState) ? 'closing' : 'posted'] = parts.span;
  const closesLast =
    /\b(?:clos\w+|expir\w+|deadlines?|ends?|ending) (?:the )?(?:last|latest)\b(?! (?:week|month|year))|\b(?:latest|last|furthest) (?:closing date|deadline|to close|to expire)\b/.test(
      text,
    );
  const sort = closesLast
    ? 'closing last'
    : /\b(?:clos\w+|expir\w+|deadlines?|ends?|ending) (?:the )?(?:first|soonest|next|earliest)\b|\b(?:next|earliest|soonest|nearest) (?:(?:job|position|role|vacancy) )?(?:closing|deadline|to close|to expire|that closes)\b/.test(
          text,
        )
      ? 'closing'
      : newest.test(text)
        ? 'newest'
        : oldest.test(text)
          ? 'oldest'
          : 'newest';
  // What closes lies ahead; what has closed is said so.
  if (/^closing/.test(sort) || (picked.closing && !/\bclosed\b/.test(text))) picked.state = 'Live';
  return ask(
    {
      kind: 'jobs',
      filter: picked,
      how: countCue.test(text) ? 'count' : 'list',
      sort,
      ...(/\bcriteri(?:a|on)\b/.test(text) ? { criteria: true } : {}),
      limit: parts.limit ?? (one(text, sort) ? 1 : firstRows),
    },
    parts,
  );
}

/** Whether the days that are named are those of closing. */
function closes(text: string, state: JobStatus | undefined): boolean {
  return (
    /\bclosed (?:in|on|last|this|since|during|before|after|between|yesterday|today|¦)/.test(text) ||
    (/\bclos(?:e|es|ing|ed)\b|\bdeadline|\bexpir/.test(text) && !state)
  );
}

/** "The newest job", "which closes next": one of them. */
function one(text: string, sort: string): boolean {
  return /^closing/.test(sort)
    ? !/\bjobs|\bpositions|\bsort|\border/.test(text)
    : /\b(?:latest|newest|oldest|most recent) (?:job|position|role|vacancy|opening|posting|post|advert|ad)\b(?!s)/.test(
        text,
      );
}
