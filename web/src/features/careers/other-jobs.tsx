/** What is open at a company, for somebody to whom one job is closed. */
import { Anchor } from '@mantine/core';
import { api } from '@saring/contract';
import { careersPath } from '@saring/contract/domain';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/careers.ts';
import { JobList } from './job-list.tsx';

/** How many are shown; the rest stands on the company's page. */
const shown = 5;

interface OtherJobsProps {
  companyId: string;
  /** Left out. */
  jobId?: string;
}

/** Nothing where no other job is open, or where the company takes no applications. */
export function OtherJobs({ companyId, jobId }: OtherJobsProps) {
  const answer = useApi(api.careers.jobs, { params: { companyId }, query: { page: 1, pageSize: shown + 1 } });
  const others = answer.data?.jobs.filter(({ id }) => id !== jobId).slice(0, shown) ?? [];
  if (!answer.data || others.length === 0) return null;
  const { name } = answer.data.company;
  return (
    <Panel
      flush
      title={t('openAt', { company: name })}
      aside={
        <Anchor component={Link} to={careersPath(companyId)} size="sm">
          {t('allJobs')}
        </Anchor>
      }
    >
      <JobList companyId={companyId} jobs={others} />
    </Panel>
  );
}
