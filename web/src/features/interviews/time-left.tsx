/** The countdown of a question, announced sparingly. */
import { Group, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { useSaid } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import classes from './interviews.module.css';
import { clockText } from './rules.ts';

/** `of` is how long the question lasts, or may be read first. While an answer is sent, what was left of it stands. */
export function TimeLeft({ left, of, reading }: { left: number | null; of: number; reading: boolean }) {
  const [last, setLast] = useState(left);
  if (left !== null && left !== last) setLast(left);
  const seconds = left ?? last ?? of;
  const said =
    reading || left === null || left > 30 ? '' : left > 10 ? t('secondsLeft30') : left > 0 ? t('secondsLeft10') : '';
  useSaid(said);
  return (
    <div>
      <Group justify="space-between" align="baseline" mb={6}>
        <Text size="sm" c="dimmed">
          {t(reading ? 'timeToRead' : 'timeRemaining')}
        </Text>
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
