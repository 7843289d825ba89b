/** Questions that go on from the last one: "and the rejected ones?", "how many of them …", "the next 5", "his e-mail". */

import { filterOf } from './cues.ts';
import { bareWord, measureIn, ofTheSame, onlyConditions, onlyContacts, orderIn, shareOf } from './follow-up-cues.ts';
import { askOf } from './intent.ts';
import { jobNouns, peopleNouns } from './lexicon.ts';
import type { Parts } from './parts.ts';
import { eachOnce, unreadRuns } from './people.ts';
import { groupOf, rankingOf } from './ranking.ts';
import type { Filter, Memory, Plan, Query } from './types.ts';

const opening =
  /^ ?(?:and|or|but|so|also|then|now|what about|only|just|same (?:for|with|but)|for|in|with|without|except|excluding|the|sort(?:ed)?|order(?:ed)?|rank(?:ed)?|by|group(?:ed)?)\b/;
const pronoun =
  /\b(?:them|those|these|they|their|theirs|of which|the same|that list|this list|the rest|the others|that job|that position|that role|this job|there)\b|\bthe (?:\w+ )?ones\b/;
const singlePronoun =
  /\b(?:him|her|his|hers|he|she|this (?:applicant|candidate|person|one)|that (?:applicant|candidate|person|one)|the (?:first|second|third|last|top|best) one|the former|the latter)\b/;
const more = /\b(?:next|more|further|rest|remaining|others)\b/;
const asksAnew = new RegExp(
  `\\b(?:all|every|total|overall|altogether) (?:the |of the |our |my )?(?:applicants|applications|candidates|${jobNouns})\\b`,
);

/** "Which of those has the most applicants?" */
const mostOrLeast =
  /\bwhich\b.*\b(most|more|fewest|least|fewer)\b (?:applicants|applications|candidates|people|applied)\b/;

/** "Who is the best there?" */
const led = /(?<!\b(?:are|is|was|were) )\bthere(?= ?[?.]? ?$)|\bthat (?:job|position|role|department|place|location)\b/;

/** "Compare her with Zarina", "is he better than Aisyah". */
const besides =
  /\b(?:compar\w*|is|are|was|did|does|how) (?:him|her|he|she|them|this (?:applicant|candidate|person)|that (?:applicant|candidate|person))\b.*\b(?:with|to|and|against|than|versus|vs)\b/;

// Long because each way of going on is tried in turn.
/** The plan of a follow-up, or null where the question stands by itself. */
export async function followUp(parts: Parts, memory: Memory | null): Promise<Plan | null> {
  if (!memory) return null;
  const { text } = parts;
  const ask = (query: Query): Plan => ({ kind: 'ask', query, notes: parts.notes });
  const before = memory.query;
  if (parts.mentions.length > 0) {
    const [first] = memory.shown;
    if (first && memory.shown.length === 1 && besides.test(text)) {
      const others = parts.mentions.flatMap(({ people }) => eachOnce(people).map(({ id }) => id));
      const label = [
        before.kind === 'person' ? before.label : 'this applicant',
        ...parts.mentions.map(({ words }) => words),
      ];
      return ask({ kind: 'compare', ids: [first, ...others].slice(0, 8), label: label.join(', ') });
    }
    // "What about Aisyah?" asks of her what was asked of the one before.
    const plan = askOf(parts);
    if (
      opening.test(text) &&
      before.kind === 'person' &&
      plan?.kind === 'ask' &&
      plan.query.kind === 'person' &&
      plan.query.aspect === 'summary'
    )
      return ask({ ...plan.query, aspect: before.aspect, ...(before.term ? { term: before.term } : {}) });
    return plan;
  }
  const compared =
    /\bcompare (?:them|these|those|(?:the )?(?:(?:first|top|best) )?(two|2|three|3|four|4)(?: of them)?)\b/.exec(text);
  if (compared && memory.shown.length > 1) {
    const many = Number((compared[1] ?? '4').replace('two', '2').replace('three', '3').replace('four', '4'));
    return ask({ kind: 'compare', ids: memory.shown.slice(0, parts.limit ?? many), label: '' });
  }
  // "Who is better?" of those just compared: the comparison says so.
  if (
    before.kind === 'compare' &&
    noFilter(parts) &&
    /^ ?(?:and |so |then |but )?(?:who|which)\b.*\b(?:better|best|stronger|strongest|higher|highest|ahead|top|winner|wins|weaker|lower|lowest|cheaper|cheapest)\b/.test(
      text,
    ) &&
    !new RegExp(`\\b(?:${peopleNouns}|${jobNouns}|all|overall)\\b`).test(text.replace(/\bones?\b/g, ' '))
  )
    return ask(before);
  const place =
    /\bthe (first|second|third|fourth|fifth|last|former|latter)(?: one| applicant| candidate| person)?\b/.exec(
      text,
    )?.[1];
  const at = place
    ? ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(
        place.replace('former', 'first').replace('latter', 'second'),
      )
    : -1;
  const numbered = /^ ?(?:and |what about |show |tell me about |the )*(?:number|no ?\.?|#) ?(\d{1,2})\b/.exec(
    text,
  )?.[1];
  const pointed = place === 'last' ? memory.shown.at(-1) : memory.shown[numbered ? Number(numbered) - 1 : at];
  const single =
    pointed &&
    (numbered !== undefined || /\bthe (?:\w+)(?: one| applicant| candidate| person)?\b/.test(text)) &&
    !rankedAnew(text)
      ? pointed
      : memory.shown.length === 1 || before.kind === 'person'
        ? memory.shown[0]
        : undefined;
  const why =
    /^ ?(?:but |and )?(?:why|how come|explain(?: that| why)?|what is the reason|how so)(?: (?:is that|that|so|not))?(?: so (?:high|low))? ?[?.]? ?$/.test(
      text,
    );
  if (single && (singlePronoun.test(text) || pointed || why || (before.kind === 'person' && ofTheSame(parts)))) {
    const query = askOf({
      ...parts,
      mentions: [
        {
          words: before.kind === 'person' ? before.label : 'this applicant',
          nearly: false,
          people: [{ id: single, username: single, name: '', jobId: '' }],
        },
      ],
    });
    if (query) return query;
  }
  const list =
    before.kind === 'list' ? before : before.kind === 'person' || before.kind === 'compare' ? memory.list : undefined;
  if (list && more.test(text) && noFilter(parts) && !/\b(?:more than|how many more)\b/.test(text)) {
    return ask({
      ...list,
      offset: list.offset + list.limit,
      limit: parts.limit ?? (/\b(?:rest|remaining|others)\b/.test(text) ? 50 : list.limit > 1 ? list.limit : 5),
      whether: false,
    });
  }
  if (/^ ?(?:and |so )?how many (?:is|are|was|were|does) (?:that|those|these|they|them|it)\b/.test(text)) {
    const counted = filterBefore(before);
    if (counted && before.kind !== 'jobs') return ask({ kind: 'count', filter: counted });
  }
  const leader = before.kind === 'jobs' && pronoun.test(text) ? mostOrLeast.exec(text)?.[1] : undefined;
  if (before.kind === 'jobs' && leader)
    return ask({ ...before, how: 'list', sort: /^(?:most|more)/.test(leader) ? 'most' : 'least', limit: 1 });
  // Which group led stands in the answer alone.
  const leading =
    before.kind === 'groups' ||
    (before.kind === 'jobs' && (before.limit === 1 || before.sort === 'most' || before.sort === 'least'));
  const there = leading ? led.exec(text)?.[0] : undefined;
  if (there) return { kind: 'partly', query: before, unread: [there.trim()], notes: [] };
  const share = shareOf(text, before);
  if (share) return ask(share);
  const goesOn =
    (opening.test(text) && shortish(text)) ||
    pronoun.test(text) ||
    bareWord(parts) ||
    onlyConditions(parts) ||
    onlyContacts(parts);
  if (!goesOn || asksAnew.test(text) || unreadRuns(parts.left).length > 0) return null;
  return onward(parts, filterBefore(before) ? before : (list ?? before), memory.shown, ask);
}

function rankedAnew(text: string): boolean {
  return /\b(?:first|last) (?:to|applied)\b/.test(text);
}

function shortish(text: string): boolean {
  return text.trim().split(' ').length <= 9;
}

/** "And AWS": beside what was looked for before. */
function moreTerms({ terms }: Filter, before: Filter, any: boolean): Pick<Filter, 'terms' | 'anyTerm'> {
  if (!terms || !before.terms) return {};
  const more = terms.filter(({ text }) => !before.terms?.some((one) => one.text.toLowerCase() === text.toLowerCase()));
  return { terms: [...before.terms, ...more], ...(any ? { anyTerm: true } : {}) };
}

function noFilter({ filter, span }: Parts): boolean {
  return Object.keys(filter).length === 0 && !span;
}

function filterBefore(query: Query): Filter | null {
  if (query.kind === 'jobs') {
    const { jobs, departments, locations, types, state } = query.filter;
    return {
      ...(jobs ? { jobs } : {}),
      ...(departments ? { departments } : {}),
      ...(locations ? { locations } : {}),
      ...(types ? { types } : {}),
      ...(state ? { jobState: state } : {}),
    };
  }
  return 'filter' in query ? query.filter : null;
}

function onward(parts: Parts, before: Query, shown: readonly string[], ask: (query: Query) => Plan): Plan | null {
  const { text } = parts;
  const asked = filterBefore(before);
  if (!asked) return null;
  // Of a ranking "them" are those it showed; of any other list all that it is of.
  const listed =
    before.kind === 'list' && before.ranked && shown.length > 0 && /\b(?:them|those|these|they|their)\b/.test(text);
  const filter = listed ? { ...asked, people: { ids: [...shown], label: 'those listed' } } : asked;
  const added = /^ ?(?:and|also|plus|or)\b/.test(text) ? moreTerms(parts.filter, asked, /^ ?or\b/.test(text)) : {};
  const merged: Filter = { ...filter, ...filterOf(parts), ...added };
  const own = askOf({ ...parts, filter: merged, span: null });
  if (
    before.kind === 'jobs' &&
    own?.kind === 'ask' &&
    !parts.filter.statuses &&
    !/\b(?:applicants?|candidates?|applied|people|interview\w*|who)\b/.test(text)
  ) {
    const { jobs, departments, locations, types, jobState, ...other } = parts.filter;
    if (Object.keys(other).length > 0) return null;
    return ask({
      ...before,
      filter: {
        ...before.filter,
        ...(jobs ? { jobs } : {}),
        ...(departments ? { departments } : {}),
        ...(locations ? { locations } : {}),
        ...(types ? { types } : {}),
        ...(jobState ? { state: jobState } : {}),
        ...(parts.span ? { posted: parts.span } : {}),
      },
    });
  }
  // A new verb asks anew of the same rows; without one the last question is asked again of other rows.
  const anew =
    /\b(?:how many|count|number of|who|which|list|show|average|mean|median|percent(?:age)?|top|best|highest|lowest|worst|names?|e-?mails?|any|compare|latest|newest|oldest|give)\b/.test(
      text,
    ) ||
    groupOf(text) !== null ||
    rankingOf(text) !== null;
  if (anew) return own;
  if (before.kind === 'share') {
    // What the share was of stays; what made it a part does not.
    const part = Object.keys(before.filter).filter((key) => !(key in before.base));
    const base: Filter = Object.fromEntries(Object.entries(merged).filter(([key]) => !part.includes(key)));
    return ask({ kind: 'share', filter: merged, base });
  }
  if (before.kind === 'average') return ask({ ...before, of: measureIn(text) ?? before.of, filter: merged });
  if (before.kind === 'count' || before.kind === 'groups') return ask({ ...before, filter: merged });
  if (before.kind === 'list')
    return ask({ ...before, ...orderIn(text), filter: merged, offset: 0, limit: parts.limit ?? before.limit });
  return own;
}
