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
