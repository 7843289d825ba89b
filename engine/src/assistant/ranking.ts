/** The order, the mark and the kind of group that a question names. */
import { jobNouns } from './lexicon.ts';
import type { GroupBy, ScoreField, Sort } from './types.ts';

export const highWords =
  'top|best|highest|strongest|greatest|leading|most qualified|most suitable|most promising|outstanding|ideal|front ?runners?|better|winners?|ahead|lead|leads';
export const lowWords =
  'worst|lowest|weakest|bottom|poorest|least qualified|least suitable|less (?:scores?|marks?|grades?|points)';
const high = new RegExp(`\\b(?:${highWords}|rank(?:ed|ing|s)?|shortlist|recommend\\w*|good fit|suited|most likely)\\b`);
const low = new RegExp(`\\b(?:${lowWords})\\b`);
export const newest =
  /\b(?:latest|newest|most recent(?:ly)?|recent(?:ly)?|last (?:\d+ )?(?:applicants?|candidates?|applications?|person|people|to apply|one)|(?:appl(?:y|ied|ies)|came|come|submit\w*) (?:in )?(?:the )?(?:last|latest)(?! \w*(?:week|month|year|day|\d))|just applied)\b/;
export const oldest =
  /\b(?:oldest|earliest|longest(?! (?:resumes?|cvs?|interviews?|answers?|experience|career))|first (?:\d+ )?(?:applicants?|candidates?|applications?|person|people|to apply|one)|(?:appl(?:y|ied|ies)|came|come|submit\w*) (?:in )?(?:the )?(?:first|earliest)|waiting (?:the )?longest)\b/;
/** The sort or field that a question names. */
export function fieldOf(text: string): ScoreField {
  if (
    /\b(?:resumes?|cvs?|relevancy)\b(?:'s)?(?: \w+)? ?(?:scores?|grades?|marks?|match|ranking|relevancy|results?)?/.test(
      text,
    ) &&
    /\b(?:resumes?|cvs?|relevancy) (?:\w+ )?(?:scores?|grades?|marks?|match|ranking|relevancy|results?|avg|average|mean|median)|\b(?:average|avg|mean|median) (?:resume|cv)|\bby (?:their )?(?:resumes?|cv)|\bbest (?:resumes?|cv)|\b(?:resume|cv) relevancy|(?:top|highest|best|lowest|worst) (?:\d+ )?(?:resumes?|cvs?)/.test(
      text,
    )
  )
    return 'resume';
  if (
    /\binterviews? (?:\w+ )?(?:scores?|grades?|marks?|results?|performance|total|ranking|avg|average|mean|median)|\b(?:average|avg|mean|median) interviews?\b|\bby (?:their )?interviews?\b|\b(?:best|top|highest|worst|lowest|strongest|weakest|better|well) (?:\d+ )?(?:(?:at|in|on) )?(?:the |their )?interviews?\b|\b(?:scored|score|did|performed|performers?|rated|ranked|marks?|scores?) (?:\w+ ){0,2}(?:in|on|at|for) (?:the |their )?interviews?\b|\binterview performance\b/.test(
      text,
    )
  )
    return 'interview';
  return 'final';
}

export const bySalary =
  /\bmoney\b|\bsalar(?:y|ies)\b|\bpay\b|\bexpect(?:s|ed|ing)? (?:the )?(?:most|least|highest|lowest)\b|\bcheap(?:est)?\b|\bexpensive\b|\b(?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?|demand(?:s|ed|ing)?|quoted?) (?:for )?(?:the )?(?:\w+ )?(?<!at )(?:most|least|highest|lowest)\b|\b(?:priciest|dearest|paid|costl(?:y|iest)|wages?)\b/;

export interface Ranking {
  sort: Sort;
  order: 'asc' | 'desc';
  ranked: boolean;
}

/** The order that is asked for, or null. */
export function rankingOf(text: string): Ranking | null {
  const order =
    low.test(text) ||
    /\b(?:ascending|low(?:est)? to high|(?<!at )least|cheap(?:est)?|smallest|fewest|minimum(?! (?:of )?\d)|less(?! than))\b/.test(
      text,
    )
      ? 'asc'
      : 'desc';
  if (
    bySalary.test(text) &&
    (high.test(text) ||
      low.test(text) ||
      /\b(?:(?<!at )(?:most|least)|cheap(?:est)?|expensive|priciest|dearest|paid|costliest|(?:maximum|minimum)(?! (?:of )?(?:rm)? ?\d)|largest|sort\w*|order\w*|arrange\w*|biggest|smallest)\b/.test(
        text,
      ))
  )
    return { sort: 'salary', order, ranked: true };
  if (newest.test(text)) return { sort: 'date', order: 'desc', ranked: false };
  if (oldest.test(text)) return { sort: 'date', order: 'asc', ranked: false };
  if (/\balphabetical(?:ly)?\b|\b(?:by|their) names?\b(?= ?$| ?\?)|\bsort\w* by name/.test(text))
    return { sort: 'name', order: 'asc', ranked: false };
  if (/\b(?:sort|order|rank|arrange)\w*(?: \w+){0,3} by (?:the |their )?(?:application |submission )?dates?/.test(text))
    return { sort: 'date', order: /ascending|oldest/.test(text) ? 'asc' : 'desc', ranked: false };
  if (
    high.test(text) ||
    low.test(text) ||
    /\b(?:scored?|score|rated|ranks?|graded|performed|did) (?:the )?(?:most|best|highest|lowest|worst|least|well|first|number 1)\b|\b(?:sort|order|arrange|rank)\w*(?: [^\s]+){0,5} by (?:the |their )?(?:\w+ )?(?:score|grade|mark|rank)/.test(
      text,
    )
  )
    return { sort: fieldOf(text), order, ranked: true };
  return null;
}

/** How each kind of group is called. */
const kinds: [GroupBy, string][] = [
  ['job', jobNouns.replace('|roles?', '|roles?|titles?|job titles?')],
  ['status', 'status(?:es)?|stages?|decisions?'],
  ['department', 'departments?|dept|divisions?'],
  ['location', 'locations?|states?|cit(?:y|ies)|places?|regions?|offices?'],
  ['type', '(?:job |employment )?types?'],
  ['day', 'days?|dates?|daily'],
  ['week', 'weeks?'],
  ['month', 'months?'],
  ['band', 'bands?|score (?:bands?|ranges?)|fits?|grades?'],
];

/** The kind of group that a question names, or null. */
export function groupOf(text: string): GroupBy | null {
  for (const [by, words] of kinds) {
    if (
      new RegExp(
        `\\b(?:per|by|for each|for every|each|every|across(?: the| all)?|grouped by|group by|in each|of each|to each|from each|from every|in every|at each|broken down by|split by|among(?: the)?)(?: of)? (?:open |live |active |closed |the |our |my |job |application |¦ )*(?:${words})\\b`,
      ).test(text) &&
      !/\bby (?:the )?(?:score|grade)s?\b|\b(?:sort|order|rank|arrang)\w*(?: \w+){0,3} by\b/.test(text)
    )
      return by;
  }
  if (/\bmonthly\b(?! (?:salar|pay|wage))/.test(text)) return 'month';
  if (/\bweekly\b/.test(text)) return 'week';
  const compared =
    /\bcompar\w*\b.*\b(departments|locations|states|cities|jobs|positions|roles|months|weeks|statuses)\b/.exec(text);
  if (compared && !/\bcompar\w* (?:.* )?(?:applicants|candidates)\b/.test(text))
    for (const [by, words] of kinds) if (new RegExp(`^(?:${words})$`).test(compared[1] ?? '')) return by;
  if (/\bdaily\b|\bbusiest (?:day|date)|\bday with the (?:most|fewest)/.test(text)) return 'day';
  if (/\b(?:breakdown|distribution|split|broken down|spread)\b/.test(text))
    return /\b(?:score|grade|mark|band)/.test(text) ? 'band' : 'status';
  if (
    /\b(?:status(?:es)?) (?:of all|overview|summary|of (?:the |our |my |all )*(?:applicants|applications|candidates))\b|\bhow many (?:are )?in each\b/.test(
      text,
    )
  )
    return 'status';
  const leading =
    /\b(?:which|what)(?: 1| one)?(?: of (?:our|the|my))? (?:open |live |active |closed |¦ )*([a-z ]{3,22}?) (?:has|have|had|got|gets?|attract(?:s|ed)?|receiv(?:es?|ed)|draws?|drew|is|are|was|were|did|do|saw|with|¦|people|most)\b/.exec(
      text,
    );
  if (
    leading &&
    /\b(?:most|highest|fewest|least|lowest|largest|biggest|smallest|popular|top|best|greatest|busiest|less|more|fewer)\b/.test(
      text,
    )
  ) {
    const noun = leading[1]?.trim() ?? '';
    for (const [by, words] of kinds)
      if (by !== 'band' && by !== 'status' && new RegExp(`(?:^| )(?:${words})$`).test(noun)) return by;
  }
  const ofPeople = new RegExp(
    `\\b(?:applicants|candidates|people|ones)\\b.*\\b(?:for|of|in) .*\\b(?:${jobNouns}) (?:with|having)\\b`,
  );
  if (
    !ofPeople.test(text) &&
    new RegExp(
      `\\b(?:most|least) (?:popular|applied|sought|wanted|in demand)(?:[ -](?:for|after|to))? (?:${jobNouns})\\b|\\b(?:${jobNouns}) (?:with|has|have|having|got|that (?:has|have|got)|receiving|attracting|attracts) (?:the )?(?:most|highest|fewest|least|lowest|largest|biggest)|\\bbusiest (?:${jobNouns})\\b|\\b(?:most|least) (?:popular|applied)\\b.*\\b(?:${jobNouns})`,
    ).test(text)
  )
    return 'job';
  if (/\bdepartments? (?:with|has|have|having) (?:the )?(?:most|highest|fewest|least|lowest)/.test(text))
    return 'department';
  return null;
}
