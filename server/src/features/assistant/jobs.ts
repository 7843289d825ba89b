/** Answers about jobs: how many, and which with their state, days and applicants. */

import { dayOf } from '@saring/contract/domain';
import { dayText } from '@saring/engine';
import type { Answer, Of, Telling } from './answer.ts';
import type { Scope } from './conditions.ts';
import { type JobRow, jobsListed } from './jobs-store.ts';
import { escaped, table } from './markdown.ts';
import { jobFilterLines, jobsPhrase, number } from './wording.ts';

export async function tellJobs(
  { filter, how, sort, limit, criteria }: Of<'jobs'>,
  { db, scope }: Telling,
): Promise<Answer> {
  const { total, live, rows } = await jobsListed(db, scope, filter, sort, limit);
  const understood = [
    how === 'count'
      ? 'Count of jobs'
      : `List of jobs, ${{ closing: 'those that close soonest', 'closing last': 'those that close last' }[String(sort)] ?? sort} first`,
    ...jobFilterLines(filter),
  ];
  const phrase = jobsPhrase(filter, total);
  const suggestions = ['Applications per job', 'Which job has the most applicants?', 'Which jobs have no applicants?'];
  const split = !filter.state && total > 0 ? ` (${number(live)} open, ${number(total - live)} closed)` : '';
  if (how === 'count' || total === 0)
    return {
      text: `${total === 1 ? 'There is' : 'There are'} **${total === 0 ? 'no' : number(total)}** ${phrase}${split}.`,
      understood,
      suggestions: [...(total > 0 ? ['List them'] : []), ...suggestions],
      named: [],
    };
  const lead = `${rows.length < total ? `The first **${rows.length}** of **${number(total)}**` : `**${number(total)}**`} ${phrase}${split}:`;
  if (criteria)
    return {
      text: rows
        .slice(0, 10)
        .map(
          (job) =>
            `Criteria of **${escaped(job.title)}**:\n\n${job.criteria.map((one) => `- ${escaped(one)}`).join('\n') || 'none yet'}`,
        )
        .join('\n\n'),
      understood: ['Criteria of jobs', ...jobFilterLines(filter)],
      suggestions,
      named: [],
    };
  return { text: `${lead}\n\n${jobsTable(rows, scope)}`, understood, suggestions, named: [] };
}

function jobsTable(rows: readonly JobRow[], scope: Scope): string {
  return table(
    ['Job', 'Department', 'Location', 'Type', 'State', 'Posted', 'Closes', 'Applicants', 'Accepted'],
    rows.map((job) => [
      escaped(job.title),
      escaped(job.department),
      escaped(job.location),
      escaped(job.types.join(', ')),
      job.state === 'Live' ? 'Open' : 'Closed',
      dayText(dayOf(new Date(job.created_at), scope.timeZone)),
      job.closing_date ? dayText(job.closing_date) : '–',
      number(job.applicants),
      number(job.accepted),
    ]),
    [7, 8],
  );
}
