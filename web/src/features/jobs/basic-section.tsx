/** The section "Basic Information" of a job's form: what candidates see first. */
import { Autocomplete, Checkbox, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { departments, experienceLevels, jobTypes, locations } from '@saring/contract';
import { dayOf } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import classes from './form.module.css';
import type { SectionProps } from './form-parts.ts';
import { levelLabels, typesText } from './job.ts';

const money = {
  prefix: 'RM ',
  thousandSeparator: ',',
  min: 0,
  decimalScale: 2,
  allowNegative: false,
  hideControls: true,
};

/** Everything but the description and the criteria. */
export function BasicSection({ form, disabled }: SectionProps) {
  const salaryMin = form.getInputProps('salaryMin');
  return (
    <Panel title="Basic Information" description="This information will be displayed publicly.">
      <Stack gap="md">
        <TextInput
          label="Job Title"
          placeholder="Software Engineer"
          withAsterisk
          maxLength={200}
          disabled={disabled}
          {...form.getInputProps('jobTitle')}
        />
        <div className={classes.pair}>
          <Select
            label="Classification (Department)"
            placeholder="Choose a department"
            withAsterisk
            searchable
            data={departments}
            disabled={disabled}
            {...form.getInputProps('department')}
          />
          <Autocomplete
            label="Location"
            placeholder="Petaling Jaya, Selangor"
            withAsterisk
            maxLength={200}
            data={locations}
            disabled={disabled}
            {...form.getInputProps('location')}
          />
        </div>
        <Checkbox.Group label="Type of Employment" withAsterisk {...form.getInputProps('jobType')}>
          <Group my={6} gap="lg">
            {jobTypes.map((type) => (
              <Checkbox key={type} value={type} label={typesText(type)} disabled={disabled} />
            ))}
          </Group>
        </Checkbox.Group>
        <div className={classes.pair}>
          <NumberInput
            label="Salary from"
            placeholder="RM min"
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
            label="Salary to"
            placeholder="RM max"
            {...money}
            disabled={disabled}
            {...form.getInputProps('salaryMax')}
          />
        </div>
        <div className={classes.pair}>
          <Select
            label="Experience Level"
            placeholder="Choose a level"
            withAsterisk
            data={experienceLevels.map((value) => ({ value, label: levelLabels[value] ?? value }))}
            disabled={disabled}
            {...form.getInputProps('experienceLevel')}
          />
          <DatePickerInput
            label="Closing Date"
            description="The last day to apply. The job closes by itself at the end of it."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="No closing date"
            classNames={{ placeholder: classes.placeholder }}
            valueFormat="MMM DD, YYYY"
            minDate={dayOf(new Date())}
            clearable
            clearButtonProps={{ 'aria-label': 'Clear the closing date' }}
            hideOutsideDates
            weekendDays={[]}
            ariaLabels={calendarNames}
            disabled={disabled}
            {...form.getInputProps('closingDate')}
          />
        </div>
      </Stack>
    </Panel>
  );
}

const calendarNames = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
};
