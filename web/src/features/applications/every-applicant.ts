/** Everybody of a list that is asked for page by page. */
import type { Applicant } from './types.ts';

export const pageSize = 200;
const passes = 5;

interface Page {
  applications: Applicant[];
  total: number;
}

/**
 * Every applicant once, in the list's order: somebody whose score changes while the pages are asked for may move over to
 * another page, so that the list is gone through again until nobody is missing. Throws where somebody always is.
 */
export async function everyApplicant(ask: (page: number) => Promise<Page>): Promise<Applicant[]> {
  const rows = new Map<string, Applicant>();
  for (let pass = 1; pass <= passes; pass += 1) {
    let total = 1;
    for (let page = 1; (page - 1) * pageSize < total; page += 1) {
      const answer = await ask(page);
      for (const row of answer.applications) rows.set(row.id, row);
      total = answer.total;
    }
    if (rows.size >= total) return [...rows.values()];
  }
  throw new Error('the list does not come to rest');
}
