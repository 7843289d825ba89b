/** Posting a job, and after it the application link to share. */
import { Button, Group, Stack } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useDraftName, useOwnId } from '#client/session.ts';
import { useCompany, VerificationNote } from '#features/companies/index.ts';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { Loading } from '#kit/states.tsx';
import { t as jobs } from '#messages/jobs.ts';
import { t } from '#messages/jobs-form.ts';
import { ApplicationLink } from './application-link.tsx';
import { type Job, jobPath } from './job.ts';
import { JobForm } from './job-form.tsx';
import { JobMissing } from './job-missing.tsx';
import { copyOf, emptyValues } from './job-values.ts';
import { useJob } from './use-job.ts';
import { useSubmitJob } from './use-submit-job.ts';

const listing = '/admin/main-job-listing';

/** `?posted={jobId}` shows the finished job, also after a reload; `?copy={jobId}` begins with what that job says. */
export function PostingPage() {
  const [address] = useSearchParams();
  const posted = address.get('posted');
  const copied = address.get('copy');
  if (posted) return <Posted jobId={posted} />;
  return copied ? <CopiedJob key={copied} jobId={copied} /> : <NewJob />;
}

function CopiedJob({ jobId }: { jobId: string }) {
  usePageTitle(t('post'));
  const { job, isError, error, refetch, isFetching, isFetchedAfterMount } = useJob(useOwnId(), jobId, { fresh: true });
  if (job && isFetchedAfterMount) return <NewJob from={job} />;
  return (
    <>
      <PageHeader title={t('post')} back={{ to: listing, label: jobs('backToListing') }} />
      {isError ? <JobMissing error={error} onRetry={() => void refetch()} busy={isFetching} /> : <Loading />}
    </>
  );
}

/** `from`: whose text and criteria it begins with. */
function NewJob({ from }: { from?: Job }) {
  usePageTitle(t('post'));
  const companyId = useOwnId();
  const back = from
    ? { to: jobPath(from.id, 'Job Details'), label: t('backToJob') }
    : { to: listing, label: jobs('backToListing') };
  const navigate = useNavigate();
  const draftKey = useDraftName('job', from ? `copy:${from.id}` : 'new');
  const { create, step, upload } = useSubmitJob(companyId, draftKey);
  const company = useCompany(companyId);
  return (
    <>
      <PageHeader title={t('post')} description={from && t('copyOf', { job: from.jobTitle })} back={back} />
      <VerificationNote status={company.data?.status} />
      <JobForm
        initial={from ? copyOf(from) : emptyValues}
        source={{ companyId, job: null }}
        draftKey={draftKey}
        submitLabel={t('postIt')}
        cancelTo={back.to}
        step={step}
        upload={upload}
        submit={(values, file, onSaved) =>
          create(
            { values, file },
            {
              onSaved,
              onDone: (job) =>
                void navigate(`/admin/job-posting?posted=${encodeURIComponent(job.id)}`, { replace: true }),
            },
          )
        }
      />
    </>
  );
}

function Posted({ jobId }: { jobId: string }) {
  usePageTitle(t('posted'));
  const companyId = useOwnId();
  return (
    <>
      <PageHeader
        title={t('postedTitle')}
        description={t('postedWhat')}
        back={{ to: listing, label: jobs('backToListing') }}
      />
      <Stack maw="48rem">
        <ApplicationLink companyId={companyId} jobId={jobId} />
        <Group>
          <Button component={Link} to={jobPath(jobId, 'Job Details')}>
            {t('viewJob')}
          </Button>
          <Button component={Link} to="/admin/job-posting" variant="default">
            {t('postAnother')}
          </Button>
        </Group>
      </Stack>
    </>
  );
}
