/** The registration links that were sent, and where each stands. */
import { api, type CallOutput } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { StatusBadge, type StatusTone } from '#kit/badges.tsx';
import { DataTable } from '#kit/data-table.tsx';
import { dateText } from '#kit/dates.ts';
import { EmailText } from '#kit/email-text.tsx';
import { Panel } from '#kit/page.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { LinkActions } from './link-actions.tsx';
import classes from './superuser.module.css';
import { listFailure } from './texts.ts';

type SentLink = CallOutput<typeof api.superuser.registrationLinks>['links'][number];

const statuses = ['open', 'used', 'expired', 'revoked'] as const;
const names: Record<string, string> = { open: 'Open', used: 'Used', expired: 'Expired', revoked: 'Revoked' };
const tones: Record<string, StatusTone> = { open: 'accent', used: 'good', expired: 'warn', revoked: 'bad' };

const columns: Column<SentLink>[] = [
  { key: 'company', title: 'Company', sort: 'name', firstOrder: 'asc', render: (link) => link.companyName },
  { key: 'email', title: 'Admin Email', render: (link) => <EmailText address={link.adminEmail} /> },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <StatusBadge tone={tones[status]}>{names[status] ?? status}</StatusBadge>,
  },
  { key: 'sent', title: 'Sent', sort: 'created', render: (link) => <Day at={link.createdAt} /> },
  { key: 'expires', title: 'Expires', render: (link) => <Day at={link.expiresAt} /> },
  { key: 'actions', title: 'Actions', actions: true, render: (link) => <LinkActions link={link} /> },
];

function Day({ at }: { at: string }) {
  return <span className={classes.whole}>{dateText(at)}</span>;
}

export function LinksTable() {
  const table = useTableState({ sorts: ['created', 'name'], sort: 'created', filters: { status: statuses } });
  const answer = useApi(api.superuser.registrationLinks, { query: table.query }, { keepPrevious: true });
  return (
    <Panel flush title="Sent Links">
      <DataTable
        label="Sent Links"
        columns={columns}
        rows={answer.data?.links}
        total={answer.data?.total}
        rowKey={(link) => link.id}
        table={table}
        answer={answer}
        search="Search by company or email"
        filters={[
          {
            key: 'status',
            label: 'Status',
            all: 'All Status',
            options: statuses.map((value) => ({ value, label: names[value] ?? value })),
          },
        ]}
        empty={{ text: 'No links sent yet', hint: 'Fill in the form above to invite the first company.' }}
        emptyNarrowed={{ text: 'No links found matching your criteria.', hint: 'Try another name or status.' }}
        failed={listFailure(answer.error, 'Failed to fetch registration links. Please try again later.')}
        perPage="Links per page"
        minWidth={900}
      />
    </Panel>
  );
}
