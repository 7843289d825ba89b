/** The sections of the settings form: Basic Information, Company Details, About Company. */
import { Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { employeeSizes, industries, locations } from '@saring/contract';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { type ProfileValues, twoFigures } from './profile-values.ts';
import classes from './settings.module.css';

interface SectionProps {
  form: UseFormReturnType<ProfileValues>;
  disabled: boolean;
}

const longestDescription = 800;

export function BasicInformation({ form, disabled }: SectionProps) {
  return (
    <Panel title="Basic Information">
      <div className={classes.pair}>
        <TextInput
          label="Company Name"
          withAsterisk
          maxLength={200}
          autoComplete="organization"
          disabled={disabled}
          {...form.getInputProps('companyName')}
        />
        <Select
          label="Industry"
          placeholder="Choose an industry"
          withAsterisk
          data={industries}
          disabled={disabled}
          {...form.getInputProps('industry')}
        />
        <TextInput
          label="Contact Email"
          type="email"
          withAsterisk
          maxLength={254}
          autoComplete="email"
          disabled={disabled}
          {...form.getInputProps('contactEmail')}
        />
        <TextInput
          label="Website"
          placeholder="https://www.example.com"
          inputMode="url"
          withAsterisk
          maxLength={300}
          autoComplete="url"
          disabled={disabled}
          {...form.getInputProps('website')}
        />
      </div>
    </Panel>
  );
}

export function CompanyDetails({ form, disabled }: SectionProps) {
  const { location } = form.values;
  const known: readonly string[] = locations;
  return (
    <Panel title="Company Details">
      <Stack gap="md">
        <div className={classes.pair}>
          <Select
            label="Location"
            placeholder="Choose a location"
            withAsterisk
            searchable
            data={location && !known.includes(location) ? [location, ...known] : known}
            disabled={disabled}
            {...form.getInputProps('location')}
          />
          <Select
            label="Number of Employees"
            placeholder="Choose a size"
            withAsterisk
            data={employeeSizes}
            disabled={disabled}
            {...form.getInputProps('employees')}
          />
        </div>
        <fieldset className={classes.founded}>
          <legend>Date Founded</legend>
          <div className={classes.date}>
            <DatePart form={form} disabled={disabled} name="foundedDay" label="Day" placeholder="DD" length={2} />
            <DatePart form={form} disabled={disabled} name="foundedMonth" label="Month" placeholder="MM" length={2} />
            <DatePart form={form} disabled={disabled} name="foundedYear" label="Year" placeholder="YYYY" length={4} />
          </div>
        </fieldset>
      </Stack>
    </Panel>
  );
}

interface DatePartProps extends SectionProps {
  name: 'foundedDay' | 'foundedMonth' | 'foundedYear';
  label: string;
  placeholder: string;
  length: number;
}

/** Only figures can be typed; a single one gets its zero on leaving. */
function DatePart({ form, disabled, name, label, placeholder, length }: DatePartProps) {
  const { onChange: _, onBlur, ...field } = form.getInputProps(name);
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      inputMode="numeric"
      withAsterisk
      maxLength={length}
      disabled={disabled}
      {...field}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.value.replace(/\D/g, ''))}
      onBlur={(event) => {
        if (length === 2) form.setFieldValue(name, twoFigures(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}

export function AboutCompany({ form, disabled }: SectionProps) {
  const { length } = form.values.description.trim();
  return (
    <Panel title="About Company">
      <Stack gap={4}>
        <TextArea
          label="Description"
          description="What candidates should know of the company."
          withAsterisk
          minRows={5}
          maxRows={14}
          disabled={disabled}
          {...form.getInputProps('description')}
        />
        <Text size="xs" ta="end" c={length > longestDescription ? 'var(--mantine-color-error)' : 'dimmed'}>
          {`${length} / ${longestDescription}`}
        </Text>
      </Stack>
    </Panel>
  );
}
