/** One job with its tabs; works from a link alone, a job in the navigation state is only a head start. */

import { Tabs } from '@mantine/core';
import { jobTypesText } from '@saring/contract/domain';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useSentAlong } from '#client/sent-along.ts';
import { useOwnId } from '#client/session.ts';
import { ApplicantList } from '#features/applications/index.ts';
import { later, lazyPart } from '#kit/later.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Loading } from '#kit/states.tsx';
import { said, saidEach } from '#messages/contract.ts';
import { t } from '#messages/jobs.ts';
import type { DetailTab, Job } from './job.ts';
import classes from './job-facts.module.css';
import { JobMissing } from './job-missing.tsx';
import { useJob } from './use-job.ts';

// The first tab shows without them; by themselves they come a little later.
const DetailsTab = lazyPart(
  later(() => import('./details-tab.tsx')),
  (m) => m.DetailsTab,
);
const EmailTab = lazyPart(
  later(() => import('#features/emails/index.ts')),
  (m) => m.EmailTab,
);

const tabs: DetailTab[] = ['Applicant Ranking', 'Job Details', 'Email Applicants'];
const tabNames: Record<DetailTab, string> = {
  'Applicant Ranking': t('ranking'),
  'Job Details': t('details'),
  'Email Applicants': t('emails'),
};
const inside = (tab: string) => tab.replace(' ', '-'); // a space would make an invalid id
const listing = { to: '/admin/main-job-listing', label: t('backToListing') };

/** `?tab=Job Details`; anything unknown is the ranking. */
export function DetailPage() {
  const { jobId = '' } = useParams();
  const companyId = useOwnId();
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find((known) => known === address.get('tab')) ?? 'Applicant Ranking';
  const { job, isError, error, refetch, isFetching } = useJob(companyId, jobId, {
    headStart: useSentAlong<Job>('job', jobId),
  });
  usePageTitle(job?.jobTitle, tabNames[tab]);

  if (!job) {
    return (
      <>
        <PageHeader title={t('job')} back={listing} />
        {isError ? <JobMissing error={error} onRetry={() => void refetch()} busy={isFetching} /> : <Loading />}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={job.jobTitle}
        description={t('departmentAndType', {
          department: said(job.department),
          type: saidEach(jobTypesText(job.jobType)),
        })}
        back={listing}
      />
      <Tabs
        value={inside(tab)}
        onChange={(value) => setAddress({ tab: tabs.find((known) => inside(known) === value) ?? tab })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={inside(name)} className={classes.tab}>
              {tabNames[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="Applicant-Ranking">
          <Panel flush>
            <ApplicantList key={job.id} companyId={job.companyId} jobId={job.id} blind={job.blindReview} />
          </Panel>
        </Tabs.Panel>
        <Tabs.Panel value="Job-Details">
          <Suspense fallback={<Loading />}>
            <DetailsTab job={job} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="Email-Applicants">
          <Suspense fallback={<Loading />}>
            <EmailTab key={job.id} companyId={job.companyId} jobId={job.id} jobTitle={job.jobTitle} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
