/** A field for a whole number: one out of bounds is told, not changed. */
import { NumberInput, type NumberInputProps } from '@mantine/core';

interface WholeNumberProps extends Omit<NumberInputProps, 'min' | 'max'> {
  bounds: { least: number; most: number };
}

export function WholeNumber({ bounds: { least, most }, ...props }: WholeNumberProps) {
  const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;
  return <NumberInput min={least} max={most} {...whole} {...props} />;
}

/** What was typed as a number; undefined of an emptied field, null where there is no field. */
export function numberOf(value: number | string | null): number | null | undefined {
  if (value === null) return null;
  return value === '' ? undefined : Number(value);
}
