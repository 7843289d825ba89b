/** Averages, sums and shares in a sentence. */

import type { Filter } from '@saring/engine';
import { type Answer, type Of, sortWords, type Telling } from './answer.ts';
import { table } from './markdown.ts';
import { averaged, counted, shared } from './store.ts';
import { applicationsPhrase, capital, filterLines, money, number, plural } from './wording.ts';

export async function tellAverage(query: Of<'average'>, { db, scope }: Telling): Promise<Answer> {
  const { filter, of, how } = query;
  const { count, mean, median, sum, least, most, provisional } = await averaged(db, scope, query);
  const what = of === 'salary' ? 'expected salary' : `${sortWords[of]}`;
  const show = of === 'salary' ? money : (value: number) => value.toFixed(2);
  const understood = [
    `${{ mean: 'Average', median: 'Median', sum: 'Sum of' }[how]} ${what}`,
    ...filterLines(filter),
    of === 'salary' ? 'Only those with an amount' : 'Only those with a score',
  ];
  const suggestions = [
    'Average score per job',
    'Who are the top 5 applicants?',
    'What is the average expected salary?',
  ];
  if (count === 0 || mean === null || median === null)
    return {
      text: `None of the ${applicationsPhrase(filter, 2)} has ${of === 'salary' ? 'an amount as expected salary' : `a ${what}`} yet.`,
      understood,
      suggestions,
      named: [],
    };
  const scale = { final: ' of 100', resume: ' of 10', interview: ' of 25', salary: '' }[of];
  const [main, other] =
    how === 'sum'
      ? [`The sum of ${what} is **${show(sum ?? 0)}**`, `average ${show(mean)}`]
      : how === 'median'
        ? [`The median ${what} is **${show(median)}**${scale}`, `average ${show(mean)}`]
        : [`The average ${what} is **${show(mean)}**${scale}`, `median ${show(median)}`];
  const unfinished =
    of === 'final' && provisional > 0
      ? ` ${plural(provisional, 'score is', 'scores are')} provisional, without an interview.`
      : '';
  return {
    text: `${main}, over ${plural(count, 'application')}${phraseTail(filter, count)}. (${capital(other)}, lowest ${show(least ?? 0)}, highest ${show(most ?? 0)}.)${unfinished}`,
    understood,
    suggestions,
    named: [],
  };
}

/** The phrase behind its noun. */
function phraseTail(filter: Filter, count: number): string {
  const phrase = applicationsPhrase(filter, count);
  const [status, tail = ''] = phrase.split(/applications?/, 2);
  return `${status ? ` (${status.trim()})` : ''}${tail}`;
}

export async function tellShare(query: Of<'share'>, { db, scope }: Telling): Promise<Answer> {
  const { part, whole } = await shared(db, scope, query);
  const understood = [
    'Share of applications',
    ...filterLines(query.filter),
    ...filterLines(query.base).map((line) => `Of: ${line}`),
  ];
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  const text =
    whole === 0
      ? `There are **no** ${applicationsPhrase(query.base, 0)} to take a share of.`
      : `**${number(Math.round(percent * 10) / 10)}%**: ${number(part)} of ${number(whole)} ${applicationsPhrase(query.base, whole)} are ${applicationsPhrase(query.filter, part)}.`;
  return { text, understood, suggestions: ['Applications by status', 'How many are pending?'], named: [] };
}

/** The same count for one span of days after another. */
export async function tellSpans({ filter, spans }: Of<'spans'>, { db, scope }: Telling): Promise<Answer> {
  const totals = [];
  for (const applied of spans) {
    const { total } = await counted(db, scope, { kind: 'count', filter: { ...filter, applied } });
    totals.push({ label: applied.label, total });
  }
  const [first, second] = totals;
  const apart = first && second ? first.total - second.total : 0;
  const lead =
    totals.length === 2 && first && second
      ? apart === 0
        ? `As many ${applicationsPhrase(filter, 2)} came ${first.label} as ${second.label}: **${number(first.total)}**.`
        : `**${number(Math.abs(apart))}** ${apart > 0 ? 'more' : 'fewer'} ${applicationsPhrase(filter, 2)} came ${first.label} than ${second.label}.`
      : `${capital(applicationsPhrase(filter, 2))}:`;
  return {
    text: `${lead}\n\n${table(
      ['Received', 'Applications'],
      totals.map(({ label, total }) => [capital(label), number(total)]),
      [1],
    )}`,
    understood: [
      'Count of applications by days',
      ...spans.map(({ label }) => `Applied: ${label}`),
      ...filterLines(filter),
    ],
    suggestions: ['Applications per month', 'Applications per week'],
    named: [],
  };
}
