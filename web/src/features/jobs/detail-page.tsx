/** One job with its tabs; works from a link alone, a job in the navigation state is only a head start. */
import { Tabs } from '@mantine/core';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useOwnId } from '#client/session.ts';
import { ApplicantList } from '#features/applications/index.ts';
import { EmailTab } from '#features/emails/index.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Loading } from '#kit/states.tsx';
import { DetailsTab } from './details-tab.tsx';
import { type DetailTab, type Job, typesText } from './job.ts';
import classes from './job-facts.module.css';
import { JobMissing } from './job-missing.tsx';
import { useJob } from './use-job.ts';

const tabs: DetailTab[] = ['Applicant Ranking', 'Job Details', 'Email Applicants'];
const inside = (tab: string) => tab.replace(' ', '-'); // a space would make an invalid id
const listing = { to: '/admin/main-job-listing', label: 'Back to the job listing' };

/** `?tab=Job Details`; anything unknown is the ranking. */
export function DetailPage() {
  const { jobId = '' } = useParams();
  const companyId = useOwnId();
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find((known) => known === address.get('tab')) ?? 'Applicant Ranking';
  const { job, isError, error, refetch, isFetching } = useJob(companyId, jobId, { headStart: useHeadStart(jobId) });
  usePageTitle(job?.jobTitle, tab);

  if (!job) {
    return (
      <>
        <PageHeader title="Job" back={listing} />
        {isError ? <JobMissing error={error} onRetry={() => void refetch()} busy={isFetching} /> : <Loading />}
      </>
    );
  }
  return (
    <>
      <PageHeader title={job.jobTitle} description={`${job.department} · ${typesText(job.jobType)}`} back={listing} />
      <Tabs
        value={inside(tab)}
        onChange={(value) => setAddress({ tab: tabs.find((known) => inside(known) === value) ?? tab })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={inside(name)} className={classes.tab}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="Applicant-Ranking">
          <Panel flush>
            <ApplicantList companyId={job.companyId} jobId={job.id} blind={job.blindReview} />
          </Panel>
        </Tabs.Panel>
        <Tabs.Panel value="Job-Details">
          <DetailsTab job={job} />
        </Tabs.Panel>
        <Tabs.Panel value="Email-Applicants">
          <EmailTab key={job.id} companyId={job.companyId} jobId={job.id} jobTitle={job.jobTitle} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** The job that the listing sent along, if it is this one. */
function useHeadStart(jobId: string): Job | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('job' in state)) return null;
  const { job } = state as { job: Job }; // written by the listing only; a history entry cannot come from elsewhere
  return job?.id === jobId ? job : null;
}
