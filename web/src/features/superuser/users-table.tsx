/** Everybody who is registered. */
import { Group, Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { StatusBadge, type StatusTone } from '#kit/badges.tsx';
import { DataTable } from '#kit/data-table.tsx';
import { EmailText } from '#kit/email-text.tsx';
import { Panel } from '#kit/page.tsx';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { said } from '#messages/contract.ts';
import { t } from '#messages/superuser.ts';
import { NewOperator } from './new-operator.tsx';
import { orders } from './orders.ts';
import { StandingBadge, StandingMenu } from './standing-menu.tsx';
import { listFailure } from './texts.ts';
import { Username } from './username.tsx';
import { whileErasing } from './while-erasing.ts';

type User = CallOutput<typeof api.superuser.users>['users'][number];

const roles = ['user', 'admin', 'superuser'] as const;
const tones: Record<string, StatusTone> = { admin: 'accent', superuser: 'warn' };

const columns: Column<User>[] = [
  {
    key: 'id',
    title: t('id'),
    render: (user) => (
      <Text span size="xs" ff="monospace" c="dimmed">
        {user.id}
      </Text>
    ),
  },
  {
    key: 'username',
    title: t('username'),
    sort: 'name',
    firstOrder: 'asc',
    lead: true,
    render: (user) => <Username name={user.username} />,
  },
  { key: 'email', title: t('email'), render: (user) => <EmailText address={user.email} /> },
  {
    key: 'role',
    title: t('role'),
    render: (user) => (
      <Group gap={6}>
        <StatusBadge tone={tones[user.role]}>{said(user.role)}</StatusBadge>
        <StandingBadge standing={user.standing} />
      </Group>
    ),
  },
  { key: 'actions', title: t('actions'), actions: true, render: (user) => <Acts user={user} /> },
];

function Acts({ user: { username, standing } }: { user: User }) {
  const refreshes = [api.superuser.users, api.superuser.stats];
  const suspend = useCallMutation(api.superuser.suspendUser, { timeout: 30_000, refreshes });
  const erase = useCallMutation(api.superuser.eraseUser, { timeout: 30_000, refreshes });
  // Nobody puts themselves out.
  if (useOwnId() === username) return null;
  return (
    <StandingMenu
      kind="user"
      name={username}
      standing={standing}
      suspend={(body) => suspend.mutateAsync({ params: { username }, body })}
      erase={(body) => erase.mutateAsync({ params: { username }, body })}
    />
  );
}

export function UsersTable() {
  const table = useTableState({ sorts: ['created', 'name'], sort: 'created', filters: { role: roles } });
  const answer = useApi(
    api.superuser.users,
    { query: table.query },
    { keepPrevious: true, askAgain: (now) => whileErasing(now?.users) },
  );
  return (
    <Panel flush title={t('registeredUsers')} aside={<NewOperator />}>
      <DataTable
        label={t('registeredUsers')}
        columns={columns}
        rows={answer.data?.users}
        total={answer.data?.total}
        rowKey={(user) => user.id}
        table={table}
        answer={answer}
        orders={orders}
        search={t('searchUsers')}
        filters={[
          {
            key: 'role',
            label: t('role'),
            all: t('allRoles'),
            options: roles.map((role) => ({ value: role, label: said(role) })),
          },
        ]}
        empty={{ text: t('noUsers') }}
        failed={listFailure(answer.error, t('usersFailed'))}
        perPage={t('usersPerPage')}
        minWidth={680}
      />
    </Panel>
  );
}
