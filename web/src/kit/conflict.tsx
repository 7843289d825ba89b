/** The question after two people changed one thing: which version to go on with. */

import { List, Stack, Text } from '@mantine/core';
import { t } from '#messages/kit-conflict.ts';
import { confirm } from './dialogs.ts';

export interface Conflict {
  title: string;
  text: string;
  /** The fields in which the two versions differ, in the words of the form. */
  fields: string[];
}

/** The labels of the fields whose values differ. */
export function differingFields<T extends object>(
  labels: Partial<Record<keyof T, string>>,
  mine: T,
  theirs: T,
): string[] {
  const differing: string[] = [];
  for (const key in labels)
    if (labels[key] && JSON.stringify(mine[key]) !== JSON.stringify(theirs[key])) differing.push(labels[key]);
  return differing;
}

/** True to go on with one's own changes (so does Escape, as it throws nothing away), false to take the other version. */
export async function keepOwnVersion({ title, text, fields }: Conflict): Promise<boolean> {
  const loadTheirs = await confirm({
    title,
    text: (
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {fields.length > 0 && (
          <>
            <Text size="sm">{t('versionsDiffer')}</Text>
            <List size="sm">
              {fields.map((field) => (
                <List.Item key={field}>{field}</List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    ),
    confirm: t('loadOtherVersion'),
    cancel: t('keepMyChanges'),
  });
  return !loadTheirs;
}
