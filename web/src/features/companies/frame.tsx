/** The administrator's frame: top bar with "Post a job", side navigation, the page. */
import { Button } from '@mantine/core';
import { IconBriefcase, IconLayoutDashboard, IconLogout, IconPlus, IconSettings } from '@tabler/icons-react';
import { Link, Outlet, useNavigate } from 'react-router';
import { useLogOut } from '#features/auth/index.ts';
import { AppFrame } from '#kit/app-frame.tsx';
import { useKeys } from '#kit/keys.ts';
import { t } from '#messages/companies.ts';

const dashboard = '/admin/dashboard';
const jobs = '/admin/main-job-listing';
const icon = { size: 20, stroke: 1.6 };

/** Stands around every page below /admin, and around an applicant's own page. */
export function AdminFrame() {
  const logOut = useLogOut('/');
  const navigate = useNavigate();
  useKeys({ d: () => void navigate(dashboard), j: () => void navigate(jobs) });
  return (
    <AppFrame
      home={dashboard}
      nav={[
        { label: t('dashboard'), icon: <IconLayoutDashboard {...icon} />, to: dashboard, key: 'D' },
        {
          label: t('jobs'),
          icon: <IconBriefcase {...icon} />,
          to: jobs,
          key: 'J',
          also: ['/admin/main_user_data', '/admin/job-editing', '/admin/user-data', '/admin/compare', '/profile'],
        },
        { heading: t('settingsHeading') },
        {
          label: t('settings'),
          icon: <IconSettings {...icon} />,
          to: '/admin/admin_settings',
          also: ['/admin/audit-trail', '/admin/mails'],
        },
        { label: t('logOut'), icon: <IconLogout {...icon} />, onClick: logOut },
      ]}
      actions={
        <Button component={Link} to="/admin/job-posting" leftSection={<IconPlus size={16} aria-hidden="true" />}>
          {t('postJob')}
        </Button>
      }
    >
      <Outlet />
    </AppFrame>
  );
}
