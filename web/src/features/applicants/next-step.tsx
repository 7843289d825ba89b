/** What there is to do next, before everything else. */
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { isPaused, minutesTold } from '@saring/contract/domain';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { dateText, dateTimeText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applicants.ts';
import { interviewPath } from './continue-interview.tsx';
import {
  decidedBeside,
  isCorrectable,
  isMarkedUndecided,
  type NextStep as Next,
  nextStepOf,
  type OwnApplication,
} from './rules.ts';

/** Says nothing where the applications could not be loaded: the list below says that. */
export function NextStep({
  applications,
  failed,
}: {
  applications: readonly OwnApplication[] | undefined;
  failed: boolean;
}) {
  if (failed && !applications) return null;
  return (
    <Panel title={t('nextStep')}>{applications ? <Steps applications={applications} /> : <Skeleton h={52} />}</Panel>
  );
}

function Steps({ applications }: { applications: readonly OwnApplication[] }) {
  const next = nextStepOf(applications);
  return (
    <Stack gap="sm">
      <Step next={next} />
      {decidedBeside(applications, next).map((application) => (
        <Beside
          key={application.id}
          application={application}
          say={application.status === 'Accepted' ? sayAccepted : sayRejected}
        />
      ))}
      {applications.filter(isMarkedUndecided).map((application) => (
        <Beside key={application.id} application={application} say={sayMarks} page="/result" />
      ))}
      {applications.filter(isCorrectable).map((application) => (
        <Beside key={application.id} application={application} say={sayCorrectable(application)} />
      ))}
    </Stack>
  );
}

interface Named {
  job: string;
  company: string;
  link: (words: ReactNode) => ReactNode;
}
const sayAccepted = (named: Named) => t('nextAccepted', named);
const sayRejected = (named: Named) => t('nextRejected', named);
const sayMarks = (named: Named) => t('marksReady', named);
const sayCorrectable =
  ({ correctUntil }: { correctUntil: string }) =>
  ({ job, link }: Named) =>
    t('correctable', { job, link, time: dateTimeText(correctUntil) });

interface BesideProps {
  application: OwnApplication;
  say: (named: Named) => ReactNode;
  /** Below the page of the application. */
  page?: string;
}

function Beside({ application: { id, appliedPosition1: job, companyName: company }, say, page = '' }: BesideProps) {
  return (
    <Text size="sm">
      {say({
        job,
        company,
        link: (words) => (
          <Anchor component={Link} to={`/user/application/${id}${page}`} inherit underline="always">
            {words}
          </Anchor>
        ),
      })}
    </Text>
  );
}

function Step({ next }: { next: Next }) {
  if (next.kind === 'none') return <Text size="sm">{t('noRecentHint')}</Text>;
  if (next.kind === 'wait') {
    const { count, until } = next;
    return (
      <Text size="sm">
        {t('nextWait', { count })}
        {until && ` ${t('nextWaitUntil', { count, day: dateText(until) })}`}
      </Text>
    );
  }
  const { id, appliedPosition1: job, companyName: company } = next.application;
  if (next.kind === 'read') {
    return (
      <Group justify="space-between" gap="sm">
        <Text fw={650} flex="1 1 16rem">
          {t('nextRead', { job, company })}
        </Text>
        <Button component={Link} to={`/user/application/${id}`}>
          {t('readDecision')}
        </Button>
      </Group>
    );
  }
  return <Interview application={next.application} more={next.more} />;
}

/** The interview that is open, and that its time runs where it has begun. */
function Interview({ application, more }: { application: OwnApplication; more: number }) {
  const { id, appliedPosition1: job, companyName: company, companyId } = application;
  const { data } = useApi(api.interviews.preparation, { params: { id } });
  const begun = application.interviewStartedAt !== null;
  const paused = isPaused(application);
  const longer = data?.accommodations.timeFactor ?? 1;
  const minutes = { spoken: Math.ceil(minutesTold.spoken * longer), typed: Math.ceil(minutesTold.typed * longer) };
  const [title, what] = begun
    ? [t('nextBegun', { job, company }), t('nextBegunWhat')]
    : paused
      ? [t('nextPaused', { job }), t('nextPausedWhat', { company })]
      : [t('nextInterview', { job, company }), t('nextInterviewWhat', { company, ...minutes })];
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2} miw={0} flex="1 1 16rem">
        <Text fw={650}>{title}</Text>
        <Text size="sm" c="dimmed">
          {what}
          {more > 0 && ` ${t('nextMore', { count: more })}`}
        </Text>
      </Stack>
      {!paused && (
        <Button
          component={Link}
          to={interviewPath(application)}
          state={{ companyId }}
          leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
        >
          {t(begun ? 'continueInterview' : 'takeInterview')}
        </Button>
      )}
    </Group>
  );
}
