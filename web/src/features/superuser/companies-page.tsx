/** Company management: find a company, verify or reject it. */
import { api, type CallOutput, companyStatuses } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { DataTable } from '#kit/data-table.tsx';
import { EmailText } from '#kit/email-text.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { CompanyActions } from './company-actions.tsx';
import { CompanyStatus } from './company-status.tsx';
import { orders } from './orders.ts';
import { listFailure } from './texts.ts';
import { Username } from './username.tsx';

type Company = CallOutput<typeof api.superuser.companies>['companies'][number];

const columns: Column<Company>[] = [
  {
    key: 'name',
    title: 'Company Name',
    sort: 'name',
    firstOrder: 'asc',
    render: (company) => company.name || company.companyName,
  },
  { key: 'username', title: 'Username', render: (company) => <Username name={company.username} /> },
  { key: 'email', title: 'Email', render: (company) => <EmailText address={company.email || company.contactEmail} /> },
  { key: 'industry', title: 'Industry', render: (company) => company.industry },
  { key: 'status', title: 'Status', render: (company) => <CompanyStatus company={company} /> },
  { key: 'jobs', title: 'Jobs', align: 'right', render: (company) => company.jobCount.toLocaleString('en-US') },
  {
    key: 'applications',
    title: 'Applications',
    align: 'right',
    render: (company) => company.applicationCount.toLocaleString('en-US'),
  },
  { key: 'actions', title: 'Actions', actions: true, render: (company) => <CompanyActions company={company} /> },
];

const statusNames = { pending: 'Pending', verified: 'Verified', rejected: 'Rejected' } as const;
const nothing = { text: 'No companies found matching your criteria.' };

export function CompaniesPage() {
  usePageTitle('Company Management');
  const table = useTableState({ sorts: ['created', 'name'], sort: 'created', filters: { status: companyStatuses } });
  const answer = useApi(api.superuser.companies, { query: table.query }, { keepPrevious: true });
  return (
    <>
      <PageHeader title="Company Management" description="Verified companies can be reached by candidates." />
      <Panel flush>
        <DataTable
          label="Companies"
          columns={columns}
          rows={answer.data?.companies}
          total={answer.data?.total}
          rowKey={(company) => company.id}
          table={table}
          answer={answer}
          orders={orders}
          search="Search by company name"
          filters={[
            {
              key: 'status',
              label: 'Status',
              all: 'All Status',
              options: companyStatuses.map((value) => ({ value, label: statusNames[value] })),
            },
          ]}
          empty={{ ...nothing, hint: 'Companies appear here once they registered with a link that you sent.' }}
          emptyNarrowed={{ ...nothing, hint: 'Try another name or status.' }}
          failed={listFailure(answer.error, 'Failed to fetch companies. Please try again later.')}
          perPage="Companies per page"
          minWidth={940}
        />
      </Panel>
    </>
  );
}
