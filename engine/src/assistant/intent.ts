/** Decides what is asked, once the parts of a question are known: a count, a list, a ranking, a person, jobs. */

import { applicantsQuery } from './applicants-intent.ts';
import { aspectOf } from './aspects.ts';
import { notRead } from './coverage.ts';
import { ask, countCue, domain, filterOf } from './cues.ts';
import { aboutJobs, jobsQuery } from './job-intent.ts';
import type { Parts } from './parts.ts';
import { eachOnce, unreadRuns } from './people.ts';
import { groupOf, rankingOf } from './ranking.ts';
import { termOf } from './spellings.ts';
import type { Plan } from './types.ts';

/** The question as a query, or null where it is none about applicants or jobs. */
export function askOf(parts: Parts): Plan | null {
  const { text, mentions } = parts;
  if (mentions.length > 0) return aboutPeople(parts);
  const named = nobodyCalled(parts);
  if (named) return named;
  if (aboutJobs(parts)) return whole(jobsQuery(parts), [...notRead(parts), ...parts.spans.map(({ label }) => label)]);
  const query = applicantsQuery(parts);
  if (!query) return null;
  const unread = [
    ...notRead(parts),
    ...(query.kind === 'spans' ? [] : parts.spans.map(({ label }) => label)),
    ...(parts.spanOfJob && parts.span ? [`the job’s date, ${parts.span.label}`] : []),
  ];
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
  const about = saidAbout(text);
  const [term, ...more] = about ? [termOf(about)] : (filter.terms ?? filter.withoutTerms ?? []);
  return ask(
    {
      kind: 'person',
      ids: inJob.length > 0 ? inJob : ids,
      label,
      aspect: about ? 'answers' : term ? 'resume' : aspect,
      ...(term ? { term } : {}),
      ...(more.length > 0 ? { more } : {}),
    },
    parts,
  );
}

/** "What did she say about teamwork": what stands behind "about". */
function saidAbout(text: string): string | null {
  return (
    /\b(?:what|anything|something|did|does|has)\b.*\b(?:say|said|says|talk(?:ed)?|answer(?:ed)?|mention(?:ed)?|write|wrote|spoke)(?: (?:us|me|anything|something|in|during|the|his|her|their|interview|resume))* (?:about|on|regarding) (?:the |his |her |their )?([\p{L}\p{N}][^?.!,¦]{2,40}?)(?= ?(?:[?.!,]|in (?:the|his|her|their) (?:interview|resume|answers?)|$))/u.exec(
      text,
    )?.[1] ?? null
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
