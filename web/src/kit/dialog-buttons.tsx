/** The last row of a form in a dialog. */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#messages/kit.ts';

export interface DialogButtonsProps {
  onCancel: () => void;
  /** Of the button that does it: red where that cannot be undone. */
  color?: 'red' | undefined;
  busy: boolean;
  /** What is done. */
  children: ReactNode;
}

export function DialogButtons({ onCancel, color, busy, children }: DialogButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" color={color} loading={busy}>
        {children}
      </Button>
    </Group>
  );
}
