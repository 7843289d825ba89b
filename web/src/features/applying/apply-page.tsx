/** The page behind a company's application link. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { api, CallError } from '@saring/contract';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { leave } from '#client/leave.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { useSession } from '#client/session.ts';
import { useNarrow } from '#kit/app-frame.tsx';
import { CopyField } from '#kit/copy-field.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { ApplicationForm } from './application-form.tsx';
import { preselected } from './rules.ts';

const noJobs = 'Could not load jobs. Please try again later.';

export function ApplyPage() {
  const session = useSession();
  const narrow = useNarrow();
  const { token = '' } = useParams();
  const username = session?.sub ?? '';
  const mine = session?.role === 'user' && username !== '';
  usePageTitle('Job Application Submission');
  return (
    <>
      <PageHeader title="Job Application Submission" />
      {mine ? <Apply key={token} token={token} username={username} /> : <AuthenticationError known={username !== ''} />}
      {mine && narrow && <DesktopOnly />}
    </>
  );
}

function Apply({ token, username }: { token: string; username: string }) {
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

function HomeButton() {
  return (
    <Button component={Link} to="/user/cdashboard" variant="default" mt="xs">
      Go to my dashboard
    </Button>
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

function DesktopOnly() {
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      title="Mobile Access Restricted - Please use a desktop device for a better experience."
    >
      <Stack gap="lg">
        <CopyField
          label="Open this address there"
          description="You stay free to come back: nothing is lost."
          value={window.location.href}
        />
        <Group justify="flex-end">
          <HomeButton />
        </Group>
      </Stack>
    </Modal>
  );
}

function AuthenticationError({ known }: { known: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  async function logIn() {
    await leave();
    void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  }
  return (
    <Panel title="Authentication Error">
      <Stack gap="md" align="flex-start">
        <Text size="sm">
          {known
            ? 'This page is for candidates. Please log in with the account that you apply with.'
            : 'Invalid authentication. Please log in again.'}
        </Text>
        <Button onClick={() => void logIn()}>Go to Login</Button>
      </Stack>
    </Panel>
  );
}
