/** The state of an applicant list in the address; an applicant's page carries it along, so that "next" means the same. */
import { useAddress, useRange } from '#kit/use-address.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { listQuery, listRules } from './list-query.ts';

/** Page, order, search and filters, with what the server's list takes as `query`. */
export function useListState() {
  const [address] = useAddress();
  const [range, setRange] = useRange();
  const table = useTableState(listRules);
  return {
    table,
    range,
    setRange,
    query: listQuery(address),
    narrowed: table.narrowed || range.from !== null || range.to !== null,
  };
}

export type ListState = ReturnType<typeof useListState>;

/** An applicant's page, with the list's state from the address as it is now. */
export function applicantPath(id: string, address: URLSearchParams, page?: number): string {
  const kept = new URLSearchParams(address);
  kept.delete('tab');
  if (page !== undefined && page > 1) kept.set('page', String(page));
  else if (page === 1) kept.delete('page');
  return `/profile/${id}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** The list that an applicant's page came from. */
export function listPath(jobId: string, address: URLSearchParams): string {
  return `/admin/main_user_data/${jobId}?${new URLSearchParams([['tab', 'Applicant Ranking'], ...address])}`;
}

/** Two to four applicants of a job side by side; the list's state comes along for the way back. */
export function comparePath(jobId: string, rows: readonly { id: string }[], address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  kept.delete('tab');
  kept.set('ids', rows.map(({ id }) => id).join(','));
  return `/admin/compare/${jobId}?${kept}`;
}
