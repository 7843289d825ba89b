/** The frame of the operator's area. */

import { api } from '@saring/contract';
import {
  IconBuilding,
  IconLayoutDashboard,
  IconLogout,
  IconMail,
  IconSettings,
  IconUserPlus,
} from '@tabler/icons-react';
import { Outlet } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useLogOut } from '#features/auth/index.ts';
import { AppFrame } from '#kit/app-frame.tsx';
import { t } from '#messages/superuser.ts';
import { PrintedPasswordNote } from './printed-password-note.tsx';

const icon = { size: 20, stroke: 1.6 };

export function SuperuserFrame() {
  const logOut = useLogOut('/login');
  return (
    <AppFrame
      home="/superuser/dashboard"
      narrow="icons"
      nav={[
        { label: t('dashboard'), to: '/superuser/dashboard', icon: <IconLayoutDashboard {...icon} /> },
        { label: t('companies'), to: '/superuser/company-management', icon: <IconBuilding {...icon} /> },
        { label: t('generateUsers'), to: '/superuser/user-generation', icon: <IconUserPlus {...icon} /> },
        { label: t('mails'), to: '/superuser/mails', icon: <IconMail {...icon} /> },
        {
          label: t('settings'),
          to: '/superuser/settings',
          icon: <IconSettings {...icon} />,
          also: ['/superuser/audit-trail'],
        },
        { label: t('logOut'), onClick: logOut, icon: <IconLogout {...icon} /> },
      ]}
      foot={<Version />}
    >
      <PrintedPasswordNote />
      <Outlet />
    </AppFrame>
  );
}

/** What runs, as whoever asks for help is asked. */
function Version() {
  const running = useApi(api.system.live).data;
  return running ? t('version', { version: running.version }) : null;
}
