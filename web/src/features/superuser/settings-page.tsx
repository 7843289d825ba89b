/** The operator's own profile and password. */
import { Stack } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { AuditTrailLink } from '#features/audit/index.ts';
import { ConfirmEmail, SignIns } from '#features/auth/index.ts';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/superuser-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import classes from './superuser.module.css';
import { listFailure } from './texts.ts';

export function SettingsPage() {
  usePageTitle(t('settings'));
  const profile = useApi(api.superuser.profile);
  return (
    <>
      <PageHeader
        title={t('settings')}
        description={profile.data && t('signedInAs', { username: profile.data.username })}
        actions={<AuditTrailLink to="/superuser/audit-trail" />}
      />
      <ConfirmEmail />
      {profile.data ? (
        <Stack gap="lg" className={classes.form}>
          <SettingsForm name={profile.data.name} email={profile.data.email} />
          <SignIns leaveTo="/login" />
        </Stack>
      ) : profile.isError ? (
        <Failed
          text={listFailure(profile.error, t('profileFailed'))}
          onRetry={() => void profile.refetch()}
          busy={profile.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}
