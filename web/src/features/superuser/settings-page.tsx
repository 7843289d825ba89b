/** The operator's own profile and password. */
import { Stack } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { AuditTrailLink } from '#features/audit/index.ts';
import { SignIns } from '#features/auth/index.ts';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './superuser.module.css';
import { listFailure } from './texts.ts';

export function SettingsPage() {
  usePageTitle('Settings');
  const profile = useApi(api.superuser.profile);
  return (
    <>
      <PageHeader
        title="Settings"
        description={profile.data && `Signed in as ${profile.data.username}`}
        actions={<AuditTrailLink to="/superuser/audit-trail" />}
      />
      {profile.data ? (
        <Stack gap="lg" className={classes.form}>
          <SettingsForm name={profile.data.name} email={profile.data.email} />
          <SignIns leaveTo="/login" />
        </Stack>
      ) : profile.isError ? (
        <Failed
          text={listFailure(profile.error, 'Failed to fetch profile. Please try again later.')}
          onRetry={() => void profile.refetch()}
          busy={profile.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}
