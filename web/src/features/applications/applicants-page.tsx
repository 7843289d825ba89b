/** Everybody who applied to the company, over all of its jobs. */
import { Anchor, Button, Text } from '@mantine/core';
import { api, applicationStatuses, bands } from '@saring/contract';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { type DayRange, RangeFilter, readRange, writeRange } from '#features/jobs/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { DataTable } from '#kit/data-table.tsx';
import { dateText } from '#kit/dates.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { Grade } from './applicant-columns.tsx';
import { stageBadge } from './rules.ts';
import type { Applicant } from './types.ts';

const minWidth = 880;

/** Search, filters, order and page live in the address. */
export function ApplicantsPage() {
  usePageTitle('Applicants');
  const companyId = useOwnId();
  const [address, setAddress] = useSearchParams();
  const range = readRange(address);
  const table = useTableState({
    sorts: ['date', 'name', 'grade'],
    sort: 'date',
    filters: { status: applicationStatuses, band: bands },
  });
  const query = { ...table.query, from: range.from ?? undefined, to: range.to ?? undefined };
  const answer = useApi(api.applications.byCompany, { params: { companyId }, query }, { keepPrevious: true });
  const narrowed = table.narrowed || range.from !== null || range.to !== null;
  const setRange = (next: DayRange) =>
    setAddress((now) => writeRange(now, next), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title="Applicants"
        description="Everybody who applied, over all jobs."
        actions={<RangeFilter range={range} onChange={setRange} clear="Clear dates" />}
      />
      <Panel flush>
        <DataTable
          label="Applicants"
          table={table}
          answer={answer}
          rows={answer.data?.applications}
          total={answer.data?.total}
          rowKey={(row) => row.id}
          columns={columns}
          search="Search Applicants"
          filters={[
            { key: 'status', label: 'Status', all: 'All Status', options: optionsOf(applicationStatuses) },
            { key: 'band', label: 'Band', all: 'All Bands', options: optionsOf(bands) },
          ]}
          empty={narrowed ? noMatch : nobodyYet}
          emptyNarrowed={noMatch}
          failed="Failed to load applicants. Please try again."
          perPage="Applicants per page"
          minWidth={minWidth}
        />
      </Panel>
    </>
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const columns: Column<Applicant>[] = [
  {
    key: 'name',
    title: 'Full Name',
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
    title: 'Job',
    render: (row) => (
      <Anchor component={Link} to={`/admin/main_user_data/${row.jobId}?tab=Applicant%20Ranking`} size="sm">
        {row.appliedPosition1}
      </Anchor>
    ),
  },
  { key: 'grade', title: 'Grade', sort: 'grade', render: (row) => <Grade row={row} /> },
  {
    key: 'stage',
    title: 'Hiring Stage',
    render: (row) => {
      const { tone, text } = stageBadge(row.hiringStage);
      return <StatusBadge tone={tone}>{text}</StatusBadge>;
    },
  },
  {
    key: 'date',
    title: 'Applicant Date',
    sort: 'date',
    render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{dateText(row.applicationDate)}</span>,
  },
  {
    key: 'action',
    title: 'Action',
    actions: true,
    render: (row) => (
      <Button
        component={Link}
        to={`/profile/${row.id}`}
        state={{ applicant: row }}
        variant="light"
        size="compact-sm"
        aria-label={`View Details of ${row.fullName}`}
      >
        View Details
      </Button>
    ),
  },
];

const noMatch = { text: 'No applicants found matching your search' };

const nobodyYet = {
  text: 'No applicants yet',
  hint: 'Share the application link of a job; whoever applies is listed here.',
  action: (
    <Button component={Link} to="/admin/main-job-listing" mt="xs">
      Open the jobs
    </Button>
  ),
};
