/** The typed part of an application: positions, salary, references, and who applies where no profile says it. */
import { Avatar, Checkbox, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { mandatory } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/applying-form.ts';
import { type FormValues, type LinkJob, positionOptions } from './rules.ts';

const references = [
  ['reference1', t('reference1')],
  ['reference2', t('reference2')],
  ['reference3', t('reference3')],
] as const;

interface DetailsProps {
  form: UseFormReturnType<FormValues>;
  jobs: readonly LinkJob[];
  /** Of the profile. */
  picture: string | null;
}

export function DetailsPanel({ form, jobs, picture }: DetailsProps) {
  return (
    <Panel title={t('details')}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
          <Select
            label={t('position')}
            {...mandatory}
            placeholder={t('choosePosition')}
            allowDeselect={false}
            searchable={jobs.length > 8}
            data={positionOptions(jobs)}
            {...form.getInputProps('position1')}
            onChange={(id) => {
              form.setFieldValue('position1', id);
              // Nobody applies for one position twice.
              if (id === form.values.position2) form.setFieldValue('position2', null);
            }}
          />
          <Select
            label={t('secondPosition')}
            description={t('secondPositionWhat')}
            // Below, so that the three fields stay in a line.
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={t('none')}
            clearable
            clearButtonProps={{ 'aria-label': t('clearSecond') }}
            searchable={jobs.length > 8}
            data={positionOptions(jobs, form.values.position1)}
            {...form.getInputProps('position2')}
          />
          <TextInput
            label={t('expectedSalary')}
            {...mandatory}
            placeholder={t('salaryExample')}
            maxLength={100}
            {...form.getInputProps('expectedSalary')}
          />
        </SimpleGrid>
        <References form={form} />
        {picture && (
          <Group gap="sm" wrap="nowrap">
            <Avatar src={picture} alt="" size={40} />
            <Checkbox
              label={t('sendPicture')}
              description={t('sendPictureWhat')}
              {...form.getInputProps('sendPicture', { type: 'checkbox' })}
            />
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

function References({ form }: Pick<DetailsProps, 'form'>) {
  const id = useId();
  return (
    <Stack gap="xs" role="group" aria-label={t('references')} aria-describedby={id}>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        {references.map(([field, label]) => (
          <TextInput
            key={field}
            label={label}
            type="tel"
            autoComplete="off"
            maxLength={60}
            {...form.getInputProps(field)}
          />
        ))}
      </SimpleGrid>
      <Text id={id} size="sm" c="dimmed">
        {t('referencesWhat')}
      </Text>
    </Stack>
  );
}

interface PersonProps {
  form: UseFormReturnType<FormValues>;
  /** Something of it was taken from the resume. */
  taken: boolean;
}

/** Who applies, where no profile says it yet. */
export function PersonPanel({ form, taken }: PersonProps) {
  return (
    <Panel title={t('person')} description={t('personWhat')}>
      {taken && (
        <Said>
          <Text size="sm" mb="sm">
            {t('takenFromResume')}
          </Text>
        </Said>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <TextInput
          label={t('fullName')}
          {...mandatory}
          autoComplete="name"
          maxLength={200}
          {...form.getInputProps('fullName')}
        />
        <TextInput
          label={t('phone')}
          {...mandatory}
          type="tel"
          autoComplete="tel"
          placeholder="012-345 6789"
          maxLength={30}
          {...form.getInputProps('phone')}
        />
      </SimpleGrid>
      <Checkbox mt="md" required label={t('adult')} {...form.getInputProps('adult', { type: 'checkbox' })} />
    </Panel>
  );
}
