/** The tab "Job Details". */
import { Button, Group, Stack } from '@mantine/core';
import { api } from '@saring/contract';
import { IconBan, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useCompany } from '#features/companies/index.ts';
import { Panel } from '#kit/page.tsx';
import { Loading } from '#kit/states.tsx';
import { t } from '#messages/jobs-details.ts';
import { ApplicationLink } from './application-link.tsx';
import { JobDescription } from './description.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import type { Job } from './job.ts';
import classes from './job-facts.module.css';
import { JobCriteria, JobFacts, ReviewProgress } from './job-facts.tsx';
import { useJobActs } from './use-job-acts.tsx';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Description, facts, link, and what can be done with the job. */
export function DetailsTab({ job }: { job: Job }) {
  const { inactivate, remove, busy } = useJobActs();
  const navigate = useNavigate();
  const settling = useSettling(job);
  async function removeAndLeave() {
    if (await remove(job)) void navigate('/admin/main-job-listing', { replace: true });
  }
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Button component={Link} to={`/admin/job-editing/${job.id}`} leftSection={<IconPencil {...icon} />}>
          {t('edit')}
        </Button>
        <Button
          component={Link}
          to={`/admin/job-posting?copy=${job.id}`}
          variant="default"
          leftSection={<IconCopy {...icon} />}
        >
          {t('copyJob')}
        </Button>
        {job.status !== 'Closed' && (
          <Button
            variant="default"
            leftSection={<IconBan {...icon} />}
            onClick={() => void inactivate(job)}
            disabled={busy}
          >
            {t('inactivate')}
          </Button>
        )}
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={() => void removeAndLeave()}
          disabled={busy}
        >
          {t('delete')}
        </Button>
      </Group>
      {settling && <Loading />}
      <div className={classes.columns} hidden={settling}>
        <div className={classes.column}>
          <Panel title={t('description')}>
            <JobDescription companyId={job.companyId} jobId={job.id} file={job.descriptionFilename} />
          </Panel>
          <JobCriteria job={job} />
          <FairnessPanel job={job} />
        </div>
        <div className={classes.column}>
          <ReviewProgress job={job} />
          <ApplicationLink companyId={job.companyId} jobId={job.id} closed={job.status === 'Closed'} />
          <JobFacts job={job} />
        </div>
      </div>
    </Stack>
  );
}

/**
 * Whether the description, the link or the company was not answered yet: how tall they are is not known before, and
 * what stands below them would move. The parts themselves ask the same and share the answers.
 */
function useSettling({ companyId, id: jobId }: Job): boolean {
  const params = { companyId, jobId };
  const description = useApi(api.jobs.description, { params });
  const link = useApi(api.jobs.applicationUrl, { params });
  const company = useCompany(companyId);
  return !(description.isFetched && link.isFetched && company.isFetched);
}
