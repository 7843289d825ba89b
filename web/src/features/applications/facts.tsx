/** What was noticed about a resume or an interview, as plain facts. */
import { List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#messages/applications.ts';
import { score } from '#messages/formats.ts';

export interface FactsProps {
  title: string;
  lines: readonly string[];
  note?: string;
  /** What a line rests on. */
  below?: (line: string) => ReactNode;
}

/** Nothing at all where there is nothing to say. */
export function Facts({ title, lines, note, below }: FactsProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={4}>
      <Title order={3}>{title}</Title>
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      <List size="sm" spacing={4}>
        {[...new Set(lines)].map((line) => (
          <List.Item key={line}>
            {line}
            {below?.(line)}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

/** How far repeated readings of a model lay apart; nothing where it was read once or they agreed to the last figure. */
export function Spread({ value, max }: { value: number | null; max: number }) {
  if (value === null || value === 0) return null;
  return <Text size="sm">{t('spread', { spread: score(value), max })}</Text>;
}
