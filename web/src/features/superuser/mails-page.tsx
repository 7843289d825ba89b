/** Mails that the operator looks after: what became of each, another try, and a test mail. */
import { Button, Stack, Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { StatusBadge, type StatusTone } from '#kit/badges.tsx';
import { DataTable } from '#kit/data-table.tsx';
import { EmailText } from '#kit/email-text.tsx';
import { notify } from '#kit/notices.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { date, number } from '#messages/formats.ts';
import { t as superuser } from '#messages/superuser.ts';
import { t } from '#messages/superuser-mails.ts';
import { TestMail } from './test-mail.tsx';
import { failureText, listFailure } from './texts.ts';

type Mail = CallOutput<typeof api.superuser.mails>['mails'][number];

const states = ['queued', 'sent', 'kept', 'refused', 'failed'] as const;
const toneOf = (state: Mail['state']): StatusTone => {
  if (state === 'kept') return 'warn';
  return state === 'sent' ? 'good' : state === 'queued' ? 'neutral' : 'bad';
};

const columns: Column<Mail>[] = [
  { key: 'to', title: t('to'), lead: true, render: (mail) => <EmailText address={mail.to} /> },
  { key: 'subject', title: t('subject'), render: (mail) => mail.subject },
  { key: 'state', title: superuser('status'), render: (mail) => <State mail={mail} /> },
  { key: 'tries', title: t('tries'), align: 'right', render: (mail) => number(mail.attempts) },
  { key: 'made', title: t('made'), render: (mail) => timeText(mail.createdAt) },
  { key: 'actions', title: superuser('actions'), actions: true, render: (mail) => <Again mail={mail} /> },
];

/** With the mail server's own words where the last try failed. */
function State({ mail: { state, error } }: { mail: Mail }) {
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge tone={toneOf(state)}>{t(state)}</StatusBadge>
      {error && state !== 'sent' && (
        <Text size="xs" c="dimmed" maw={260} style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
      )}
    </Stack>
  );
}

function Again({ mail: { id, to, repeatable } }: { mail: Mail }) {
  const again = useCallMutation(api.superuser.sendMailAgain, {
    timeout: 30_000,
    refreshes: [api.superuser.mails],
    onSuccess: () => notify({ tone: 'good', text: t('wasTriedAgain', { to }) }),
    onError: (error) => notify({ tone: 'bad', text: failureText(error, t('againFailed')) }),
  });
  if (!repeatable) return null;
  return (
    <Button
      size="compact-sm"
      variant="light"
      aria-label={t('againOne', { to })}
      loading={again.isPending}
      onClick={() => again.mutate({ params: { id } })}
    >
      {t('again')}
    </Button>
  );
}

function timeText(time: string): string {
  return date(new Date(time), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
}

export function MailsPage() {
  usePageTitle(t('title'));
  const table = useTableState({ sorts: ['created'], sort: 'created', filters: { state: states } });
  const { page, pageSize, state } = table.query;
  const answer = useApi(api.superuser.mails, { query: { page, pageSize, state } }, { keepPrevious: true });
  return (
    <>
      <PageHeader title={t('title')} description={t('titleWhat')} actions={<TestMail />} />
      <Panel flush>
        <DataTable
          label={t('mails')}
          columns={columns}
          rows={answer.data?.mails}
          total={answer.data?.total}
          rowKey={(mail) => mail.id}
          table={table}
          answer={answer}
          filters={[
            {
              key: 'state',
              label: superuser('status'),
              all: superuser('allStatus'),
              options: states.map((value) => ({ value, label: t(value) })),
            },
          ]}
          empty={{ text: t('none') }}
          emptyNarrowed={{ text: t('noneFound'), hint: t('tryAnother') }}
          failed={listFailure(answer.error, t('loadFailed'))}
          perPage={t('perPage')}
          minWidth={860}
        />
      </Panel>
    </>
  );
}
