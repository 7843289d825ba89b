/** The button that opens the menu of orders. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '#messages/applications-list.ts';

export function SortButton(props: ButtonProps & ComponentProps<'button'>) {
  return (
    <Button
      variant="default"
      leftSection={<IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
    >
      {t('sort')}
    </Button>
  );
}
