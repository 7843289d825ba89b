/** Writes applicants as CSV that a spreadsheet opens without running anything in it. */
import type { Applicant } from './types.ts';

const columns: { title: string; value: (row: Applicant) => string | number }[] = [
  { title: 'Rank', value: (row) => row.rank },
  { title: 'Full Name', value: (row) => row.fullName },
  { title: 'Email', value: (row) => row.contactEmail },
  { title: 'Status', value: (row) => row.status },
  { title: 'Hiring Stage', value: (row) => row.hiringStage },
  { title: 'Grade', value: (row) => row.finalScore.toFixed(2) },
  { title: 'Band', value: (row) => row.band },
  { title: 'Provisional', value: (row) => (row.provisional ? 'yes' : 'no') },
  { title: 'Resume Relevancy (of 10)', value: (row) => row.resumeRelevancyScore?.toFixed(2) ?? '' },
  { title: 'Interview Performance (of 25)', value: (row) => row.interviewTotalScore?.toFixed(2) ?? '' },
  { title: 'Position 1', value: (row) => row.appliedPosition1 },
  { title: 'Position 2', value: (row) => row.appliedPosition2 },
  { title: 'Expected Salary', value: (row) => row.expectedSalary },
  { title: 'Applicant Date', value: (row) => row.applicationDate },
];

/** One heading line and one line per applicant, as RFC 4180 has it. */
export function applicantsCsv(rows: readonly Applicant[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => String(value(row)))),
  ];
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Text that a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
