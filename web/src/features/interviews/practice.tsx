/** One question that counts for nothing, to hear oneself as a reviewer would; it never leaves the page. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import classes from './interviews.module.css';
import type { Voice } from './use-voice.ts';

const longest = 20_000;

export function Practice({ voice }: { voice: Voice }) {
  const { state, heard, record, stop } = usePractice(voice);
  const said = { recording: t('practiceRecording'), unheard: t('nothingHeard'), idle: heard ? t('youSound') : '' };
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {t('practice')}
      </Text>
      <Text size="sm">{t('practiceWhat')}</Text>
      <Group gap="sm">
        {state === 'recording' ? (
          <Button
            size="xs"
            color="red"
            leftSection={<IconPlayerStop size={14} aria-hidden="true" />}
            onClick={() => void stop()}
          >
            {t('stopAndListen')}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconMicrophone size={14} aria-hidden="true" />}
            onClick={record}
          >
            {heard ? t('practiseAgain') : t('practise')}
          </Button>
        )}
        <Said>
          <Text size="sm" c="dimmed">
            {said[state]}
          </Text>
        </Said>
      </Group>
      {heard && (
        // biome-ignore lint/a11y/useMediaCaption: the person's own voice, a moment ago
        <audio className={classes.sound} controls src={heard} aria-label={t('yourPractice')} />
      )}
    </Stack>
  );
}

/** A recording that is heard again on this page; at most one at a time. */
function usePractice(voice: Voice) {
  const [state, setState] = useState<'idle' | 'recording' | 'unheard'>('idle');
  const [heard, setHeard] = useState<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  useEffect(
    () => () => {
      if (heard) URL.revokeObjectURL(heard);
    },
    [heard],
  );

  function record() {
    setHeard(null);
    setState('recording');
    voice.practise();
    voice.tryCaptions();
    timer.current = window.setTimeout(() => void stop(), longest);
  }
  async function stop() {
    window.clearTimeout(timer.current);
    const sound = await voice.practised();
    setState(sound ? 'idle' : 'unheard');
    setHeard(sound && URL.createObjectURL(sound));
  }

  return { state, heard, record, stop };
}
