/** One line of the green room: what was checked, and how it came out, in a sign and in words. */
import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './interviews.module.css';

export type Outcome = 'good' | 'weak' | 'open';

const signs = { good: IconCheck, weak: IconAlertTriangle, open: IconInfoCircle };

export function CheckLine({ title, outcome, children }: { title: string; outcome: Outcome; children: ReactNode }) {
  const Sign = signs[outcome];
  return (
    <div className={classes.check}>
      <Sign size={20} stroke={1.7} className={classes.checkSign} data-outcome={outcome} aria-hidden="true" />
      <div>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Text component="div" size="sm">
          {children}
        </Text>
      </div>
    </div>
  );
}
