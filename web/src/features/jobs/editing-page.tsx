/** Editing a job. */
import { useNavigate, useParams } from 'react-router';
import { useDraftName, useOwnId } from '#client/session.ts';
import { useCompany, VerificationNote } from '#features/companies/index.ts';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { Loading } from '#kit/states.tsx';
import { t } from '#messages/jobs-form.ts';
import { type Job, jobPath } from './job.ts';
import { JobForm } from './job-form.tsx';
import { JobMissing } from './job-missing.tsx';
import { valuesOf } from './job-values.ts';
import { useJob } from './use-job.ts';
import { useSubmitJob } from './use-submit-job.ts';

/** The form stands on the version that was fetched when the page opened, never on one that was seen before. */
export function EditingPage() {
  const { jobId = '' } = useParams();
  const { job, isError, error, refetch, isFetching, isFetchedAfterMount } = useJob(useOwnId(), jobId, { fresh: true });
  usePageTitle(job?.jobTitle, t('update'));
  return (
    <>
      <PageHeader
        title={t('update')}
        description={job?.jobTitle}
        back={{ to: jobPath(jobId, 'Job Details'), label: t('backToJob') }}
      />
      {job && isFetchedAfterMount ? (
        <Editing key={job.id} job={job} />
      ) : isError ? (
        <JobMissing error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Editing({ job }: { job: Job }) {
  const companyId = useOwnId();
  const navigate = useNavigate();
  const draftKey = useDraftName('job', job.id);
  const { update, step, upload } = useSubmitJob(companyId, draftKey);
  const company = useCompany(companyId);
  const back = jobPath(job.id, 'Job Details');
  return (
    <>
      <VerificationNote status={company.data?.status} />
      <JobForm
        initial={valuesOf(job)}
        source={{ companyId, job }}
        draftKey={draftKey}
        submitLabel={t('update')}
        cancelTo={back}
        step={step}
        upload={upload}
        submit={(values, file, onSaved) =>
          update(job, { values, file }, { onSaved, onDone: () => void navigate(back, { replace: true }) })
        }
      />
    </>
  );
}
