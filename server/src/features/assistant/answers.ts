/** Runs a query and words its result: figures come from the statement alone, in markdown whose names are links. */

import { dayText, type Filter, type Query, type Term } from '#engines/ai/index.ts';
import { dayOf } from '#platform/days.ts';
import type { Executor } from '#platform/db.ts';
import type { Scope } from './conditions.ts';
import { address, escaped, shortened, table } from './markdown.ts';
import { compared, onePerson } from './persons.ts';
import {
  averaged,
  type Counted,
  counted,
  type Group,
  grouped,
  type JobRow,
  jobsListed,
  listed,
  type Row,
  shared,
} from './store.ts';
import {
  applicationsPhrase,
  capital,
  filterLines,
  jobFilterLines,
  jobsPhrase,
  joined,
  money,
  number,
  plural,
} from './wording.ts';

/** How an applicant's name is written, for example as a link. */
export type Naming = (row: { id: string; full_name: string }) => string;

export interface Answer {
  /** Markdown. */
  text: string;
  understood: string[];
  suggestions: string[];
  /** Whom it names, in order. */
  named: { id: string; name: string }[];
}

export interface Telling {
  db: Executor;
  scope: Scope;
  naming: Naming;
}

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
    case 'job':
      return tellJobs(
        {
          kind: 'jobs',
          filter: { jobs: { ids: [query.id], label: query.label } },
          how: 'list',
          sort: 'newest',
          limit: 1,
        },
        telling,
      );
  }
}

type Of<K extends Query['kind']> = Extract<Query, { kind: K }>;

function tellCount({ filter }: Of<'count'>, found: Counted): Answer {
  const { total, people } = found;
  const from = total > people && people > 0 ? ` from ${plural(people, 'person', 'people')}` : '';
  const lines = [
    `${total === 1 ? 'There is' : 'There are'} **${total === 0 ? 'no' : number(total)}** ${applicationsPhrase(filter, total)}${from}.`,
  ];
  const by: [string, number][] = [
    ['accepted', found.accepted],
    ['KIV', found.kiv],
    ['rejected', found.rejected],
    ['pending', found.pending],
    ['withdrawn', found.withdrawn],
  ];
  if ((filter.statuses?.length ?? 0) > 1) {
    lines.push(
      `Of these ${joined(by.filter(([name]) => filter.statuses?.some((status) => status.toLowerCase() === name.toLowerCase())).map(([name, count]) => `**${number(count)}** ${name}`))}.`,
    );
  } else if (!filter.statuses && found.withdrawn > 0) lines.push(leftOut(found.withdrawn));
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

const leftOut = (withdrawn: number) => `(${plural(withdrawn, 'withdrawn application')} not counted.)`;

const sortWords: Record<Of<'list'>['sort'], string> = {
  final: 'final score',
  resume: 'resume score',
  interview: 'interview score',
  date: 'date of application',
  name: 'name',
  salary: 'expected salary',
};

async function tellList(query: Of<'list'>, { db, scope, naming }: Telling): Promise<Answer> {
  const { filter, sort, order, offset, limit, each } = query;
  const { total, withdrawn, rows } = await listed(db, scope, query);
  const phrase = applicationsPhrase(filter, total);
  const understood = [
    `List of applications by ${sortWords[sort]}, ${orderWords(sort, order)} first`,
    ...(each ? [`At most ${number(each)} of each job`] : []),
    ...filterLines(filter),
    ...(query.ranked && sort !== 'date' && sort !== 'name'
      ? [`Only those with ${sort === 'salary' ? 'an amount' : 'a score'}`]
      : []),
  ];
  if (rows.length === 0) {
    const none =
      total > 0
        ? `That is all: ${plural(total, 'application')} in total.`
        : `${query.whether ? 'No, there' : 'There'} are **no** ${phrase}.`;
    return {
      text: total === 0 && withdrawn > 0 && !filter.statuses ? `${none} ${leftOut(withdrawn)}` : none,
      understood,
      suggestions: ['How many applications are there?', 'List the latest applicants'],
      named: [],
    };
  }
  const named = rows.map((row) => ({ id: row.id, name: row.full_name }));
  const [first] = rows;
  const many = `${offset > 0 ? (rows.length === 1 ? `Number ${offset + 1}` : `Numbers ${offset + 1} to ${offset + rows.length}`) : rows.length < total ? `The first **${rows.length}**` : query.whether ? `Yes, **${number(total)}**` : `**${number(total)}**`}${offset > 0 || rows.length < total ? ` of **${number(total)}**` : ''}`;
  const single = limit === 1 && !query.each && first && offset === 0;
  const lead = single
    ? `${naming(first)} ${leads(query, first, scope)}${total > 1 ? `, ${orderWords(sort, order)} of ${number(total)} ${phrase}` : `, the only one of the ${applicationsPhrase(filter, 2)}`}.`
    : each
      ? `The best ${each === 1 ? 'one' : number(each)} of each job, ${orderWords(sort, order)} ${sortWords[sort]} first, of **${number(total)}** ${phrase}:`
      : `${many} ${phrase}${rows.length > 1 ? `, ${orderWords(sort, order)} ${sort === 'name' ? '' : `${sortWords[sort]} `}first` : ''}:`;
  const tie = single && total > 1 ? '' : '';
  const text = [
    `${lead}${tie}`,
    applicantsTable(query, rows, scope, naming),
    ...(rows.some((row) => row.interview_score === null && row.marked)
      ? ['\\* provisional: the interview is not in it yet.']
      : []),
    ...(!filter.statuses && withdrawn > 0 ? [leftOut(withdrawn)] : []),
  ];
  return {
    text: text.join('\n\n'),
    understood,
    suggestions: [
      ...(total > offset + rows.length ? ['Show me the next 5'] : []),
      ...(rows.length > 1
        ? ['Who is the best of those?', 'Compare them']
        : [`Summarise ${plainName(first?.full_name)}`, 'Why this score?']),
      ...(filter.statuses ? [] : ['And the accepted ones?']),
    ].slice(0, 4),
    named,
  };
}

const plainName = (name: string | undefined) =>
  (name ?? '')
    .replace(/[^\p{L}\p{M}\p{N}' .-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

function orderWords(sort: Of<'list'>['sort'], order: 'asc' | 'desc'): string {
  if (sort === 'date') return order === 'desc' ? 'newest' : 'oldest';
  if (sort === 'name') return order === 'desc' ? 'Z to A' : 'A to Z';
  return order === 'desc' ? 'highest' : 'lowest';
}

function leads({ sort }: Of<'list'>, row: Row, scope: Scope): string {
  if (sort === 'date') return `applied on ${dayText(dayOf(new Date(row.applied_at), scope.timeZone))}`;
  if (sort === 'salary') return `expects **${money(row.expected_amount ?? 0)}**`;
  if (sort === 'resume') return `has a resume score of **${number(row.resume_score ?? 0)}** of 10`;
  if (sort === 'interview') return `has an interview score of **${number(row.interview_score ?? 0)}** of 25`;
  return `has a final score of **${number(row.final_score)}** of 100`;
}

export const scoreCell = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
export const finalCell = (row: Row): string =>
  row.marked ? `${row.final_score.toFixed(2)}${row.interview_score === null ? '\\*' : ''}` : '–';

function applicantsTable(
  { filter, offset, sort, contact }: Of<'list'>,
  rows: readonly Row[],
  scope: Scope,
  naming: Naming,
): string {
  const heads = ['#', 'Applicant', 'Job', 'Score', 'Resume', 'Interview', 'Status', 'Applied'];
  const salary = sort === 'salary' || filter.salary !== undefined;
  if (salary) heads.push('Expected salary');
  if (contact) heads.push('E-mail');
  if (filter.terms) heads.push('In the resume');
  return table(
    heads,
    rows.map((row, at) => [
      String(offset + at + 1),
      naming(row),
      escaped(row.job_title),
      finalCell(row),
      scoreCell(row.resume_score),
      row.interview_score === null ? (row.interview_status ? 'done' : 'not done') : row.interview_score.toFixed(2),
      escaped(row.status),
      dayText(dayOf(new Date(row.applied_at), scope.timeZone)),
      ...(salary ? [escaped(row.expected_salary)] : []),
      ...(contact ? [address(row.contact_email)] : []),
      ...(filter.terms ? [snippet(row.resume ?? '', filter.terms) ?? '–'] : []),
    ]),
    [0, 3, 4, 5],
  );
}

const patterns = (term: Term) =>
  term.spellings.map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s/-]+/g, '[\\s/.-]*'));

/** The place of a resume that names a term, as a quotation. */
export function snippet(resume: string, terms: readonly Term[]): string | null {
  for (const term of terms) {
    const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns(term).join('|')})(?![\\p{L}\\p{N}])`, 'iu').exec(resume);
    if (!found) continue;
    const start = Math.max(0, resume.lastIndexOf('\n', found.index) + 1, found.index - 60);
    const end = resume.indexOf('\n', found.index);
    return `“${escaped(shortened(resume.slice(start, end < 0 ? undefined : end), 120))}”`;
  }
  return null;
}

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

function tellGroups({ filter, by, order, limit, average }: Of<'groups'>, groups: readonly Group[]): Answer {
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
  ];
  const rows = (list: readonly Group[]) =>
    list.map((group) => [
      name(group),
      number(group.count),
      ...(by === 'status' ? [] : [number(group.accepted)]),
      group.average === null ? '–' : shown(group.average),
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
          ? `**${name(top)}** has ${measure(top)}, the ${order === 'most' ? 'highest' : 'lowest'}.\n\n${table(heads, rows(best.slice(0, 10)), [1, 2, 3])}`
          : `${lead}\n\n${table(heads, rows(best.slice(0, 10)), [1, 2, 3])}`,
      understood,
      suggestions,
      named: [],
    };
  }
  const lead = `**${number(total)}** ${applicationsPhrase(filter, total)} by ${groupHeads[by].toLowerCase()}:`;
  const cut = listed.length < groups.length ? `\n\n(${listed.length} of ${groups.length} shown.)` : '';
  return {
    text: `${by === 'type' ? `${capital(applicationsPhrase(filter, 2))} by type of job (a job may have several):` : lead}\n\n${table(heads, rows(listed), [1, 2, 3])}${cut}`,
    understood,
    suggestions,
    named: [],
  };
}

/** Without what the group itself says. */
function bare(filter: Filter, by: Of<'groups'>['by']): Filter {
  if (by !== 'job') return filter;
  const { jobs: _jobs, ...rest } = filter;
  return rest;
}

async function tellAverage(query: Of<'average'>, { db, scope }: Telling): Promise<Answer> {
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

async function tellShare(query: Of<'share'>, { db, scope }: Telling): Promise<Answer> {
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

async function tellJobs({ filter, how, sort, limit }: Of<'jobs'>, { db, scope }: Telling): Promise<Answer> {
  const { total, live, rows } = await jobsListed(db, scope, filter, sort, limit);
  const understood = [
    how === 'count' ? 'Count of jobs' : `List of jobs, ${sort === 'closing' ? 'those that close soonest' : sort} first`,
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
