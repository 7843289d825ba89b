/** What is asked of one applicant: a summary, the reasons for a mark, the status, how to reach them. */

import type { Aspect, Filter } from './types.ts';

/** What is asked about one applicant: a summary where nothing else is said. */
export function aspectOf(text: string, filter: Filter): Aspect {
  if (/\b(?:why|reasons?|how come|justif\w+|explain|based on what|on what basis|how did)\b/.test(text))
    return 'reasons';
  if (
    /\b(?:answers?|answered|replied|responded|responses?)\b|\b(?:say|said|tell|told) (?:us )?(?:\w+ )?(?:in|during) (?:the |their |his |her )?interview\b/.test(
      text,
    )
  )
    return 'answers';
  if (
    /\b(?:how many|number of|total) years\b|\byears of (?:work |working )?experience\b|\bhow (?:long|much experience)\b/.test(
      text,
    )
  )
    return 'years';
  if (/\b(?:e-?mails?|contact|phone|reach|telephone|mobile number)\b/.test(text)) return 'contact';
  if (/\b(?:salar(?:y|ies)|pay|expecting|expects?|asking for|wage|how much)\b/.test(text) || filter.salary)
    return 'salary';
  if (
    /\b(?:scores?|scored|grades?|graded|marks?|rank(?:ed|ing|s)?|points|rating|rated|how (?:good|well|strong))\b/.test(
      text,
    ) ||
    filter.scores
  )
    return 'score';
  if (filter.interviewed !== undefined || /\binterview(?:ed|s)?\b/.test(text)) return 'interview';
  if (/\b(?:status|stage|decision|decided|outcome|progress)\b/.test(text) || filter.statuses) return 'status';
  if (/\bfeedback|comments?|notes?\b/.test(text)) return 'feedback';
  if (
    /\b(?:when|which|what)\b.*\b(?:appl(?:y|ied|ying|ication|ications)|job|jobs|position|positions|role|date)\b|\bdid\b.*\bapply\b|\bhas\b.*\bapplied\b|\bapply (?:for|to)\b/.test(
      text,
    )
  )
    return 'applied';
  if (
    /\b(?:resumes?|cv|skills?|experience[ds]?|background|qualifications?|education|work history|certificat\w+|degree|studied)\b/.test(
      text,
    )
  )
    return 'resume';
  return 'summary';
}
