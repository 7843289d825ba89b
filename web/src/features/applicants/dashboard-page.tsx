/** The applicant's home: who they are, where their applications stand, what to do next. */
import { Alert, Anchor, Grid, SimpleGrid, Stack } from '@mantine/core';
import '@mantine/core/styles/Grid.layer.css';
import { api } from '@saring/contract';
import { IconAward, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { useOwnId } from '#client/session.ts';
import { ConfirmEmail } from '#features/auth/index.ts';
import { useLeft } from '#features/interviews/index.ts';
import { StatCard } from '#kit/badges.tsx';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/applicants.ts';
import classes from './applicants.module.css';
import { ApplicationHistory } from './application-history.tsx';
import { NextStep } from './next-step.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecentApplication } from './recent-application.tsx';
import { greeting } from './rules.ts';

export function DashboardPage() {
  usePageTitle(t('dashboard'));
  const username = useOwnId();
  const profile = useApi(api.applicants.profile, { params: { username } });
  const own = useApi(api.applications.own, { params: { id: username } });
  const applications = own.data?.data.applications;
  useLeft(applications);
  // Until the name is known none is said: the username, often the longer of the two, would take a line more for a moment.
  const name = profile.isPending ? '' : profile.data?.fullName || username;
  return (
    <>
      <PageHeader
        title={
          name
            ? t('greetingNamed', {
                greeting: greeting(new Date().getHours()),
                name,
                b: (text) => <span className={classes.greeted}>{text}</span>,
              })
            : t('greeting', { greeting: greeting(new Date().getHours()) })
        }
        description={t('dashboardWhat')}
      />
      <ConfirmEmail>
        <Stack gap="md">
          <NextStep applications={applications} failed={own.isError} />
          {statusOf(profile.error) === 404 && <IncompleteProfile />}
          <Grid gap="md">
            <Grid.Col span={{ base: 12, md: 4 }}>
              <ProfileCard username={username} answer={profile} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 8 }}>
              <Stack gap="md">
                <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
                  <RecentApplication applications={applications} failed={own.isError} />
                  <StatCard
                    label={t('acceptedJobs')}
                    value={own.isError ? '–' : applications?.filter((item) => item.status === 'Accepted').length}
                    hint={t('acceptedJobsWhat')}
                    icon={<IconAward size={22} stroke={1.6} />}
                  />
                </SimpleGrid>
                <ApplicationHistory answer={own} applications={applications} />
              </Stack>
            </Grid.Col>
          </Grid>
        </Stack>
      </ConfirmEmail>
    </>
  );
}

function IncompleteProfile() {
  return (
    <Alert color="petrol" icon={<IconUserPlus size={18} />} title={t('incomplete')}>
      {t('incompleteWhat', {
        link: (text) => (
          <Anchor component={Link} to="/user/user-setting" inherit underline="always">
            {text}
          </Anchor>
        ),
      })}
    </Alert>
  );
}
