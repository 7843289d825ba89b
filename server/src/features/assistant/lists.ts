/** Lists and rankings of applications, as a sentence and a table. */

import { phoneText } from '#platform/phone.ts';
import {
  type Answer,
  finalCell,
  leftOut,
  mixedScores,
  type Naming,
  type Of,
  onDay,
  plainName,
  scoreCell,
  snippet,
  sortWords,
  statusCell,
  type Telling,
} from './answer.ts';
import type { Scope } from './conditions.ts';
import { address, escaped, table } from './markdown.ts';
import { listed, type Row } from './store.ts';
import { applicationsPhrase, closedOnes, filterLines, money, number, plural, unmarked } from './wording.ts';

export async function tellList(query: Of<'list'>, { db, scope, naming }: Telling): Promise<Answer> {
  const { filter, sort, order, offset, limit, each } = query;
  const { total, withdrawn, mixed, rows } = await listed(db, scope, query);
  const phrase = applicationsPhrase(filter, total);
  const byMarks = query.ranked && sort !== 'date' && sort !== 'name';
  const closed = closedOnes(filter, byMarks);
  const understood = [
    `List of applications by ${sortWords[sort]}, ${orderWords(sort, order)} first`,
    ...(each ? [`At most ${number(each)} of each ${query.eachOf ?? 'job'}`] : []),
    ...filterLines(filter),
    ...(byMarks ? [`Only those with ${sort === 'salary' ? 'an amount' : 'a score'}`] : []),
  ];
  if (rows.length === 0) {
    const none =
      total > 0
        ? `That is all: ${plural(total, 'application')} in total.`
        : `${query.whether ? 'No, there' : 'There'} are **no** ${phrase}.`;
    const without = total === 0 && withdrawn > 0 && !filter.statuses ? ` ${leftOut(withdrawn)}` : '';
    return {
      // Where marks alone leave nobody there may be some all the same.
      text: closed ? (byMarks ? closed : `${none} ${closed}`) : `${none}${without}`,
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
      ? `The best ${each === 1 ? 'one' : number(each)} of each ${query.eachOf ?? 'job'}, ${orderWords(sort, order)} ${sortWords[sort]} first, of **${number(total)}** ${phrase}:`
      : `${many} ${phrase}${rows.length > 1 ? `, ${orderWords(sort, order)} ${sort === 'name' ? '' : `${sortWords[sort]} `}first` : ''}:`;
  const text = [
    lead,
    applicantsTable(query, rows, scope, naming),
    ...(rows.some((row) => row.interview_score === null && row.marked)
      ? ['\\* provisional: the interview is not in it yet.']
      : []),
    // Those that are not shown were ranked as well: the best one alone is the best of several versions.
    ...(mixed && (sort === 'final' || sort === 'resume' || sort === 'interview') ? [mixedScores] : []),
    ...(!filter.statuses && withdrawn > 0 ? [leftOut(withdrawn)] : []),
    ...[unmarked(filter), closed].filter((line) => line !== null),
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

function orderWords(sort: Of<'list'>['sort'], order: 'asc' | 'desc'): string {
  if (sort === 'date') return order === 'desc' ? 'newest' : 'oldest';
  if (sort === 'name') return order === 'desc' ? 'Z to A' : 'A to Z';
  return order === 'desc' ? 'highest' : 'lowest';
}

function leads({ sort }: Of<'list'>, row: Row, scope: Scope): string {
  if (row.withdrawn_at) return `withdrew on ${onDay(row.withdrawn_at, scope)}`;
  if (sort === 'date') return `applied on ${onDay(row.applied_at, scope)}`;
  if (sort === 'salary') return `expects **${money(row.expected_amount ?? 0)}**`;
  if (sort === 'resume') return `has a resume score of **${number(row.resume_score ?? 0)}** of 10`;
  if (sort === 'interview') return `has an interview score of **${number(row.interview_score ?? 0)}** of 25`;
  return `has a final score of **${number(row.final_score)}** of 100`;
}

function interviewCell({ interview_score: score, interview_status: finished, withdrawn_at }: Row): string {
  if (withdrawn_at) return '–';
  return score === null ? (finished ? 'done' : 'not done') : score.toFixed(2);
}

function applicantsTable(
  { filter, offset, sort, contact, pay }: Of<'list'>,
  rows: readonly Row[],
  scope: Scope,
  naming: Naming,
): string {
  const heads = ['#', 'Applicant', 'Job', 'Score', 'Resume', 'Interview', 'Status', 'Applied'];
  const salary = pay || sort === 'salary' || filter.salary !== undefined;
  if (salary) heads.push('Expected salary');
  if (contact) heads.push('E-mail', 'Phone');
  if (filter.terms) heads.push('In the resume');
  return table(
    heads,
    rows.map((row, at) => [
      String(offset + at + 1),
      naming(row),
      escaped(row.job_title),
      finalCell(row),
      scoreCell(row.resume_score),
      interviewCell(row),
      statusCell(row, scope),
      onDay(row.applied_at, scope),
      ...(salary ? [escaped(row.expected_salary)] : []),
      ...(contact ? [address(row.contact_email), escaped(phoneText(row.phone)) || '–'] : []),
      ...(filter.terms ? [snippet(row.resume ?? '', filter.terms) ?? '–'] : []),
    ]),
    [0, 3, 4, 5],
  );
}
