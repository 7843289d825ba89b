/** One own application: where it stands, what was submitted, what was said in the interview. */
import { Button, Grid, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Grid.layer.css';
import { api } from '@saring/contract';
import { Link, useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { ContinueInterview } from './continue-interview.tsx';
import { Facts } from './facts.tsx';
import { OwnTranscript } from './own-transcript.tsx';
import { dayText, jobTypeText, mayContinue, statusTone } from './rules.ts';

const home = { to: '/user/cdashboard', label: 'Back to the dashboard' };

export function ApplicationPage() {
  const { id = '' } = useParams();
  const username = useOwnId();
  const own = useApi(api.applications.own, { params: { id: username } });
  const application = own.data?.data.applications.find((item) => item.id === id);
  usePageTitle(application?.appliedPosition1, 'My application');
  if (own.isPending) return <Loading />;
  if (own.isError && !own.data) {
    return (
      <Panel flush>
        <Failed text="Failed to load your application." onRetry={() => void own.refetch()} busy={own.isFetching} />
      </Panel>
    );
  }
  if (!application) {
    return (
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
    );
  }
  const { job } = application;
  return (
    <>
      <PageHeader
        title={application.appliedPosition1}
        description={application.companyName}
        back={home}
        actions={mayContinue(application) && <ContinueInterview application={application} />}
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
              <Facts
                facts={[
                  ['Applied position', application.appliedPosition1],
                  ['Second position', application.appliedPosition2],
                  ['Expected salary', application.expectedSalary],
                  ['Date applied', dayText(application.applicationDate)],
                  ['Location', job.location],
                  ['Department', job.department],
                  ['Job type', jobTypeText(job.jobType)],
                ]}
              />
            </Panel>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          {application.interviewStatus ? (
            <OwnTranscript id={application.id} />
          ) : (
            <Panel title="Interview">
              <Text size="sm" c="dimmed">
                Your questions and answers stand here once you have taken the interview.
              </Text>
            </Panel>
          )}
        </Grid.Col>
      </Grid>
    </>
  );
}
