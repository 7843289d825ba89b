/** The countdown of a question, announced sparingly. */
import { Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import classes from './interviews.module.css';
import { clockText, secondsPerQuestion } from './rules.ts';

export function TimeLeft({ left }: { left: number | null }) {
  const seconds = left ?? secondsPerQuestion;
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
      <Progress value={(seconds / secondsPerQuestion) * 100} size="sm" aria-hidden="true" />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
