/** The charts themselves, in a chunk of their own. Each is a picture to the eye and a table to a screen reader. */
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { VisuallyHidden } from '@mantine/core';
import type { api, CallOutput } from '@saring/contract';
import { shortDateText } from '#kit/dates.ts';
import { t } from '#messages/companies-dashboard.ts';
import classes from './trend.module.css';

type Trend = CallOutput<typeof api.applications.trend>;

const height = 190;
/** By how much letters are larger than usual: the library counts the room beside the bars in pixels. */
const larger = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
const color = 'var(--saring-chart)';
const quiet = { accessibilityLayer: false } as const;
const still = { isAnimationActive: false } as const;

/** One bar per day. */
export function DaysChart({ days }: { days: Trend['days'] }) {
  const data = days.map(({ date, count }) => ({ name: shortDateText(date), count }));
  return (
    <figure className={classes.chart}>
      <div aria-hidden="true">
        <BarChart
          h={height}
          data={data}
          dataKey="name"
          series={[{ name: 'count', label: t('applications'), color }]}
          gridAxis="x"
          barChartProps={{ ...quiet, margin: { top: 8 } }}
          barProps={still}
          tooltipAnimationDuration={0}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
          yAxisProps={{ allowDecimals: false, width: 32 * larger }}
        />
      </div>
      <FigureTable caption={t('perDay')} head={t('day')} rows={data.map((row) => [row.name, row.count])} />
    </figure>
  );
}

/** Accepting needs no interview, so that the last bar may be longer than the one before. */
export function FunnelChart({ funnel }: { funnel: Trend['funnel'] }) {
  const stages: [string, number][] = [
    [t('applied'), funnel.applied],
    [t('interviewed'), funnel.interviewed],
    [t('accepted'), funnel.accepted],
  ];
  const data = stages.map(([stage, count]) => ({ name: t('stageCount', { stage, count }), count }));
  return (
    <figure className={classes.chart}>
      <div aria-hidden="true">
        <BarChart
          h={height}
          data={data}
          dataKey="name"
          orientation="vertical"
          series={[{ name: 'count', label: t('applicants'), color }]}
          gridAxis="none"
          withXAxis={false}
          maxBarWidth={34}
          barChartProps={quiet}
          barProps={still}
          tooltipAnimationDuration={0}
          yAxisProps={{ width: 138 * larger, tickMargin: 4 }}
        />
      </div>
      <FigureTable caption={t('byStage')} head={t('stage')} rows={stages} />
    </figure>
  );
}

function FigureTable({ caption, head, rows }: { caption: string; head: string; rows: [string, number][] }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('number')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
