/** The operator's dashboard: figures, what to do, and everybody who is registered. */
import { SimpleGrid, Stack } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { ActionCards } from './action-cards.tsx';
import { StatCards } from './stat-cards.tsx';
import { UsersTable } from './users-table.tsx';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const username = useOwnId();
  const profile = useApi(api.superuser.profile);
  const today = new Date().toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      <PageHeader title={`Welcome back, ${profile.data?.name || username}!`} description={today} />
      <Stack gap="lg">
        <StatCards />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <ActionCards />
        </SimpleGrid>
        <UsersTable />
      </Stack>
    </>
  );
}
