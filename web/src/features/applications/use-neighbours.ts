/** Who comes before and after an applicant in the list that the address describes. */
import { api } from '@saring/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { applicantPath, useListState } from './list-state.ts';
import type { Applicant } from './types.ts';

export interface Neighbour {
  applicant: Applicant;
  path: string;
}

export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
  /** "3 of 24" in the list's order, or null. */
  position: { at: number; total: number } | null;
}

/** Opened by its address alone, the page of the plain ranking that holds the applicant is found by the place in it. */
export function useNeighbours(companyId: string, jobId: string, id: string, place: number | undefined): Neighbours {
  const [address] = useSearchParams();
  const { table, query, narrowed } = useListState();
  const { page, pageSize } = table;
  const ask = (change: object, enabled: boolean) => ({
    input: { params: { companyId, jobId }, query: { ...query, ...change } },
    options: { enabled: enabled && jobId !== '', staleTime: 60_000 },
  });

  const own = ask({}, true);
  const answer = useApi(api.applications.byJob, own.input, own.options);
  const rows = answer.data?.applications ?? [];
  const total = answer.data?.total ?? 0;
  const index = rows.findIndex((row) => row.id === id);
  const missing = answer.isSuccess && index < 0;

  const ranked = table.sort === 'grade' && table.order === 'desc' && !narrowed;
  // Who was decided on left a narrowed list, and everybody behind them went up.
  /** From which page it was looked above; there it goes back to where that was in vain. */
  const [came, setCame] = useState<number | null>(null);
  const settled = missing && !ranked && !answer.isFetching;
  const above = !settled ? page : came === null ? Math.max(page - 1, 1) : Math.max(came, page);
  const rightPage = missing && ranked && place !== undefined ? Math.ceil(place / pageSize) : above;
  const { change } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is made anew each time, the page alone counts
  useEffect(() => {
    if (rightPage === page) return;
    setCame((before) => before ?? page);
    change({ page: rightPage }, { replace: true });
  }, [rightPage, page]);

  const before = ask({ page: page - 1 }, index === 0 && page > 1);
  const after = ask({ page: page + 1 }, index >= 0 && index === rows.length - 1 && page * pageSize < total);
  const pageBefore = useApi(api.applications.byJob, before.input, before.options);
  const pageAfter = useApi(api.applications.byJob, after.input, after.options);
  const to = (applicant: Applicant | undefined, itsPage: number): Neighbour | null =>
    applicant ? { applicant, path: applicantPath(applicant.id, address, itsPage) } : null;
  if (index < 0) return { previous: null, next: null, position: null };
  return {
    position: { at: (page - 1) * pageSize + index + 1, total },
    previous: index > 0 ? to(rows[index - 1], page) : to(lastOf(pageBefore.data?.applications, page > 1), page - 1),
    next:
      index < rows.length - 1
        ? to(rows[index + 1], page)
        : to(page * pageSize < total ? pageAfter.data?.applications[0] : undefined, page + 1),
  };
}

function lastOf(rows: readonly Applicant[] | undefined, wanted: boolean): Applicant | undefined {
  return wanted ? rows?.at(-1) : undefined;
}
