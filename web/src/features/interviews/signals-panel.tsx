/** What was noticed during the interview: facts with times, for a person to weigh. */
import { Text } from '@mantine/core';
import classes from './interviews.module.css';
import type { Signal } from './types.ts';

const words: Record<Signal['kind'], string> = {
  tab_hidden: 'The tab was hidden',
  window_left: 'The window was left',
  pasted: 'Something was pasted into the typed answer',
  second_tab: 'A second tab was opened',
  camera_lost: 'The camera was lost',
  microphone_lost: 'The microphone was lost',
};

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export function SignalsPanel({ signals }: { signals: readonly Signal[] }) {
  return (
    <section aria-label="Noticed during the interview">
      <Text fw={600} size="sm">
        Noticed during the interview
      </Text>
      <Text size="xs" c="dimmed" mb={4}>
        Facts for you to weigh, each with many harmless reasons. They are never scored, and the candidate knew of them.
      </Text>
      {signals.length === 0 ? (
        <Text size="sm">Nothing was noticed.</Text>
      ) : (
        <ul className={classes.signals}>
          {signals.map(({ kind, sequence, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be alike in all they say
            <li key={index}>
              <time dateTime={at}>{clock.format(new Date(at))}</time>
              <span>
                {words[kind]}
                {sequence !== null && ` (question ${sequence})`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
