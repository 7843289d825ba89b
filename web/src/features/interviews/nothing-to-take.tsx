/** Says why an interview cannot be taken, and leads to the dashboard. */
import { Button } from '@mantine/core';
import type { Status } from '@saring/contract/domain';
import { Link } from 'react-router';
import { Panel } from '#kit/page.tsx';
import { Empty } from '#kit/states.tsx';
import { t } from '#messages/interviews-over.ts';

interface Props {
  /** The person's own, which takes no interview any more; undefined where the address names none. */
  application: { status: Status; interviewStatus: boolean } | undefined;
  /** What is said of an address that names none. */
  unknown: { text: string; hint?: string };
  /** The page has no other heading. */
  heads?: boolean;
}

export function NothingToTake({ application, unknown, heads }: Props) {
  const said = application ? { text: whyNone(application) } : unknown;
  return (
    <Panel>
      <Empty
        {...said}
        heads={heads}
        action={
          <Button component={Link} to="/user/cdashboard">
            {t('toDashboard')}
          </Button>
        }
      />
    </Panel>
  );
}

const whyNone = ({ status, interviewStatus }: NonNullable<Props['application']>) =>
  t(status === 'Withdrawn' ? 'withdrawn' : interviewStatus ? 'complete' : 'answered');
