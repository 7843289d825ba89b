/** The dashboard's two charts: applications per day, and how far applications come. */
import { Skeleton } from '@mantine/core';
import { api } from '@saring/contract';
import { Suspense } from 'react';
import { useApi } from '#client/hooks.ts';
import { lazyPart } from '#kit/later.ts';
import { Panel } from '#kit/page.tsx';
import { Empty, Failed } from '#kit/states.tsx';
import { t } from '#messages/companies-dashboard.ts';
import classes from './trend.module.css';

// The chart library is larger than the rest of the page: it comes when the page stands.
const DaysChart = lazyPart(
  () => import('./trend-charts.tsx'),
  (m) => m.DaysChart,
);
const FunnelChart = lazyPart(
  () => import('./trend-charts.tsx'),
  (m) => m.FunnelChart,
);

const waiting = <Skeleton h={190} />;

/** Nothing to draw yet is said in words, not as a flat line. */
export function TrendPanels({ companyId }: { companyId: string }) {
  const answer = useApi(api.applications.trend, { params: { companyId } });
  const { data } = answer;
  const failed = (
    <Failed text={t('applicationsFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
  );
  const recent = data?.days.some(({ count }) => count > 0);
  return (
    <div className={classes.panels}>
      <Panel title={t('perDay')} description={t('lastDays')}>
        {answer.isError && !data ? (
          failed
        ) : !data ? (
          waiting
        ) : recent ? (
          <Suspense fallback={waiting}>
            <DaysChart days={data.days} />
          </Suspense>
        ) : (
          <Empty text={t('noneLately')} />
        )}
      </Panel>
      <Panel title={t('funnel')} description={t('allJobs')}>
        {answer.isError && !data ? (
          failed
        ) : !data ? (
          waiting
        ) : data.funnel.applied > 0 ? (
          <Suspense fallback={waiting}>
            <FunnelChart funnel={data.funnel} />
          </Suspense>
        ) : (
          <Empty text={t('noApplications')} />
        )}
      </Panel>
    </div>
  );
}
