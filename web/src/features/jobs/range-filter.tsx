/** The date-range button with its calendar, and "Clear Filter". */
import { Button, Group, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { type DayRange, rangeText } from './range.ts';

export interface RangeFilterProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
  /** Other words on the button that resets; it then shows only while there is something to reset. */
  clear?: string;
}

/** The calendar closes once an end is chosen; with a start alone the list already narrows. */
export function RangeFilter({ range, onChange, clear }: RangeFilterProps) {
  const narrows = range.from !== null || range.to !== null;
  const [open, setOpen] = useState(false);
  return (
    <Group gap="sm">
      <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus withinPortal={false}>
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden="true" />}
            aria-label={`Date range: ${rangeText(range)}`}
            onClick={() => setOpen(!open)}
          >
            {rangeText(range)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <DatePicker
            type="range"
            allowSingleDateInRange
            hideOutsideDates
            weekendDays={[]}
            defaultDate={range.from ?? undefined}
            value={[range.from, range.to]}
            onChange={([from, to]) => {
              onChange({ from, to });
              if (to) setOpen(false);
            }}
            ariaLabels={{
              nextMonth: 'Next month',
              previousMonth: 'Previous month',
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {(narrows || !clear) && (
        <Button
          variant="subtle"
          disabled={!narrows}
          onClick={() => {
            setOpen(false);
            onChange({ from: null, to: null });
          }}
        >
          {clear ?? 'Clear Filter'}
        </Button>
      )}
    </Group>
  );
}
