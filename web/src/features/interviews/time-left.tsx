/** The countdown of a question, announced sparingly. */
import { Badge, Group, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { useSaid } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import classes from './interviews.module.css';
import { clockText } from './rules.ts';

interface TimeLeftProps {
  left: number | null;
  of: number;
  reading: boolean;
  /** Beside the time, which is in sight at every width. */
  recording: boolean;
}

/** Of one question. `of` is how long it lasts, or may be read first. While an answer is sent, what was left of it stands. */
export function TimeLeft({ left, of, reading, recording }: TimeLeftProps) {
  const [last, setLast] = useState(left);
  if (left !== null && left !== last) setLast(left);
  // Whoever read first is told that the time to answer has begun.
  const [read, setRead] = useState(reading);
  if (reading && !read) setRead(true);
  const seconds = left ?? last ?? of;
  // Whoever comes back in the midst of a question is told how much of its time is left.
  const [from, setFrom] = useState<number | null>(null);
  if (from === null && left !== null) setFrom(reading || left >= of - 2 ? Number.POSITIVE_INFINITY : left);
  useSaid(reading || left === null || from === null ? '' : spoken(left, from, read));
  return (
    <div>
      <Group justify="space-between" align="baseline" wrap="nowrap" mb={6}>
        <Group gap="0 0.5rem">
          <Text size="sm" c="dimmed">
            {t(reading ? 'timeToRead' : 'timeRemaining')}
          </Text>
          {recording && (
            <Badge className={classes.recording} variant="filled" tt="none">
              <span className={classes.dot} aria-hidden="true" />
              {t('recording')}
            </Badge>
          )}
        </Group>
        <Text
          component="span"
          role="timer"
          fw={650}
          fz={22}
          className={classes.clock}
          data-urgent={!reading && seconds <= 10}
        >
          {clockText(seconds)}
        </Text>
      </Group>
      <Progress value={(seconds / of) * 100} size="sm" aria-hidden="true" />
    </div>
  );
}

/** What is said with so many seconds left, of those that there were `from` the first look on; all of them are Infinity. */
function spoken(left: number, from: number, read: boolean): string {
  const passed = [10, 30].find((mark) => left <= mark && mark < from);
  const told = passed ?? from;
  if (left <= 0) return '';
  if (told === Number.POSITIVE_INFINITY) return read ? t('timeRuns') : '';
  return t('secondsLeft', { count: told });
}
