/** Day, month and year of birth, three short fields under one name. */
import { Fieldset, Group, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import classes from './applicants.module.css';
import type { ProfileValues } from './profile-values.ts';

const parts = [
  { field: 'dobDay', label: 'Day', placeholder: 'DD', length: 2, complete: 'bday-day' },
  { field: 'dobMonth', label: 'Month', placeholder: 'MM', length: 2, complete: 'bday-month' },
  { field: 'dobYear', label: 'Year', placeholder: 'YYYY', length: 4, complete: 'bday-year' },
] as const;

export function BirthFields({ form }: { form: UseFormReturnType<ProfileValues> }) {
  return (
    <Fieldset legend="Date of Birth" variant="unstyled" className={classes.birth}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {parts.map(({ field, label, placeholder, length, complete }) => {
          const { onBlur, ...input } = form.getInputProps(field);
          return (
            <TextInput
              key={field}
              label={label}
              withAsterisk
              placeholder={placeholder}
              inputMode="numeric"
              autoComplete={complete}
              maxLength={length}
              flex={length}
              {...input}
              onBlur={(event) => {
                onBlur?.(event);
                // A day that is right by itself may not exist in the month and year that were typed after it.
                if (field !== 'dobDay' && form.values.dobDay) form.validateField('dobDay');
                if (field !== 'dobYear' && form.values.dobYear) form.validateField('dobYear');
              }}
            />
          );
        })}
      </Group>
    </Fieldset>
  );
}
