/** Words that carry a condition, each with how a query shows that it was used. */
import { countCue } from './cues.ts';
import type { Parts } from './parts.ts';
import { newest } from './ranking.ts';
import type { Filter, Query } from './types.ts';

interface Entry {
  words: RegExp;
  /** Whether the query does what such a word asks for. */
  used(query: Query, filter: Filter, parts: Parts): boolean;
}

/** An expression, for all places in a text, of whole words of which `list` has the alternatives. */
export const words = (list: string) => new RegExp(`(?<![\\w-])(?:${list})(?![\\w-])`, 'g');

/** One applicant's facts, or two side by side: every mark, date and status stands there. */
export const personal = ({ kind }: Query) => kind === 'person' || kind === 'compare';
/** Whether jobs are asked for, not applicants. */
export const ofJobs = ({ kind }: Query) => kind === 'jobs';
const figured = (query: Query, what: 'salary' | 'interview' | 'resume' | 'final') =>
  (query.kind === 'average' && query.of === what) ||
  (query.kind === 'groups' && query.average === what) ||
  (query.kind === 'list' && query.sort === what);
const bounded = ({ scores, salary, experience }: Filter) => Boolean(scores ?? salary ?? experience);
const dated = (query: Query, filter: Filter) =>
  filter.applied !== undefined ||
  (query.kind === 'jobs' && (query.filter.posted ?? query.filter.closing) !== undefined) ||
  (query.kind === 'groups' && ['day', 'week', 'month'].includes(query.by)) ||
  query.kind === 'spans' ||
  (query.kind === 'list' && query.sort === 'date');
const ordered = (query: Query) =>
  query.kind === 'groups' ||
  (query.kind === 'list' && (query.ranked === true || query.sort === 'date')) ||
  (query.kind === 'jobs' && query.sort !== 'newest');

/** What asks for something of the rows; an answer that leaves it out would be an answer to another question. */
export const conditions: readonly Entry[] = [
  {
    words: words(
      'not|no|none|nobody|never|without|except|excluding|besides|neither|nor|unless|minus|lack|lacks|lacking|hardly|barely|rather than|instead of|but not',
    ),
    used: (query, _, { text }) =>
      personal(query) &&
      !countCue.test(text) &&
      !/\b(?:except|excluding|besides|other than|apart from|instead of|rather than|unless)\b/.test(text),
  },
  {
    words: words(
      'top|best|highest|strongest|greatest|leading|most|ideal|front ?runners?|worst|lowest|weakest|bottom|poorest|least|cheapest|priciest|costliest|fewest|largest|biggest|smallest|busiest|longest|shortest|fastest|slowest|ranked|ranking|winners?|runners? up',
    ),
    used: (query, _, { text }) =>
      ordered(query) ||
      personal(query) ||
      (query.kind === 'average' && !/\b(?:top|best|worst|bottom|strongest|weakest)\b/.test(text)),
  },
  {
    // What of these a span had taken in would not be left.
    words: words(
      'today|yesterday|tomorrow|tonight|morning|afternoon|evening|noon|midnight|weekends?|weekdays?|since|until|till|ago|before|after|afterwards|earlier|later|january|february|march|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|overdue|stale',
    ),
    used: (query) => personal(query),
  },
  {
    words: words(
      'weeks?|weekly|fortnights?|months?|monthly|years?|yearly|annual(?:ly)?|quarters?|quarterly|days?|daily|hours?|recent|recently|newly|latest|newest|oldest|earliest',
    ),
    used: (query, filter, { text }) =>
      personal(query) ||
      dated(query, filter) ||
      ((query.kind === 'list' || ofJobs(query)) && /\b(?:when|dates?|what day|posted)\b/.test(text)) ||
      (query.kind === 'jobs' && newest.test(text)) ||
      (/\bmonthly\b|\b(?:a|per) month\b/.test(text) && (filter.salary !== undefined || figured(query, 'salary'))) ||
      filter.experience !== undefined,
  },
  {
    words: words(
      'more|less|fewer|above|below|under|over|beyond|between|higher|lower|better|worse|stronger|weaker|cheaper|dearer|pricier|bigger|smaller|larger|than|at least|at most|exceed\\w*|minimum|maximum|min|max|within|up to|upwards|exactly|precisely|roughly|approximately|almost|nearly|around \\d',
    ),
    used: (query, filter, { text }) =>
      (personal(query) && (query.kind === 'compare' || !/\bthan\b/.test(text))) ||
      bounded(filter) ||
      query.kind === 'spans' ||
      query.kind === 'groups' ||
      query.kind === 'average' ||
      (query.kind === 'jobs' && query.filter.applicants !== undefined) ||
      (query.kind === 'list' && query.ranked === true),
  },
  {
    words: words('interview(?:s|ed|ing|ees?|ers?)?'),
    used: (query, filter) =>
      personal(query) ||
      filter.interviewed !== undefined ||
      (filter.scores ?? []).some(({ field }) => field === 'interview') ||
      figured(query, 'interview') ||
      (query.kind === 'list' && query.filter.scores === undefined && !query.ranked),
  },
  {
    words: words(
      'scor(?:e|es|ed|ing)|grad(?:e|es|ed|ing)|marks?|marked|points?|rat(?:ed|ing|ings)|results?|percent(?:age)?|relevancy',
    ),
    used: (query, filter, { text }) =>
      (query.kind !== 'count' && !(query.kind === 'list' && query.sort === 'salary')) ||
      filter.scores !== undefined ||
      filter.scored !== undefined ||
      (filter.interviewed !== undefined && /\bprovisional\b/.test(text)),
  },
  {
    words: words(
      'salar(?:y|ies)|pay|paid|wages?|remuneration|compensation|income|earn\\w*|expect(?:s|ed|ing)?|expectations?|asking(?! (?:me|us|you)\\b)|asks|rm|myr|ringgit|money|budget|costs?|afford(?:able)?|cheap|expensive|demand(?:s|ed|ing)?',
    ),
    used: (query, filter) =>
      personal(query) ||
      filter.salary !== undefined ||
      figured(query, 'salary') ||
      (query.kind === 'list' && query.pay === true),
  },
  {
    words: words(
      'experienced?|experiences|skill(?:s|ed)?|knowledge|expertise|qualifi(?:ed|cations?)|certifi(?:ed|cates?|cations?)|degrees?|diplomas?|graduates?|graduated|education|educated|fluent|proficien\\w+|background|trained|training|know(?:s|ing)?|speaks?|speaking',
    ),
    used: (query, filter, { text }) =>
      personal(query) ||
      (filter.terms ?? filter.withoutTerms ?? filter.experience) !== undefined ||
      /\b(?:most|best|least) qualified\b|\b(?:do|does|did|can|could|would) (?:you|we|i) (?:already )?know\b|\b(?:let|to|i) (?:me )?know\b|\bknow (?:how|who|which|what|whether|if)\b|\bwant to know\b|\bwell qualified\b/.test(
        text,
      ),
  },
  {
    words: words('status(?:es)?|stages?|decisions?|decided|decides?|review(?:ed|s|ing)?|outcomes?|progress'),
    used: (query, filter) =>
      query.kind === 'list' ||
      personal(query) ||
      filter.statuses !== undefined ||
      (query.kind === 'groups' && query.by === 'status'),
  },
  {
    words: words(
      'open|opened|closed|closes?|closing|expir\\w+|deadlines?|unfilled|filled|live|active|inactive|vacant|ending|ends',
    ),
    used: (query, filter, { text }) =>
      query.kind === 'jobs'
        ? (query.filter.state ?? query.filter.closing ?? query.filter.posted) !== undefined ||
          (query.filter.jobs !== undefined &&
            /\b(?:when|what|is|are|has|does|deadlines?|dates?|closing)\b/.test(text)) ||
          /\b(?:when|deadlines?|dates?)\b/.test(text)
        : filter.jobState !== undefined ||
          (filter.applied !== undefined && !/\b(?:closing|closes?|expir\w+|deadlines?|ends)\b/.test(text)),
  },
  {
    words: words(
      'locat(?:ed|ion|ions)|based|cit(?:y|ies)|states?|area|regions?|branch(?:es)?|nearby?|nearest|closest|far|distance|reside[sd]?|residing|resident|liv(?:es|ing|e in)|stay(?:s|ing)?|address(?:es)?|hometown|local',
    ),
    used: (query, filter) =>
      personal(query) ||
      ofJobs(query) ||
      (filter.locations ?? filter.homes ?? filter.except) !== undefined ||
      (query.kind === 'groups' && query.by === 'location') ||
      (query.kind === 'list' && query.contact === true),
  },
  {
    words: words(
      'per|each|respectively|individually|separately|break ?down|broken|distribution|split|spread|grouped|group|segment\\w*',
    ),
    used: (query, filter, { text }) =>
      query.kind === 'groups' ||
      query.kind === 'compare' ||
      (query.kind === 'list' && query.each !== undefined) ||
      (filter.statuses?.length ?? 0) > 1 ||
      ofJobs(query) ||
      /\beach (?:of )?(?:the |our )?(?:applicants?|candidates?|person|one|application)\b|\bgroup of\b|\bper (?:\w+ )?(?:score|grade|mark)s?\b/.test(
        text,
      ),
  },
  {
    words: words(
      'average|mean|avg|averages|middle|typical|typically|percentage|per ?cent|proportion|ratio|share|fraction|rate|majority|minority|half|third|quarter|sum|combined|trend\\w*|growth|increas\\w+|decreas\\w+|forecast\\w*|predict\\w*|variance|deviation|percentile',
    ),
    used: (query) =>
      query.kind === 'average' ||
      query.kind === 'share' ||
      (query.kind === 'count' && (query.filter.statuses?.length ?? 0) > 1) ||
      (query.kind === 'groups' && (query.average ?? query.part) !== undefined),
  },
  {
    words: words('sort(?:ed)?|arranged?|ascending|descending|alphabetical(?:ly)?'),
    used: (query) => query.kind !== 'list' || ordered(query) || query.sort === 'name',
  },
  {
    words: words('median'),
    used: (query) => query.kind === 'average',
  },
  {
    words: words('compar(?:e|ed|ing|ison|isons)|versus|vs|differences?|differ|against'),
    used: (query, filter) =>
      query.kind === 'groups' ||
      query.kind === 'spans' ||
      personal(query) ||
      (query.kind === 'count' && (filter.statuses?.length ?? 0) > 1),
  },
  {
    words: words(
      'twice|double|multiple|several|duplicates?|duplicated|repeat\\w*|same|identical|unique|distinct|another|again|returning',
    ),
    used: (query, _, { text }) =>
      personal(query) || (query.kind === 'count' && /\b(?:unique|distinct)\b/.test(text)) || /\bagain\b/.test(text),
  },
  {
    words: words('staff|workforce|employees?|workers?|colleagues?|managers?|recruiters?|hr|board|boss'),
    used: (query, filter) => filter.statuses?.join() === 'Accepted' || personal(query) || filter.jobs !== undefined,
  },
  {
    words: words('phones?|e-?mails?|contacts?|addresses|numbers of'),
    used: (query) => personal(query) || (query.kind === 'list' && query.contact === true),
  },
  {
    words: words('first|last|next|previous|second|third|fourth|fifth|former|latter'),
    used: (query, _, { limit }) =>
      ['person', 'compare', 'groups', 'spans', 'jobs'].includes(query.kind) ||
      (query.kind === 'list' && (ordered(query) || limit !== null || query.sort === 'name')),
  },
  {
    words: words(
      'complet(?:e(?! (?:list|picture|overview|table|details))|ed|ing|ely)|finish(?:ed|ing)?|incomplete|answers?|answered(?! (?:every|all|them))|repl(?:y|ies|ied)|respon(?:d|ded|ses?)',
    ),
    used: (query, filter) =>
      personal(query) ||
      filter.interviewed !== undefined ||
      (query.kind === 'list' && query.filter.interviewed !== undefined),
  },
];
