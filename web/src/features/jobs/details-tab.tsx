/** The tab "Job Details". */
import { Button, Group, Stack } from '@mantine/core';
import { IconBan, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { Panel } from '#kit/page.tsx';
import { ApplicationLink } from './application-link.tsx';
import { JobDescription } from './description.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import type { Job } from './job.ts';
import classes from './job-facts.module.css';
import { JobCriteria, JobFacts, ReviewProgress } from './job-facts.tsx';
import { useJobDeeds } from './use-job-deeds.tsx';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Description, facts, link, and what can be done with the job. */
export function DetailsTab({ job }: { job: Job }) {
  const { inactivate, remove, busy } = useJobDeeds();
  const navigate = useNavigate();
  async function removeAndLeave() {
    if (await remove(job)) void navigate('/admin/main-job-listing', { replace: true });
  }
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Button component={Link} to={`/admin/job-editing/${job.id}`} leftSection={<IconPencil {...icon} />}>
          Edit Job Details
        </Button>
        {job.status !== 'Closed' && (
          <Button
            variant="default"
            leftSection={<IconBan {...icon} />}
            onClick={() => void inactivate(job)}
            disabled={busy}
          >
            Inactivate
          </Button>
        )}
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={() => void removeAndLeave()}
          disabled={busy}
        >
          Delete
        </Button>
      </Group>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Panel title="Job Description">
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
