/** What an engine found in a resume or an interview, and what a resume says itself, as reasons for the marks. */

import { z } from 'zod';
import { escaped, shortened } from './markdown.ts';
import type { PersonRow } from './persons-store.ts';

const quotations = z.array(z.object({ text: z.string() })).catch([]);
/** What is shown of a stored reading; it was written by an engine of this or an earlier version. */
export const resumeMarks = z.object({
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

export function reasons(row: PersonRow): string {
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
export function fromResume(row: PersonRow): string {
  if (!row.resume) return 'The resume has not been read yet.';
  const lines = row.resume
    .split(/\n+|(?<=[.;])\s+(?=\p{Lu})/u)
    .map((line) => line.trim())
    .filter((line) => line.length > 15 && !/@|^\+?[\d\s()-]{7,}$/.test(line));
  const shown = (lines.length > 0 ? lines : [row.resume]).slice(0, 6);
  return `The resume says:\n\n${shown.map((line) => `- “${escaped(shortened(line, 200))}”`).join('\n')}`;
}
