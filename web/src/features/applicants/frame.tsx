/** The frame of the applicant's area: dashboard, settings, log out. */
import { Button } from '@mantine/core';
import { IconHome, IconLayoutDashboard, IconLogout, IconSettings } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router';
import { useLogOut } from '#features/auth/index.ts';
import { AppFrame, useNarrow } from '#kit/app-frame.tsx';

export function ApplicantFrame() {
  const logOut = useLogOut('/');
  const narrow = useNarrow();
  const icon = { size: 20, stroke: 1.6 };
  return (
    <AppFrame
      home="/user/cdashboard"
      nav={[
        { label: 'Dashboard', icon: <IconLayoutDashboard {...icon} />, to: '/user/cdashboard' },
        { label: 'Settings', icon: <IconSettings {...icon} />, to: '/user/user-setting' },
        { label: 'Log Out', icon: <IconLogout {...icon} />, onClick: logOut },
      ]}
      actions={
        <Button
          component={Link}
          to="/user/cdashboard"
          variant="default"
          size={narrow ? 'xs' : 'sm'}
          leftSection={<IconHome size={16} stroke={1.6} aria-hidden="true" />}
        >
          Back to homepage
        </Button>
      }
    >
      <Outlet />
    </AppFrame>
  );
}
