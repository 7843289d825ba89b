/** Which microphone and camera are used; names of devices are known only once the microphone may be used. */
import { Select, SimpleGrid } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '#messages/interviews.ts';
import { deviceOptions } from './device-options.ts';
import type { Voice } from './use-voice.ts';

export function DeviceChoice({ voice }: { voice: Voice }) {
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
  const options = (kind: MediaDeviceKind) => deviceOptions(found, kind, (number) => t('device', { number }));
  const used = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? null;
  if (!stream) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <Select
        label={t('microphoneUsed')}
        data={options('audioinput')}
        value={used(stream.getAudioTracks()[0])}
        onChange={(microphone) => void voice.open({ microphone })}
        allowDeselect={false}
      />
      <Select
        label={t('cameraUsed')}
        placeholder={t('none')}
        data={options('videoinput')}
        value={used(stream.getVideoTracks()[0])}
        onChange={(camera) => void voice.open({ camera })}
        allowDeselect={false}
      />
    </SimpleGrid>
  );
}
