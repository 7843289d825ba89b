/** Two or more applicants side by side. */

import { type Answer, finalCell, mixedScores, type Of, onDay, scoreCell, type Telling, withdrew } from './answer.ts';
import { escaped, shortened, table } from './markdown.ts';
import { type PersonRow, personRows } from './persons-store.ts';
import { resumeMarks } from './readings.ts';
import { joined, number } from './wording.ts';

function interviewCell({ interview_score: score, interview_status: isFinished, people_only: unscored }: PersonRow) {
  if (score !== null) return score.toFixed(2);
  if (unscored) return '–';
  return isFinished ? 'not scored yet' : 'not finished';
}

/** Two or more side by side, by the newest application of each. */
export async function compared(query: Of<'compare'>, { db, scope, naming }: Telling): Promise<Answer> {
  const found = await personRows(db, scope, query.ids, true);
  const all = query.ids.flatMap((id) => found.find((row) => row.id === id) ?? []).slice(0, 6);
  const understood = [`Comparison of ${joined(all.map((row) => row.full_name))}`];
  const named = all.map((row) => ({ id: row.id, name: row.full_name }));
  const left = all.flatMap((row) => (row.withdrawn_at ? [withdrew(row, row.withdrawn_at, { scope, naming })] : []));
  const rows = all.filter((row) => !row.withdrawn_at);
  if (rows.length < 2)
    return {
      text: [...left, 'I need two applicants to compare. Name them both.'].join('\n\n'),
      understood,
      suggestions: ['Who are the top 5 applicants?'],
      named,
    };
  const line = (label: string, cell: (row: PersonRow) => string) => [label, ...rows.map(cell)];
  const strengths = (row: PersonRow) =>
    resumeMarks
      .safeParse(row.resume_marks)
      .data?.strengths.slice(0, 3)
      .map((one) => escaped(shortened(one, 120)))
      .join('; ') || '–';
  const body = [
    line('Job', (row) => escaped(row.job_title)),
    line('Final score (100)', finalCell),
    line('Resume (10)', (row) => scoreCell(row.resume_score)),
    line('Interview (25)', interviewCell),
    line('Status', (row) => escaped(row.status)),
    line('Expected salary', (row) => escaped(row.expected_salary) || '–'),
    line('Applied', (row) => onDay(row.applied_at, scope)),
    ...(rows.some((row) => row.resume_marks !== null) ? [line('Strengths', strengths)] : []),
  ];
  const ranked = rows.filter((row) => row.marked).toSorted((a, b) => b.final_score - a.final_score);
  const [first, second] = ranked;
  const lead =
    !first || !second
      ? rows.some((row) => row.people_only)
        ? 'People alone read some of them, who have no score.'
        : 'Not all of them are scored yet.'
      : first.final_score === second.final_score
        ? `${naming(first)} and ${naming(second)} have the same final score, **${first.final_score.toFixed(2)}** of 100.`
        : `${naming(first)} has the highest final score, **${first.final_score.toFixed(2)}** of 100, ${number(Math.round((first.final_score - second.final_score) * 100) / 100)} above ${naming(second)} with **${second.final_score.toFixed(2)}**.`;
  const jobs =
    new Set(rows.map((row) => row.job_id)).size > 1
      ? ['They applied for different jobs, whose scores measure different things.']
      : [];
  const provisional = rows.some((row) => row.marked && row.interview_score === null)
    ? ['\\* provisional: the interview is not in it yet.']
    : [];
  const mixed = new Set(ranked.map((row) => row.scored_by)).size > 1 ? [mixedScores] : [];
  return {
    text: [lead, table(['', ...rows.map(naming)], body), ...provisional, ...jobs, ...mixed, ...left].join('\n\n'),
    understood,
    suggestions: ['Who are the top 5 applicants?', 'Why this score?'],
    named,
  };
}
