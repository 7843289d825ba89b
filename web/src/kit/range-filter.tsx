/** The date-range button with its calendar, and "Clear Filter". */
import { Button, Group } from '@mantine/core';
import { t } from '#messages/kit-lists.ts';
import { Late, latePart } from './late.tsx';
import { RangeButton } from './range-button.tsx';
import type { RangeCalendarProps } from './range-calendar.tsx';

const RangeCalendar = latePart(
  () => import('./range-calendar.tsx'),
  (m) => m.RangeCalendar,
);

export interface RangeFilterProps extends RangeCalendarProps {
  /** Other words on the button that resets; it then shows only while there is something to reset. */
  clear?: string;
}

/** A press on the button that resets closes the calendar as any press beside it does. */
export function RangeFilter({ range, onChange, clear }: RangeFilterProps) {
  const narrows = range.from !== null || range.to !== null;
  return (
    <Group gap="sm">
      <Late plain={<RangeButton range={range} />}>
        <RangeCalendar range={range} onChange={onChange} />
      </Late>
      {(narrows || !clear) && (
        <Button variant="subtle" disabled={!narrows} onClick={() => onChange({ from: null, to: null })}>
          {clear ?? t('clearFilter')}
        </Button>
      )}
    </Group>
  );
}
