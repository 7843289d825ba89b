/** All applications as cards, newest first, with what can be done about each. */

import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import { jobTypesText, meaningOf } from '@saring/contract/domain';
import { Link } from 'react-router';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Empty, Failed } from '#kit/states.tsx';
import { t } from '#messages/applicants.ts';
import { said, saidEach, statusText } from '#messages/contract.ts';
import classes from './applicants.module.css';
import { ContinueInterview } from './continue-interview.tsx';
import type { OwnApplication } from './rules.ts';

interface Props {
  applications: readonly OwnApplication[] | undefined;
  answer: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}

export function ApplicationHistory({ applications, answer }: Props) {
  return (
    <Panel title={t('history')}>
      {answer.isError && !applications ? (
        <Failed text={t('historyFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      ) : applications?.length === 0 ? (
        <Empty text={t('noRecent')} hint={t('noRecentHint')} />
      ) : (
        <ul className={classes.history}>
          {applications
            ? applications.map((application) => <ApplicationCard key={application.id} application={application} />)
            : ['first', 'second'].map((key) => (
                <li key={key}>
                  <Skeleton h={150} />
                </li>
              ))}
        </ul>
      )}
    </Panel>
  );
}

function ApplicationCard({ application }: { application: OwnApplication }) {
  const { id, job } = application;
  const place = [job.location, said(job.department), saidEach(jobTypesText(job.jobType))].filter(Boolean).join(' · ');
  return (
    <li className={classes.card}>
      <div>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <Title order={3} className={classes.anywhere}>
            <Anchor component={Link} to={`/user/application/${encodeURIComponent(id)}`} inherit c="inherit">
              {application.appliedPosition1}
            </Anchor>
          </Title>
          <StatusBadge tone={meaningOf(application.status).tone}>{statusText(application.status)}</StatusBadge>
        </Group>
        <Text size="sm">{application.companyName}</Text>
        <Text size="sm" c="dimmed">
          {place}
        </Text>
        <Text size="sm" c="dimmed">
          {t('applied', { day: dateText(application.applicationDate) })}
        </Text>
      </div>
      <ContinueInterview application={application} className={classes.cardFoot} />
    </li>
  );
}
