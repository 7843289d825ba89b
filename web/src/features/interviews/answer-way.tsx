/** Asks how answers are given, before anything is recorded, with who hears the sound for each way. */
import { Radio, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews-speech.ts';
import type { CaptionPlace } from './captions.ts';
import type { Way } from './started.ts';
import type { WayChoice } from './use-way.ts';

interface Props {
  choice: WayChoice;
  /** The server turns recordings into words. */
  transcription: boolean;
  onChoose: (way: Way) => Promise<boolean>;
}

const placeWords: Record<CaptionPlace, () => string> = {
  device: () => t('deviceWhat'),
  loadable: () => t('loadableWhat'),
  maker: () => t('makerWhat'),
};

export function AnswerWay({ choice, transcription, onChoose }: Props) {
  const { way, place, missing } = choice;
  const [loading, setLoading] = useState<'no' | 'now' | 'failed'>('no');
  const turn = useRef(0);
  const first = useRef<HTMLInputElement>(null);
  // Whoever started without a choice is led to it.
  useEffect(() => {
    if (missing > 0) first.current?.focus();
  }, [missing]);
  async function take(value: string) {
    const wanted = (['device', 'maker', 'later', 'typing'] as const).find((one) => one === value);
    if (!wanted) return;
    const loads = wanted === 'device' && place === 'loadable';
    setLoading(loads ? 'now' : 'no');
    turn.current += 1;
    const mine = turn.current;
    const holds = await onChoose(wanted);
    // Another choice has its own words by now.
    if (mine === turn.current) setLoading(loads && !holds ? 'failed' : 'no');
  }
  const written = place === null ? null : place === 'maker' ? 'maker' : 'device';
  return (
    <Radio.Group
      label={t('how')}
      errorProps={{ mt: 8 }}
      value={way ?? ''}
      error={missing > 0 && way === null && t('missing')}
      onChange={(value) => void take(value)}
    >
      <Stack gap="xs" mt="xs">
        {written && place && (
          <Radio ref={first} value={written} label={t('written')} description={placeWords[place]()} />
        )}
        <Radio
          ref={written ? undefined : first}
          value="later"
          label={t(transcription ? 'later' : 'recordingAlone')}
          description={t(transcription ? 'laterWhat' : 'wordlessWhat')}
        />
        <Radio value="typing" label={t('typing')} description={t('typingWhat')} />
      </Stack>
      <Said changes>{loading === 'no' ? null : t(loading === 'now' ? 'loading' : 'notLoaded')}</Said>
    </Radio.Group>
  );
}
