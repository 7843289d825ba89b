/** Runs a query and words its result: figures come from the statement alone, in markdown whose names are links. */

import { statuses } from '@saring/contract/domain';
import type { Query } from '@saring/engine';
import { type Answer, leftOut, type Of, type Telling } from './answer.ts';
import { compared } from './compared.ts';
import { tellAverage, tellShare, tellSpans } from './figures.ts';
import { tellGroups } from './groups.ts';
import { tellJobs } from './jobs.ts';
import { tellList } from './lists.ts';
import { onePerson } from './persons.ts';
import { type Counted, counted, grouped } from './store.ts';
import { applicationsPhrase, closedOnes, filterLines, inPhrase, joined, number, plural, unmarked } from './wording.ts';

/** The answer to a query; every kind of it is one statement. */
export async function answerTo(query: Query, telling: Telling): Promise<Answer> {
  switch (query.kind) {
    case 'count':
      return tellCount(query, await counted(telling.db, telling.scope, query));
    case 'list':
      return tellList(query, telling);
    case 'groups':
      return tellGroups(query, await grouped(telling.db, telling.scope, query));
    case 'average':
      return tellAverage(query, telling);
    case 'share':
      return tellShare(query, telling);
    case 'compare':
      return compared(query, telling);
    case 'person':
      return onePerson(query, telling);
    case 'jobs':
      return tellJobs(query, telling);
    case 'spans':
      return tellSpans(query, telling);
  }
}

function tellCount({ filter }: Of<'count'>, found: Counted): Answer {
  const { total, people } = found;
  const from = total > people && people > 0 ? ` from ${plural(people, 'person', 'people')}` : '';
  const lines = [
    `${total === 1 ? 'There is' : 'There are'} **${total === 0 ? 'no' : number(total)}** ${applicationsPhrase(filter, total)}${from}.`,
  ];
  const asked = statuses.filter((status) => filter.statuses?.includes(status));
  if (asked.length > 1)
    lines.push(`Of these ${joined(asked.map((status) => `**${number(found[status])}** ${inPhrase(status)}`))}.`);
  else if (!filter.statuses && found.Withdrawn > 0) lines.push(leftOut(found.Withdrawn));
  lines.push(...[unmarked(filter), closedOnes(filter)].filter((line) => line !== null));
  return {
    text: lines.join(' '),
    understood: ['Count of applications', ...filterLines(filter)],
    suggestions: [
      total > 0 ? 'Show them' : 'How many applications are there?',
      ...(filter.statuses ? [] : ['And the accepted ones?']),
      'Who is the best of them?',
    ],
    named: [],
  };
}
