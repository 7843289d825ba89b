/** Asks how answers are given, before anything is recorded, with who hears the sound for each way. */
import { Radio, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { RequiredChoice } from '#kit/form.tsx';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews-speech.ts';
import type { CaptionPlace } from './captions.ts';
import { type Way, wayOf } from './started.ts';
import type { WayChoice } from './use-way.ts';

interface Props {
  choice: WayChoice;
  /** The server turns recordings into words. */
  transcription: boolean;
  /** People alone listen. */
  unwritten: boolean;
  onChoose: (way: Way) => Promise<boolean>;
}

const placeWords: Record<CaptionPlace, () => string> = {
  device: () => t('deviceWhat'),
  loadable: () => t('loadableWhat'),
  maker: () => t('makerWhat'),
};

export function AnswerWay({ choice, transcription, unwritten, onChoose }: Props) {
  const { way, place, loading, missing } = choice;
  const first = useRef<HTMLInputElement>(null);
  // Whoever started without a choice is led to it.
  useEffect(() => {
    if (missing > 0) first.current?.focus();
  }, [missing]);
  function take(value: string) {
    const wanted = wayOf(value);
    if (wanted) void onChoose(wanted);
  }
  const written = place === null ? null : place === 'maker' ? 'maker' : 'device';
  return (
    <Radio.Group
      label={<RequiredChoice name={t('how')} />}
      withAsterisk
      errorProps={{ mt: 8 }}
      value={way ?? ''}
      error={missing > 0 && way === null && t('missing')}
      onChange={take}
    >
      <Stack gap="xs" mt="xs">
        {written && place && (
          <Radio required ref={first} value={written} label={t('written')} description={placeWords[place]()} />
        )}
        <Radio
          required
          ref={written ? undefined : first}
          value="later"
          label={t(transcription ? 'later' : 'recordingAlone')}
          description={t(unwritten ? 'listenedWhat' : transcription ? 'laterWhat' : 'wordlessWhat')}
        />
        <Radio required value="typing" label={t('typing')} description={t('typingWhat')} />
      </Stack>
      <Said changes>{loading === 'no' ? null : t(loading === 'now' ? 'loading' : 'notLoaded')}</Said>
    </Radio.Group>
  );
}
