/** The company's jobs. */

import { Button } from '@mantine/core';
import { api, jobTypes } from '@saring/contract';
import { jobTypesText } from '@saring/contract/domain';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { DataTable } from '#kit/data-table.tsx';
import { shortDateText } from '#kit/dates.ts';
import type { DayRange } from '#kit/day-range.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { RangeFilter } from '#kit/range-filter.tsx';
import { rangeText } from '#kit/range-text.ts';
import { useRange } from '#kit/use-address.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { choices, said } from '#messages/contract.ts';
import { t } from '#messages/jobs-listing.ts';
import { isFull } from './job.ts';
import { jobColumns } from './job-columns.tsx';
import { useJobActs } from './use-job-acts.tsx';

const minWidth = 880;

/** Range, search, filter, order and page live in the address. */
export function ListingPage() {
  usePageTitle(t('title'));
  const companyId = useOwnId();
  const [range, setRange] = useRange();
  const table = useTableState({
    sorts: ['datePosted', 'title'],
    sort: 'datePosted',
    filters: { status: ['Live', 'Closed'], jobType: jobTypes },
  });
  const query = { ...table.query, from: range.from ?? undefined, to: range.to ?? undefined };
  const answer = useApi(api.jobs.byCompany, { params: { companyId }, query }, { keepPrevious: true });
  const acts = useJobActs();
  const narrowed = table.narrowed || range.from !== null || range.to !== null;

  return (
    <>
      <PageHeader
        title={t('heading')}
        description={narrowedText(range)}
        actions={<RangeFilter range={range} onChange={setRange} />}
      />
      <Panel flush>
        <DataTable
          label={t('jobs')}
          table={table}
          answer={answer}
          rows={answer.data?.jobs.filter(isFull)}
          total={answer.data?.total}
          rowKey={(job) => job.id}
          columns={jobColumns({
            inactivate: (job) => void acts.inactivate(job),
            remove: (job) => void acts.remove(job),
          })}
          search={t('search')}
          filters={filters}
          empty={narrowed ? { text: t('noneSelected') } : nothing}
          emptyNarrowed={{
            text: table.search ? t('noneMatching', { search: table.search }) : t('noneSelected'),
          }}
          failed={t('failed')}
          perPage={t('perPage')}
          minWidth={minWidth}
        />
      </Panel>
    </>
  );
}

function narrowedText(range: DayRange): string {
  if (range.from !== null) return t('fromRange', { range: rangeText(range) });
  return range.to === null ? t('forAllTime') : t('untilDay', { day: shortDateText(range.to) });
}

const nothing = {
  text: t('none'),
  hint: t('noneHint'),
  action: (
    <Button component={Link} to="/admin/job-posting" mt="xs">
      {t('post')}
    </Button>
  ),
};

const filters = [
  {
    key: 'status',
    label: t('status'),
    all: t('allStatuses'),
    options: choices(['Live', 'Closed']),
  },
  {
    key: 'jobType',
    label: t('jobTypeFilter'),
    all: t('allTypes'),
    options: jobTypes.map((value) => ({ value, label: said(jobTypesText(value)) })),
  },
];
