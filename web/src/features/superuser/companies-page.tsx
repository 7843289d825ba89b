/** Company management: find a company, verify or reject it, suspend or erase it. */

import { Group } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { companyStatuses } from '@saring/contract/domain';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { DataTable } from '#kit/data-table.tsx';
import { EmailText } from '#kit/email-text.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { said } from '#messages/contract.ts';
import { number } from '#messages/formats.ts';
import { t as superuser } from '#messages/superuser.ts';
import { t } from '#messages/superuser-companies.ts';
import { CompanyActions } from './company-actions.tsx';
import { CompanyStatus, statusNames } from './company-status.tsx';
import { CompanyName } from './lookalikes.tsx';
import { orders } from './orders.ts';
import { StandingMenu } from './standing-menu.tsx';
import { listFailure } from './texts.ts';
import { Username } from './username.tsx';
import { whileErasing } from './while-erasing.ts';

type Company = CallOutput<typeof api.superuser.companies>['companies'][number];

const columns: Column<Company>[] = [
  {
    key: 'name',
    title: t('companyName'),
    sort: 'name',
    firstOrder: 'asc',
    render: (company) => <CompanyName company={company} />,
  },
  { key: 'username', title: superuser('username'), render: (company) => <Username name={company.username} /> },
  {
    key: 'email',
    title: superuser('email'),
    render: (company) => <EmailText address={company.email || company.contactEmail} />,
  },
  { key: 'industry', title: t('industry'), render: (company) => said(company.industry) },
  { key: 'status', title: superuser('status'), render: (company) => <CompanyStatus company={company} /> },
  { key: 'jobs', title: t('jobs'), align: 'right', render: (company) => number(company.jobCount) },
  {
    key: 'applications',
    title: t('applications'),
    align: 'right',
    render: (company) => number(company.applicationCount),
  },
  {
    key: 'actions',
    title: superuser('actions'),
    actions: true,
    render: (company) => <Acts company={company} />,
  },
];

/** Verify and reject, and in a menu what is seldom done. */
function Acts({ company }: { company: Company }) {
  const { id, name, standing } = company;
  const refreshes = [api.superuser.companies, api.superuser.stats];
  const suspend = useCallMutation(api.superuser.suspendCompany, { timeout: 30_000, refreshes });
  const erase = useCallMutation(api.superuser.eraseCompany, { timeout: 30_000, refreshes });
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      {standing === 'active' && <CompanyActions company={company} />}
      <StandingMenu
        kind="company"
        name={name}
        standing={standing}
        suspend={(body) => suspend.mutateAsync({ params: { id }, body })}
        erase={(body) => erase.mutateAsync({ params: { id }, body })}
      />
    </Group>
  );
}

const nothing = { text: t('none') };

export function CompaniesPage() {
  usePageTitle(t('title'));
  const table = useTableState({ sorts: ['created', 'name'], sort: 'created', filters: { status: companyStatuses } });
  const answer = useApi(
    api.superuser.companies,
    { query: table.query },
    { keepPrevious: true, askAgain: (now) => whileErasing(now?.companies) },
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('titleWhat')} />
      <Panel flush>
        <DataTable
          label={t('companies')}
          columns={columns}
          rows={answer.data?.companies}
          total={answer.data?.total}
          rowKey={(company) => company.id}
          table={table}
          answer={answer}
          orders={orders}
          search={t('search')}
          filters={[
            {
              key: 'status',
              label: superuser('status'),
              all: superuser('allStatus'),
              options: companyStatuses.map((value) => ({ value, label: statusNames[value] })),
            },
          ]}
          empty={{ ...nothing, hint: t('noneYet') }}
          emptyNarrowed={{ ...nothing, hint: t('tryAnother') }}
          failed={listFailure(answer.error, t('failed'))}
          perPage={t('perPage')}
          minWidth={940}
        />
      </Panel>
    </>
  );
}
