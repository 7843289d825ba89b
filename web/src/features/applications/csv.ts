/** Writes applicants as CSV that a spreadsheet opens without running anything in it. */
import { meaningOf } from '@saring/contract/domain';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import type { Applicant } from './types.ts';

const columns: { title: string; value: (row: Applicant) => string | number }[] = [
  { title: t('rank'), value: (row) => row.rank ?? '' },
  { title: t('fullName'), value: (row) => row.fullName },
  { title: t('email'), value: (row) => row.contactEmail },
  { title: t('status'), value: (row) => said(row.status) },
  { title: t('stage'), value: (row) => said(row.hiringStage) },
  { title: t('grade'), value: (row) => (row.rank === null ? '' : row.finalScore.toFixed(2)) },
  { title: t('band'), value: groupText },
  { title: t('provisional'), value: (row) => t(row.provisional ? 'yes' : 'no') },
  { title: t('resume'), value: (row) => row.resumeRelevancyScore?.toFixed(2) ?? '' },
  { title: t('interview'), value: (row) => row.interviewTotalScore?.toFixed(2) ?? '' },
  { title: t('scoredBy'), value: (row) => row.scoredBy ?? '' },
  { title: t('position1'), value: (row) => row.appliedPosition1 },
  { title: t('position2'), value: (row) => row.appliedPosition2 },
  { title: t('salary'), value: (row) => row.expectedSalary },
  { title: t('byDate'), value: (row) => row.applicationDate },
];

/** The band, or the group of whoever has none. */
function groupText({ band, provisional, readBy, status }: Applicant): string {
  if (provisional) return t('interviewOpen');
  if (band) return said(band);
  return meaningOf(status).readable && readBy === 'people' ? t('readByPeople') : '';
}

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
