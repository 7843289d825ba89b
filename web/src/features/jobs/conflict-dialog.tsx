/** The question after two people changed one job: which version to go on with. */
import { List, Stack, Text } from '@mantine/core';
import { confirm } from '#kit/dialogs.tsx';
import type { JobValues } from './job-values.ts';

const labels: Partial<Record<keyof JobValues, string>> = {
  jobTitle: 'Job Title',
  department: 'Department',
  location: 'Location',
  jobType: 'Type of Employment',
  salaryMin: 'Salary from',
  salaryMax: 'Salary to',
  experienceLevel: 'Experience Level',
  closingDate: 'Closing Date',
  otherInfo: 'Job Description',
  jobCriteria: 'Job Criteria',
};

/** The fields in which two versions differ, in the words of the form. */
function differences(mine: JobValues, theirs: JobValues): string[] {
  return Object.entries(labels)
    .filter(([field]) => {
      const key = field as keyof JobValues; // the keys of `labels` are its type's
      return JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]);
    })
    .map(([, label]) => label);
}

/** True to go on with one's own changes (so does Escape, as it throws nothing away), false to take the other version. */
export async function resolveConflict(text: string, mine: JobValues, theirs: JobValues): Promise<boolean> {
  const fields = differences(mine, theirs);
  const loadTheirs = await confirm({
    title: 'This job was changed by somebody else',
    text: (
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {fields.length > 0 && (
          <>
            <Text size="sm">The two versions differ in:</Text>
            <List size="sm">
              {fields.map((field) => (
                <List.Item key={field}>{field}</List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    ),
    confirm: 'Load the other version',
    cancel: 'Keep my changes',
  });
  return !loadTheirs;
}
