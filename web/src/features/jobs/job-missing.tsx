/** Instead of a job that could not be fetched. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { messageOf, statusOf } from '#client/messages.ts';
import { Panel } from '#kit/page.tsx';
import { Empty, Failed } from '#kit/states.tsx';
import { t } from '#messages/jobs.ts';

export interface JobMissingProps {
  error: unknown;
  onRetry: () => void;
  busy: boolean;
}

/** A job that does not exist, any more or here, is no failure to try again. */
export function JobMissing({ error, onRetry, busy }: JobMissingProps) {
  if (statusOf(error) !== 404) {
    return <Failed text={messageOf(error, { detail: t('later') })} onRetry={onRetry} busy={busy} />;
  }
  return (
    <Panel>
      <Empty
        text={t('notFound')}
        hint={t('notFoundHint')}
        action={
          <Button component={Link} to="/admin/main-job-listing" mt="xs">
            {t('seeAll')}
          </Button>
        }
      />
    </Panel>
  );
}
