/** One question that counts for nothing, to hear oneself as a reviewer would; it never leaves the page. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './interviews.module.css';
import type { Voice } from './use-voice.ts';

const longest = 20_000;

export function Practice({ voice }: { voice: Voice }) {
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

  const said =
    state === 'recording'
      ? 'Recording: speak now, at most 20 seconds.'
      : state === 'unheard'
        ? 'Nothing was heard. Please check your microphone.'
        : heard
          ? 'This is how you sound:'
          : '';
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        Practice question
      </Text>
      <Text size="sm">
        “What did you enjoy most in your last job or course?” This one counts for nothing: it stays on this page and is
        gone when you start.
      </Text>
      <Group gap="sm">
        {state === 'recording' ? (
          <Button
            size="xs"
            color="red"
            leftSection={<IconPlayerStop size={14} aria-hidden="true" />}
            onClick={() => void stop()}
          >
            Stop and listen
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconMicrophone size={14} aria-hidden="true" />}
            onClick={record}
          >
            {heard ? 'Practise again' : 'Practise'}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {said}
        </Text>
      </Group>
      {heard && (
        // biome-ignore lint/a11y/useMediaCaption: the person's own voice, a moment ago
        <audio className={classes.sound} controls src={heard} aria-label="Your practice answer" />
      )}
    </Stack>
  );
}
