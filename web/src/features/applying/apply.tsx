/** The jobs behind a link with the form to apply for them, or why there are none. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { api, CallError } from '@saring/contract';
import { Link, useLocation } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { ApplicationForm } from './application-form.tsx';
import { HomeButton } from './home-button.tsx';
import { preselected } from './rules.ts';

const noJobs = 'Could not load jobs. Please try again later.';

export function Apply({ token, username }: { token: string; username: string }) {
  const jobs = useApi(api.jobs.apply, { params: { token } });
  const profile = useApi(api.applicants.profile, { params: { username } });
  usePageTitle(jobs.data && preselected(jobs.data)?.jobTitle, 'Job Application Submission');
  const newcomer = statusOf(profile.error) === 404;
  if (jobs.isError && !jobs.data) {
    const refused = jobs.error instanceof CallError && [403, 404, 410].includes(jobs.error.status);
    return (
      <Panel flush>
        {refused ? (
          <Empty text={messageOf(jobs.error, { detail: noJobs })} action={<HomeButton />} />
        ) : (
          <Failed text={noJobs} onRetry={() => void jobs.refetch()} busy={jobs.isFetching} />
        )}
      </Panel>
    );
  }
  if (jobs.isPending || profile.isPending) return <Loading />;
  if (jobs.data.length === 0) {
    return (
      <Panel>
        <Empty text="No jobs found for this company." action={<HomeButton />} />
      </Panel>
    );
  }
  return (
    <>
      <ApplicationForm username={username} jobs={jobs.data} profileResume={profile.data?.resumeFilename ?? null} />
      {newcomer && <WelcomeNewcomer />}
    </>
  );
}

/** Somebody without a profile completes it first and comes back here. */
function WelcomeNewcomer() {
  const { pathname, search } = useLocation();
  const to = `/user/user-setting?redirect=${encodeURIComponent(pathname + search)}`;
  return (
    <Modal opened onClose={() => {}} withCloseButton={false} title="Welcome New User!">
      <Stack gap="lg">
        <Text size="sm">Please complete your profile before you start applying for jobs!</Text>
        <Group justify="flex-end">
          <Button component={Link} to={to} data-autofocus>
            Complete
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
