/** The navigation of a narrow screen, at the page's side; it comes with the first press on its button. */

import type { ReactNode } from 'react';
import { t } from '#messages/kit-frame.ts';
import { Drawer } from './modal.tsx';

export function MenuDrawer({
  onClose,
  opened,
  children,
}: {
  onClose: () => void;
  opened: boolean;
  children: ReactNode;
}) {
  return (
    <Drawer opened={opened} onClose={onClose} title={t('menu')} size="17rem">
      {children}
    </Drawer>
  );
}
