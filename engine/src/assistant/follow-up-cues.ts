/** What makes a question go on from the last one though it names nobody: conditions, figures and orders alone. */
import { baseOf } from './applicants-intent.ts';
import { aspectOf } from './aspects.ts';
import { contactOf, countCue } from './cues.ts';
import { jobNouns, peopleNouns } from './lexicon.ts';
import type { Parts } from './parts.ts';
import { bySalary, groupOf, rankingOf } from './ranking.ts';
import type { Query, ScoreField } from './types.ts';

const nouns = new RegExp(`\\b(?:${peopleNouns}|${jobNouns})\\b|\\d`);

/** "Highest?", "last month?": nothing that stands by itself. */
export function bareWord({ text, span, filter }: Parts): boolean {
  return (
    text.trim().split(' ').length <= 4 &&
    !nouns.test(text) &&
    Object.keys(filter).length === 0 &&
    (span !== null || rankingOf(text) !== null) &&
    /\? ?$/.test(text)
  );
}

const whose = new RegExp(
  `\\b(?:${peopleNouns}|${jobNouns}|who|which|what|appl(?:y|ies|ied)|all|every|total|we|you|i)\\b`,
);
const narrowing: readonly string[] = ['scored', 'scores', 'salary', 'experience'];

/** "Above 50 only", "how many are pending": conditions alone; of whom they hold only the question before says. */
export function onlyConditions({ text, span, filter }: Parts): boolean {
  const keys = Object.keys(filter);
  if (whose.test(text) || (keys.length === 0 && !span)) return false;
  const words = text.trim().split(' ').length;
  if (
    words <= 7 &&
    /\b(?:only|just) ?[?.]? ?$|^ ?how many (?:are|is|were|was|have|has|did|do|got|scored?)\b/.test(text)
  )
    return true;
  return words <= 5 && keys.every((key) => narrowing.includes(key));
}

/** "Emails please": of whoever the last answer was about. */
export function onlyContacts({ text, filter, span }: Parts): boolean {
  return (
    contactOf(text).contact === true && text.trim().split(' ').length <= 4 && Object.keys(filter).length === 0 && !span
  );
}

/** "And expected salary", "e-mail?": said of nobody else, it is asked of the applicant last spoken of. */
export function ofTheSame({ text, filter, span, spans }: Parts): boolean {
  const asked = text.replace(/^ ?(?:and|but|also|so|what about|what is|his|her|their|the) /g, ' ');
  return (
    asked.trim().split(' ').length <= 5 &&
    !whose.test(asked) &&
    !countCue.test(asked) &&
    !span &&
    spans.length === 0 &&
    Object.keys(filter).every((key) => key === 'interviewed') &&
    !/\b(?:average|mean|median|most|least|top|best|highest|lowest|per|by|list|show|compare|rate|percent\w*)\b/.test(
      asked,
    ) &&
    groupOf(asked) === null &&
    aspectOf(asked, filter) !== 'summary'
  );
}

/** "What percentage is that": of the same without what was counted. */
export function shareOf(text: string, before: Query): Query | null {
  if (before.kind !== 'count') return null;
  if (
    !/^ ?(?:and |so )?what (?:percent(?:age)?|share|proportion|%) (?:is|are|of \S+(?: \S+)? is) (?:that|those|this|they|it)\b/.test(
      text,
    )
  )
    return null;
  const base = baseOf('', before.filter);
  return base && { kind: 'share', filter: before.filter, base };
}

/** "And by interview score?": the same in another order. */
export function orderIn(text: string): Pick<Extract<Query, { kind: 'list' }>, 'sort' | 'ranked'> | null {
  const by = /\bby (?:the |their )?(?:final|overall|interview|resume|cv|salary|expected salary|pay)\b/.exec(text)?.[0];
  return by === undefined ? null : { sort: measureIn(by) ?? 'final', ranked: true };
}

/** "And their salary": another figure of the same. */
export function measureIn(text: string): ScoreField | 'salary' | null {
  if (bySalary.test(text)) return 'salary';
  if (/\binterviews?\b/.test(text)) return 'interview';
  return /\b(?:resumes?|cvs?)\b/.test(text) ? 'resume' : null;
}
