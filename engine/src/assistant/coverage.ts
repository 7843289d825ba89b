/** The account of a question's words: one that carries a condition and that the query does not use is named, never dropped. */
import { conditions, ofJobs, personal, words } from './condition-words.ts';
import { jobNouns, peopleNouns } from './lexicon.ts';
import type { Parts } from './parts.ts';
import { unreadRuns } from './people.ts';
import type { Filter, Plan, Query } from './types.ts';

/** What only colours a question: the answer holds without it, and says that it was left aside. */
const colours = words(
  'good|great|nice|suitable|suited|ideal|promising|outstanding|excellent|strong|weak|qualified|capable|ready|easy|hard|important|interesting|urgent|urgently|priority|big|large|small|huge|tiny|old|new|popular|fit|fresh|serious|relevant',
);

const found = (left: string, pattern: RegExp): string[] => [...left.matchAll(pattern)].map((match) => match[0].trim());
const once = (items: readonly string[]): string[] => items.filter((one, at) => one !== '' && items.indexOf(one) === at);

const filterIn = (query: Query): Filter => ('filter' in query ? (query.kind === 'jobs' ? {} : query.filter) : {});

/** What no rule took in: words that carry something, numbers. */
export function notRead({ left, misread, filter }: Parts): string[] {
  // "USM (Universiti Sains Malaysia)": the letters of what is written out beside them.
  const short = new Set(
    (filter.terms ?? []).map(({ text }) =>
      text
        .split(' ')
        .map(([letter]) => letter)
        .join('')
        .toLowerCase(),
    ),
  );
  return once([
    ...misread,
    ...unreadRuns(left)
      .map((run) => run.words.join(' '))
      .filter((words) => words.length < 2 || !short.has(words)),
    ...found(left, /[%#=+<>^~](?!\d)/g),
    ...found(left, /[<>=]*[\p{L}$]{0,3}\d[\d.,]*\p{L}*/gu),
  ]);
}

/** One order at a time. */
const highest = words('top|best|highest|strongest|greatest|most expensive|priciest');
const lowest = words('worst|lowest|weakest|poorest|cheapest|least expensive|bottom');
const namedJobs = new RegExp(
  `\\b(?:${jobNouns})\\b.*\\b(?:without|with no|ha(?:ve|s|ving) no) (?:\\w+ )*(?:applicants?|candidates?|applications?|people)\\b`,
);

/** A question that begins with jobs asks for jobs, and those hold nothing of resumes. */
const jobsAsked = new RegExp(
  `^ ?(?:(?:list|show|see|which|what|how many|me|the|our|my|all|any|are|is|there|open|closed|live|active|current|¦) )*(?:${jobNouns})\\b`,
);
const peopleAsked = new RegExp(`\\b(?:${peopleNouns}|who|applied|hired?|skills?|experience\\w*|knows?)\\b`);

/** Words that bind what was read in a way that no query can say: each with when it does. */
function bound(query: Query, { text }: Parts): string[] {
  const filter = filterIn(query);
  const together = query.kind === 'count' && /\b(?:total|combined|together|altogether)\b/.test(text);
  const several = (filter.jobs?.label.includes(', ') ?? false) || (filter.locations?.length ?? 0) > 1;
  return [
    ...(/\bboth\b/.test(text) && several && !['groups', 'compare'].includes(query.kind) && !together ? ['both'] : []),
    ...(query.kind === 'list' && query.ranked && text.search(highest) >= 0 && text.search(lowest) >= 0
      ? found(text, lowest)
      : []),
    ...(!ofJobs(query) && namedJobs.test(text) ? ['without'] : []),
    ...(query.kind !== 'jobs' && filter.terms && jobsAsked.test(text) && !peopleAsked.test(text)
      ? filter.terms.map((term) => term.text)
      : []),
    ...(filter.terms
      ? found(
          text,
          words(
            '(?:only|just|solely) (?:know|knows|have|has|mention|mentions|list|lists|use|uses|speak|speaks|studied)|exclusively|nothing (?:but|else)|(?:at least|at most|any|exactly|only|more than|less than) \\d+ of',
          ),
        )
      : []),
  ];
}

/** Conditions that a query leaves out though the question names them. */
export function leftOutOf(query: Query, parts: Parts): string[] {
  const filter = filterIn(query);
  return once([
    ...conditions.flatMap((entry) => (entry.used(query, filter, parts) ? [] : found(parts.left, entry.words))),
    ...bound(query, parts),
  ]);
}

/** The plan as it may be answered: whatever it leaves out is named, and where that is a condition no figure is given. */
export function accounted(plan: Plan, parts: Parts): Plan {
  if (plan.kind !== 'ask') return plan;
  const { query } = plan;
  const missing = leftOutOf(query, parts);
  if (missing.length > 0) return { kind: 'partly', query, unread: missing, notes: plan.notes };
  const ranked = query.kind === 'groups' || (query.kind === 'list' && query.sort === 'final');
  const unused = [
    ...(personal(query) ? [...notRead(parts), ...slotsBeside(query, parts)] : []),
    ...(ranked || personal(query) ? [] : found(parts.left, colours)),
  ];
  if (unused.length === 0) return plan;
  return {
    ...plan,
    notes: [
      ...plan.notes,
      `I did not use ${once(unused)
        .map((word) => `“${word}”`)
        .join(', ')}.`,
    ],
  };
}

/** What was read beside a name and has no part in the answer about that person. */
function slotsBeside(query: Query, { filter, span }: Parts): string[] {
  if (query.kind !== 'person') return [];
  const { aspect, term, more = [] } = query;
  const asked = [term, ...more].map((one) => one?.text.toLowerCase());
  return [
    ...(filter.departments ?? []),
    ...(filter.locations ?? []),
    ...(filter.types ?? []),
    ...(filter.except ? ['except'] : []),
    ...[...(filter.terms ?? []), ...(filter.withoutTerms ?? [])]
      .filter((one) => !asked.includes(one.text.toLowerCase()))
      .map(({ text }) => text),
    ...(span && aspect !== 'applied' && aspect !== 'summary' ? [span.label] : []),
  ];
}
