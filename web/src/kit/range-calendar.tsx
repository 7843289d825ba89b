/** The button of a date range with its calendar (range-filter.tsx). */
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useState } from 'react';
import { t } from '#messages/kit-lists.ts';
import type { DayRange } from './day-range.ts';
import { RangeButton } from './range-button.tsx';

export interface RangeCalendarProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

const isWithin = (day: string, { from, to }: DayRange) => from !== null && from <= day && day <= (to ?? from);

/** The calendar closes once an end is chosen; with a start alone the list already narrows. */
export function RangeCalendar({ range, onChange }: RangeCalendarProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <RangeButton range={range} onClick={() => setOpen(!open)} />
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          type="range"
          allowSingleDateInRange
          hideOutsideDates
          weekendDays={[]}
          defaultDate={range.from ?? undefined}
          value={[range.from, range.to]}
          getDayProps={(day) => ({ 'aria-pressed': isWithin(day, range) })}
          onChange={([from, to]) => {
            onChange({ from, to });
            if (to) setOpen(false);
          }}
          ariaLabels={{
            nextMonth: t('nextMonth'),
            previousMonth: t('previousMonth'),
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
