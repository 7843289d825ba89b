/** Saves applicants as a CSV file, made in the browser from the rows of the list. */
import { api } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';
import { dayOf } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { saveAs } from '#kit/save-as.ts';
import { t } from '#messages/applications.ts';
import { applicantsCsv } from './csv.ts';
import type { ListState } from './list-state.ts';
import type { Applicant } from './types.ts';

const pageSize = 200;

/** Every applicant that the filters leave over, page after page, in the list's order. */
export async function exportList(companyId: string, jobId: string, query: ListState['query']): Promise<void> {
  try {
    const rows: Applicant[] = [];
    for (let page = 1, total = 1; rows.length < total && (page - 1) * pageSize < total; page += 1) {
      const input = { params: { companyId, jobId }, query: { ...query, page, pageSize } };
      const answer = await sendInSession(api.applications.byJob, input);
      rows.push(...answer.applications);
      total = answer.total;
    }
    saveCsv(rows);
  } catch {
    notify({ tone: 'bad', text: t('failed') });
  }
}

/** The mark at the head tells Excel that the text is UTF-8. */
export function saveCsv(rows: readonly Applicant[]): void {
  saveAs(new Blob(['\uFEFF', applicantsCsv(rows)], { type: 'text/csv' }), `applicants-${dayOf(new Date())}.csv`);
}
