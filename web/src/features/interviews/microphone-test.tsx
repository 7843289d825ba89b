/** Tries the microphone when asked, and says once how it came out: a verdict that is said by itself is heard by the microphone as well. */
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { actsByKeys } from '#kit/last-input.ts';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import { LevelMeter } from './level-meter.tsx';
import { isLoud } from './rules.ts';
import type { Voice } from './use-voice.ts';

/** Milliseconds before it listens: also a slow screen reader has said by then what to do, which the microphone hears as well. */
const afterWords = { soon: 2000, later: 6000 };
/** A microphone that was not heard for so long is too quiet. */
const listenMs = 5000;

const listening = (when: keyof typeof afterWords) => t('listening', { seconds: afterWords[when] / 1000 });
const words = {
  untried: t('testWhat'),
  soon: listening('soon'),
  later: listening('later'),
  good: t('heard'),
  quiet: t('quiet'),
};

export function MicrophoneTest({ voice }: { voice: Voice }) {
  const { outcome, test } = useTest(voice);
  const hint = useId();
  return (
    <div>
      <Text fw={600} size="sm" mb={6}>
        {t('microphone')}
      </Text>
      <LevelMeter voice={voice} />
      <Group gap="sm" mt="xs">
        <Button size="xs" variant="default" aria-describedby={hint} onClick={test}>
          {t('testMicrophone')}
        </Button>
        <Said changes>
          <Text size="sm">{words[outcome]}</Text>
        </Said>
      </Group>
      <Text id={hint} size="sm" c="dimmed" mt={4}>
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
    const when = actsByKeys() ? 'later' : 'soon';
    const afterMs = afterWords[when];
    setOutcome(when);
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
