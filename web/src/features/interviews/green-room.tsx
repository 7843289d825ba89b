/** Before the start: picture, microphone and speech recognition are tried, and whoever cannot speak may choose to type. */
import { Alert, Button, Checkbox, List, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Panel } from '#kit/page.tsx';
import { LevelMeter } from './level-meter.tsx';
import { texts } from './use-interview.ts';
import type { Voice } from './use-voice.ts';

export const noRecognition = 'Speech recognition not supported by this browser.';

interface Props {
  voice: Voice;
  typing: boolean;
  onTyping: (typing: boolean) => void;
}

export function GreenRoom({ voice, typing, onTyping }: Props) {
  const withoutWords = voice.captions === 'missing' || voice.captions === 'failed';
  const { stream, tryCaptions } = voice;
  useEffect(() => {
    if (stream) tryCaptions();
  }, [stream, tryCaptions]);
  return (
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
        {stream && (
          <div>
            <Text fw={600} size="sm" mb={6}>
              Microphone
            </Text>
            <LevelMeter voice={voice} verdict />
          </div>
        )}
        <DeviceChoice voice={voice} />
        {voice.media !== 'denied' && <CaptionCheck voice={voice} />}
        {(withoutWords || voice.media === 'denied' || typing) && (
          <Checkbox
            label="I want to type my answers instead of speaking"
            description="An accommodation: the transcript says that you typed, and it never counts against you."
            checked={typing}
            onChange={(event) => onTyping(event.currentTarget.checked)}
          />
        )}
        <List size="sm" c="dimmed" spacing={2}>
          <List.Item>Six questions, 50 seconds each. The clock runs from the moment a question appears.</List.Item>
          <List.Item>If the page reloads or the connection drops, you come back to the open question.</List.Item>
          <List.Item>Answer in English. You can press Next Question as soon as you are done.</List.Item>
        </List>
      </Stack>
    </Panel>
  );
}

/** Whether the browser writes along: proved by the words that it understood just now. */
function CaptionCheck({ voice }: { voice: Voice }) {
  const { captions, live } = voice;
  if (captions === 'missing' || captions === 'failed') {
    return (
      <Alert color="yellow" icon={<IconInfoCircle size={18} />} role="status">
        {captions === 'missing' ? noRecognition : 'The live transcript does not work here at the moment.'} Your voice is
        recorded all the same.
      </Alert>
    );
  }
  return (
    <Alert color={live ? 'teal' : 'petrol'} icon={live ? <IconCheck size={18} /> : <IconInfoCircle size={18} />}>
      {live ? `We understood: “${live.slice(-160)}”` : 'Say a few words in English: what is understood appears here.'}
    </Alert>
  );
}

/** Shown where there is a choice; names of devices are known only once the microphone may be used. */
function DeviceChoice({ voice }: { voice: Voice }) {
  const [found, setFound] = useState<MediaDeviceInfo[]>([]);
  const { stream } = voice;
  useEffect(() => {
    if (!stream) return;
    let stopped = false;
    const list = () =>
      void navigator.mediaDevices.enumerateDevices().then((devices) => {
        if (!stopped) setFound(devices);
      });
    list();
    navigator.mediaDevices.addEventListener('devicechange', list);
    return () => {
      stopped = true;
      navigator.mediaDevices.removeEventListener('devicechange', list);
    };
  }, [stream]);
  const options = (kind: MediaDeviceKind) =>
    found
      .filter((device) => device.kind === kind && device.deviceId)
      .map((device, index) => ({ value: device.deviceId, label: device.label || `Device ${index + 1}` }));
  const used = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? null;
  if (!stream) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <Select
        label="Microphone used"
        data={options('audioinput')}
        value={used(stream.getAudioTracks()[0])}
        onChange={(microphone) => void voice.open({ microphone })}
        allowDeselect={false}
      />
      <Select
        label="Camera used"
        placeholder="None"
        data={options('videoinput')}
        value={used(stream.getVideoTracks()[0])}
        onChange={(camera) => void voice.open({ camera })}
        allowDeselect={false}
      />
    </SimpleGrid>
  );
}
