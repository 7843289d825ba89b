/** The administrator's dashboard: how many applied, how many wait, how the jobs stand. */
import { Anchor, SimpleGrid } from '@mantine/core';
import { api } from '@saring/contract';
import { IconCircleCheck, IconHourglass, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { AssistantPanel } from '#features/assistant/index.ts';
import { ConfirmEmail } from '#features/auth/index.ts';
import { StatCard } from '#kit/badges.tsx';
import { longDayText } from '#kit/dates.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/companies-dashboard.ts';
import { number } from '#messages/formats.ts';
import classes from './dashboard.module.css';
import { LatestApplications } from './latest-applications.tsx';
import { OpenSecondLooks, OpenWishes } from './open-wishes.tsx';
import { TrendPanels } from './trend-panels.tsx';
import { useCompany } from './use-company.ts';
import { VerificationNote } from './verification-note.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

const icon = { size: 20, stroke: 1.5 };

/** Figures are the server's, days in its configured zone. */
export function DashboardPage() {
  usePageTitle(t('dashboard'));
  const companyId = useOwnId();
  const company = useCompany(companyId);
  const applications = useStats(companyId);
  return (
    <>
      {company.missing && <WelcomeDialog />}
      <PageHeader
        title={company.data ? t('welcomeNamed', { company: company.data.companyName }) : t('welcome')}
        description={t('today', { day: longDayText(new Date()) })}
      />
      <ConfirmEmail />
      <VerificationNote status={company.data?.status} />
      {company.isError && !company.missing && (
        <Failed text={t('profileFailed')} onRetry={() => void company.refetch()} />
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Waiting applications={applications} />
          <OpenWishes companyId={companyId} />
          <OpenSecondLooks companyId={companyId} />
          <AssistantPanel companyId={companyId} />
          <TrendPanels companyId={companyId} />
          <LatestApplications companyId={companyId} />
        </div>
        <div className={classes.column}>
          <Openings companyId={companyId} />
          <Panel title={t('total')}>
            <Figures figures={[[t('applicants'), applications.data?.totalApplications]]} />
          </Panel>
        </div>
      </div>
    </>
  );
}

const useStats = (companyId: string) => useApi(api.applications.stats, { params: { companyId } });
type Stats = ReturnType<typeof useStats>;

/** How many applications are new, and how many wait. */
function Waiting({ applications }: { applications: Stats }) {
  const { data } = applications;
  if (applications.isError)
    return (
      <Failed
        text={t('applicationsFailed')}
        onRetry={() => void applications.refetch()}
        busy={applications.isFetching}
      />
    );
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
      <StatCard
        label={t('newApplications')}
        value={data?.todayApplications}
        hint={t('newWhat')}
        icon={<IconUserPlus {...icon} />}
      />
      <StatCard
        label={t('pendingApplications')}
        value={data?.pendingApplications}
        hint={data ? <Undecided figures={data} /> : t('pendingWhat')}
        icon={<IconHourglass {...icon} />}
      />
      <StatCard
        label={t('acceptedApplications')}
        value={data?.acceptedApplications}
        hint={t('acceptedWhat')}
        icon={<IconCircleCheck {...icon} />}
      />
    </SimpleGrid>
  );
}

/** To those who wait, the longest first, whether their job is open or closed. */
function Undecided({ figures }: { figures: NonNullable<Stats['data']> }) {
  const { pendingApplications: pending, overdueApplications: count, overdueKept: kept } = figures;
  const to = (status: string) => `/admin/user-data?status=${status}&order=asc`;
  return (
    <>
      {pending > 0 ? (
        <Anchor component={Link} to={to('Pending')} inherit>
          {count > 0 ? t('pendingOverdue', { count }) : t('pendingWhat')}
        </Anchor>
      ) : (
        t('pendingWhat')
      )}
      {kept > 0 && (
        <Anchor component={Link} to={to('KIV')} inherit display="block">
          {t('keptOverdue', { count: kept })}
        </Anchor>
      )}
    </>
  );
}

function Openings({ companyId }: { companyId: string }) {
  const jobs = useApi(api.jobs.stats, { params: { companyId } });
  return (
    <Panel
      title={t('openings')}
      aside={
        <Anchor component={Link} to="/admin/main-job-listing" size="sm">
          {t('viewAll')}
        </Anchor>
      }
    >
      {jobs.isError ? (
        <Failed text={t('jobsFailed')} onRetry={() => void jobs.refetch()} busy={jobs.isFetching} />
      ) : (
        <Figures
          figures={[
            [t('opened'), jobs.data?.totalJobs],
            [t('closed'), jobs.data?.closedJobs],
            [t('active'), jobs.data?.activeJobs],
            [t('posted'), jobs.data?.todayPosts],
          ]}
        />
      )}
    </Panel>
  );
}

function Figures({ figures }: { figures: [string, number | undefined][] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>{value === undefined ? '–' : number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
