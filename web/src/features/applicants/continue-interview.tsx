/** The way back to an interview that is still open. */
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '#messages/applicants.ts';
import type { OwnApplication } from './rules.ts';

export const interviewPath = ({ id, job }: OwnApplication) =>
  `/user/start-interview?applicationId=${encodeURIComponent(id)}&jobId=${encodeURIComponent(job.id)}`;

export function ContinueInterview({ application, className }: { application: OwnApplication; className?: string }) {
  const { companyId } = application;
  return (
    <Button
      className={className}
      component={Link}
      to={interviewPath(application)}
      state={{ companyId }}
      leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
    >
      {t('continueInterview')}
    </Button>
  );
}
