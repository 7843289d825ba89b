/** The sections of the settings form: Basic Information, Company Details, About Company. */
import { Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { employeeSizes, industries, locations } from '@saring/contract';
import { mandatory } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/companies-settings.ts';
import { choices } from '#messages/contract.ts';
import { type ProfileValues, twoFigures } from './profile-values.ts';
import classes from './settings.module.css';

interface SectionProps {
  form: UseFormReturnType<ProfileValues>;
  disabled: boolean;
}

const longestDescription = 800;

export function BasicInformation({ form, disabled }: SectionProps) {
  return (
    <Panel title={t('basic')}>
      <div className={classes.pair}>
        <TextInput
          label={t('companyName')}
          {...mandatory}
          maxLength={200}
          autoComplete="organization"
          disabled={disabled}
          {...form.getInputProps('companyName')}
        />
        <Select
          label={t('industry')}
          placeholder={t('chooseIndustry')}
          {...mandatory}
          data={choices(industries)}
          disabled={disabled}
          {...form.getInputProps('industry')}
        />
        <TextInput
          label={t('contactEmail')}
          type="email"
          {...mandatory}
          maxLength={254}
          autoComplete="email"
          disabled={disabled}
          {...form.getInputProps('contactEmail')}
        />
        <TextInput
          label={t('website')}
          placeholder={t('websiteExample')}
          inputMode="url"
          {...mandatory}
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
    <Panel title={t('details')}>
      <Stack gap="md">
        <div className={classes.pair}>
          <Select
            label={t('location')}
            placeholder={t('chooseLocation')}
            {...mandatory}
            searchable
            data={location && !known.includes(location) ? [location, ...known] : known}
            disabled={disabled}
            {...form.getInputProps('location')}
          />
          <Select
            label={t('employees')}
            placeholder={t('chooseSize')}
            {...mandatory}
            data={choices(employeeSizes)}
            disabled={disabled}
            {...form.getInputProps('employees')}
          />
        </div>
        <fieldset className={classes.founded}>
          <legend>{t('founded')}</legend>
          <div className={classes.date}>
            <DatePart
              form={form}
              disabled={disabled}
              name="foundedDay"
              label={t('day')}
              placeholder={t('dayShape')}
              length={2}
            />
            <DatePart
              form={form}
              disabled={disabled}
              name="foundedMonth"
              label={t('month')}
              placeholder={t('monthShape')}
              length={2}
            />
            <DatePart
              form={form}
              disabled={disabled}
              name="foundedYear"
              label={t('year')}
              placeholder={t('yearShape')}
              length={4}
            />
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
      {...mandatory}
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
    <Panel title={t('about')}>
      <Stack gap={4}>
        <TextArea
          label={t('description')}
          description={t('descriptionWhat')}
          {...mandatory}
          minRows={5}
          maxRows={14}
          disabled={disabled}
          {...form.getInputProps('description')}
        />
        <Text size="xs" ta="end" c={length > longestDescription ? 'var(--mantine-color-error)' : 'dimmed'}>
          {t('length', { length, most: longestDescription })}
        </Text>
      </Stack>
    </Panel>
  );
}
