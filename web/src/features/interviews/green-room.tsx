/** Before the start: devices, transcript and connection are tried, and whoever cannot speak may choose to type. */

import { Checkbox, List, Stack } from '@mantine/core';
import { api, timeFactors } from '@saring/contract';
import { readingSeconds, secondsTyped, totalQuestions } from '@saring/contract/domain';
import { useCallMutation } from '#client/hooks.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/interviews.ts';
import { CaptionCheck } from './caption-check.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { HeldNotice } from './held-notice.tsx';
import { MicrophoneTest } from './microphone-test.tsx';
import { MoreTime } from './more-time.tsx';
import { NetworkCheck } from './network-check.tsx';
import { NoMicrophone } from './no-microphone.tsx';
import { Practice } from './practice.tsx';
import { RecordedNotice } from './recorded-notice.tsx';
import type { Preparation } from './types.ts';
import type { Voice } from './use-voice.ts';

interface Props {
  id: string;
  voice: Voice;
  typing: boolean;
  /** Answers whether the choice holds. */
  onTyping: (typing: boolean) => Promise<boolean>;
  preparation: Preparation;
}

const factorOf = (asked: number | null) => timeFactors.find((factor) => factor === asked) ?? 1;

export function GreenRoom({ id, voice, typing, onTyping, preparation }: Props) {
  const { stream } = voice;
  const { askedFactor } = preparation.accommodations;
  // The company sees the wish; it holds at once, also where the call does not get through.
  const ask = useCallMutation(api.interviews.askAccommodations, { refreshes: [api.interviews.preparation] });
  async function chooseTyping(wanted: boolean) {
    if (!(await onTyping(wanted))) return;
    ask.mutate({ params: { id }, body: { timeFactor: factorOf(askedFactor), typedAnswers: wanted } });
  }
  return (
    <>
      <Panel title={t('before')} description={t('beforeWhat')}>
        <Stack gap="md">
          {voice.media === 'denied' && <NoMicrophone voice={voice} />}
          {voice.held && <HeldNotice />}
          {stream && <MicrophoneTest voice={voice} />}
          <DeviceChoice voice={voice} />
          {voice.media !== 'denied' && <CaptionCheck voice={voice} transcription={preparation.transcription} />}
          <NetworkCheck />
          {stream && <Practice voice={voice} />}
          <List size="sm" c="dimmed" spacing={2}>
            <List.Item>
              {t('terms', {
                questions: totalQuestions,
                reading: readingSeconds,
                seconds: preparation.secondsPerQuestion,
                typed: secondsTyped * preparation.accommodations.timeFactor,
              })}
            </List.Item>
            <List.Item>{t('comeBack')}</List.Item>
            <List.Item>{t('answerInEnglish')}</List.Item>
          </List>
        </Stack>
      </Panel>
      <Panel title={t('somethingElse')}>
        <Stack gap="md">
          <Checkbox
            label={t('wantToType')}
            description={t('wantToTypeWhat')}
            checked={typing}
            onChange={(event) => void chooseTyping(event.currentTarget.checked)}
          />
          <MoreTime id={id} preparation={preparation} typing={typing} />
        </Stack>
      </Panel>
      <RecordedNotice days={preparation.audioDays} typing={typing} />
    </>
  );
}
