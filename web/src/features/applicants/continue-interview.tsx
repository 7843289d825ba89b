/** The way back to an interview that is still open. */
import { Button, Text } from '@mantine/core';
import { isPaused, mayContinue } from '@saring/contract/domain';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '#messages/applicants.ts';
import type { OwnApplication } from './rules.ts';

export const interviewPath = ({ id, job }: OwnApplication) =>
  `/user/start-interview?applicationId=${encodeURIComponent(id)}&jobId=${encodeURIComponent(job.id)}`;

interface ContinueInterviewProps {
  application: OwnApplication;
  className?: string;
  /** The page says itself why there is no button. */
  isExplained?: boolean;
}

/** Nothing where no interview is left to take; says so where it cannot begin. */
export function ContinueInterview({ application, className, isExplained }: ContinueInterviewProps) {
  const { companyId, companyName: company } = application;
  if (!mayContinue(application)) return null;
  if (isPaused(application)) {
    return isExplained ? null : (
      <Text size="sm" className={className}>
        {t('nextPausedWhat', { company })}
      </Text>
    );
  }
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
