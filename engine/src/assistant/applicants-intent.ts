/** Questions about applications: counts, lists, rankings, groups, averages and shares. */

import { contactOf, countCue, filterOf, firstRows, listCue, mostRows, payOf, shortRows, whether } from './cues.ts';
import { peopleNouns } from './lexicon.ts';
import type { Parts } from './parts.ts';
import { bySalary, fieldOf, groupOf, highWords, lowWords, rankingOf } from './ranking.ts';
import { read } from './reader.ts';
import { takeInterviewed, takeStatuses } from './statuses.ts';
import type { Filter, GroupBy, Query, ScoreField } from './types.ts';

/** The query about applicants that a question asks; null where it asks none. */
// Long because each kind of question is looked for in turn, in what is none of the kinds before it.
export function applicantsQuery(parts: Parts): Query | null {
  const { text } = parts;
  const filter = filterOf(parts);
  const by = groupOf(text);
  if (
    !by &&
    parts.spans.length > 0 &&
    (countCue.test(text) || /\b(?:compar\w*|than|more|fewer|less|versus|vs|difference)\b/.test(text))
  )
    return { kind: 'spans', filter: parts.filter, spans: [...(parts.span ? [parts.span] : []), ...parts.spans] };
  const summed =
    /\b(?:sum|combined|add(?:ed)? up|altogether cost)\b/.test(text) ||
    /\btotal (?:\w+ )?(?:salar|pay\b|cost)/.test(text);
  const averaged =
    summed ||
    /\b(?:average|mean|avg|averages|median|typical|typically|on average)\b/.test(text) ||
    /\b(?:salar(?:y|ies)|pay|scores?|grades?)(?: \w+)? (?:range|spread)\b|\brange of (?:\w+ )*(?:salar|scores|grades|pay)|\b(?:minimum|lowest|min) and (?:the )?(?:maximum|highest|max)\b|\b(?:maximum|highest|max) and (?:the )?(?:minimum|lowest|min)\b/.test(
      text,
    );
  const which =
    /\bwhich (?:1 |one |jobs? |departments? |locations? |of them )?(?:\w+ )?(?:got|gets|has|have|had|attract(?:s|ed)|receiv(?:es?|ed)|is) (?:the )?(more|most|fewer|fewest|less|least|higher|better|lower)\b/.exec(
      text,
    )?.[1] ?? /\b(more|most|fewer|less) (?:applicants|applications|candidates|people)\b.* or \b/.exec(text)?.[1];
  const comparing =
    which !== undefined ||
    /\bcompar\w*|\b(?:higher|better|lower|worse|more|fewer)\b.*\bthan (?:those|the|that|in|for|¦|[a-z]+ ?\??$)|\bversus\b|\bvs\b|\bdifference between\b/.test(
      text,
    );
  const measure = bySalary.test(text) ? 'salary' : fieldOf(text);
  for (const [by, list] of [
    ['department', filter.departments],
    ['location', filter.locations],
    ['status', filter.statuses],
  ] as const)
    if (comparing && (list?.length ?? 0) > 1 && !(by === 'status' && countCue.test(text)))
      return comparison(filter, by, which, by !== 'status' && !which ? measure : null);
  if (comparing && (filter.jobs?.label.includes(', ') ?? false))
    return comparison(filter, 'job', which, !which || /^(?:higher|better|lower)$/.test(which) ? measure : null);
  if (averaged && !by)
    return {
      kind: 'average',
      filter,
      of:
        bySalary.test(text) ||
        /\bexpect\w*\b|\bhow much\b.*\b(?:wants?|asks?|asking|costs?|demands?)\b|\basking price\b/.test(text)
          ? 'salary'
          : fieldOf(text),
      how: summed ? 'sum' : /\bmedian\b/.test(text) ? 'median' : 'mean',
    };
  if (
    /\b(?:percent(?:age)?|proportion|ratio|(?:what|which|the) share|share of|fraction|what part|(?:acceptance|rejection|completion|success|conversion|hiring|hire|withdrawal|pass|approval) rate)\b|\brate of\b|what %|% of/.test(
      text,
    ) &&
    !by
  ) {
    const asked = rateFilter(text, filter);
    if (/\bratio\b/.test(text) && (asked.statuses?.length ?? 0) > 1) return { kind: 'count', filter: asked };
    const base = baseOf(text, asked);
    if (base) return { kind: 'share', filter: asked, base };
  }
  const perGroup =
    (by === 'job' || by === 'department' || by === 'location') &&
    !/\b(?:most|fewest|least) (?:applicants|applications|candidates|people)\b/.test(text) &&
    /\b(?:top|best|strongest|highest|most promising|winners?|worst|weakest|lowest|newest|latest|cheapest)\b(?:.*\b(?:applicants?|candidates?|persons?|people|ones?|scorers?|talents?)\b.*| (?:\w+ )?)\b(?:per|each|every|by|for all)\b|\bwho (?:is|are|has|leads?|ranks?|came|comes)\b.*\b(?:top|best|strongest|highest|first|leads?|cheapest)\b.*\b(?:each|every|per)\b/.test(
      text,
    );
  const best = perGroup && !averaged ? rankingOf(text) : null;
  if (best && by)
    return {
      kind: 'list',
      filter,
      ...best,
      limit: mostRows,
      offset: 0,
      each: parts.limit ?? 1,
      ...(by === 'department' || by === 'location' ? { eachOf: by } : {}),
    };
  if (by) {
    const least = /\b(?:fewest|least|lowest|smallest|less|fewer)\b/.test(text);
    const one =
      /\b(?:which|what) (?:\w+ ){0,3}(?:job|position|role|vacancy|opening|posting|department|location|state|city|type|day|date|place|week|month) (?:has|had|have|got|is|was|gets|with|attracts?|attracted|receives?|received|did|drew|saw|¦)/.test(
        text,
      ) ||
      /\b(?:most|least) popular (?:job|position|role)\b|\bbusiest\b|\bwhich of (?:our|the|my) (?:\w+ )?(?:jobs|positions|roles|vacancies|openings|postings|departments|locations) (?:has|have|had|is|got|gets|attract\w*|received?)\b|\bwhich (?:1|one) of\b|\bday with the (?:most|fewest)\b|\b(?:job|position|role|vacancy|opening|posting|department) (?:with|having|that has|which has) (?:the )?(?:most|highest|fewest|least|lowest)/.test(
        text,
      );
    return {
      kind: 'groups',
      filter: partOf(text).part === 'accepted' ? withoutStatus(filter) : filter,
      by,
      order: least ? 'least' : 'most',
      limit: parts.limit ?? (one ? 1 : firstRows),
      ...(averaged ||
      (/\b(?:scores?|grades?|marks?|salar(?:y|ies)|pay)\b/.test(text) &&
        by !== 'band' &&
        /\b(?:highest|best|lowest|compare)\b/.test(text))
        ? { average: bySalary.test(text) ? 'salary' : fieldOf(text) }
        : partOf(text)),
    };
  }
  // "How many were accepted and how many rejected?" wants each by itself, which every count of several statuses gives.
  const picking = /\bwhich (?:of|applicants|candidates|people)\b/.test(text)
    ? text.replace(/\bin total\b/g, ' ')
    : text;
  if (countCue.test(picking)) return { kind: 'count', filter };
  // Pay that only bounds who is asked for does not order them.
  const ranking = rankingOf(
    filter.salary ? text.replace(/\b(?:salar(?:y|ies)|pay|paid|expect\w*|ask\w*|want\w*|wages?|money)\b/g, ' ') : text,
  );
  if (ranking)
    return {
      kind: 'list',
      filter,
      ...ranking,
      limit: parts.place ? 1 : Math.min(parts.limit ?? defaultRows(text), mostRows),
      offset: parts.place ? parts.place - 1 : 0,
      ...contactOf(text),
      ...payOf(text),
    };
  if (parts.place)
    return {
      kind: 'list',
      filter,
      sort: fieldOf(text),
      order: 'desc',
      ranked: true,
      limit: 1,
      offset: parts.place - 1,
    };
  const fragment = Object.keys(filter).length > 0;
  if (!listCue.test(text) && !fragment && !new RegExp(`^ ?(?:the |all |our |my )*(?:${peopleNouns})\\b`).test(text))
    return null;
  return {
    kind: 'list',
    filter,
    sort: 'final',
    order: 'desc',
    limit: Math.min(parts.limit ?? (/\ball\b|\beveryone\b|\bevery\b/.test(text) ? mostRows : firstRows), mostRows),
    offset: 0,
    ...(whether.test(text) ? { whether: true } : {}),
    ...contactOf(text),
    ...payOf(text),
  };
}

type Measure = ScoreField | 'salary';

function comparison(filter: Filter, by: GroupBy, which: string | undefined, average: Measure | null): Query {
  const order = which && /^(?:few|less|least|low)/.test(which) ? 'least' : 'most';
  return {
    kind: 'groups',
    filter,
    by,
    order,
    limit: which ? 1 : firstRows,
    ...(average ? { average } : {}),
  };
}

function rateFilter(text: string, filter: Filter): Filter {
  if (filter.statuses) return filter;
  if (/\b(?:accept\w*|hir\w+|success|approval|pass) rate\b/.test(text)) return { ...filter, statuses: ['Accepted'] };
  if (/\brejection rate\b/.test(text)) return { ...filter, statuses: ['Rejected'] };
  if (/\bcompletion rate\b/.test(text)) return { ...filter, interviewed: true };
  return filter;
}

/** One where one person is asked for ("who is the best"), a few for a ranking, more for "all". */
function defaultRows(text: string): number {
  if (
    /\b(?:list|all|everyone|every|rank(?:ed|ing)?|sort\w*|order\w*|(?:highest|lowest|best|newest|latest|oldest|cheapest)(?: \w+)? first)\b/.test(
      text,
    ) &&
    !/\bwho (?:is|has|ranks?)\b/.test(text)
  )
    return firstRows;
  const one = new RegExp(
    `\\bwho (?:would|could|should|might|will) be\\b|\\b(?:who|what|which) (?:\\w+ )?(?:is|has|had|was|got|scored|scores|ranks?|performed|did|appl(?:y|ies|ied)|expects?|wants?|asks?|leads?)\\b|\\b(?:${highWords}|${lowWords}|latest|newest|oldest|earliest|most recent|first|last|ranked|scoring|rated|paid|salary|cheapest|most expensive) (?:\\w+ ){0,3}(?:applicant|candidate|person|one|application|individual|score|salary|grade|mark|resume|cv)\\b(?!s)|\\bthe (?:best|top|strongest|weakest|worst)(?: ?\\?)? ?$`,
  );
  return one.test(text) && !/\bwho are\b|\bwhich (?:applicants|candidates|people)\b/.test(text) ? 1 : shortRows;
}

/** What is told beside each count of a group. */
function partOf(text: string): { part?: 'share' | 'accepted' } {
  if (/\b(?:accept\w*|hir\w+|success|approval|pass) rates?\b/.test(text)) return { part: 'accepted' };
  return /\b(?:percent(?:ages?)?|proportions?|shares?|fractions?|ratio)\b/.test(text) ? { part: 'share' } : {};
}

function withoutStatus({ statuses: _statuses, ...rest }: Filter): Filter {
  return rest;
}

const shareable = [
  'statuses',
  'interviewed',
  'scores',
  'terms',
  'withoutTerms',
  'salary',
  'scored',
  'experience',
] as const;

/** Of whom a share is: what stands behind "of" ("percentage of accepted applicants who …") holds for all of them; null where nothing is left to be a part. */
export function baseOf(text: string, asked: Filter): Filter | null {
  const of =
    /\b(?:percent(?:age)?|proportion|share|fraction|part|ratio|%) of (?:the |our |all |my )*(.+?) (?:who|that|which|have|has|had|are|is|were|was|got|get|do|did|know|mention|scored?|with|finished|completed|sat|passed|expect|want)\b/.exec(
      text,
    )?.[1] ?? '';
  const whole = read(` ${of} `);
  const ofAll = new Set<string>([
    ...(takeStatuses(whole) ? ['statuses'] : []),
    ...(takeInterviewed(whole) === null ? [] : ['interviewed']),
    ...((asked.terms ?? []).some(({ text: thing }) => of.includes(thing.toLowerCase())) ? ['terms'] : []),
  ]);
  const present = shareable.filter((key) => asked[key] !== undefined);
  const parts = present.filter((key) => !ofAll.has(key));
  const removed = parts.length > 0 ? parts : present;
  const base: Filter = { ...asked };
  for (const key of removed) delete base[key];
  if (removed.includes('terms')) delete base.anyTerm;
  if (removed.length > 0) return base;
  if (!asked.applied) return null;
  const { applied: _applied, ...everyDay } = asked;
  return everyDay;
}
