/** The jobs behind a link with the form to apply for them, or why there are none. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { api, CallError } from '@saring/contract';
import { mayContinue } from '@saring/contract/domain';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { goesOn, goOn } from '#client/storage.ts';
import { ContinueInterview, type OwnApplication } from '#features/applicants/index.ts';
import { ConfirmEmail } from '#features/auth/index.ts';
import { dateText } from '#kit/dates.ts';
import { FormNotice } from '#kit/form.tsx';
import { lazyPart } from '#kit/later.ts';
import { Modal } from '#kit/modal.tsx';
import { Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading, useLoading } from '#kit/states.tsx';
import { t } from '#messages/applying-form.ts';
import { ApplicationForm } from './application-form.tsx';
import { HomeButton } from './home-button.tsx';
import { JobPanel } from './job-panels.tsx';
import { wayOn } from './refused.ts';
import { isClosed, isShut, type LinkJob, preselected } from './rules.ts';

const noJobs = t('jobsFailed');

// Only behind a link that has expired.
const OtherJobs = lazyPart(
  () => import('#features/careers/index.ts'),
  (m) => m.OtherJobs,
);

export function Apply({ token, username }: { token: string; username: string }) {
  const jobs = useApi(api.jobs.apply, { params: { token } });
  const own = useApi(api.applications.own, { params: { id: username } });
  const profile = useApi(api.applicants.profile, { params: { username } });
  usePageTitle(jobs.data && preselected(jobs.data)?.jobTitle, t('title'));
  const waiting = useLoading(jobs.isPending || profile.isPending);
  const newcomer = statusOf(profile.error) === 404;
  if (jobs.isError && !jobs.data) {
    if (jobs.error instanceof CallError && [403, 404, 410].includes(jobs.error.status))
      return <Refused token={token} error={jobs.error} applications={own.data?.data.applications} />;
    return (
      <Panel flush>
        <Failed text={noJobs} onRetry={() => void jobs.refetch()} busy={jobs.isFetching} />
      </Panel>
    );
  }
  if (waiting || jobs.isPending || profile.isPending) return <Loading />;
  // Whoever has a profile would be taken for somebody without one, or the other way round.
  if (!profile.data && !newcomer) {
    return (
      <Panel flush>
        <Failed text={t('profileFailed')} onRetry={() => void profile.refetch()} busy={profile.isFetching} />
      </Panel>
    );
  }
  if (jobs.data.length === 0) {
    return (
      <Panel>
        <Empty text={t('noJobs')} action={<HomeButton />} />
      </Panel>
    );
  }
  const job = preselected(jobs.data);
  const open = openFor(job?.id, own.data?.data.applications);
  if (jobs.data.every(isShut)) return <Closed job={job} open={open} />;
  return (
    <Stack gap="md">
      {open && <OpenInterview application={open} />}
      <ConfirmEmail>
        <ApplicationForm
          username={username}
          jobs={jobs.data}
          profileResume={profile.data?.resumeFilename ?? null}
          picture={profile.data?.profilePictureUrl ?? null}
          newcomer={newcomer}
        />
      </ConfirmEmail>
      {newcomer && <WelcomeNewcomer />}
    </Stack>
  );
}

/** The own application for a job whose interview can be taken. */
function openFor(jobId: string | undefined, applications: readonly OwnApplication[] | undefined) {
  return applications?.find((item) => item.job.id === jobId && mayContinue(item));
}

interface RefusedProps {
  token: string;
  error: CallError;
  applications: readonly OwnApplication[] | undefined;
}

/** Why the link leads to no form; where it has only expired, the own interview behind it, the newer link, and what else is open. */
function Refused({ token, error, applications }: RefusedProps) {
  const posting = useApi(api.jobs.posting, { params: { token } }, { enabled: error.status === 410 });
  const open = openFor(posting.data?.job.id, applications);
  const newer = posting.data?.token;
  return (
    <Stack gap="md">
      {open && <OpenInterview application={open} />}
      <Panel flush>
        <Empty
          text={messageOf(error, { detail: noJobs })}
          hint={wayOn(error)}
          action={
            newer ? (
              <Button component={Link} to={`/user/cvupload/${newer}`}>
                {t('newerLink')}
              </Button>
            ) : (
              <HomeButton />
            )
          }
        />
      </Panel>
      {posting.data && (
        <Suspense>
          <OtherJobs companyId={posting.data.company.id} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Behind the link there is nothing to apply for any more. */
function Closed({ job, open }: { job: LinkJob | null; open: OwnApplication | undefined }) {
  return (
    <Stack gap="md">
      {open && <OpenInterview application={open} />}
      <FormNotice tone="info" text={t(job && !isClosed(job) ? 'barredOnly' : 'closedOnly')} />
      {job && <JobPanel job={job} />}
      <Group justify="flex-end">
        <HomeButton />
      </Group>
    </Stack>
  );
}

/** Who comes back to the link need not apply once more to go on. */
function OpenInterview({ application }: { application: OwnApplication }) {
  return (
    <Panel title={t('stillOpen')}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('appliedOn', { day: dateText(application.applicationDate) })}</Text>
        <ContinueInterview application={application} />
      </Group>
    </Panel>
  );
}

/** Somebody without a profile may complete it first and come back here; applying needs less, and is chosen once. */
function WelcomeNewcomer() {
  const [open, setOpen] = useState(!goesOn('withoutProfile'));
  const { pathname, search } = useLocation();
  const to = `/user/user-setting?redirect=${encodeURIComponent(pathname + search)}`;
  const apply = () => {
    goOn('withoutProfile');
    setOpen(false);
  };
  return (
    <Modal opened={open} onClose={apply} withCloseButton={false} title={t('welcome')}>
      <Stack gap="lg">
        <Text size="sm">{t('welcomeWhat')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={apply}>
            {t('withoutProfile')}
          </Button>
          <Button component={Link} to={to} data-autofocus>
            {t('complete')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
