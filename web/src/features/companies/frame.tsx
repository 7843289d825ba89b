/** The administrator's frame: top bar with "Post a job", side navigation, the page. */
import { Button } from '@mantine/core';
import { IconBriefcase, IconLayoutDashboard, IconLogout, IconPlus, IconSettings } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router';
import { useLogOut } from '#features/auth/index.ts';
import { AppFrame } from '#kit/app-frame.tsx';

const icon = { size: 20, stroke: 1.6 };

/** Stands around every page below /admin, and around an applicant's own page. */
export function AdminFrame() {
  const logOut = useLogOut('/');
  return (
    <AppFrame
      home="/admin/dashboard"
      nav={[
        { label: 'Dashboard', icon: <IconLayoutDashboard {...icon} />, to: '/admin/dashboard' },
        {
          label: 'Job Listings',
          icon: <IconBriefcase {...icon} />,
          to: '/admin/main-job-listing',
          also: ['/admin/main_user_data', '/admin/job-editing', '/admin/user-data', '/admin/compare', '/profile'],
        },
        { heading: 'SETTINGS' },
        {
          label: 'Settings',
          icon: <IconSettings {...icon} />,
          to: '/admin/admin_settings',
          also: ['/admin/audit-trail'],
        },
        { label: 'Log Out', icon: <IconLogout {...icon} />, onClick: logOut },
      ]}
      actions={
        <Button component={Link} to="/admin/job-posting" leftSection={<IconPlus size={16} aria-hidden="true" />}>
          Post a job
        </Button>
      }
    >
      <Outlet />
    </AppFrame>
  );
}
