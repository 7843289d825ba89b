/** The button that says a date range and opens its calendar. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '#messages/kit-lists.ts';
import type { DayRange } from './day-range.ts';
import { rangeText } from './range-text.ts';

export function RangeButton({ range, ...rest }: { range: DayRange } & ButtonProps & ComponentProps<'button'>) {
  return (
    <Button
      variant="default"
      leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden="true" />}
      aria-label={t('range', { range: rangeText(range) })}
      aria-haspopup="dialog"
      aria-expanded={false}
      {...rest}
    >
      {rangeText(range)}
    </Button>
  );
}
