/** The applicants of one job. */
import { Button } from '@mantine/core';
import { api } from '@saring/contract';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { DataTable } from '#kit/data-table.tsx';
import { dateText } from '#kit/dates.ts';
import { useTableState } from '#kit/use-table-state.ts';

/** The list of the tab "Applicant Ranking". */
export function ApplicantList({ companyId, jobId }: { companyId: string; jobId: string }) {
  const table = useTableState({ sorts: ['grade', 'date'], sort: 'grade' });
  const answer = useApi(
    api.applications.byJob,
    { params: { companyId, jobId }, query: table.query },
    { keepPrevious: true },
  );
  return (
    <DataTable
      label="Applicants"
      table={table}
      answer={answer}
      rows={answer.data?.applications}
      total={answer.data?.total}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', title: 'Full Name', lead: true, render: (row) => row.fullName },
        { key: 'grade', title: 'Grade', sort: 'grade', render: (row) => row.finalScore.toFixed(2) },
        { key: 'stage', title: 'Hiring Stage', render: (row) => row.hiringStage },
        { key: 'date', title: 'Applicant Date', sort: 'date', render: (row) => dateText(row.applicationDate) },
        {
          key: 'action',
          title: 'Action',
          actions: true,
          render: (row) => (
            <Button component={Link} to={`/profile/${row.id}`} variant="default" size="compact-sm">
              View Details
            </Button>
          ),
        },
      ]}
      title={`Total Applicants: ${answer.data?.total ?? 0}`}
      search="Search Applicants"
      empty={{ text: 'No applicants yet' }}
      emptyNarrowed={{ text: 'No applicants found matching your search' }}
      failed="Failed to load applicants. Please try again."
      perPage="Applicants per page"
    />
  );
}
