/** Everybody who applied to the company, over all of its jobs. */

import { Anchor, Button, Text } from '@mantine/core';
import { api, applicantSorts, bands } from '@saring/contract';
import { statuses } from '@saring/contract/domain';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { DataTable } from '#kit/data-table.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { RangeFilter } from '#kit/range-filter.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useRange } from '#kit/use-address.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { t } from '#messages/applications.ts';
import { choices, statusText } from '#messages/contract.ts';
import { standingColumns } from './applicant-columns.tsx';
import type { Applicant } from './types.ts';

const minWidth = 880;

/** Search, filters, order and page live in the address. */
export function ApplicantsPage() {
  usePageTitle(t('applicants'));
  const companyId = useOwnId();
  const [range, setRange] = useRange();
  const table = useTableState({
    sorts: applicantSorts,
    sort: 'date',
    filters: { status: statuses, band: bands },
  });
  const query = { ...table.query, view: 'row' as const, from: range.from ?? undefined, to: range.to ?? undefined };
  const answer = useApi(api.applications.byCompany, { params: { companyId }, query }, { keepPrevious: true });
  const narrowed = table.narrowed || range.from !== null || range.to !== null;
  return (
    <>
      <PageHeader
        title={t('applicants')}
        description={t('allJobs')}
        actions={<RangeFilter range={range} onChange={setRange} clear={t('clearDates')} />}
      />
      <Panel flush>
        <DataTable
          label={t('applicants')}
          table={table}
          answer={answer}
          rows={answer.data?.applications}
          total={answer.data?.total}
          rowKey={(row) => row.id}
          columns={columns}
          search={t('search')}
          filters={[
            { key: 'status', label: t('status'), all: t('allStatus'), options: choices(statuses, statusText) },
            { key: 'band', label: t('band'), all: t('allBands'), options: choices(bands) },
          ]}
          empty={narrowed ? noMatch : nobodyYet}
          emptyNarrowed={noMatch}
          failed={t('failed')}
          perPage={t('perPage')}
          minWidth={minWidth}
        />
      </Panel>
    </>
  );
}

const columns: Column<Applicant>[] = [
  {
    key: 'name',
    title: t('fullName'),
    sort: 'name',
    firstOrder: 'asc',
    lead: true,
    render: (row) => (
      <Text component="span" fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {row.fullName}
      </Text>
    ),
  },
  {
    key: 'job',
    title: t('job'),
    render: (row) => (
      <Anchor component={Link} to={`/admin/main_user_data/${row.jobId}?tab=Applicant%20Ranking`} size="sm">
        {row.appliedPosition1}
      </Anchor>
    ),
  },
  ...standingColumns((row) => `/profile/${row.id}`),
];

const noMatch = { text: t('noMatch') };

const nobodyYet = {
  text: t('none'),
  hint: t('noneHint'),
  action: (
    <Button component={Link} to="/admin/main-job-listing" mt="xs">
      {t('openJobs')}
    </Button>
  ),
};
