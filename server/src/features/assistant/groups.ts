/** Counts and averages per job, status, department, month and the like. */

import { dayText, type Filter } from '@saring/engine';
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

type Asked = Of<'groups'>;

export function tellGroups(asked: Asked, groups: readonly Group[]): Answer {
  const { filter, by, limit, average } = asked;
  const understood = [
    `${average ? `Average ${sortWords[average]}` : 'Count of applications'} by ${groupHeads[by].toLowerCase()}`,
    ...filterLines(filter),
  ];
  const suggestions = ['How many applications are there?', 'Which jobs are open?', 'Who are the top 5 applicants?'];
  const [first] = groups;
  if (!first) return { text: `There are **no** ${applicationsPhrase(filter, 0)}.`, understood, suggestions, named: [] };
  const text = limit === 1 ? tellFirst(asked, groups, first) : tellAll(asked, groups);
  return { text, understood, suggestions, named: [] };
}

/** The group with most, or fewest, above a table of those behind it. */
function tellFirst(asked: Asked, groups: readonly Group[], first: Group): string {
  const { by, order, average } = asked;
  const { name, measure, tableOf } = wordsOf(asked, groups);
  const best =
    by === 'day' || by === 'week' || by === 'month'
      ? groups.toSorted((a, b) => (order === 'most' ? b.count - a.count : a.count - b.count))
      : groups;
  const [top = first] = best;
  const ties = best.filter((group) => (average ? group.average === top.average : group.count === top.count));
  const lead =
    ties.length > 1 && ties.length < 8
      ? `${joined(ties.map((group) => `**${name(group)}**`))} ${order === 'most' ? 'lead' : 'have the fewest'} with ${measure(top)} each.`
      : average && ties.length === 1
        ? `**${name(top)}** has ${measure(top)}, the ${order === 'most' ? 'highest' : 'lowest'}.`
        : `**${name(top)}** has ${order === 'most' ? 'the most' : 'the fewest'}: ${measure(top)}.`;
  return `${lead}\n\n${tableOf(best.slice(0, 10))}`;
}

function tellAll(asked: Asked, groups: readonly Group[]): string {
  const { filter, by, limit } = asked;
  const listed = groups.slice(0, Math.max(limit, 1));
  const total = totalOf(asked, groups);
  const lead =
    by === 'type'
      ? `${capital(applicationsPhrase(filter, 2))} by type of job (a job may have several):`
      : `**${number(total)}** ${applicationsPhrase(filter, total)} by ${groupHeads[by].toLowerCase()}:`;
  const cut = listed.length < groups.length ? `\n\n(${listed.length} of ${groups.length} shown.)` : '';
  return `${lead}\n\n${wordsOf(asked, groups).tableOf(listed)}${cut}`;
}

const totalOf = ({ by }: Asked, groups: readonly Group[]) =>
  groups.reduce((sum, { count }) => sum + (by === 'type' ? 0 : count), 0);

/** How a group is called, what is said of it, and how several stand in a table. */
function wordsOf(asked: Asked, groups: readonly Group[]) {
  const { filter, by, average, part } = asked;
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
  const shown = (value: number) => (average === 'salary' ? money(value) : value.toFixed(2));
  const measure = (group: Group) =>
    average
      ? group.average === null
        ? `no ${sortWords[average]} yet`
        : `an average ${sortWords[average]} of **${shown(group.average)}**`
      : `**${number(group.count)}** ${applicationsPhrase(bare(filter, by), group.count)}`;
  const heads = [
    groupHeads[by],
    'Applications',
    ...(by === 'status' ? [] : ['Accepted']),
    `Average ${average ? sortWords[average] : 'score'}`,
    ...(part ? [part === 'share' ? 'Share of all' : 'Share accepted'] : []),
  ];
  const total = totalOf(asked, groups);
  const rowOf = (group: Group) => [
    name(group),
    number(group.count),
    ...(by === 'status' ? [] : [number(group.accepted)]),
    group.average === null ? '–' : shown(group.average),
    ...(part ? [part === 'share' ? percent(group.count, total) : percent(group.accepted, group.count)] : []),
  ];
  return { name, measure, tableOf: (list: readonly Group[]) => table(heads, list.map(rowOf), [1, 2, 3, 4]) };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${number(Math.round((part / whole) * 1000) / 10)}%`;

/** Without what the group itself says. */
function bare(filter: Filter, by: Of<'groups'>['by']): Filter {
  if (by !== 'job') return filter;
  const { jobs: _jobs, ...rest } = filter;
  return rest;
}
