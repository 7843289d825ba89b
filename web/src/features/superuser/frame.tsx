/** The frame of the operator's area. */
import { IconBuilding, IconLayoutDashboard, IconLogout, IconSettings, IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import { useLogOut } from '#features/auth/index.ts';
import { AppFrame } from '#kit/app-frame.tsx';

const icon = { size: 20, stroke: 1.6 };

export function SuperuserFrame() {
  const logOut = useLogOut('/login');
  return (
    <AppFrame
      home="/superuser/dashboard"
      narrow="icons"
      nav={[
        { label: 'Dashboard', to: '/superuser/dashboard', icon: <IconLayoutDashboard {...icon} /> },
        { label: 'Companies', to: '/superuser/company-management', icon: <IconBuilding {...icon} /> },
        { label: 'Generate Users', to: '/superuser/user-generation', icon: <IconUserPlus {...icon} /> },
        {
          label: 'Settings',
          to: '/superuser/settings',
          icon: <IconSettings {...icon} />,
          also: ['/superuser/audit-trail'],
        },
        { label: 'Logout', onClick: logOut, icon: <IconLogout {...icon} /> },
      ]}
    >
      <Outlet />
    </AppFrame>
  );
}
