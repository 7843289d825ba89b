/** One own application: where it stands, what was submitted, what was said in the interview. */
import { Button, Grid, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Grid.layer.css';
import { api } from '@saring/contract';
import { useDeferredValue } from 'react';
import { Link, useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { erasureText } from '#features/retention/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { ContinueInterview } from './continue-interview.tsx';
import { OwnTranscript } from './own-transcript.tsx';
import { mayContinue, statusTone } from './rules.ts';
import { Submitted } from './submitted.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';

const home = { to: '/user/cdashboard', label: 'Back to the dashboard' };

export function ApplicationPage() {
  const { id = '' } = useParams();
  // The links to its files live for 15 minutes.
  const own = useApi(api.applications.ownById, { params: { id } }, { refetchInterval: 10 * 60_000 });
  const application = own.data?.data.application;
  // Drawn piece by piece once the answer is there, so that a slow telephone answers meanwhile.
  const waiting = useDeferredValue(own.isPending);
  usePageTitle(application?.appliedPosition1, 'My application');
  if (waiting || own.isPending) return <Loading />;
  if (own.isError && !own.data && statusOf(own.error) !== 404) {
    return (
      <Panel flush>
        <Failed text="Failed to load your application." onRetry={() => void own.refetch()} busy={own.isFetching} />
      </Panel>
    );
  }
  if (!application) {
    return (
      <>
        <PageHeader title="My application" back={home} />
        <Panel>
          <Empty
            text="This application was not found."
            action={
              <Button component={Link} to={home.to} variant="default">
                Go to my dashboard
              </Button>
            }
          />
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={application.appliedPosition1}
        description={application.companyName}
        back={home}
        actions={
          <Group gap="xs">
            {application.canWithdraw && <WithdrawApplication application={application} />}
            {mayContinue(application) && <ContinueInterview application={application} />}
          </Group>
        }
      />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <Panel
              title="Where it stands"
              aside={<StatusBadge tone={statusTone(application.status)}>{application.status}</StatusBadge>}
            >
              <ApplicationSteps application={application} />
            </Panel>
            <Panel title="What you submitted">
              <Submitted application={application} />
            </Panel>
            <Panel title="How long it is kept">
              <Text size="sm">{erasureText(application.erasedAfter, application.retention)}</Text>
            </Panel>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          {application.interviewStatus ? (
            <OwnTranscript id={application.id} />
          ) : (
            <Panel title="Interview">
              <Text size="sm" c="dimmed">
                {mayContinue(application)
                  ? 'Your questions and answers stand here once you have taken the interview.'
                  : 'No interview was taken for this application.'}
              </Text>
            </Panel>
          )}
        </Grid.Col>
      </Grid>
    </>
  );
}
