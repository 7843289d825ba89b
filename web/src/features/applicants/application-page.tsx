/** One own application: where it stands, what was submitted, what was said in the interview. */

import { Anchor, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { mayContinue, meaningOf } from '@saring/contract/domain';
import '@mantine/core/styles/Grid.layer.css';
import { api } from '@saring/contract';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { erasureText } from '#features/retention/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { lazyPart } from '#kit/later.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading, useLoading } from '#kit/states.tsx';
import { t } from '#messages/applicants-application.ts';
import { statusText } from '#messages/contract.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { ContinueInterview } from './continue-interview.tsx';
import { Told } from './decision.tsx';
import { OwnTranscript } from './own-transcript.tsx';
import { isMarkedUndecided, type OwnDetail } from './rules.ts';
import { resultWord } from './steps.ts';
import { Submitted } from './submitted.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';

// Only of an application that came to nothing.
const OtherJobs = lazyPart(
  () => import('#features/careers/index.ts'),
  (m) => m.OtherJobs,
);

const home = { to: '/user/cdashboard', label: t('back') };

export function ApplicationPage() {
  const { id = '' } = useParams();
  // The links to its files live for 15 minutes.
  const own = useApi(api.applications.ownById, { params: { id } }, { askAgain: 10 * 60_000 });
  const application = own.data?.data.application;
  const waiting = useLoading(own.isPending);
  usePageTitle(application?.appliedPosition1, t('title'));
  if (waiting || own.isPending) return <Loading />;
  if (own.isError && !own.data && statusOf(own.error) !== 404) {
    return (
      <Panel flush>
        <Failed heads text={t('failed')} onRetry={() => void own.refetch()} busy={own.isFetching} />
      </Panel>
    );
  }
  if (!application) return <NotFound />;
  return (
    <>
      <PageHeader
        title={application.appliedPosition1}
        description={application.companyName}
        back={home}
        actions={
          <Group gap="xs">
            {application.canWithdraw && <WithdrawApplication application={application} />}
            <ContinueInterview application={application} isExplained />
          </Group>
        }
      />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Standing application={application} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            {(meaningOf(application.status).ended || waitsBehindClosed(application)) && (
              <Suspense>
                <OtherJobs companyId={application.companyId} jobId={application.job.id} />
              </Suspense>
            )}
            {application.interviewStatus ? (
              <OwnTranscript id={application.id} readBy={application.readBy} status={application.status} />
            ) : (
              <Panel title={t('interview')}>
                <Text size="sm" c="dimmed">
                  {mayContinue(application) ? t('transcriptLater') : t('noInterview')}
                </Text>
              </Panel>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHeader title={t('title')} back={home} />
      <Panel>
        <Empty
          text={t('notFound')}
          action={
            <Button component={Link} to={home.to} variant="default">
              {t('toDashboard')}
            </Button>
          }
        />
      </Panel>
    </>
  );
}

/** Its job takes nobody else, and it goes on. */
const waitsBehindClosed = ({ status, job }: OwnDetail) => meaningOf(status).waits && job.status === 'Closed';

/** Where it stands, what was submitted, and how long it is kept. */
function Standing({ application }: { application: OwnDetail }) {
  // Also of one that is rejected no more: its answer is read there.
  const look = useApi(api.secondLooks.own, { params: { id: application.id } });
  const result = resultWord(application, look.data);
  return (
    <Stack gap="md">
      <Panel
        title={t('where')}
        aside={<StatusBadge tone={meaningOf(application.status).tone}>{statusText(application.status)}</StatusBadge>}
      >
        <ApplicationSteps application={application} />
        <Told application={application} />
        {waitsBehindClosed(application) && (
          <Text size="sm" mt="md">
            {t('jobClosed')}
          </Text>
        )}
        {isMarkedUndecided(application) && (
          <Text size="sm" mt="md">
            {t('marksReady')}
          </Text>
        )}
        {result && (
          <Button component={Link} to={`/user/application/${application.id}/result`} variant="default" mt="md">
            {t(result)}
          </Button>
        )}
      </Panel>
      <Panel title={t('submitted')}>
        <Submitted application={application} />
      </Panel>
      <Panel title={t('kept')}>
        <Text size="sm">{erasureText(application.erasedAfter, application.retention)}</Text>
        <Text size="sm" mt="xs">
          {t('rights', {
            link: (text) => (
              <Anchor component={Link} to="/user/user-account-setting" inherit>
                {text}
              </Anchor>
            ),
          })}
        </Text>
        <Text size="sm" mt="xs">
          <Anchor component={Link} to={`/user/application/${application.id}/notice`} inherit>
            {t('toldOfData')}
          </Anchor>
        </Text>
      </Panel>
    </Stack>
  );
}
