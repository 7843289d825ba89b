/** A choice of one out of a list that opens below it. */
import { ComboboxChevron, InputBase } from '@mantine/core';
import type { ChoiceProps } from './choice-options.tsx';
import { Late, latePart } from './late.tsx';

const ChoiceOptions = latePart(
  () => import('./choice-options.tsx'),
  (m) => m.ChoiceOptions,
);

export function Choice(props: ChoiceProps) {
  const { className, label, options, value } = props;
  const plain = (
    <InputBase
      className={className}
      role="combobox"
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      pointer
      value={options.find((option) => option.value === value)?.label ?? ''}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
    />
  );
  return (
    <Late plain={plain}>
      <ChoiceOptions {...props} />
    </Late>
  );
}
