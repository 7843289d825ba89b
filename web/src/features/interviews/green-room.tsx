/** Before the start: devices, transcript and connection are tried, and whoever cannot speak may choose to type. */

import { List, Stack } from '@mantine/core';
import { readingSeconds, secondsTyped, totalQuestions } from '@saring/contract/domain';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/interviews.ts';
import { CaptionCheck } from './caption-check.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { HeldNotice } from './held-notice.tsx';
import { MicrophoneTest } from './microphone-test.tsx';
import { NetworkCheck } from './network-check.tsx';
import { NoMicrophone } from './no-microphone.tsx';
import { OtherWays } from './other-ways.tsx';
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

export function GreenRoom({ id, voice, typing, onTyping, preparation }: Props) {
  const { stream } = voice;
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
                reading: readingSeconds(preparation.accommodations.timeFactor),
                seconds: preparation.secondsPerQuestion,
                typed: secondsTyped * preparation.accommodations.timeFactor,
              })}
            </List.Item>
            <List.Item>{t('comeBack')}</List.Item>
            <List.Item>{t('answerInEnglish')}</List.Item>
          </List>
        </Stack>
      </Panel>
      <OtherWays id={id} accommodations={preparation.accommodations} typing={typing} onTyping={onTyping} />
      <RecordedNotice days={preparation.audioDays} typing={typing} />
    </>
  );
}
