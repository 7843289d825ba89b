/** The registration links that were sent, and where each stands. */
import { Stack, Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useApi } from '#client/hooks.ts';
import { StatusBadge, type StatusTone } from '#kit/badges.tsx';
import { DataTable } from '#kit/data-table.tsx';
import { dateText } from '#kit/dates.ts';
import { EmailText } from '#kit/email-text.tsx';
import { Panel } from '#kit/page.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { t as superuser } from '#messages/superuser.ts';
import { t } from '#messages/superuser-links.ts';
import { LinkActions } from './link-actions.tsx';
import classes from './superuser.module.css';
import { listFailure } from './texts.ts';

type SentLink = CallOutput<typeof api.superuser.registrationLinks>['links'][number];

const statuses = ['open', 'used', 'expired', 'revoked'] as const;
const names: Record<string, string> = {
  open: t('open'),
  used: t('used'),
  expired: t('expired'),
  revoked: t('revoked'),
};
const tones: Record<string, StatusTone> = { open: 'accent', used: 'good', expired: 'warn', revoked: 'bad' };

const columns: Column<SentLink>[] = [
  { key: 'company', title: t('company'), sort: 'name', firstOrder: 'asc', render: (link) => link.companyName },
  { key: 'email', title: t('adminEmail'), render: (link) => <Addresses link={link} /> },
  {
    key: 'status',
    title: superuser('status'),
    render: ({ status }) => <StatusBadge tone={tones[status]}>{names[status] ?? status}</StatusBadge>,
  },
  { key: 'sent', title: t('sent'), sort: 'created', render: (link) => <Sent link={link} /> },
  { key: 'expires', title: t('expires'), render: (link) => <Day at={link.expiresAt} /> },
  { key: 'actions', title: superuser('actions'), actions: true, render: (link) => <LinkActions link={link} /> },
];

/** The invited address until it is erased, and below it the one that the link was used with, where that is another. */
function Addresses({ link }: { link: SentLink }) {
  const { usedEmail } = link;
  if (!link.adminEmail) return t('erased');
  if (!usedEmail) return <EmailText address={link.adminEmail} />;
  return (
    <Stack gap={2}>
      <EmailText address={link.adminEmail} />
      <Text size="xs" c="var(--mantine-color-yellow-light-color)" fw={500}>
        <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
        {t('usedWith', { email: usedEmail, address: () => <EmailText address={usedEmail} /> })}
      </Text>
    </Stack>
  );
}

/** When it was sent and, where its mail has not gone out, what became of that. */
function Sent({ link: { createdAt, mail, status } }: { link: SentLink }) {
  const unsent = mail && mail.state !== 'sent' && status === 'open' ? mail : null;
  if (!unsent) return <Day at={createdAt} />;
  return (
    <Stack gap={2}>
      <Day at={createdAt} />
      <Text
        size="xs"
        fw={500}
        c={unsent.state === 'queued' ? 'dimmed' : 'var(--mantine-color-red-light-color)'}
        maw={260}
      >
        {t(unsent.state === 'queued' ? 'mailWaits' : unsent.state === 'kept' ? 'mailKept' : 'mailNotSent')}
        {unsent.error ? t('mailCause', { cause: unsent.error }) : ''}
      </Text>
    </Stack>
  );
}

function Day({ at }: { at: string }) {
  return <span className={classes.whole}>{dateText(at)}</span>;
}

export function LinksTable() {
  const table = useTableState({ sorts: ['created', 'name'], sort: 'created', filters: { status: statuses } });
  const answer = useApi(api.superuser.registrationLinks, { query: table.query }, { keepPrevious: true });
  return (
    <Panel flush title={t('links')}>
      <DataTable
        label={t('links')}
        columns={columns}
        rows={answer.data?.links}
        total={answer.data?.total}
        rowKey={(link) => link.id}
        table={table}
        answer={answer}
        search={t('search')}
        filters={[
          {
            key: 'status',
            label: superuser('status'),
            all: superuser('allStatus'),
            options: statuses.map((value) => ({ value, label: names[value] ?? value })),
          },
        ]}
        empty={{ text: t('none'), hint: t('noneHint') }}
        emptyNarrowed={{ text: t('noneFound'), hint: t('tryAnother') }}
        failed={listFailure(answer.error, t('failed'))}
        perPage={t('perPage')}
        minWidth={900}
      />
    </Panel>
  );
}
