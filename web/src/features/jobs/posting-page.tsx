/** Posting a job, and after it the application link to share. */
import { Button, Group, Stack } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useOwnId } from '#client/session.ts';
import { useCompany, VerificationNote } from '#features/companies/index.ts';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { t as jobs } from '#messages/jobs.ts';
import { t } from '#messages/jobs-form.ts';
import { ApplicationLink } from './application-link.tsx';
import { jobPath } from './job.ts';
import { JobForm } from './job-form.tsx';
import { emptyValues } from './job-values.ts';
import { useSubmitJob } from './use-submit-job.ts';

const listing = '/admin/main-job-listing';

/** `?posted={jobId}` shows the finished job, also after a reload. */
export function PostingPage() {
  const [address] = useSearchParams();
  const posted = address.get('posted');
  return posted ? <Posted jobId={posted} /> : <NewJob />;
}

function NewJob() {
  usePageTitle(t('post'));
  const companyId = useOwnId();
  const navigate = useNavigate();
  const { create, step, upload } = useSubmitJob(companyId);
  const company = useCompany(companyId);
  return (
    <>
      <PageHeader title={t('post')} back={{ to: listing, label: jobs('backToListing') }} />
      <VerificationNote status={company.data?.status} />
      <JobForm
        initial={emptyValues}
        source={{ companyId, job: null }}
        draftKey={`job:new:${companyId}`}
        submitLabel={t('postIt')}
        cancelTo={listing}
        step={step}
        upload={upload}
        submit={(values, file) =>
          create(
            values,
            file,
            (job) => void navigate(`/admin/job-posting?posted=${encodeURIComponent(job.id)}`, { replace: true }),
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
