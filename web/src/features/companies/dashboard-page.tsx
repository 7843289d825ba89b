/** The administrator's dashboard: how many applied, how many wait, how the jobs stand. */
import { Anchor, SimpleGrid } from '@mantine/core';
import { api } from '@saring/contract';
import { IconCircleCheck, IconHourglass, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { AssistantPanel } from '#features/assistant/index.ts';
import { StatCard } from '#kit/badges.tsx';
import { longDayText } from '#kit/dates.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import classes from './dashboard.module.css';
import { LatestApplications } from './latest-applications.tsx';
import { TrendPanels } from './trend-panels.tsx';
import { useCompany } from './use-company.ts';
import { VerificationNote } from './verification-note.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

const icon = { size: 20, stroke: 1.5 };

/** Figures are the server's, days in its configured zone. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const companyId = useOwnId();
  const company = useCompany(companyId);
  const applications = useApi(api.applications.stats, { params: { companyId } });
  const jobs = useApi(api.jobs.stats, { params: { companyId } });
  const { data } = applications;
  return (
    <>
      {company.missing && <WelcomeDialog />}
      <PageHeader
        title={`Welcome back${company.data ? `, ${company.data.companyName}` : ''}!`}
        description={`Today is ${longDayText(new Date())}`}
      />
      <VerificationNote status={company.data?.status} />
      {company.isError && !company.missing && (
        <Failed text="Failed to fetch the company profile." onRetry={() => void company.refetch()} />
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          {applications.isError ? (
            <Failed
              text="Failed to fetch applications. Please try again."
              onRetry={() => void applications.refetch()}
              busy={applications.isFetching}
            />
          ) : (
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
              <StatCard
                label="New Applications"
                value={data?.todayApplications}
                hint="applied today"
                icon={<IconUserPlus {...icon} />}
              />
              <StatCard
                label="Pending Applications"
                value={data?.pendingApplications}
                hint="waiting for a decision"
                icon={<IconHourglass {...icon} />}
              />
              <StatCard
                label="Accepted Applications"
                value={data?.acceptedApplications}
                hint="of all jobs"
                icon={<IconCircleCheck {...icon} />}
              />
            </SimpleGrid>
          )}
          <AssistantPanel companyId={companyId} />
          <TrendPanels companyId={companyId} />
          <LatestApplications companyId={companyId} />
        </div>
        <div className={classes.column}>
          <Panel
            title="Job Openings"
            aside={
              <Anchor component={Link} to="/admin/main-job-listing" size="sm">
                View all
              </Anchor>
            }
          >
            {jobs.isError ? (
              <Failed
                text="Failed to load jobs. Please try again."
                onRetry={() => void jobs.refetch()}
                busy={jobs.isFetching}
              />
            ) : (
              <Figures
                figures={[
                  ['Jobs Opened', jobs.data?.totalJobs],
                  ['Jobs Closed', jobs.data?.closedJobs],
                  ['Active Jobs', jobs.data?.activeJobs],
                  ['New Posted Job', jobs.data?.todayPosts],
                ]}
              />
            )}
          </Panel>
          <Panel title="Total Applications">
            <Figures figures={[['Applicants', data?.totalApplications]]} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function Figures({ figures }: { figures: [string, number | undefined][] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>{value === undefined ? '–' : value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
