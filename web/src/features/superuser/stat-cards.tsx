/** The eight figures of the operator's dashboard: companies, then users. */
import { SimpleGrid } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { StatCard } from '#kit/badges.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/superuser.ts';
import { listFailure } from './texts.ts';

const columns = { base: 2, lg: 4 };

export function StatCards() {
  const stats = useApi(api.superuser.stats);
  const now = stats.data;
  if (stats.isError && !now) {
    const text = listFailure(stats.error, t('statsFailed'));
    return <Failed text={text} onRetry={() => void stats.refetch()} busy={stats.isFetching} />;
  }
  return (
    <>
      <SimpleGrid cols={columns} component="section" aria-label={t('companies')}>
        <StatCard label={t('newCompanies')} value={now?.newCompaniesToday} />
        <StatCard label={t('pendingVerification')} value={now?.pendingVerification} />
        <StatCard label={t('totalCompanies')} value={now?.totalCompanies} />
        <StatCard label={t('verifiedCompanies')} value={now?.verifiedCompanies} />
      </SimpleGrid>
      <SimpleGrid cols={columns} component="section" aria-label={t('users')}>
        <StatCard label={t('totalUsers')} value={now?.totalUsers} />
        <StatCard label={t('activeUsers')} value={now?.activeUsers} />
        <StatCard
          label={t('engagement')}
          value={now && t('percent', { percent: Number(now.engagementRate.toFixed(1)) })}
        />
        <StatCard label={t('usersWithEmail')} value={now?.usersWithValidEmail} />
      </SimpleGrid>
    </>
  );
}
