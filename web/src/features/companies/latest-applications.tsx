/** The newest applications of all jobs: the shortest way from the dashboard to a person. */
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { meaningOf } from '@saring/contract/domain';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Empty, Failed } from '#kit/states.tsx';
import { t } from '#messages/companies-dashboard.ts';
import { statusText } from '#messages/contract.ts';
import classes from './dashboard.module.css';

const shown = 6;

/** Links to each applicant's page. */
export function LatestApplications({ companyId }: { companyId: string }) {
  const query = { view: 'row', sort: 'date', order: 'desc', page: 1, pageSize: shown } as const;
  const answer = useApi(api.applications.byCompany, { params: { companyId }, query });
  const rows = answer.data?.applications;
  return (
    <Panel
      flush
      title={t('latest')}
      aside={
        <Anchor component={Link} to="/admin/user-data" size="sm" aria-label={t('viewAllApplications')}>
          {t('viewAll')}
        </Anchor>
      }
    >
      {answer.isError && !rows ? (
        <Failed text={t('applicationsFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      ) : rows?.length === 0 ? (
        <Empty text={t('noApplications')} hint={t('noApplicationsHint')} />
      ) : (
        <ul className={classes.latest} aria-busy={!rows}>
          {rows
            ? rows.map((row) => (
                <li key={row.id} className={classes.application}>
                  <Stack gap={0} miw={0}>
                    <Anchor component={Link} to={`/profile/${row.id}`} fw={600} size="sm" underline="hover">
                      {row.fullName}
                    </Anchor>
                    <Text size="xs" c="dimmed">
                      {t('positionAndDay', { position: row.appliedPosition1, day: dateText(row.applicationDate) })}
                    </Text>
                  </Stack>
                  <StatusBadge tone={meaningOf(row.status).tone}>{statusText(row.status)}</StatusBadge>
                </li>
              ))
            : Array.from({ length: shown }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
                <li key={index} className={classes.application}>
                  <Skeleton h={36} />
                </li>
              ))}
        </ul>
      )}
    </Panel>
  );
}
