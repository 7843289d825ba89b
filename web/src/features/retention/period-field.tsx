/** One period: whether it holds at all, and how long it is. */
import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { WholeNumber } from '#kit/whole-number.tsx';
import { t } from '#messages/retention-settings.ts';
import classes from './retention.module.css';

interface Props {
  label: string;
  description: ReactNode;
  numberLabel: string;
  bounds: readonly [least: number, most: number];
  /** What it begins with when it is turned on. */
  usual: number;
  /** Null where it is off; a text while it is being typed. */
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  error?: ReactNode;
  disabled: boolean;
}

export function PeriodField({ label, description, numberLabel, bounds, usual, value, onChange, ...rest }: Props) {
  const [least, most] = bounds;
  return (
    <Stack gap="sm">
      <Checkbox
        label={label}
        description={description}
        checked={value !== null}
        disabled={rest.disabled}
        onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
      />
      {value !== null && (
        <WholeNumber
          className={classes.period}
          label={numberLabel}
          description={t('bounds', { least, most })}
          bounds={{ least, most }}
          value={value}
          onChange={onChange}
          {...rest}
        />
      )}
    </Stack>
  );
}
