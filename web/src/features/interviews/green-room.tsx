/** Before the start: devices, transcript and connection are tried, and whoever cannot speak may choose to type. */

import { List, Stack } from '@mantine/core';
import { longestReading, readingSeconds, secondsTyped, totalQuestions } from '@saring/contract/domain';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/interviews.ts';
import { AnswerWay } from './answer-way.tsx';
import { CaptionCheck } from './caption-check.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { HeldNotice } from './held-notice.tsx';
import { MicrophoneTest } from './microphone-test.tsx';
import { NetworkCheck } from './network-check.tsx';
import { NoMicrophone } from './no-microphone.tsx';
import { OtherWays, useAccommodations } from './other-ways.tsx';
import { Practice } from './practice.tsx';
import { RecordedNotice } from './recorded-notice.tsx';
import type { Way } from './started.ts';
import type { Preparation } from './types.ts';
import type { Voice } from './use-voice.ts';
import type { WayChoice } from './use-way.ts';

interface Props {
  id: string;
  voice: Voice;
  choice: WayChoice;
  preparation: Preparation;
}

export function GreenRoom({ id, voice, choice, preparation }: Props) {
  const { stream } = voice;
  const { way, typing } = choice;
  const { transcription, accommodations } = preparation;
  const toRead = readingSeconds(accommodations);
  const unwritten = preparation.readBy === 'people';
  const chosen = useAccommodations(id, accommodations);
  async function choose(wanted: Way): Promise<boolean> {
    const holds = await choice.choose(wanted);
    if (holds && wanted !== 'typing' && voice.media === 'off') void voice.open();
    // The server keeps the time of whoever types.
    if (holds) chosen.send({ typedAnswers: wanted === 'typing' });
    return holds;
  }
  return (
    <>
      <Panel title={t('before')} description={t('beforeWhat')}>
        <Stack gap="md">
          <AnswerWay choice={choice} transcription={transcription} unwritten={unwritten} onChoose={choose} />
          {voice.media === 'denied' && <NoMicrophone voice={voice} />}
          {voice.held && <HeldNotice />}
          {stream && <MicrophoneTest voice={voice} />}
          <DeviceChoice voice={voice} />
          {!unwritten && voice.media !== 'denied' && (choice.written || voice.captions === 'missing') && (
            <CaptionCheck voice={voice} transcription={transcription} typing={typing} />
          )}
          <NetworkCheck />
          {stream && <Practice voice={voice} />}
          <List size="sm" c="dimmed" spacing={2}>
            <List.Item>
              {t('terms', {
                questions: totalQuestions,
                reading: toRead,
                seconds: preparation.secondsPerQuestion,
                typed: secondsTyped * preparation.accommodations.timeFactor,
              })}{' '}
              {toRead < longestReading && t('longOnes', { long: longestReading })}
            </List.Item>
            <List.Item>{t('comeBack')}</List.Item>
            <List.Item>{t('answerInEnglish')}</List.Item>
          </List>
        </Stack>
      </Panel>
      <OtherWays id={id} preparation={preparation} chosen={chosen} typing={typing} />
      <RecordedNotice preparation={preparation} way={way} />
    </>
  );
}
