/** What an applicant list asks the server for, by the address that keeps the list's state. */
import { api, bands, type CallInput } from '@saring/contract';
import { hiringStages, statuses } from '@saring/contract/domain';
import { type FirstCall, firstCall } from '#client/early.ts';
import { readRange } from '#kit/day-range.ts';
import { parseTableState } from '#kit/table-state.ts';

export const listRules = {
  sorts: ['grade', 'date'],
  sort: 'grade',
  /** Whose interview is open, and who is read by people alone, has no band, and stands beside the bands. */
  filters: { status: statuses, stage: hiringStages, band: [...bands, 'open', 'people'] },
} as const;

export type ListQuery = NonNullable<CallInput<typeof api.applications.byJob>['query']>;

export function listQuery(address: URLSearchParams): ListQuery {
  const { filters, ...table } = parseTableState(address, listRules);
  const { band, ...others } = filters;
  const { from, to } = readRange(address);
  return { ...table, ...others, ...standingQuery(band), ...rowsOf, from: from ?? undefined, to: to ?? undefined };
}

/** As lists are shown: what the rows need, the interview open below the graded. */
export const rowsOf = { view: 'row', group: 'interview' } as const;

export type BandFilter = (typeof listRules.filters.band)[number];

function standingQuery(band: BandFilter | undefined): Pick<ListQuery, 'band' | 'interview' | 'readBy'> {
  if (band === 'people') return { readBy: 'people' };
  return band === 'open' ? { interview: 'open' } : { band };
}

/** One applicant, whose rank is that of the list. */
export const detailInput = (id: string) => ({ params: { id }, query: { group: 'interview' } }) as const;

/** How many of a group there are, or of all: the counts follow search, status and dates, not the group itself. */
export function countQuery(query: ListQuery, group: BandFilter | undefined): ListQuery {
  const { band: _, interview: __, readBy: ___, ...others } = query;
  return { ...others, ...standingQuery(group), page: 1, pageSize: 1, sort: 'grade', order: 'desc' };
}

/** Grades with an interview, spread. */
export const distributionInput = (companyId: string, jobId: string) =>
  ({ params: { companyId, jobId }, query: { group: 'interview' } }) as const;

/** The list before what stands around it, for a browser sends a few calls at a time. */
export function firstListCalls(companyId: string, jobId: string, address: URLSearchParams): FirstCall[] {
  const params = { companyId, jobId };
  const query = listQuery(address);
  return [
    firstCall(api.applications.byJob, { params, query }),
    firstCall(api.applications.distribution, distributionInput(companyId, jobId)),
    ...listRules.filters.band.map((band) =>
      firstCall(api.applications.byJob, { params, query: countQuery(query, band) }),
    ),
    firstCall(api.applications.reading, { params }),
    firstCall(api.applications.scoring, { params }),
  ];
}
