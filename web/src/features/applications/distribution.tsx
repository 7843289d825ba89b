/** How a job's grades are spread, as a small chart; in words for those who do not see it. */

import { Text, VisuallyHidden } from '@mantine/core';
import { api } from '@saring/contract';
import { bandOf } from '@saring/contract/domain';
import { useApi } from '#client/hooks.ts';
import { t } from '#messages/applications-list.ts';
import classes from './applicant-list.module.css';
import { distributionInput } from './list-query.ts';
import { bandTones } from './rules.ts';

/** Nothing where there is nobody to draw; its place is kept until that is known. */
export function Distribution({ companyId, jobId }: { companyId: string; jobId: string }) {
  const answer = useApi(api.applications.distribution, distributionInput(companyId, jobId), { keepPrevious: true });
  const { bins = [], total = 0 } = answer.data ?? {};
  if (answer.isPending) return <div className={classes.distribution} data-waiting />;
  if (total === 0) return null;
  const most = Math.max(...bins.map(({ count }) => count));
  return (
    <figure className={classes.distribution} aria-label={t('spread')}>
      <div className={classes.bars} aria-hidden="true">
        {bins.map(({ from, to, count }) => (
          <span
            key={from}
            title={t('binCount', { from, to, count })}
            data-tone={bandTones[bandOf(from)]}
            data-none={count === 0 || undefined}
            style={{ height: `${count === 0 ? 2 : Math.max(8, (count / most) * 100)}%` }}
          />
        ))}
      </div>
      <Text component="figcaption" size="xs" c="dimmed" className={classes.scale} aria-hidden="true">
        <span>0</span>
        <span>{t('grade')}</span>
        <span>100</span>
      </Text>
      <VisuallyHidden>
        <table>
          <caption>{t('byGrade')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('grade')}</th>
              <th scope="col">{t('applicants')}</th>
            </tr>
          </thead>
          <tbody>
            {bins
              .filter(({ count }) => count > 0)
              .map(({ from, to, count }) => (
                <tr key={from}>
                  <th scope="row">{t('bin', { from, to })}</th>
                  <td>{count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
