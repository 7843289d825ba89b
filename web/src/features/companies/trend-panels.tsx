/** The dashboard's two charts: applications per day, and how far applications come. */
import { Skeleton } from '@mantine/core';
import { api } from '@saring/contract';
import { Suspense } from 'react';
import { useApi } from '#client/hooks.ts';
import { lazyPart } from '#kit/later.ts';
import { Panel } from '#kit/page.tsx';
import { Empty, Failed } from '#kit/states.tsx';
import classes from './trend.module.css';

// The chart library is larger than the rest of the page: it comes when the page stands.
const DaysChart = lazyPart(() => import('./trend-charts.tsx').then((m) => m.DaysChart));
const FunnelChart = lazyPart(() => import('./trend-charts.tsx').then((m) => m.FunnelChart));

const waiting = <Skeleton h={190} />;

/** Nothing to draw yet is said in words, not as a flat line. */
export function TrendPanels({ companyId }: { companyId: string }) {
  const answer = useApi(api.applications.trend, { params: { companyId } });
  const { data } = answer;
  const failed = (
    <Failed
      text="Failed to fetch applications. Please try again."
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
    />
  );
  const recent = data?.days.some(({ count }) => count > 0);
  return (
    <div className={classes.panels}>
      <Panel title="Applications per day" description="Last 30 days">
        {answer.isError && !data ? (
          failed
        ) : !data ? (
          waiting
        ) : recent ? (
          <Suspense fallback={waiting}>
            <DaysChart days={data.days} />
          </Suspense>
        ) : (
          <Empty text="No applications in the last 30 days" />
        )}
      </Panel>
      <Panel title="From applied to accepted" description="All jobs">
        {answer.isError && !data ? (
          failed
        ) : !data ? (
          waiting
        ) : data.funnel.applied > 0 ? (
          <Suspense fallback={waiting}>
            <FunnelChart funnel={data.funnel} />
          </Suspense>
        ) : (
          <Empty text="No applications yet" />
        )}
      </Panel>
    </div>
  );
}
