/** Tries the microphone when asked, and says once how it came out: a verdict that is said by itself is heard by the microphone as well. */
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import { LevelMeter } from './level-meter.tsx';
import { isLoud } from './rules.ts';
import type { Voice } from './use-voice.ts';

/** A screen reader says by then what to do, which the microphone hears as well. */
const afterMs = 3000;
/** A microphone that was not heard for so long is too quiet. */
const listenMs = 5000;

const words = { untried: t('testWhat'), listening: t('listening'), good: t('heard'), quiet: t('quiet') };

export function MicrophoneTest({ voice }: { voice: Voice }) {
  const { outcome, test } = useTest(voice);
  return (
    <div>
      <Text fw={600} size="sm" mb={6}>
        {t('microphone')}
      </Text>
      <LevelMeter voice={voice} />
      <Group gap="sm" mt="xs">
        <Button size="xs" variant="default" onClick={test}>
          {t('testMicrophone')}
        </Button>
        <Said changes>
          <Text size="sm">{words[outcome]}</Text>
        </Said>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {t('headphones')}
      </Text>
    </div>
  );
}

function useTest({ onBlock, stream, tryCaptions }: Voice) {
  const [outcome, setOutcome] = useState<keyof typeof words>('untried');
  const stop = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another microphone was not tried yet
  useEffect(() => {
    setOutcome('untried');
    return () => stop.current();
  }, [stream]);

  function test() {
    stop.current();
    setOutcome('listening');
    tryCaptions();
    const end = (found: 'good' | 'quiet') => {
      stop.current();
      setOutcome(found);
    };
    let deaf = () => {};
    const listen = () => {
      deaf = onBlock((level) => isLoud(level) && end('good'));
    };
    const timers = [window.setTimeout(listen, afterMs), window.setTimeout(() => end('quiet'), afterMs + listenMs)];
    stop.current = () => {
      deaf();
      timers.forEach(window.clearTimeout);
    };
  }

  return { outcome, test };
}
