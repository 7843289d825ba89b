/** The frame of the applicant's area: dashboard, settings, log out. */
import { ActionIcon, Button } from '@mantine/core';
import { IconHome, IconLayoutDashboard, IconLogout, IconSettings } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router';
import { useLogOut } from '#features/auth/index.ts';
import { AppFrame } from '#kit/app-frame.tsx';
import { t } from '#messages/applicants.ts';

export function ApplicantFrame() {
  const logOut = useLogOut('/');
  const icon = { size: 20, stroke: 1.6 };
  return (
    <AppFrame
      home="/user/cdashboard"
      nav={[
        {
          label: t('dashboard'),
          icon: <IconLayoutDashboard {...icon} />,
          to: '/user/cdashboard',
          also: ['/user/application', '/user/start-interview'],
        },
        {
          label: t('settings'),
          icon: <IconSettings {...icon} />,
          to: '/user/user-setting',
          also: ['/user/user-account-setting', '/user/user-profile-setting'],
        },
        { label: t('logOut'), icon: <IconLogout {...icon} />, onClick: logOut },
      ]}
      actions={
        <>
          <Button
            component={Link}
            to="/user/cdashboard"
            variant="default"
            visibleFrom="xs"
            leftSection={<IconHome size={16} stroke={1.6} aria-hidden="true" />}
          >
            {t('home')}
          </Button>
          <ActionIcon
            component={Link}
            to="/user/cdashboard"
            variant="default"
            size="lg"
            hiddenFrom="xs"
            aria-label={t('home')}
          >
            <IconHome size={18} stroke={1.6} />
          </ActionIcon>
        </>
      }
    >
      <Outlet />
    </AppFrame>
  );
}
