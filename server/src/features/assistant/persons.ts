/** Answers about people: one applicant's summary, marks and reasons with quotations, and two or more side by side. */

import { z } from 'zod';
import { dayText, eachOnce, type Query, yearsWorked } from '#engines/ai/index.ts';
import { dayOf } from '#platform/days.ts';
import { type Answer, finalCell, scoreCell, snippet, type Telling } from './answers.ts';
import type { Scope } from './conditions.ts';
import { address, escaped, shortened, table } from './markdown.ts';
import { answersOf, type PersonRow, personRows } from './store.ts';
import { joined, number, plural } from './wording.ts';

type Of<K extends Query['kind']> = Extract<Query, { kind: K }>;

const quotations = z.array(z.object({ text: z.string() })).catch([]);
/** What is shown of a stored reading; it was written by an engine of this or an earlier version. */
const resumeMarks = z.object({
  explanation: z.string().catch(''),
  strengths: z.array(z.string()).catch([]),
  gaps: z.array(z.string()).catch([]),
  criteria: z
    .array(
      z.object({ criterion: z.string(), verdict: z.string().catch(''), explanation: z.string().catch(''), quotations }),
    )
    .catch([]),
});
const interviewMarks = z.object({
  overallAssessment: z.string().catch(''),
  criteria: z
    .array(
      z.object({ criterion: z.string(), level: z.number().catch(0), explanation: z.string().catch(''), quotations }),
    )
    .catch([]),
});

const onDay = (moment: Date, { timeZone }: Scope) => dayText(dayOf(new Date(moment), timeZone));

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
    `Asked for: ${query.term ? `“${query.term.text}” in the resume` : aspects[query.aspect]}`,
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
  else for (const row of rows) parts.push(aspectText(query, row, scope, naming(row)));
  const name = first.full_name
    .replace(/[^\p{L}\p{M}\p{N}' .-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return {
    text: parts.join('\n\n'),
    understood,
    suggestions: ['Why this score?', `Summarise ${name}`, `What does ${name} expect as salary?`].filter(
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
        escaped(row.status),
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

function marksText(row: PersonRow): string {
  if (!row.marked) return 'not scored yet';
  const interview =
    row.interview_score === null
      ? 'no interview score yet, so the grade is provisional'
      : `interview **${row.interview_score.toFixed(2)}** of 25`;
  return `final score **${row.final_score.toFixed(2)}** of 100 (resume **${scoreCell(row.resume_score)}** of 10, ${interview})`;
}

const place = (row: PersonRow) =>
  row.marked && row.status !== 'Withdrawn'
    ? ` That is rank ${number(row.rank)} of ${number(row.of)} for this job.`
    : '';

function aspectText({ aspect, term }: Of<'person'>, row: PersonRow, scope: Scope, name: string): string {
  const job = escaped(row.job_title);
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
      return `${name} (${job}): ${address(row.contact_email)}${row.phone ? `, ${escaped(row.phone)}` : ''}.`;
    case 'salary':
      return row.expected_salary
        ? `${name} expects **${escaped(row.expected_salary)}** (${job}).`
        : `${name} named no expected salary (${job}).`;
    case 'interview':
      return row.interview_status
        ? `Yes, ${name} has finished the interview for ${job}${row.interview_score === null ? '; it is not scored yet' : ` and scored **${row.interview_score.toFixed(2)}** of 25`}.`
        : `No, ${name} has not finished the interview for ${job} yet.`;
    case 'feedback':
      return row.admin_feedback
        ? `Feedback left for ${name} (${job}): “${escaped(shortened(row.admin_feedback, 600))}”`
        : `No feedback has been left for ${name} (${job}).`;
    case 'years': {
      const worked = yearsWorked(row.resume ?? '', dayOf(new Date(row.applied_at), scope.timeZone));
      return worked === null
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
    const all = said.filter(({ id }) => id === row.id);
    const about = term
      ? all.filter(({ question, response }) =>
          term.spellings.some((spelling) => `${question} ${response}`.toLowerCase().includes(spelling)),
        )
      : all;
    const who = `${naming(row)} (${escaped(row.job_title)})`;
    if (all.length === 0) return `${who} has no answers in an interview yet.`;
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
    ...(row.marked && row.status !== 'Withdrawn'
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
    reasons(row),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function reasons(row: PersonRow): string {
  const resume = resumeMarks.safeParse(row.resume_marks).data;
  const interview = interviewMarks.safeParse(row.interview_marks).data;
  if (!resume && !interview) return fromResume(row);
  const points = (title: string, items: readonly string[]) =>
    items.length > 0
      ? [
          `**${title}**\n\n${items
            .slice(0, 4)
            .map((item) => `- ${escaped(item)}`)
            .join('\n')}`,
        ]
      : [];
  const quote = (found: readonly { text: string }[]) =>
    found[0] ? ` “${escaped(shortened(found[0].text, 160))}”` : '';
  const parts = [
    ...(resume?.explanation ? [escaped(resume.explanation)] : []),
    ...points('Strengths', resume?.strengths ?? []),
    ...points('Gaps', resume?.gaps ?? []),
    ...(resume && resume.criteria.length > 0
      ? [
          `**Criteria in the resume**\n\n${resume.criteria.map((one) => `- ${escaped(one.criterion)}: *${escaped(one.verdict)}*.${quote(one.quotations)}`).join('\n')}`,
        ]
      : []),
    ...(interview?.overallAssessment ? [escaped(interview.overallAssessment)] : []),
    ...(interview && interview.criteria.length > 0
      ? [
          `**Criteria in the interview**\n\n${interview.criteria.map((one) => `- ${escaped(one.criterion)}: ${one.level.toFixed(2)} of 5.${quote(one.quotations)}`).join('\n')}`,
        ]
      : []),
  ];
  return parts.join('\n\n');
}

/** The first lines of a resume that say something, as quotations. */
function fromResume(row: PersonRow): string {
  if (!row.resume) return 'The resume has not been read yet.';
  const lines = row.resume
    .split(/\n+|(?<=[.;])\s+(?=\p{Lu})/u)
    .map((line) => line.trim())
    .filter((line) => line.length > 15 && !/@|^\+?[\d\s()-]{7,}$/.test(line));
  const shown = (lines.length > 0 ? lines : [row.resume]).slice(0, 6);
  return `The resume says:\n\n${shown.map((line) => `- “${escaped(shortened(line, 200))}”`).join('\n')}`;
}

/** Two or more side by side, by the newest application of each. */
export async function compared(query: Of<'compare'>, { db, scope, naming }: Telling): Promise<Answer> {
  const found = await personRows(db, scope, query.ids, true);
  const rows = query.ids.flatMap((id) => found.find((row) => row.id === id) ?? []).slice(0, 6);
  const understood = [`Comparison of ${joined(rows.map((row) => row.full_name))}`];
  if (rows.length < 2)
    return {
      text: 'I need two applicants to compare. Name them both.',
      understood,
      suggestions: ['Who are the top 5 applicants?'],
      named: rows.map((row) => ({ id: row.id, name: row.full_name })),
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
    line('Interview (25)', (row) =>
      row.interview_score === null
        ? row.interview_status
          ? 'not scored yet'
          : 'not finished'
        : row.interview_score.toFixed(2),
    ),
    line('Status', (row) => escaped(row.status)),
    line('Expected salary', (row) => escaped(row.expected_salary) || '–'),
    line('Applied', (row) => onDay(row.applied_at, scope)),
    ...(rows.some((row) => row.resume_marks !== null) ? [line('Strengths', strengths)] : []),
  ];
  const ranked = rows.filter((row) => row.marked).toSorted((a, b) => b.final_score - a.final_score);
  const [first, second] = ranked;
  const lead =
    !first || !second
      ? 'Not all of them are scored yet.'
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
  return {
    text: [lead, table(['', ...rows.map(naming)], body), ...provisional, ...jobs].join('\n\n'),
    understood,
    suggestions: ['Who are the top 5 applicants?', 'Why this score?'],
    named: rows.map((row) => ({ id: row.id, name: row.full_name })),
  };
}
