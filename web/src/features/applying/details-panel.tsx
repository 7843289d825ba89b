/** The typed part of an application: positions, salary, references. */
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Panel } from '#kit/page.tsx';
import { type FormValues, type LinkJob, positionOptions } from './rules.ts';

const references = [
  ['reference1', 'Reference Contact Number 1'],
  ['reference2', 'Reference Contact Number 2'],
  ['reference3', 'Reference Contact Number 3'],
] as const;

export function DetailsPanel({ form, jobs }: { form: UseFormReturnType<FormValues>; jobs: readonly LinkJob[] }) {
  return (
    <Panel title="Details">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
          <Select
            label="Applied Position"
            withAsterisk
            placeholder="Choose a position"
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
            label="Second Applied Position"
            placeholder="None"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear the second position' }}
            searchable={jobs.length > 8}
            data={positionOptions(jobs, form.values.position1)}
            {...form.getInputProps('position2')}
          />
          <TextInput
            label="Expected Salary"
            withAsterisk
            placeholder="RM1300++"
            maxLength={100}
            {...form.getInputProps('expectedSalary')}
          />
        </SimpleGrid>
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
      </Stack>
    </Panel>
  );
}
