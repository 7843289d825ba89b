/** The company's jobs. */
import { Button } from '@mantine/core';
import { api } from '@saring/contract';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { DataTable } from '#kit/data-table.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { useTableState } from '#kit/use-table-state.ts';
import { isFull, typesText } from './job.ts';
import { jobColumns } from './job-columns.tsx';
import { rangeText, readRange, writeRange } from './range.ts';
import { RangeFilter } from './range-filter.tsx';
import { useJobDeeds } from './use-job-deeds.tsx';

const shownTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;
const minWidth = 880;

/** Range, search, filter, order and page live in the address. */
export function ListingPage() {
  usePageTitle('Job Listing');
  const companyId = useOwnId();
  const [address, setAddress] = useSearchParams();
  const range = readRange(address);
  const table = useTableState({ sorts: ['datePosted', 'title'], sort: 'datePosted', filters: { jobType: shownTypes } });
  const query = { ...table.query, from: range.from ?? undefined, to: range.to ?? undefined };
  const answer = useApi(api.jobs.byCompany, { params: { companyId }, query }, { keepPrevious: true });
  const deeds = useJobDeeds();
  const narrowed = table.narrowed || range.from !== null || range.to !== null;
  const shown = rangeText(range);

  return (
    <>
      <PageHeader
        title="Job Listing!"
        description={`Here is your jobs listing status ${narrowedText(shown)}`}
        actions={
          <RangeFilter
            range={range}
            onChange={(next) => setAddress((now) => writeRange(now, next), { replace: true })}
          />
        }
      />
      <Panel flush>
        <DataTable
          label="Jobs"
          table={table}
          answer={answer}
          rows={answer.data?.jobs.filter(isFull)}
          total={answer.data?.total}
          rowKey={(job) => job.id}
          columns={jobColumns({
            inactivate: (job) => void deeds.inactivate(job),
            remove: (job) => void deeds.remove(job),
          })}
          search="Search jobs"
          filters={[
            {
              key: 'jobType',
              label: 'Job type',
              all: 'All Types',
              options: shownTypes.map((value) => ({ value, label: typesText(value) })),
            },
          ]}
          empty={narrowed ? { text: 'No jobs found for the selected filters' } : nothing}
          emptyNarrowed={{
            text: table.search ? `No jobs found matching "${table.search}"` : 'No jobs found for the selected filters',
          }}
          failed="Failed to load jobs. Please try again."
          perPage="Jobs per page"
          minWidth={minWidth}
        />
      </Panel>
    </>
  );
}

function narrowedText(range: string): string {
  return range === 'All Time' ? 'for all time' : `from ${range}`;
}

const nothing = {
  text: 'No data fetched',
  hint: 'Jobs that you post are listed here with their applicants.',
  action: (
    <Button component={Link} to="/admin/job-posting" mt="xs">
      Post a job
    </Button>
  ),
};
