/** Answers about one applicant: a summary, the marks and the reasons for them, the status, answers and feedback. */

import { meaningOf } from '@saring/contract/domain';
import { eachOnce } from '@saring/engine';
import { phoneText } from '#platform/phone.ts';
import {
  type Answer,
  finalCell,
  type Of,
  onDay,
  scoreCell,
  snippet,
  statusCell,
  type Telling,
  withdrew,
} from './answer.ts';
import type { Scope } from './conditions.ts';
import { address, escaped, shortened, table } from './markdown.ts';
import { answersOf, type PersonRow, personRows } from './persons-store.ts';
import { fromResume, reasons } from './readings.ts';
import { joined, number, plural } from './wording.ts';

/** Everything that is known of one applicant, or the one thing that was asked. */
export async function onePerson(query: Of<'person'>, { db, scope, naming }: Telling): Promise<Answer> {
  const found = await personRows(db, scope, query.ids, false);
  const people = eachOnce(found.map((row) => ({ ...row, name: row.full_name, jobId: row.job_id })));
  const several = people.length > 1;
  const shown = found.slice(0, 5).map(({ id }) => id);
  const rows = several || query.aspect === 'applied' ? found : await personRows(db, scope, shown, true);
  const [first] = rows;
  const understood = [
    `Applicant: ${query.label}`,
    `Asked for: ${query.term ? [query.term, ...(query.more ?? [])].map(({ text }) => `“${text}”`).join(', ') + (query.aspect === 'answers' ? ' in answers and resume' : ' in the resume') : aspects[query.aspect]}`,
  ];
  if (!first)
    return { text: 'I found no such applicant.', understood, suggestions: ['List the latest applicants'], named: [] };
  const named = rows.map((row) => ({ id: row.id, name: row.full_name }));
  if (several) return severalOfOneName(rows, people.length, query, understood, { scope, naming });
  const parts =
    rows.length > 1 && query.aspect !== 'applied'
      ? [`${naming(first)} has ${plural(found.length, 'application')}; the newest first.`]
      : [];
  if (query.aspect === 'applied') parts.push(applied(rows, scope, naming(first)));
  else if (query.aspect === 'answers') parts.push(...(await answered(rows, query, { db, scope, naming })));
  else
    for (const row of rows)
      for (const term of query.more ? [query.term, ...query.more] : [query.term])
        parts.push(aspectText({ ...query, term }, row, { scope, naming }));
  const name = first.full_name
    .replace(/[^\p{L}\p{M}\p{N}' .-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return {
    text: [...new Set(parts)].join('\n\n'),
    understood,
    suggestions: rows.every((row) => row.withdrawn_at)
      ? ['How many applicants withdrew?', 'List the latest applicants']
      : ['Why this score?', `Summarise ${name}`, `What does ${name} expect as salary?`].filter(
          (one) => query.aspect !== 'reasons' || !one.startsWith('Why'),
        ),
    named,
  };
}

const aspects: Record<Of<'person'>['aspect'], string> = {
  summary: 'a summary',
  reasons: 'the reasons for the marks',
  status: 'the status',
  score: 'the marks',
  contact: 'how to reach the applicant',
  salary: 'the expected salary',
  interview: 'the interview',
  applied: 'what they applied for, and when',
  resume: 'what the resume says',
  years: 'years of experience',
  answers: 'the answers in the interview',
  feedback: 'the feedback left',
};

function severalOfOneName(
  rows: readonly PersonRow[],
  count: number,
  { label }: Of<'person'>,
  understood: string[],
  { scope, naming }: Pick<Telling, 'scope' | 'naming'>,
): Answer {
  const text = `**${number(count)}** people match “${escaped(label)}”. Which one do you mean?\n\n${table(
    ['Applicant', 'Job', 'Score', 'Status', 'Applied', 'E-mail'],
    rows
      .slice(0, 20)
      .map((row) => [
        naming(row),
        escaped(row.job_title),
        finalCell(row),
        statusCell(row, scope),
        onDay(row.applied_at, scope),
        address(row.contact_email),
      ]),
    [2],
  )}`;
  return {
    text,
    understood,
    suggestions: ['The first one', 'Compare them'],
    named: rows.slice(0, 20).map((row) => ({ id: row.id, name: row.full_name })),
  };
}

function applied(rows: readonly PersonRow[], scope: Scope, name: string): string {
  return `${name} applied for ${joined(rows.map((row) => `**${escaped(row.job_title)}** on ${onDay(row.applied_at, scope)} (${row.status})`))}.`;
}

/** What is told of nobody whom people alone read. */
const byReading: ReadonlySet<Of<'person'>['aspect']> = new Set(['score', 'reasons', 'resume', 'years', 'answers']);

const readByPeople = (row: PersonRow, name: string) =>
  `${name} (${escaped(row.job_title)}) asked to be read by people alone: there are no marks, and I have read nothing of it. Open the application to read it.`;

function marksText(row: PersonRow): string {
  if (!row.marked) return 'not scored yet';
  const interview =
    row.interview_score === null
      ? 'no interview score yet, so the grade is provisional'
      : `interview **${row.interview_score.toFixed(2)}** of 25`;
  return `final score **${row.final_score.toFixed(2)}** of 100 (resume **${scoreCell(row.resume_score)}** of 10, ${interview})`;
}

const place = (row: PersonRow) =>
  row.marked && meaningOf(row.status).counted
    ? ` That is rank ${number(row.rank)} of ${number(row.of)} for this job.`
    : '';

function aspectText(
  { aspect, term }: Of<'person'>,
  row: PersonRow,
  { scope, naming }: Pick<Telling, 'scope' | 'naming'>,
): string {
  const name = naming(row);
  if (row.withdrawn_at) return withdrew(row, row.withdrawn_at, { scope, naming });
  const job = escaped(row.job_title);
  if (row.people_only && (term || byReading.has(aspect))) return readByPeople(row, name);
  if (term && aspect !== 'answers') {
    const found = snippet(row.resume ?? '', [term]);
    if (row.resume === null) return `The resume of ${name} (${job}) has not been read yet.`;
    return found
      ? `Yes: the resume of ${name} (${job}) mentions “${escaped(term.text)}”: ${found}`
      : `No: the resume of ${name} (${job}) does not mention “${escaped(term.text)}”.`;
  }
  switch (aspect) {
    case 'status':
      return `${name} is **${escaped(row.status)}** for ${job} (applied on ${onDay(row.applied_at, scope)}).`;
    case 'score':
      return `${name} (${job}): ${marksText(row)}.${place(row)}`;
    case 'contact':
      return `${name} (${job}): ${address(row.contact_email)}${row.phone ? `, ${escaped(phoneText(row.phone))}` : ''}.`;
    case 'salary':
      return row.expected_salary
        ? `${name} expects **${escaped(row.expected_salary)}** (${job}).`
        : `${name} named no expected salary (${job}).`;
    case 'interview':
      return row.interview_status
        ? `Yes, ${name} has finished the interview for ${job}${row.people_only ? '; people alone read it' : row.interview_score === null ? '; it is not scored yet' : ` and scored **${row.interview_score.toFixed(2)}** of 25`}.`
        : `No, ${name} has not finished the interview for ${job} yet.`;
    case 'feedback':
      return row.admin_feedback
        ? `Feedback left for ${name} (${job}): “${escaped(shortened(row.admin_feedback, 600))}”`
        : `No feedback has been left for ${name} (${job}).`;
    case 'years': {
      const worked = row.years_worked;
      if (worked === null) return `The years of work of ${name} (${job}) have not been counted yet.`;
      return worked < 0
        ? `The resume of ${name} (${job}) gives no dates to count years of experience from.`
        : `${name} (${job}) has about **${number(Math.round(worked * 10) / 10)}** years of work experience, counted from the dates in the resume.`;
    }
    case 'resume':
      return `${name} (${job}): ${fromResume(row)}`;
    case 'reasons':
      return [`${name} (${job}): ${marksText(row)}.${place(row)}`, reasons(row)].join('\n\n');
    default:
      return summary(row, scope, name);
  }
}

/** What was answered in the interview; with a term only the answers that hold it. */
async function answered(rows: readonly PersonRow[], { term }: Of<'person'>, { db, scope, naming }: Telling) {
  const said = await answersOf(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    if (row.withdrawn_at) return withdrew(row, row.withdrawn_at, { scope, naming });
    if (row.people_only) return readByPeople(row, naming(row));
    const all = said.filter(({ id }) => id === row.id);
    const about = term
      ? all.filter(({ question, response }) =>
          term.spellings.some((spelling) => `${question} ${response}`.toLowerCase().includes(spelling)),
        )
      : all;
    const who = `${naming(row)} (${escaped(row.job_title)})`;
    if (all.length === 0 && !(term && snippet(row.resume ?? '', [term])))
      return `${who} has no answers in an interview yet.`;
    const written = term && about.length === 0 ? snippet(row.resume ?? '', [term]) : null;
    if (written)
      return `${who} said nothing about “${escaped(term?.text ?? '')}” in the interview; the resume has ${written}`;
    if (about.length === 0) return `${who} said nothing about “${escaped(term?.text ?? '')}” in the interview.`;
    const lines = about
      .slice(0, 6)
      .map(
        ({ question, response }) => `- *${escaped(shortened(question, 200))}* “${escaped(shortened(response, 400))}”`,
      );
    return `${who} answered:\n\n${lines.join('\n')}`;
  });
}

function summary(row: PersonRow, scope: Scope, name: string): string {
  const facts: [string, string][] = [
    ['Job', escaped(row.job_title)],
    ['Status', escaped(row.status)],
    ['Applied', onDay(row.applied_at, scope)],
    ...(row.people_only ? [['Read by', 'people alone'] satisfies [string, string]] : scores(row)),
    ...(row.marked && meaningOf(row.status).counted
      ? [['Rank', `${number(row.rank)} of ${number(row.of)} for this job`] satisfies [string, string]]
      : []),
    ['Expected salary', row.expected_salary ? escaped(row.expected_salary) : '–'],
    ['E-mail', address(row.contact_email)],
  ];
  return [
    `${name}, applicant for ${escaped(row.job_title)}:`,
    table(
      ['', ''],
      facts.map(([key, value]) => [key, value]),
    ),
    row.people_only ? '' : reasons(row),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function scores(row: PersonRow): [string, string][] {
  return [
    [
      'Final score',
      row.marked ? `${finalCell(row)} of 100${row.interview_score === null ? ' (provisional)' : ''}` : 'not scored yet',
    ],
    ['Resume', row.resume_score === null ? 'not scored yet' : `${row.resume_score.toFixed(2)} of 10`],
    [
      'Interview',
      row.interview_score === null
        ? row.interview_status
          ? 'finished, not scored yet'
          : 'not finished'
        : `${row.interview_score.toFixed(2)} of 25`,
    ],
  ];
}
