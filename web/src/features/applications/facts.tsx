/** What was noticed about a resume or an interview, as plain facts. */
import { List, Stack, Text, Title } from '@mantine/core';

/** Nothing at all where there is nothing to say. */
export function Facts({ title, lines, note }: { title: string; lines: readonly string[]; note?: string }) {
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
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Stack>
  );
}

/** How far repeated readings of a model lay apart; nothing where it was read once or they agreed to the last figure. */
export function Spread({ value, max }: { value: number | null; max: number }) {
  if (value === null || value === 0) return null;
  return (
    <Text size="sm">
      {`Read several times: the scores lay ${value.toFixed(2)} of ${max} apart, and the middle one counts.`}
    </Text>
  );
}
