/** Saves applicants as a CSV file, made in the browser from the rows of the list. */
import { api } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';
import { dayOf } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { saveAs } from '#kit/save-as.ts';
import { t } from '#messages/applications.ts';
import { applicantsCsv } from './csv.ts';
import { everyApplicant, pageSize } from './every-applicant.ts';
import type { ListState } from './list-state.ts';
import type { Applicant } from './types.ts';

/** Saves every applicant that the filters leave over. */
export async function exportList(companyId: string, jobId: string, query: ListState['query']): Promise<void> {
  try {
    const params = { companyId, jobId };
    const ask = (page: number) =>
      sendInSession(api.applications.byJob, { params, query: { ...query, page, pageSize } });
    saveCsv(await everyApplicant(ask));
  } catch {
    notify({ tone: 'bad', text: t('failed') });
  }
}

/** The mark at the head tells Excel that the text is UTF-8. */
export function saveCsv(rows: readonly Applicant[]): void {
  saveAs(new Blob(['\uFEFF', applicantsCsv(rows)], { type: 'text/csv' }), `applicants-${dayOf(new Date())}.csv`);
}
