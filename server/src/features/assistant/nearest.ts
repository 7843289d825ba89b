/** Questions near one that was understood in part: made of the words that were, and each of them one that is answered. */
import type { Filter, Query } from '@saring/engine';
import { applicationsPhrase, jobsPhrase } from './wording.ts';

const most = 3;

/** Markdown's backslashes and "today (21 Nov 2026)" belong to an answer, not to a question. */
const plainly = (phrase: string) =>
  phrase
    .replace(/\\(.)/g, '$1')
    .replace(/ \(\d{1,2} \w+ \d{4}\)/g, '')
    .replace(/[“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function ofApplications(filter: Filter): string[] {
  const { people, ...others } = filter;
  const phrase = plainly(applicationsPhrase(others, 2));
  return [`How many ${phrase} are there?`, `List the ${phrase}`, `Who are the top 5 ${phrase}?`];
}

/** Up to three questions with what was taken in of another. */
export function nearestQuestions(query: Query): string[] {
  return questions(query).slice(0, most);
}

function questions(query: Query): string[] {
  switch (query.kind) {
    case 'person':
      return [`Summarise ${query.label}`, `What is the status of ${query.label}?`, `What did ${query.label} score?`];
    case 'compare':
      return [`Compare ${query.label.replace(/, (?=[^,]*$)/, ' and ')}`];
    case 'jobs': {
      const phrase = plainly(jobsPhrase(query.filter, 2));
      return [`List the ${phrase}`, `How many ${phrase} are there?`, 'Which job has the most applicants?'];
    }
    case 'groups':
      return [`Applications per ${query.by === 'band' ? 'score band' : query.by}`, ...ofApplications(query.filter)];
    case 'average': {
      const what = query.of === 'salary' ? 'expected salary' : `${query.of} score`;
      return [
        `What is the average ${what} of the ${plainly(applicationsPhrase(query.filter, 2))}?`,
        ...ofApplications(query.filter),
      ];
    }
    default:
      return ofApplications(query.filter);
  }
}
