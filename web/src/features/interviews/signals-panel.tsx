/** What was noticed during the interview: facts with times, for a person to weigh. */
import { Text } from '@mantine/core';
import { date } from '#messages/formats.ts';
import { t } from '#messages/interviews-review.ts';
import classes from './interviews.module.css';
import type { Signal } from './types.ts';

const words: Record<Signal['kind'], string> = {
  tab_hidden: t('tabHidden'),
  window_left: t('windowLeft'),
  pasted: t('pasted'),
  second_tab: t('secondTab'),
  camera_lost: t('cameraLost'),
  microphone_lost: t('microphoneLost'),
};

/** "14:03:09". */
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

export function SignalsPanel({ signals }: { signals: readonly Signal[] }) {
  return (
    <section aria-label={t('noticed')}>
      <Text component="h3" fw={600} size="sm">
        {t('noticed')}
      </Text>
      <Text size="xs" c="dimmed" mb={4}>
        {t('noticedWhat')}
      </Text>
      {signals.length === 0 ? (
        <Text size="sm">{t('nothing')}</Text>
      ) : (
        <ul className={classes.signals}>
          {signals.map(({ kind, sequence, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be alike in all they say
            <li key={index}>
              <time dateTime={at}>{date(new Date(at), clock)}</time>
              <span>{sequence === null ? words[kind] : t('atQuestion', { signal: words[kind], sequence })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
