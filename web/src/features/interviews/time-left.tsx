/** The countdown of a question, announced sparingly. */
import { Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import classes from './interviews.module.css';
import { clockText } from './rules.ts';

/** `of` is how long the question lasts. */
export function TimeLeft({ left, of }: { left: number | null; of: number }) {
  const seconds = left ?? of;
  const said = left === null || left > 30 ? '' : left > 10 ? '30 seconds left' : left > 0 ? '10 seconds left' : '';
  return (
    <div>
      <Group justify="space-between" align="baseline" mb={6}>
        <Text size="sm" c="dimmed">
          Time remaining
        </Text>
        <Text component="span" role="timer" fw={650} fz={22} className={classes.clock} data-urgent={seconds <= 10}>
          {clockText(seconds)}
        </Text>
      </Group>
      <Progress value={(seconds / of) * 100} size="sm" aria-hidden="true" />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
