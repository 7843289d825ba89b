/** Before the start: devices, transcript and connection are tried, and whoever cannot speak may choose to type. */
import { Alert, Button, Checkbox, List, Stack, Text } from '@mantine/core';
import { api, timeFactors } from '@saring/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { Panel } from '#kit/page.tsx';
import { CaptionCheck } from './caption-check.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { HeldNotice } from './held-notice.tsx';
import { LevelMeter } from './level-meter.tsx';
import { MoreTime } from './more-time.tsx';
import { NetworkCheck } from './network-check.tsx';
import { Practice } from './practice.tsx';
import { RecordedNotice } from './recorded-notice.tsx';
import type { Preparation } from './types.ts';
import { texts } from './use-interview.ts';
import type { Voice } from './use-voice.ts';

interface Props {
  id: string;
  voice: Voice;
  typing: boolean;
  onTyping: (typing: boolean) => void;
  preparation: Preparation;
}

const factorOf = (asked: number | null) => timeFactors.find((factor) => factor === asked) ?? 1;

export function GreenRoom({ id, voice, typing, onTyping, preparation }: Props) {
  const { stream, tryCaptions } = voice;
  useEffect(() => {
    if (stream) tryCaptions();
  }, [stream, tryCaptions]);
  const { askedFactor } = preparation.accommodations;
  // The company sees the wish; it holds at once, also where the call does not get through.
  const ask = useCallMutation(api.interviews.askAccommodations, { refreshes: [api.interviews.preparation] });
  function chooseTyping(wanted: boolean) {
    onTyping(wanted);
    ask.mutate({ params: { id }, body: { timeFactor: factorOf(askedFactor), typedAnswers: wanted } });
  }
  return (
    <>
      <Panel title="Before you start" description="Nothing is recorded yet. Take the time that you need.">
        <Stack gap="md">
          {voice.media === 'denied' && (
            <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
              <Stack gap="sm" align="flex-start">
                <Text size="sm">{texts.noMicrophone}</Text>
                <Button size="xs" variant="default" onClick={() => void voice.open()}>
                  Try again
                </Button>
              </Stack>
            </Alert>
          )}
          {voice.held && <HeldNotice />}
          {stream && (
            <div>
              <Text fw={600} size="sm" mb={6}>
                Microphone
              </Text>
              <LevelMeter voice={voice} verdict />
            </div>
          )}
          <DeviceChoice voice={voice} />
          {voice.media !== 'denied' && <CaptionCheck voice={voice} transcription={preparation.transcription} />}
          <NetworkCheck />
          {stream && <Practice voice={voice} />}
          <List size="sm" c="dimmed" spacing={2}>
            <List.Item>
              Six questions, {preparation.secondsPerQuestion} seconds each. The clock runs from the moment a question
              appears.
            </List.Item>
            <List.Item>If the page reloads or the connection drops, you come back to the open question.</List.Item>
            <List.Item>Answer in English. You can press Next Question as soon as you are done.</List.Item>
          </List>
        </Stack>
      </Panel>
      <Panel title="If you need something else">
        <Stack gap="md">
          <Checkbox
            label="I want to type my answers instead of speaking"
            description="An accommodation: the transcript says that you typed, and it never counts against you."
            checked={typing}
            onChange={(event) => chooseTyping(event.currentTarget.checked)}
          />
          <MoreTime id={id} preparation={preparation} typing={typing} />
        </Stack>
      </Panel>
      <RecordedNotice days={preparation.audioDays} />
    </>
  );
}
