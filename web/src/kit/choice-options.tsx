/** The choice with its list (choice.tsx). */
import { Select } from '@mantine/core';

export interface ChoiceProps {
  className?: string;
  /** Names it for those who do not see it. */
  label: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

export function ChoiceOptions({ className, label, options, value, onChange }: ChoiceProps) {
  return (
    <Select
      className={className}
      aria-label={label}
      allowDeselect={false}
      data={options}
      value={value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
