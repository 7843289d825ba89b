/** The operator's dashboard: figures, what to do, and everybody who is registered. */
import { SimpleGrid, Stack } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { longDayText } from '#kit/dates.ts';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/superuser.ts';
import { ActionCards } from './action-cards.tsx';
import { StatCards } from './stat-cards.tsx';
import { UsersTable } from './users-table.tsx';

export function DashboardPage() {
  usePageTitle(t('dashboard'));
  const username = useOwnId();
  const profile = useApi(api.superuser.profile);
  return (
    <>
      <PageHeader
        title={t('welcome', { name: profile.data?.name || username })}
        description={longDayText(new Date())}
      />
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
