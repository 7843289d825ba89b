/** Decides what is asked, once the parts of a question are known: a count, a list, a ranking, a person, jobs. */
import type { Parts } from './grammar.ts';
import { jobNouns, peopleNouns } from './lexicon.ts';
import { eachOnce, unreadRuns } from './people.ts';
import { bySalary, fieldOf, groupOf, highWords, lowWords, newest, oldest, rankingOf } from './ranking.ts';
import type { Aspect, Filter, GroupBy, JobFilter, Plan, Query } from './types.ts';

const firstRows = 50;
const mostRows = 100;
const shortRows = 5;

const countCue =
  /\b(?:how many|number of|counts?(?: of)?|total (?:number|applicants?|applications?|candidates?|jobs?|count)|the total|in total)\b|^ ?(?:total|count)\b/;
const listCue =
  /\b(?:list|show|display|names?|who|whom|which|what|give|find|get|see|view|tell|fetch|any|anyone|anybody|someone|is there|are there|do (?:we|i|you) have|have (?:we|you)|all|whose|emails?|contacts?)\b/;
const whether =
  /^ ?(?:and |so )?(?:is there|are there|do (?:we|i|you) have|have (?:we|you) (?:got|received|had)|did (?:anyone|anybody|someone|any)|has (?:anyone|anybody|someone|any)|have any|does (?:anyone|anybody|any)|do any|can (?:anyone|any)|was there|were there|any|anyone|anybody)\b/;
const domain = new RegExp(
  `\\b(?:${peopleNouns}|${jobNouns}|interview(?:s|ed)?|scores?|grades?|salar(?:y|ies)|appl(?:y|ied|ies|ying)|status(?:es)?|hired?|rank(?:ed|ing|s)?|top|best)\\b`,
);

function aspectOf(text: string, filter: Filter): Aspect {
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

const ask = (query: Query, { notes }: Parts): Plan => ({ kind: 'ask', query, notes });

/** The filter with the dates of application that were said. */
export function filterOf(parts: Parts): Filter {
  return parts.span ? { ...parts.filter, applied: parts.span } : parts.filter;
}

/** The question as a query, or null where it is none about applicants or jobs. */
export function askOf(parts: Parts): Plan | null {
  const { text, mentions } = parts;
  if (mentions.length > 0) return aboutPeople(parts);
  const named = nobodyCalled(parts);
  if (named) return named;
  if (aboutJobs(parts)) return whole(jobsQuery(parts), notRead(parts));
  const query = applicantsQuery(parts);
  if (!query) return null;
  const unread = [...notRead(parts), ...(parts.spanOfJob && parts.span ? [`the job’s date, ${parts.span.label}`] : [])];
  const touched = Object.keys(filterOf(parts)).length > 0;
  if (!touched && ((!domain.test(text) && !rankingOf(text) && !groupOf(text)) || unread.length > 0)) return null;
  if (unread.length > 0 && !domain.test(text)) return null;
  return whole(ask(query, parts), unread);
}

/** A figure must not leave out what was not read: then what was understood is said instead. */
function whole(plan: Plan, unread: string[]): Plan {
  return plan.kind === 'ask' && unread.length > 0
    ? { kind: 'partly', query: plan.query, unread, notes: plan.notes }
    : plan;
}

/** What no rule took in and changes what is asked: words that carry something, numbers, a "not". */
function notRead({ text, left, misread }: Parts): string[] {
  return [
    ...misread,
    ...unreadRuns(left).map((run) => run.words.join(' ')),
    ...[...left.matchAll(/[<>=]*[\p{L}$]{0,3}\d[\d.,]*\p{L}?/gu)].map((match) => match[0]),
    ...(rankingOf(text)
      ? []
      : [...left.matchAll(/\b(?:weak|medium|longest|shortest|fastest)\b/g)].map((match) => match[0])),
    ...[...left.matchAll(/\b(?:not|without|never|except|excluding|besides|neither|unless)\b/g)].map(
      (match) => match[0],
    ),
  ];
}

function aboutPeople(parts: Parts): Plan {
  const { text, mentions, filter } = parts;
  const label = mentions.map(({ words }) => words).join(', ');
  if (mentions.length > 1 && !countCue.test(text)) {
    const ids = mentions.flatMap(({ people }) => eachOnce(people).map(({ id }) => id)).slice(0, 8);
    return ask({ kind: 'compare', ids, label }, parts);
  }
  const ids = mentions.flatMap(({ people }) => people.map(({ id }) => id)).slice(0, 200);
  const asked = aspectOf(text, filter);
  if (countCue.test(text) && asked !== 'years')
    return ask({ kind: 'count', filter: { ...filterOf(parts), people: { ids, label } } }, parts);
  const inJob = filter.jobs
    ? mentions.flatMap(({ people }) =>
        people.filter(({ jobId }) => filter.jobs?.ids.includes(jobId)).map(({ id }) => id),
      )
    : [];
  const aspect = asked;
  const [term] = filter.terms ?? filter.withoutTerms ?? [];
  return ask(
    {
      kind: 'person',
      ids: inJob.length > 0 ? inJob : ids,
      label,
      aspect: term ? 'resume' : aspect,
      ...(term ? { term } : {}),
    },
    parts,
  );
}

/** "Tell me about Xyz", "compare Xyz and Abc" where nobody is called so. */
function nobodyCalled(parts: Parts): Plan | null {
  const { text, filter } = parts;
  const [run] = unreadRuns(parts.left);
  if (!run || Object.keys(filter).some((key) => !['statuses', 'interviewed', 'scores', 'salary'].includes(key)))
    return null;
  const pointed =
    /\b(?:tell me (?:more )?about|summar\w+|who is|profile of|details? (?:of|on|for|about)|status of|scores? of|email of|resume of|compare|(?:applicants?|candidates?|person|someone|anyone|somebody|people) (?:called|named)|how (?:is|did|well did)|why (?:is|did|was|has))\b/.test(
      text,
    ) ||
    /^ ?(?:is|was|did|does|has) /.test(text) ||
    /'s\b/.test(parts.left);
  if (!pointed) return null;
  return {
    kind: 'say',
    text: `None of your applicants is called “${run.words.join(' ')}”. Check the spelling, or ask for a list, for example “List the latest applicants”.`,
    suggestions: ['List the latest applicants', 'Who are the top 5 applicants?'],
    reason: 'unknown',
  };
}

/** What is asked of a job itself. */
const jobFact =
  /\b(?:clos(?:e|es|ing)|deadline|expir(?:e|es|y)|posted|published|location of|located|where is|what department|open(?:ed)?)\b/;

const jobWords = `(?:${jobNouns})`;

function aboutJobs({ text, filter, jobApplicants }: Parts): boolean {
  if (jobApplicants) return true;
  if (groupOf(text)) return false;
  const appliedFor =
    /\b(?:average|avg|mean|median|salar(?:y|ies)|scores?|grades?|any(?:one|body)|some(?:one|body)|every(?:one|body)|nobody|applied|applicants?|candidates?|applications?|people|interview\w*|who|persons?|resumes?)\b/;
  if (filter.terms || filter.scores || filter.salary || filter.statuses || filter.interviewed !== undefined)
    return false;
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

function jobsQuery(parts: Parts): Plan {
  const { text, filter } = parts;
  const picked: JobFilter = {
    ...(filter.jobs ? { jobs: filter.jobs } : {}),
    ...(filter.departments ? { departments: filter.departments } : {}),
    ...(filter.locations ? { locations: filter.locations } : {}),
    ...(filter.types ? { types: filter.types } : {}),
    ...(filter.jobState ? { state: filter.jobState } : {}),
    ...(parts.jobApplicants ? { applicants: parts.jobApplicants } : {}),
  };
  // "Is the Accountant job still open?" asks what state it is in.
  if (filter.jobs && /^ ?(?:is|are|was|were) /.test(text)) delete picked.state;
  if (parts.span)
    picked[/\bclos(?:e|es|ing|ed)\b|\bdeadline|\bexpir/.test(text) && !filter.jobState ? 'closing' : 'posted'] =
      parts.span;
  const sort =
    /\b(?:clos\w+|expir\w+|deadlines?|ends?|ending) (?:the )?(?:first|soonest|next|earliest)\b|\b(?:next|earliest|soonest|nearest) (?:(?:job|position|role|vacancy) )?(?:closing|deadline|to close|to expire|that closes)\b/.test(
      text,
    )
      ? 'closing'
      : newest.test(text)
        ? 'newest'
        : oldest.test(text)
          ? 'oldest'
          : 'newest';
  if (sort === 'closing') picked.state = 'Live';
  return ask(
    {
      kind: 'jobs',
      filter: picked,
      how: countCue.test(text) ? 'count' : 'list',
      sort,
      limit: parts.limit ?? (sort === 'closing' && !/\bjobs|\bpositions|\bsort|\border/.test(text) ? 1 : firstRows),
    },
    parts,
  );
}

function applicantsQuery(parts: Parts): Query | null {
  const { text } = parts;
  const filter = filterOf(parts);
  const by = groupOf(text);
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
  for (const [by, list] of [
    ['department', filter.departments],
    ['location', filter.locations],
    ['status', filter.statuses],
  ] as const)
    if (comparing && (list?.length ?? 0) > 1 && !(by === 'status' && countCue.test(text)))
      return comparison(filter, by, which, by !== 'status' && !which);
  if (comparing && (filter.jobs?.label.includes(', ') ?? false))
    return comparison(filter, 'job', which, !which || /^(?:higher|better|lower)$/.test(which));
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
    const {
      statuses: _s,
      interviewed: _i,
      scores: _c,
      terms: _t,
      withoutTerms: _w,
      salary: _p,
      anyTerm: _a,
      scored: _g,
      ...base
    } = asked;
    if (Object.keys(base).length < Object.keys(asked).length) return { kind: 'share', filter: asked, base };
  }
  const perJob =
    by === 'job' &&
    /\b(?:top|best|strongest|highest|most promising|winners?)\b.*\b(?:applicants?|candidates?|persons?|people|ones?|scorers?|talents?)\b.*\b(?:per|each|every|by|for all)\b|\bwho (?:is|are|has|leads?|ranks?)\b.*\b(?:top|best|strongest|highest|first|leads?)\b.*\b(?:each|every|per)\b/.test(
      text,
    );
  const best = perJob ? rankingOf(text) : null;
  if (best?.ranked) return { kind: 'list', filter, ...best, limit: mostRows, offset: 0, each: parts.limit ?? 1 };
  if (by) {
    const least = /\b(?:fewest|least|lowest|smallest)\b/.test(text);
    const one =
      /\b(?:which|what) (?:\w+ ){0,3}(?:job|position|role|vacancy|opening|posting|department|location|state|city|type|day|date|place) (?:has|had|have|got|is|was|gets|with|attracts?|attracted|receives?|received|did|drew|saw|¦)/.test(
        text,
      ) ||
      /\b(?:most|least) popular (?:job|position|role)\b|\bbusiest\b|\bwhich (?:1|one) of\b|\bday with the (?:most|fewest)\b|\b(?:job|position|role|vacancy|opening|posting|department) (?:with|having|that has|which has) (?:the )?(?:most|highest|fewest|least|lowest)/.test(
        text,
      );
    return {
      kind: 'groups',
      filter,
      by,
      order: least ? 'least' : 'most',
      limit: parts.limit ?? (one ? 1 : firstRows),
      ...(averaged ||
      (/\b(?:scores?|grades?|marks?|salar(?:y|ies)|pay)\b/.test(text) &&
        by !== 'band' &&
        /\b(?:highest|best|lowest|compare)\b/.test(text))
        ? { average: bySalary.test(text) ? 'salary' : fieldOf(text) }
        : {}),
    };
  }
  // "How many were accepted and how many rejected?" wants each by itself, which every count of several statuses gives.
  const picking = /\bwhich (?:of|applicants|candidates|people)\b/.test(text)
    ? text.replace(/\bin total\b/g, ' ')
    : text;
  if (countCue.test(picking)) return { kind: 'count', filter };
  const ranking = rankingOf(text);
  if (ranking)
    return {
      kind: 'list',
      filter,
      ...ranking,
      limit: parts.place ? 1 : Math.min(parts.limit ?? defaultRows(text), mostRows),
      offset: parts.place ? parts.place - 1 : 0,
      ...contactOf(text),
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
  };
}

const contactOf = (text: string): { contact?: true } =>
  /\b(?:e-?mails?|contacts?|contact details|phones?|phone numbers?|mobile numbers?|addresses)\b/.test(text)
    ? { contact: true }
    : {};

function comparison(filter: Filter, by: GroupBy, which: string | undefined, average: boolean): Query {
  const order = which && /^(?:few|less|least|low)/.test(which) ? 'least' : 'most';
  return {
    kind: 'groups',
    filter,
    by,
    order,
    limit: which ? 1 : firstRows,
    ...(average ? { average: 'final' as const } : {}),
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
    /\b(?:list|all|everyone|every|rank(?:ed|ing)?|sort\w*|order\w*)\b/.test(text) &&
    !/\bwho (?:is|has|ranks?)\b/.test(text)
  )
    return firstRows;
  const one = new RegExp(
    `\\b(?:who|what|which) (?:\\w+ )?(?:is|has|had|was|got|scored|scores|ranks?|performed|did|applied|expects?|wants?|asks?|leads?)\\b|\\b(?:${highWords}|${lowWords}|latest|newest|oldest|earliest|most recent|first|last|ranked|scoring|rated|paid|salary|cheapest|most expensive) (?:\\w+ ){0,3}(?:applicant|candidate|person|one|application|individual|score|salary|grade|mark|resume|cv)\\b(?!s)|\\bthe (?:best|top|strongest|weakest|worst)(?: ?\\?)? ?$`,
  );
  return one.test(text) && !/\bwho are\b|\bwhich (?:applicants|candidates|people)\b/.test(text) ? 1 : shortRows;
}
