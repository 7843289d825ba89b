/** The applicant's settings: the profile and the account, one tab each, kept in the address. */
import { Stack, Tabs } from '@mantine/core';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOwnId } from '#client/session.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { AccountTab } from './account-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';

export function SettingsPage() {
  const username = useOwnId();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const account = pathname.endsWith('/user-account-setting') || address.get('tab') === 'account';
  usePageTitle(account ? 'Account Settings' : 'Profile', 'Settings');

  function choose(tab: string | null) {
    const query = new URLSearchParams(address);
    query.delete('tab');
    if (tab === 'account') query.set('tab', 'account');
    void navigate(`/user/user-setting${query.size > 0 ? `?${query}` : ''}`, { replace: true });
  }

  return (
    <>
      <PageHeader title="Settings" />
      {username === '' ? (
        <Panel flush>
          <Failed text="Authentication issue. Please try logging in again." />
        </Panel>
      ) : (
        <Tabs value={account ? 'account' : 'profile'} onChange={choose} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="profile">Profile</Tabs.Tab>
            <Tabs.Tab value="account">Account Settings</Tabs.Tab>
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
