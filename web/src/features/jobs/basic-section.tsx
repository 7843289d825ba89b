/** The section "Basic Information" of a job's form: what candidates see first. */

import {
  Autocomplete,
  Checkbox,
  Group,
  type InputWrapperProps,
  NumberInput,
  Select,
  Stack,
  TextInput,
} from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { experienceText, jobTypesText } from '@saring/contract/domain';
import '@mantine/dates/styles.layer.css';
import { departments, experienceLevels, jobTypes, locations } from '@saring/contract';
import { useId } from 'react';
import { dayOf } from '#kit/dates.ts';
import { mandatory, RequiredChoice } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { choices, said } from '#messages/contract.ts';
import { t } from '#messages/jobs-form.ts';
import classes from './form.module.css';
import type { SectionProps } from './form-parts.ts';

/** The word on a field stands below it, so that a pair stays in one line. */
const under: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

const money = {
  prefix: 'RM ',
  thousandSeparator: ',',
  min: 0,
  decimalScale: 2,
  allowNegative: false,
  hideControls: true,
  description: t('aMonth'),
  inputWrapperOrder: under,
};

/** Everything but the description and the criteria. */
export function BasicSection({ form, disabled }: SectionProps) {
  return (
    <Panel title={t('basic')} description={t('basicWhat')}>
      <Stack gap="md">
        <TextInput
          label={t('title')}
          placeholder={t('titleExample')}
          {...mandatory}
          maxLength={200}
          disabled={disabled}
          {...form.getInputProps('jobTitle')}
        />
        <div className={classes.pair}>
          <Select
            label={t('classification')}
            placeholder={t('chooseDepartment')}
            {...mandatory}
            searchable
            data={choices(departments)}
            disabled={disabled}
            {...form.getInputProps('department')}
          />
          <Autocomplete
            label={t('location')}
            placeholder={t('locationExample')}
            {...mandatory}
            maxLength={200}
            data={locations}
            disabled={disabled}
            {...form.getInputProps('location')}
          />
        </div>
        <Checkbox.Group
          label={<RequiredChoice name={t('employment')} />}
          withAsterisk
          {...form.getInputProps('jobType')}
        >
          <Group my={6} gap="lg">
            {jobTypes.map((type) => (
              <Checkbox key={type} value={type} label={said(jobTypesText(type))} disabled={disabled} />
            ))}
          </Group>
        </Checkbox.Group>
        <SalaryFields form={form} disabled={disabled} />
        <div className={classes.pair}>
          <Select
            label={t('level')}
            placeholder={t('chooseLevel')}
            {...mandatory}
            data={experienceLevels.map((value) => ({ value, label: said(experienceText(value)) }))}
            disabled={disabled}
            {...form.getInputProps('experienceLevel')}
          />
          <ClosingField form={form} disabled={disabled} />
        </div>
      </Stack>
    </Panel>
  );
}

function SalaryFields({ form, disabled }: SectionProps) {
  const salaryMin = form.getInputProps('salaryMin');
  return (
    <div className={classes.pair}>
      <NumberInput
        label={t('salaryFrom')}
        placeholder={t('salaryLeast')}
        {...money}
        disabled={disabled}
        {...salaryMin}
        onBlur={(event) => {
          salaryMin.onBlur?.(event);
          // Which of the two is wrong depends on both, and is said at the second.
          form.validateField('salaryMax');
        }}
      />
      <NumberInput
        label={t('salaryTo')}
        placeholder={t('salaryMost')}
        {...money}
        disabled={disabled}
        {...form.getInputProps('salaryMax')}
      />
    </div>
  );
}

function ClosingField({ form, disabled }: SectionProps) {
  const label = useId();
  return (
    <DatePickerInput
      label={t('closing')}
      // The library names the calendar by an id that nothing has: here it is the label's.
      labelProps={{ id: label }}
      popoverProps={{ id: label }}
      getDayProps={(day) => ({ 'aria-pressed': day === form.values.closingDate })}
      description={t('closingWhat')}
      inputWrapperOrder={under}
      placeholder={t('noClosing')}
      classNames={{ placeholder: classes.placeholder }}
      valueFormat="MMM DD, YYYY"
      minDate={dayOf(new Date())}
      clearable
      clearButtonProps={{ 'aria-label': t('clearClosing') }}
      hideOutsideDates
      weekendDays={[]}
      ariaLabels={calendarNames}
      disabled={disabled}
      {...form.getInputProps('closingDate')}
    />
  );
}

const calendarNames = {
  nextMonth: t('nextMonth'),
  previousMonth: t('previousMonth'),
};
