/** Counts and averages per job, status, department, month and the like. */

import { dayText, type Filter } from '#engines/ai/index.ts';
import { type Answer, type Of, sortWords } from './answer.ts';
import { escaped, table } from './markdown.ts';
import type { Group } from './store.ts';
import { applicationsPhrase, capital, filterLines, joined, money, number } from './wording.ts';

const monthText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const groupHeads: Record<Of<'groups'>['by'], string> = {
  job: 'Job',
  status: 'Status',
  department: 'Department',
  location: 'Location',
  type: 'Type',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  band: 'Band',
};

export function tellGroups(
  { filter, by, order, limit, average, part }: Of<'groups'>,
  groups: readonly Group[],
): Answer {
  const titles = groups.map(({ label }) => label);
  const twice = new Set(titles.filter((title, at) => titles.indexOf(title) !== at));
  const name = ({ label, detail }: Group) =>
    by === 'day'
      ? dayText(label ?? '')
      : by === 'week'
        ? `Week of ${dayText(label ?? '')}`
        : by === 'month'
          ? monthText(label ?? '')
          : `${escaped(label ?? '')}${detail && twice.has(label) ? ` (${escaped(detail)})` : ''}`;
  const total = groups.reduce((sum, { count }) => sum + (by === 'type' ? 0 : count), 0);
  const understood = [
    `${average ? `Average ${sortWords[average]}` : 'Count of applications'} by ${groupHeads[by].toLowerCase()}`,
    ...filterLines(filter),
  ];
  const suggestions = ['How many applications are there?', 'Which jobs are open?', 'Who are the top 5 applicants?'];
  const [first] = groups;
  if (!first) return { text: `There are **no** ${applicationsPhrase(filter, 0)}.`, understood, suggestions, named: [] };
  const shown = (value: number) => (average === 'salary' ? money(value) : value.toFixed(2));
  const measure = (group: Group) =>
    average
      ? group.average === null
        ? `no ${sortWords[average]} yet`
        : `an average ${sortWords[average]} of **${shown(group.average)}**`
      : `**${number(group.count)}** ${applicationsPhrase(bare(filter, by), group.count)}`;
  const listed = groups.slice(0, Math.max(limit, 1));
  const heads = [
    groupHeads[by],
    'Applications',
    ...(by === 'status' ? [] : ['Accepted']),
    `Average ${average ? sortWords[average] : 'score'}`,
    ...(part ? [part === 'share' ? 'Share of all' : 'Share accepted'] : []),
  ];
  const rows = (list: readonly Group[]) =>
    list.map((group) => [
      name(group),
      number(group.count),
      ...(by === 'status' ? [] : [number(group.accepted)]),
      group.average === null ? '–' : shown(group.average),
      ...(part ? [part === 'share' ? percent(group.count, total) : percent(group.accepted, group.count)] : []),
    ]);
  if (limit === 1) {
    const best =
      by === 'day' || by === 'week' || by === 'month'
        ? groups.toSorted((a, b) => (order === 'most' ? b.count - a.count : a.count - b.count))
        : groups;
    const [top = first] = best;
    const ties = best.filter((group) => (average ? group.average === top.average : group.count === top.count));
    const lead =
      ties.length > 1 && ties.length < 8
        ? `${joined(ties.map((group) => `**${name(group)}**`))} ${order === 'most' ? 'lead' : 'have the fewest'} with ${measure(top)} each.`
        : `**${name(top)}** has ${order === 'most' ? 'the most' : 'the fewest'}: ${measure(top)}.`;
    return {
      text:
        average && ties.length === 1
          ? `**${name(top)}** has ${measure(top)}, the ${order === 'most' ? 'highest' : 'lowest'}.\n\n${table(heads, rows(best.slice(0, 10)), [1, 2, 3, 4])}`
          : `${lead}\n\n${table(heads, rows(best.slice(0, 10)), [1, 2, 3, 4])}`,
      understood,
      suggestions,
      named: [],
    };
  }
  const lead = `**${number(total)}** ${applicationsPhrase(filter, total)} by ${groupHeads[by].toLowerCase()}:`;
  const cut = listed.length < groups.length ? `\n\n(${listed.length} of ${groups.length} shown.)` : '';
  return {
    text: `${by === 'type' ? `${capital(applicationsPhrase(filter, 2))} by type of job (a job may have several):` : lead}\n\n${table(heads, rows(listed), [1, 2, 3, 4])}${cut}`,
    understood,
    suggestions,
    named: [],
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${number(Math.round((part / whole) * 1000) / 10)}%`;

/** Without what the group itself says. */
function bare(filter: Filter, by: Of<'groups'>['by']): Filter {
  if (by !== 'job') return filter;
  const { jobs: _jobs, ...rest } = filter;
  return rest;
}
