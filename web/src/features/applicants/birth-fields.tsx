/** Day, month and year of birth, three short fields under one name. */
import { Fieldset, Group, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { mandatory } from '#kit/form.tsx';
import { t } from '#messages/applicants-settings.ts';
import classes from './applicants.module.css';
import { ageOn, type ProfileValues } from './profile-values.ts';

const parts = [
  { field: 'dobDay', label: t('day'), placeholder: t('dayShape'), length: 2, complete: 'bday-day' },
  { field: 'dobMonth', label: t('month'), placeholder: t('monthShape'), length: 2, complete: 'bday-month' },
  { field: 'dobYear', label: t('year'), placeholder: t('yearShape'), length: 4, complete: 'bday-year' },
] as const;

export function BirthFields({ form }: { form: UseFormReturnType<ProfileValues> }) {
  return (
    <Fieldset legend={t('dateOfBirth')} variant="unstyled" className={classes.birth}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {parts.map(({ field, label, placeholder, length, complete }) => {
          const { onBlur, ...input } = form.getInputProps(field);
          return (
            <TextInput
              key={field}
              label={label}
              {...mandatory}
              placeholder={placeholder}
              inputMode="numeric"
              autoComplete={complete}
              maxLength={length}
              flex={length}
              {...input}
              onBlur={(event) => {
                onBlur?.(event);
                const age = ageOn(form.getValues(), new Date());
                if (age !== null) form.setFieldValue('age', age);
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
