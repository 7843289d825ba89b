/** The eight figures of the operator's dashboard: companies, then users. */
import { SimpleGrid } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { StatCard } from '#kit/badges.tsx';
import { Failed } from '#kit/states.tsx';
import { listFailure } from './texts.ts';

const columns = { base: 2, lg: 4 };

export function StatCards() {
  const stats = useApi(api.superuser.stats);
  const now = stats.data;
  if (stats.isError && !now) {
    const text = listFailure(stats.error, 'Failed to fetch statistics. Please try again later.');
    return <Failed text={text} onRetry={() => void stats.refetch()} busy={stats.isFetching} />;
  }
  return (
    <>
      <SimpleGrid cols={columns} component="section" aria-label="Companies">
        <StatCard label="New Companies Today" value={now?.newCompaniesToday} />
        <StatCard label="Pending Verification" value={now?.pendingVerification} />
        <StatCard label="Total Companies" value={now?.totalCompanies} />
        <StatCard label="Verified Companies" value={now?.verifiedCompanies} />
      </SimpleGrid>
      <SimpleGrid cols={columns} component="section" aria-label="Users">
        <StatCard label="Total Registered Users" value={now?.totalUsers} />
        <StatCard label="Active Users" value={now?.activeUsers} />
        <StatCard label="User Engagement Rate" value={now && `${Number(now.engagementRate.toFixed(1))}%`} />
        <StatCard label="Users with Valid Email" value={now?.usersWithValidEmail} />
      </SimpleGrid>
    </>
  );
}
