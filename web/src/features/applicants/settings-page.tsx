/** The applicant's settings: the profile and the account, one tab each, kept in the address. */
import { Stack, Tabs } from '@mantine/core';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOwnId } from '#client/session.ts';
import { ConfirmEmail } from '#features/auth/index.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/applicants-settings.ts';
import { AccountTab } from './account-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';

export function SettingsPage() {
  const username = useOwnId();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const account = pathname.endsWith('/user-account-setting') || address.get('tab') === 'account';
  usePageTitle(account ? t('account') : t('profile'), t('settings'));

  function choose(tab: string | null) {
    const query = new URLSearchParams(address);
    query.delete('tab');
    if (tab === 'account') query.set('tab', 'account');
    void navigate(`/user/user-setting${query.size > 0 ? `?${query}` : ''}`, { replace: true });
  }

  return (
    <>
      <PageHeader title={t('settings')} />
      <ConfirmEmail />
      {username === '' ? (
        <Panel flush>
          <Failed text={t('signInAgain')} />
        </Panel>
      ) : (
        <Tabs value={account ? 'account' : 'profile'} onChange={choose} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="profile">{t('profile')}</Tabs.Tab>
            <Tabs.Tab value="account">{t('account')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="profile" pt="md">
            <ProfileTab username={username} redirect={address.get('redirect')} />
          </Tabs.Panel>
          <Tabs.Panel value="account" pt="md">
            <Stack gap="md">
              <AccountTab username={username} />
            </Stack>
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}
